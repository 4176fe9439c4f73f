extension BuiltInStates {
    /// From LineScalePulseOut to Pacman.
    static let fromLineScalePulseOut = """
        # LineScalePulseOut
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
        2 scaleY=0.9544429783808
        3
        4
        at 0.42
        0 scaleY=0.992599699083
        1 scaleY=0.8461293616458
        2 scaleY=0.4352218696231
        3 scaleY=0.8461293616458
        4 scaleY=0.992599699083
        at 0.77
        0 scaleY=0.4798794195049
        1 scaleY=0.429372202154
        2 scaleY=0.653170008586
        3 scaleY=0.429372202154
        4 scaleY=0.4798794195049
        at 1.65
        0 scaleY=0.7947559551187
        1 scaleY=0.4185518138423
        2 scaleY=0.4796719249636
        3 scaleY=0.4185518138423
        4 scaleY=0.7947559551187
        # LineScalePulseOutRapid
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
        2 scaleY=0.7369342677251
        3
        4
        at 0.378
        0
        1 scaleY=0.6923158811567
        2 scaleY=0.4571599863724
        3 scaleY=0.6923158811567
        4
        at 0.693
        0 scaleY=0.6096783449777
        1 scaleY=0.4190997253258
        2 scaleY=0.309484513692
        3 scaleY=0.4190997253258
        4 scaleY=0.6096783449777
        at 1.49
        0 scaleY=0.754711511746
        1 scaleY=0.4822387663303
        2 scaleY=0.3492171645848
        3 scaleY=0.4822387663303
        4 scaleY=0.754711511746
        # LineSlide
        place 0 part=0 cx=0.5 cy=0.5 width=0.9 height=0.1
        place 1 part=1 cx=0.5 cy=0.5 width=0.9 height=0.1
        shape 0 line
        shape 1 line
        at 0
        0 opacity=0.25
        1 scaleX=0 translateX=-0.45
        at 0.1
        0 opacity=0.25
        1 scaleX=0.1878268 translateX=-0.3637712
        at 0.63
        0 opacity=0.25
        1 scaleX=0.70696416 translateX=-0.05042856
        at 1.155
        0 opacity=0.25
        1 scaleX=0.52836804 translateX=0.19124084
        at 2.45
        0 opacity=0.25
        1 scaleX=0.6775094 translateX=0.0858462
        # LineSpinFadeLoader
        place 0 part=0 cx=0.85 cy=0.5 width=0.16 height=0.3
        place 1 part=0 cx=0.7474873734153 cy=0.7474873734153 width=0.16 height=0.3
        place 2 part=0 cx=0.5 cy=0.85 width=0.16 height=0.3
        place 3 part=0 cx=0.2525126265847 cy=0.7474873734153 width=0.16 height=0.3
        place 4 part=0 cx=0.15 cy=0.5 width=0.16 height=0.3
        place 5 part=0 cx=0.2525126265847 cy=0.2525126265847 width=0.16 height=0.3
        place 6 part=0 cx=0.5 cy=0.15 width=0.16 height=0.3
        place 7 part=0 cx=0.7474873734153 cy=0.2525126265847 width=0.16 height=0.3
        shape 0 line
        at 0
        0 rotate=1.570796326795
        1 rotate=2.356194490192
        2 rotate=3.14159265359
        3 rotate=3.926990816987
        4 rotate=4.712388980385
        5 rotate=5.497787143782
        6 rotate=6.28318530718
        7 rotate=7.068583470577
        at 0.1
        0 rotate=1.570796326795
        1 rotate=2.356194490192
        2 rotate=3.14159265359
        3 rotate=3.926990816987
        4 rotate=4.712388980385
        5 rotate=5.497787143782
        6 rotate=6.28318530718
        7 rotate=7.068583470577
        at 0.504
        0 opacity=0.489113866111 rotate=1.570796326795
        1 opacity=0.7217543193577 rotate=2.356194490192
        2 opacity=0.9168501054871 rotate=3.14159265359
        3 opacity=0.9978456073116 rotate=3.926990816987
        4 rotate=4.712388980385
        5 rotate=5.497787143782
        6 rotate=6.28318530718
        7 rotate=7.068583470577
        at 0.924
        0 opacity=0.4688002443509 rotate=1.570796326795
        1 opacity=0.3274710286029 rotate=2.356194490192
        2 opacity=0.3048892011117 rotate=3.14159265359
        3 opacity=0.3979785117636 rotate=3.926990816987
        4 opacity=0.6019204561303 rotate=4.712388980385
        5 opacity=0.8311997556491 rotate=5.497787143782
        6 opacity=0.9725289713971 rotate=6.28318530718
        7 rotate=7.068583470577
        at 1.97
        0 opacity=0.3095233233116 rotate=1.570796326795
        1 opacity=0.3189131009903 rotate=2.356194490192
        2 opacity=0.4463414346503 rotate=3.14159265359
        3 opacity=0.6701006968815 rotate=3.926990816987
        4 opacity=0.8832167029781 rotate=4.712388980385
        5 opacity=0.9904766766884 rotate=5.497787143782
        6 opacity=0.9810868990097 rotate=6.28318530718
        7 opacity=0.8536585653497 rotate=7.068583470577
        # NewtonCradle
        place 0 part=0 cx=0.275 cy=0.5 width=0.15 height=0.15
        place 1 part=1 cx=0.425 cy=0.5 width=0.15 height=0.15
        place 2 part=1 cx=0.575 cy=0.5 width=0.15 height=0.15
        place 3 part=2 cx=0.725 cy=0.5 width=0.15 height=0.15
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 2 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        2
        3
        at 0.1
        0 translateX=-0.09935266858697 translateY=-0.01329377450176
        1
        2
        3
        at 0.504
        0 translateX=-0.09580879254349 translateY=-0.01233222142218
        1
        2
        3
        at 0.924
        0
        1
        2
        3 translateX=0.1988510834456 translateY=-0.05276160774657
        at 1.97
        0
        1
        2
        3 translateX=0.1539724724448 translateY=-0.03242175331719
        # Orbit
        place 0 part=0 cx=0.5 cy=0.5 width=0.3636363636364 height=0.3636363636364
        place 1 part=1 cx=0.5 cy=0.5 width=0.3636363636364 height=0.3636363636364
        place 2 part=2 cx=0.5 cy=0.5 width=0.3636363636364 height=0.3636363636364
        place 3 part=3 cx=0.5 cy=0.5 width=0.09090909090909 height=0.09090909090909
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 2 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 3 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0 opacity=0.8
        1 scale=0 opacity=0.7
        2
        3 translateY=-0.4545454545455
        at 0.1
        0 scale=0 opacity=0.8
        1 scale=0 opacity=0.7
        2 scale=1.001463333158
        3 translateY=-0.4545454545455 groupRotate=0.3306939635358
        at 0.798
        0 scale=0 opacity=0.8
        1 scale=0 opacity=0.7
        2 scale=1.18220427376
        3 translateY=-0.4545454545455 groupRotate=2.638937829015
        at 1.463
        0 scale=1.992366869822 opacity=0.3345454545455
        1 scale=2.080561760013 opacity=0
        2 scale=1.035520998498
        3 translateY=-0.4545454545455 groupRotate=4.838052686528
        at 3.09
        0 scale=1.936638784386 opacity=0.5435406698565
        1 scale=1.861455044922 opacity=0.1657894736842
        2 scale=1.11909815792
        3 translateY=-0.4545454545455 groupRotate=3.935258166076
        # Pacman
        place 0 part=0 cx=0.9 cy=0.5 width=0.2 height=0.2
        place 1 part=1 cx=0.3333333333333 cy=0.5 width=0.6666666666667 height=0.6666666666667
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 ring strokeWidth=0.5 startAngle=0 sweep=6.28318530718 segments=1
        at 0
        0
        1 strokeStart=0.125 strokeEnd=0.875
        at 0.1
        0 opacity=0.97 translateX=-0.05
        1 strokeStart=0.03968243674818 strokeEnd=0.9603175632518
        at 0.42
        0 opacity=0.874 translateX=-0.21
        1 strokeStart=0.1164358446214 strokeEnd=0.8835641553786
        at 0.77
        0 opacity=0.769 translateX=-0.385
        1 strokeStart=0.008301636516798 strokeEnd=0.9916983634832
        at 1.65
        0 opacity=0.805 translateX=-0.325
        1 strokeStart=0.01434633626332 strokeEnd=0.9856536637367
        """
}
