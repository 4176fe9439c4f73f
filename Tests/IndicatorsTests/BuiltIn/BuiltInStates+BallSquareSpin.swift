extension BuiltInStates {
    /// From BallSquareSpin to LineScaleParty.
    static let fromBallSquareSpin = """
        # BallSquareSpin
        place 0 part=0 cx=0.15 cy=0.5 width=0.2 height=0.2
        place 1 part=0 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 2 part=0 cx=0.85 cy=0.5 width=0.2 height=0.2
        place 3 part=1 cx=0.15 cy=0.5 width=0.2 height=0.2
        place 4 part=1 cx=0.85 cy=0.5 width=0.2 height=0.2
        place 5 part=2 cx=0.15 cy=0.5 width=0.2 height=0.2
        place 6 part=2 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 7 part=2 cx=0.85 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 2 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0.4 opacity=0.3 translateY=-0.35
        1 scale=0.4 opacity=0.3 translateY=-0.35
        2 scale=0.4 opacity=0.3 translateY=-0.35
        3 scale=0.9912407433197 opacity=0.9897808672063
        4 scale=0.4166183341656 opacity=0.3193880565266
        5 scale=0.7945672331147 opacity=0.7603284386338 translateY=0.35
        6 scale=0.6295101604419 opacity=0.5677618538488 translateY=0.35
        7 scale=0.4994631688734 opacity=0.4160403636857 translateY=0.35
        at 0.1
        0 scale=0.9733010357013 opacity=0.9688512083181 translateY=-0.35
        1 scale=0.4 opacity=0.3 translateY=-0.35
        2 scale=0.4 opacity=0.3 translateY=-0.35
        3 scale=0.8312859576969 opacity=0.8031669506464
        4 scale=0.4 opacity=0.3
        5 scale=0.6599569240997 opacity=0.6032830781163 translateY=0.35
        6 scale=0.5222288702566 opacity=0.4426003486327 translateY=0.35
        7 scale=0.4284297441261 opacity=0.3331680348137 translateY=0.35
        at 0.42
        0 scale=0.5782226729295 opacity=0.5079264517511 translateY=-0.35
        1 scale=0.7315306543725 opacity=0.6867857634345 translateY=-0.35
        2 scale=0.9164300512058 opacity=0.9025017264067 translateY=-0.35
        3 scale=0.4632309538961 opacity=0.3737694462121
        4 scale=0.7243208337888 opacity=0.678374306087
        5 scale=0.4028679808831 opacity=0.3033459776969 translateY=0.35
        6 scale=0.4 opacity=0.3 translateY=0.35
        7 scale=0.4 opacity=0.3 translateY=0.35
        at 0.77
        0 scale=0.4 opacity=0.3 translateY=-0.35
        1 scale=0.4092323943032 opacity=0.3107711266871 translateY=-0.35
        2 scale=0.4825724308319 opacity=0.3963345026372 translateY=-0.35
        3 scale=0.4 opacity=0.3
        4 scale=0.6061417869604 opacity=0.5404987514537
        5 scale=0.556204198344 opacity=0.4822382314013 translateY=0.35
        6 scale=0.9572971877562 opacity=0.9501800523822 translateY=0.35
        7 scale=0.7660640400108 opacity=0.7270747133459 translateY=0.35
        at 1.65
        0 scale=0.4076944324041 opacity=0.3089768378048 translateY=-0.35
        1 scale=0.478542532272 opacity=0.3916329543173 translateY=-0.35
        2 scale=0.600441279541 opacity=0.5338481594646 translateY=-0.35
        3 scale=0.4 opacity=0.3
        4 scale=0.7590595777181 opacity=0.7189028406711
        5 scale=0.4 opacity=0.3 translateY=0.35
        6 scale=0.5921099302936 opacity=0.5241282520092 translateY=0.35
        7 scale=0.9490006177481 opacity=0.9405007207061 translateY=0.35
        # BallTrianglePath
        place 0 part=0 cx=0.5 cy=0.1 width=0.2 height=0.2
        place 1 part=1 cx=0.1 cy=0.9 width=0.2 height=0.2
        place 2 part=2 cx=0.9 cy=0.9 width=0.2 height=0.2
        shape 0 ring strokeWidth=0.25 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 1 ring strokeWidth=0.25 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 2 ring strokeWidth=0.25 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        at 0
        0
        1
        2
        at 0.1
        0 translateX=0.01846099765712 translateY=0.03692199531424
        1 translateX=0.01846099765712 translateY=-0.03692199531424
        2 translateX=-0.03692199531424
        at 0.84
        0 translateX=0.2765282519905 translateY=0.8
        1 translateX=0.4617358740048 translateY=-0.6765282519905
        2 translateX=-0.7382641259952 translateY=-0.1234717480095
        at 1.54
        0 translateX=-0.3126846824597 translateY=0.6253693649195
        1 translateX=0.6253693649195
        2 translateX=-0.3126846824597 translateY=-0.6253693649195
        at 3.25
        0 translateX=-0.3822093108313 translateY=0.8
        1 translateX=0.7911046554156 translateY=-0.0177906891687
        2 translateX=-0.4088953445844 translateY=-0.7822093108313
        # BallZigZag
        place 0 part=0 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 1 part=1 cx=0.5 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        at 0.1
        0 translateX=-0.1731601731602 translateY=-0.1731601731602
        1 translateX=0.1731601731602 translateY=0.1731601731602
        at 0.294
        0 translateX=-0.1818181818182 translateY=-0.4
        1 translateX=0.1818181818182 translateY=0.4
        at 0.539
        0 translateX=0.2705882352941 translateY=-0.2705882352941
        1 translateX=-0.2705882352941 translateY=0.2705882352941
        at 1.17
        0 translateX=0.3865546218487 translateY=-0.3865546218487
        1 translateX=-0.3865546218487 translateY=0.3865546218487
        # BallZigZagDeflect
        place 0 part=0 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 1 part=1 cx=0.5 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        at 0.1
        0 translateX=-0.1616161616162 translateY=-0.1616161616162
        1 translateX=0.1616161616162 translateY=0.1616161616162
        at 0.63
        0 translateX=0.1882352941176 translateY=-0.1882352941176
        1 translateX=-0.1882352941176 translateY=0.1882352941176
        at 1.155
        0 translateX=-0.08484848484848 translateY=-0.4
        1 translateX=0.08484848484848 translateY=0.4
        at 2.45
        0 translateX=0.3137254901961 translateY=-0.3137254901961
        1 translateX=-0.3137254901961 translateY=0.3137254901961
        # ChasingDots
        place 0 part=0 cx=0.5 cy=0.3 width=0.6 height=0.6
        place 1 part=0 cx=0.5 cy=0.7 width=0.6 height=0.6
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0
        1
        at 0.1
        0 scale=0.01972244726386 groupRotate=0.314159265359
        1 scale=0.9802775527361 groupRotate=0.314159265359
        at 0.84
        0 scale=0.9483844168095 groupRotate=2.638937829015
        1 scale=0.05161558319051 groupRotate=2.638937829015
        at 1.54
        0 scale=0.4313149373289 groupRotate=4.838052686528
        1 scale=0.5686850626711 groupRotate=4.838052686528
        at 3.25
        0 scale=0.8708380994312 groupRotate=3.926990816987
        1 scale=0.1291619005688 groupRotate=3.926990816987
        # CircleStrokeSpin
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 ring strokeWidth=0.05 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        at 0
        0 strokeEnd=0
        at 0.1
        0 rotate=0.3695991357164 strokeEnd=0.05873749164544
        at 0.714
        0 rotate=2.638937829015 strokeStart=0.1005164509708
        at 1.309
        0 rotate=4.838052686528 strokeStart=0.9249655905977
        at 2.77
        0 rotate=3.954710752166 strokeStart=0.7420605449712
        # CubeTransition
        place 0 part=0 cx=0.1 cy=0.1 width=0.2 height=0.2
        place 1 part=0 cx=0.1 cy=0.1 width=0.2 height=0.2
        shape 0 rect cornerRadius=0
        at 0
        0
        1 rotate=-3.14159265359 translateX=0.8 translateY=0.8
        at 0.1
        0 scale=0.9354190497156 rotate=-0.2028870389753 translateX=0.103329520455
        1 scale=0.9354190497156 rotate=-3.344479692565 translateX=0.696670479545 translateY=0.8
        at 0.672
        0 scale=0.8932400844793 rotate=-2.806196487292 translateX=0.8 translateY=0.6291841351669
        1 scale=0.8932400844793 rotate=-5.947789140882 translateY=0.1708158648331
        at 1.232
        0 scale=0.5062605227614 rotate=-4.732056992699 translateY=0.7899831635818
        1 scale=0.5062605227614 rotate=-1.59046433911 translateX=0.8 translateY=0.01001683641821
        at 2.61
        0 scale=0.7284825898601 rotate=-3.994589754607 translateX=0.3655721437762 translateY=0.8
        1 scale=0.7284825898601 rotate=-0.8529971010171 translateX=0.4344278562238
        # JellyBox
        place 0 part=0 cx=0.5 cy=0.88 width=0.5 height=0.07
        place 1 part=1 cx=0.5 cy=0.62 width=0.4 height=0.4
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 rect cornerRadius=0.15
        at 0
        0 scaleX=1.1 opacity=0.45
        1 scaleX=1.15 scaleY=0.8 translateY=0.04
        at 0.1
        0 scaleX=0.9768489900303 opacity=0.3884244950151
        1 rotate=0.0005761738724764 translateY=-0.01481664638063
        at 0.378
        0 scaleX=0.5311410006628 opacity=0.1655705003314
        1 rotate=0.5213219634793 translateY=-0.3000697595758
        at 0.693
        0 scaleX=0.7611625226648 opacity=0.2805812613324
        1 rotate=1.487095217099 translateY=-0.1528559854945
        at 1.49
        0 scaleX=0.6022956224214 opacity=0.2011478112107
        1 rotate=1.265281304052 translateY=-0.2545308016503
        # LineScale
        place 0 part=0 cx=0.05555555555556 cy=0.5 width=0.1111111111111 height=1
        place 1 part=0 cx=0.2777777777778 cy=0.5 width=0.1111111111111 height=1
        place 2 part=0 cx=0.5 cy=0.5 width=0.1111111111111 height=1
        place 3 part=0 cx=0.7222222222222 cy=0.5 width=0.1111111111111 height=1
        place 4 part=0 cx=0.9444444444444 cy=0.5 width=0.1111111111111 height=1
        shape 0 line
        at 0
        0
        1
        2
        3
        4
        at 0.1
        0
        1
        2
        3
        4
        at 0.42
        0 scaleY=0.4007046606438
        1 scaleY=0.4372418810766
        2 scaleY=0.5547943522695
        3 scaleY=0.9149135197195
        4
        at 0.77
        0 scaleY=0.9210040719001
        1 scaleY=0.7014754704826
        2 scaleY=0.3969355982091
        3 scaleY=0.394931616706
        4 scaleY=0.4135647110761
        at 1.65
        0 scaleY=0.6191432389173
        1 scaleY=0.3954339073238
        2 scaleY=0.3965505289644
        3 scaleY=0.4214429423391
        4 scaleY=0.5038176891982
        # LineScaleParty
        place 0 part=0 cx=0.07142857142857 cy=0.5 width=0.1428571428571 height=1
        place 1 part=0 cx=0.3571428571429 cy=0.5 width=0.1428571428571 height=1
        place 2 part=0 cx=0.6428571428571 cy=0.5 width=0.1428571428571 height=1
        place 3 part=0 cx=0.9285714285714 cy=0.5 width=0.1428571428571 height=1
        shape 0 line
        at 0
        0
        1
        2
        3
        at 0.1
        0
        1
        2
        3
        at 0.42
        0
        1 scale=0.5558219501178
        2 scale=0.766457005563
        3
        at 0.77
        0
        1 scale=0.8152460236749
        2 scale=0.5002396205121
        3 scale=0.965356896958
        at 1.65
        0 scale=0.8389955588324
        1 scale=0.7190631272773
        2 scale=0.5268505054741
        3 scale=0.6022462880504
        """
}
