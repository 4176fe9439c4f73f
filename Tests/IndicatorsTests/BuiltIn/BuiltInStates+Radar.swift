extension BuiltInStates {
    /// From Radar to TriangleOrbit.
    static let fromRadar = """
        # Radar
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=1 cx=0.5 cy=0.5 width=0.5 height=0.5
        place 2 part=2 cx=0.5 cy=0.5 width=1 height=1
        place 3 part=3 cx=0.5 cy=0.5 width=1 height=1
        place 4 part=4 cx=0.5 cy=0.5 width=1 height=1
        place 5 part=5 cx=0.7165063509461 cy=0.375 width=0.09 height=0.09
        place 6 part=6 cx=0.335 cy=0.7857883832489 width=0.09 height=0.09
        place 7 part=7 cx=0.5 cy=0.26 width=0.04 height=0.48
        shape 0 ring strokeWidth=0.03 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 1 ring strokeWidth=0.06 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 2 ring strokeWidth=0.5 startAngle=-3.14159265359 sweep=1.570796326795 segments=1
        shape 3 ring strokeWidth=0.5 startAngle=-2.617993877991 sweep=1.047197551197 segments=1
        shape 4 ring strokeWidth=0.5 startAngle=-2.094395102393 sweep=0.5235987755983 segments=1
        shape 5 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 6 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 7 line
        at 0
        0 opacity=0.5
        1 opacity=0.3
        2 opacity=0.14
        3 opacity=0.14
        4 opacity=0.14
        5 scale=0.6 opacity=0
        6 scale=0.6 opacity=0
        7
        at 0.1
        0 opacity=0.5
        1 opacity=0.3
        2 opacity=0.14 groupRotate=0.314159265359
        3 opacity=0.14 groupRotate=0.314159265359
        4 opacity=0.14 groupRotate=0.314159265359
        5 scale=0.6 opacity=0
        6 scale=0.6 opacity=0
        7 groupRotate=0.314159265359
        at 0.84
        0 opacity=0.5
        1 opacity=0.3
        2 opacity=0.14 groupRotate=2.638937829015
        3 opacity=0.14 groupRotate=2.638937829015
        4 opacity=0.14 groupRotate=2.638937829015
        5 scale=0.7292379956364 opacity=0.3666666666667
        6 scale=0.6 opacity=0
        7 groupRotate=2.638937829015
        at 1.54
        0 opacity=0.5
        1 opacity=0.3
        2 opacity=0.14 groupRotate=4.838052686528
        3 opacity=0.14 groupRotate=4.838052686528
        4 opacity=0.14 groupRotate=4.838052686528
        5 scale=0.6 opacity=0
        6 scale=0.8463165783855 opacity=0.5333333333333
        7 groupRotate=4.838052686528
        at 3.25
        0 opacity=0.5
        1 opacity=0.3
        2 opacity=0.14 groupRotate=3.926990816987
        3 opacity=0.14 groupRotate=3.926990816987
        4 opacity=0.14 groupRotate=3.926990816987
        5 scale=0.6 opacity=0
        6 scale=1.183129434006 opacity=0.8958333333333
        7 groupRotate=3.926990816987
        # RunningDots
        place 0 part=0 cx=0.5 cy=0.5 width=0.14 height=0.14
        place 1 part=0 cx=0.5 cy=0.5 width=0.14 height=0.14
        place 2 part=0 cx=0.5 cy=0.5 width=0.14 height=0.14
        place 3 part=0 cx=0.5 cy=0.5 width=0.14 height=0.14
        place 4 part=0 cx=0.5 cy=0.5 width=0.14 height=0.14
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0 translateX=-0.42
        1 translateX=-0.252
        2 translateX=-0.084
        3 translateX=0.084
        4 translateX=0.252
        at 0.1
        0 scale=0.1291619005688 translateX=-0.378 translateY=-0.04107859124965
        1 translateX=-0.21 translateY=-0.04107859124965
        2 translateX=-0.042 translateY=-0.04107859124965
        3 translateX=0.126 translateY=-0.04107859124965
        4 scale=0.8708380994312 translateX=0.294 translateY=-0.04107859124965
        at 0.84
        0 translateX=-0.0672 translateY=-0.018501964003
        1 translateX=0.1008 translateY=-0.018501964003
        2 scale=0.9802775527361 translateX=0.2688 translateY=-0.018501964003
        3 scale=0.01972244726386 translateX=-0.4032 translateY=-0.018501964003
        4 translateX=-0.2352 translateY=-0.018501964003
        at 1.54
        0 translateX=0.2268 translateY=-0.02671115804828
        1 scale=0.04521028567297 translateX=0.3948 translateY=-0.02671115804828
        2 scale=0.954789714327 translateX=-0.2772 translateY=-0.02671115804828
        3 translateX=-0.1092 translateY=-0.02671115804828
        4 translateX=0.0588 translateY=-0.02671115804828
        at 3.25
        0 translateX=0.105 translateY=-0.02268828784957
        1 scale=0.9688859630904 translateX=0.273 translateY=-0.02268828784957
        2 scale=0.03111403690962 translateX=-0.399 translateY=-0.02268828784957
        3 translateX=-0.231 translateY=-0.02268828784957
        4 translateX=-0.063 translateY=-0.02268828784957
        # SemiCircleSpin
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 circle startAngle=-2.617993877991 sweep=2.094395102393
        at 0
        0
        at 0.1
        0 rotate=1.047197551197
        at 0.252
        0 rotate=2.638937829015
        at 0.462
        0 rotate=4.838052686528
        at 1.01
        0 rotate=4.293509959906
        # SquareGridFlip
        place 0 part=0 cx=0.225 cy=0.225 width=0.45 height=0.45
        place 1 part=0 cx=0.775 cy=0.225 width=0.45 height=0.45
        place 2 part=0 cx=0.225 cy=0.775 width=0.45 height=0.45
        place 3 part=0 cx=0.775 cy=0.775 width=0.45 height=0.45
        shape 0 rect cornerRadius=0.12
        at 0
        0
        1
        2
        3
        at 0.1
        0 scale=0.9468128052528 rotateX=0.1004937551848 rotateY=0.1004937551848
        1
        2
        3
        at 0.672
        0 rotateX=3.14159265359 rotateY=3.14159265359
        1 scale=0.958820242874 rotateX=3.066301168918 rotateY=3.066301168918
        2 scale=0.9726324481181 rotateX=0.04832851382988 rotateY=0.04832851382988
        3 scale=0.8003124830438 rotateX=1.443034514359 rotateY=1.443034514359
        at 1.232
        0 rotateX=3.14159265359 rotateY=3.14159265359
        1 rotateX=3.14159265359 rotateY=3.14159265359
        2 rotateX=3.14159265359 rotateY=3.14159265359
        3 rotateX=3.14159265359 rotateY=3.14159265359
        at 2.61
        0 rotateX=3.14159265359 rotateY=3.14159265359
        1 rotateX=3.14159265359 rotateY=3.14159265359
        2 scale=0.887724683998 rotateX=2.877569849342 rotateY=2.877569849342
        3 rotateX=3.14159265359 rotateY=3.14159265359
        # SquareGridWave
        place 0 part=0 cx=0.1566666666667 cy=0.1566666666667 width=0.3133333333333 height=0.3133333333333
        place 1 part=0 cx=0.5 cy=0.1566666666667 width=0.3133333333333 height=0.3133333333333
        place 2 part=0 cx=0.8433333333333 cy=0.1566666666667 width=0.3133333333333 height=0.3133333333333
        place 3 part=0 cx=0.1566666666667 cy=0.5 width=0.3133333333333 height=0.3133333333333
        place 4 part=0 cx=0.5 cy=0.5 width=0.3133333333333 height=0.3133333333333
        place 5 part=0 cx=0.8433333333333 cy=0.5 width=0.3133333333333 height=0.3133333333333
        place 6 part=0 cx=0.1566666666667 cy=0.8433333333333 width=0.3133333333333 height=0.3133333333333
        place 7 part=0 cx=0.5 cy=0.8433333333333 width=0.3133333333333 height=0.3133333333333
        place 8 part=0 cx=0.8433333333333 cy=0.8433333333333 width=0.3133333333333 height=0.3133333333333
        shape 0 rect cornerRadius=0
        at 0
        0 scale=0.6032432947283
        1 scale=0.9008623967086
        2
        3 scale=0.2420782569024
        4 scale=0.6032432947283
        5 scale=0.9008623967086
        6 scale=0.02905141509828
        7 scale=0.2420782569024
        8 scale=0.6032432947283
        at 0.1
        0 scale=0.2420782569024
        1 scale=0.6032432947283
        2 scale=0.9008623967086
        3 scale=0.02905141509828
        4 scale=0.2420782569024
        5 scale=0.6032432947283
        6 scale=0.01928298221373
        7 scale=0.02905141509828
        8 scale=0.2420782569024
        at 0.546
        0 scale=0.7291847534789
        1 scale=0.3639268467673
        2 scale=0.08165982204916
        3 scale=0.9603757989809
        4 scale=0.7291847534789
        5 scale=0.3639268467673
        6
        7 scale=0.9603757989809
        8 scale=0.7291847534789
        at 1.001
        0
        1
        2
        3 scale=0.9999908632901
        4
        5
        6 scale=0.8988137065026
        7 scale=0.9999908632901
        8
        at 2.13
        0
        1
        2 scale=0.9373465389315
        3
        4
        5
        6
        7
        8
        # SquareSpin
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 rect cornerRadius=0
        at 0
        0
        at 0.1
        0 rotateX=1.266488351132
        at 1.26
        0 rotateX=3.14159265359 rotateY=2.826887611072
        at 2.31
        0 rotateY=2.228894249562
        at 4.85
        0 rotateX=0.6962054889463 rotateY=3.14159265359
        # Timer
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=1 cx=0.5 cy=0.41 width=0.08 height=0.26
        place 2 part=2 cx=0.5 cy=0.35 width=0.06 height=0.36
        shape 0 ring strokeWidth=0.08 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 1 line
        shape 2 line
        at 0
        0
        1
        2
        at 0.1
        0
        1 groupRotate=0.1570796326795
        2 groupRotate=0.628318530718
        at 1.68
        0
        1 groupRotate=2.638937829015
        2 groupRotate=4.272566008882
        at 3.08
        0
        1 groupRotate=4.838052686528
        2 groupRotate=0.5026548245744
        at 6.45
        0
        1 groupRotate=3.848451000647
        2 groupRotate=2.827433388231
        # TriangleOrbit
        place 0 part=0 cx=0.5 cy=0.17 width=0.34 height=0.34
        place 1 part=0 cx=0.7857883832489 cy=0.665 width=0.34 height=0.34
        place 2 part=0 cx=0.2142116167511 cy=0.665 width=0.34 height=0.34
        shape 0 triangle
        at 0
        0
        1 rotate=2.094395102393
        2 rotate=4.188790204786
        at 0.1
        0 scale=0.9490894584399 groupRotate=0.03518669974098 groupScale=0.9575745486999
        1 scale=0.9490894584399 rotate=2.094395102393 groupRotate=0.03518669974098 groupScale=0.9575745486999
        2 scale=0.9490894584399 rotate=4.188790204786 groupRotate=0.03518669974098 groupScale=0.9575745486999
        at 0.882
        0 scale=0.8396657192829 groupRotate=2.237349138004 groupScale=0.8663880994024
        1 scale=0.8396657192829 rotate=2.094395102393 groupRotate=2.237349138004 groupScale=0.8663880994024
        2 scale=0.8396657192829 rotate=4.188790204786 groupRotate=2.237349138004 groupScale=0.8663880994024
        at 1.617
        0 scale=0.7901368906576 groupRotate=4.415217406254 groupScale=0.825114075548
        1 scale=0.7901368906576 rotate=2.094395102393 groupRotate=4.415217406254 groupScale=0.825114075548
        2 scale=0.7901368906576 rotate=4.188790204786 groupRotate=4.415217406254 groupScale=0.825114075548
        at 3.41
        0 scale=0.9589486721772 groupRotate=4.160893097408 groupScale=0.9657905601476
        1 scale=0.9589486721772 rotate=2.094395102393 groupRotate=4.160893097408 groupScale=0.9657905601476
        2 scale=0.9589486721772 rotate=4.188790204786 groupRotate=4.160893097408 groupScale=0.9657905601476
        """
}
