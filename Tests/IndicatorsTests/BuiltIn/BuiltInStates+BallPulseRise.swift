extension BuiltInStates {
    /// From BallPulseRise to BallSpinFadeLoader.
    static let fromBallPulseRise = """
        # BallPulseRise
        place 0 part=0 cx=0.08 cy=0.5 width=0.16 height=0.16
        place 1 part=0 cx=0.5 cy=0.5 width=0.16 height=0.16
        place 2 part=0 cx=0.92 cy=0.5 width=0.16 height=0.16
        place 3 part=1 cx=0.29 cy=0.5 width=0.16 height=0.16
        place 4 part=1 cx=0.71 cy=0.5 width=0.16 height=0.16
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=1.1
        1 scale=1.1
        2 scale=1.1
        3 scale=0.4
        4 scale=0.4
        at 0.1
        0 scale=0.8976399074361 translateY=-0.2218816752104
        1 scale=0.8976399074361 translateY=-0.2218816752104
        2 scale=0.8976399074361 translateY=-0.2218816752104
        3 scale=0.6023600925639 translateY=0.2218816752104
        4 scale=0.6023600925639 translateY=0.2218816752104
        at 0.42
        0 scale=0.5712450382534 translateY=-0.09835338263465
        1 scale=0.5712450382534 translateY=-0.09835338263465
        2 scale=0.5712450382534 translateY=-0.09835338263465
        3 scale=0.9287549617466 translateY=0.09835338263465
        4 scale=0.9287549617466 translateY=0.09835338263465
        at 0.77
        0 scale=0.7218027907449 translateY=0.4220316223009
        1 scale=0.7218027907449 translateY=0.4220316223009
        2 scale=0.7218027907449 translateY=0.4220316223009
        3 scale=0.9122817053988 translateY=-0.4220316223009
        4 scale=0.9122817053988 translateY=-0.4220316223009
        at 1.65
        0 scale=0.6232028624753 translateY=0.2202325380537
        1 scale=0.6232028624753 translateY=0.2202325380537
        2 scale=0.6232028624753 translateY=0.2202325380537
        3 scale=0.9697983302228 translateY=-0.2202325380537
        4 scale=0.9697983302228 translateY=-0.2202325380537
        # BallPulseSync
        place 0 part=0 cx=0.15 cy=0.5 width=0.3 height=0.3
        place 1 part=0 cx=0.5 cy=0.5 width=0.3 height=0.3
        place 2 part=0 cx=0.85 cy=0.5 width=0.3 height=0.3
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        2
        at 0.1
        0 translateY=0.00807668647499
        1
        2
        at 0.252
        0 translateY=0.1727635861508
        1 translateY=0.1070944964768
        2 translateY=0.01612883566598
        at 0.462
        0 translateY=-0.1747276169215
        1 translateY=-0.07320547018664
        2 translateY=0.1209811102458
        at 1.01
        0 translateY=-0.1168202708643
        1 translateY=0.07854710691891
        2 translateY=0.1749322111307
        # BallRotate
        place 0 part=0 cx=0.1 cy=0.5 width=0.2 height=0.2
        place 1 part=0 cx=0.9 cy=0.5 width=0.2 height=0.2
        place 2 part=1 cx=0.5 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 opacity=0.8
        1 opacity=0.8
        2
        at 0.1
        0 opacity=0.8 groupRotate=-0.009587905453671 groupScale=1.001220770037
        1 opacity=0.8 groupRotate=-0.009587905453671 groupScale=1.001220770037
        2 groupRotate=-0.009587905453671 groupScale=1.001220770037
        at 0.42
        0 opacity=0.8 groupRotate=2.993801281675 groupScale=0.6188173819093
        1 opacity=0.8 groupRotate=2.993801281675 groupScale=0.6188173819093
        2 groupRotate=2.993801281675 groupScale=0.6188173819093
        at 0.77
        0 opacity=0.8 groupRotate=5.109807080816 groupScale=0.8506008441262
        1 opacity=0.8 groupRotate=5.109807080816 groupScale=0.8506008441262
        2 groupRotate=5.109807080816 groupScale=0.8506008441262
        at 1.65
        0 opacity=0.8 groupRotate=3.274120635121 groupScale=0.6168739866869
        1 opacity=0.8 groupRotate=3.274120635121 groupScale=0.6168739866869
        2 groupRotate=3.274120635121 groupScale=0.6168739866869
        # BallRotateChase
        place 0 part=0 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 1 part=1 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 2 part=2 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 3 part=3 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 4 part=4 cx=0.5 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 2 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 3 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 4 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 translateY=-0.4
        1 scale=0.8 translateY=-0.4
        2 scale=0.6 translateY=-0.4
        3 scale=0.4 translateY=-0.4
        4 scale=0.2 translateY=-0.4
        at 0.1
        0 scale=0.9791218859003 translateY=-0.4 groupRotate=0.1639763246911
        1 scale=0.7791720693867 translateY=-0.4 groupRotate=0.3271643690217
        2 scale=0.6 translateY=-0.4 groupRotate=0.4903524133522
        3 scale=0.4416056777403 translateY=-0.4 groupRotate=0.6535404576827
        4 scale=0.3039891026076 translateY=-0.4 groupRotate=0.8167285020133
        at 0.63
        0 scale=0.5284623461745 translateY=-0.4 groupRotate=3.703448072873
        1 scale=0.5357380736808 translateY=-0.4 groupRotate=4.15101663174
        2 scale=0.6 translateY=-0.4 groupRotate=4.598585190607
        3 scale=0.7212481251322 translateY=-0.4 groupRotate=5.046153749474
        4 scale=0.8994824490773 translateY=-0.4 groupRotate=5.49372230834
        at 1.155
        0 scale=0.2272811031213 translateY=-0.4 groupRotate=6.068920024311
        1 scale=0.4105940914777 translateY=-0.4 groupRotate=6.11677370739
        2 scale=0.6 translateY=-0.4 groupRotate=6.16462739047
        3 scale=0.7954988286881 translateY=-0.4 groupRotate=6.212481073549
        4 scale=0.9970905775419 translateY=-0.4 groupRotate=6.260334756628
        at 2.45
        0 scale=0.2844666902807 translateY=-0.4 groupRotate=5.619785473033
        1 scale=0.4332780398077 translateY=-0.4 groupRotate=5.760455080252
        2 scale=0.6 translateY=-0.4 groupRotate=5.90112468747
        3 scale=0.7846325708577 translateY=-0.4 groupRotate=6.041794294689
        4 scale=0.9871757523807 translateY=-0.4 groupRotate=6.182463901908
        # BallScale
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0
        at 0.1
        0 scale=0.01972244726386 opacity=0.9802775527361
        at 0.42
        0 scale=0.3642876242565 opacity=0.6357123757435
        at 0.77
        0 scale=0.8911556389359 opacity=0.1088443610641
        at 1.65
        0 scale=0.7445143904944 opacity=0.2554856095056
        # BallScaleMultiple
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 2 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0 opacity=0
        1 opacity=0
        2 opacity=0
        at 0.1
        0 scale=0.1 opacity=0.9473684210526
        1 opacity=0
        2 opacity=0
        at 0.42
        0 scale=0.42 opacity=0.6105263157895
        1 scale=0.22 opacity=0.8210526315789
        2 scale=0.02 opacity=0.4
        at 0.77
        0 scale=0.77 opacity=0.2421052631579
        1 scale=0.57 opacity=0.4526315789474
        2 scale=0.37 opacity=0.6631578947368
        at 1.65
        0 scale=0.65 opacity=0.3684210526316
        1 scale=0.45 opacity=0.5789473684211
        2 scale=0.25 opacity=0.7894736842105
        # BallScaleRipple
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 ring strokeWidth=0.05 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        at 0
        0 scale=0.1
        at 0.1
        0 scale=0.3760147705985 opacity=0.9132788837432
        at 0.42
        0 scale=0.9094839017314 opacity=0.7673728662349
        at 0.77
        0 opacity=0.4042577171343
        at 1.65
        0 opacity=0.7100497315194
        # BallScaleRippleMultiple
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 2 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 ring strokeWidth=0.05 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        at 0
        0 scale=0
        1
        2
        at 0.1
        0 scale=0.2526650282876 opacity=0.9278725903049
        1
        2
        at 0.525
        0 scale=0.8994265574793 opacity=0.7673728662349
        1 scale=0.6527330267281 opacity=0.8252668114877
        2 scale=0.3066830784428 opacity=0.9132788837432
        at 0.963
        0 opacity=0.4030200593954
        1 opacity=0.7184950374629
        2 scale=0.9388439002662 opacity=0.7584272211772
        at 2.05
        0 opacity=0.7121391212519
        1 scale=0.9753921186587 opacity=0.7501955947751
        2 scale=0.7540457262644 opacity=0.8010621477017
        # BallSpinFadeLoader
        place 0 part=0 cx=0.88 cy=0.5 width=0.24 height=0.24
        place 1 part=0 cx=0.7687005768509 cy=0.7687005768509 width=0.24 height=0.24
        place 2 part=0 cx=0.5 cy=0.88 width=0.24 height=0.24
        place 3 part=0 cx=0.2312994231491 cy=0.7687005768509 width=0.24 height=0.24
        place 4 part=0 cx=0.12 cy=0.5 width=0.24 height=0.24
        place 5 part=0 cx=0.2312994231491 cy=0.2312994231491 width=0.24 height=0.24
        place 6 part=0 cx=0.5 cy=0.12 width=0.24 height=0.24
        place 7 part=0 cx=0.7687005768509 cy=0.2312994231491 width=0.24 height=0.24
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        2
        3
        4
        5
        6
        7
        at 0.1
        0 scale=0.88 opacity=0.86
        1
        2
        3
        4
        5
        6
        7
        at 0.42
        0 scale=0.496 opacity=0.412
        1 scale=0.64 opacity=0.58
        2 scale=0.784 opacity=0.748
        3 scale=0.928 opacity=0.916
        4
        5
        6
        7
        at 0.77
        0 scale=0.724 opacity=0.678
        1 scale=0.58 opacity=0.51
        2 scale=0.436 opacity=0.342
        3 scale=0.508 opacity=0.426
        4 scale=0.652 opacity=0.594
        5 scale=0.796 opacity=0.762
        6 scale=0.94 opacity=0.93
        7
        at 1.65
        0 scale=0.58 opacity=0.51
        1 scale=0.436 opacity=0.342
        2 scale=0.508 opacity=0.426
        3 scale=0.652 opacity=0.594
        4 scale=0.796 opacity=0.762
        5 scale=0.94 opacity=0.93
        6 scale=0.916 opacity=0.902
        7 scale=0.772 opacity=0.734
        """
}
