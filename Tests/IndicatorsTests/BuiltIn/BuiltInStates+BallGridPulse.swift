extension BuiltInStates {
    /// From BallGridPulse to BallPulse.
    static let fromBallGridPulse = """
        # BallGridPulse
        place 0 part=0 cx=0.15 cy=0.15 width=0.3 height=0.3
        place 1 part=0 cx=0.5 cy=0.15 width=0.3 height=0.3
        place 2 part=0 cx=0.85 cy=0.15 width=0.3 height=0.3
        place 3 part=0 cx=0.15 cy=0.5 width=0.3 height=0.3
        place 4 part=0 cx=0.5 cy=0.5 width=0.3 height=0.3
        place 5 part=0 cx=0.85 cy=0.5 width=0.3 height=0.3
        place 6 part=0 cx=0.15 cy=0.85 width=0.3 height=0.3
        place 7 part=0 cx=0.5 cy=0.85 width=0.3 height=0.3
        place 8 part=0 cx=0.85 cy=0.85 width=0.3 height=0.3
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=0.8896631277091 opacity=0.9337978766254
        1
        2 scale=0.7787371785386 opacity=0.8672423071232
        3
        4
        5
        6
        7
        8
        at 0.1
        0 scale=0.6294207974372 opacity=0.7776524784623
        1
        2 scale=0.6437265817605 opacity=0.7862359490563
        3
        4
        5 scale=0.937237585778 opacity=0.9623425514668
        6
        7
        8
        at 0.42
        0 scale=0.7879311587893 opacity=0.8727586952736
        1 scale=0.7120688412107 opacity=0.8272413047264
        2 scale=0.5017096885368 opacity=0.7010258131221
        3
        4 scale=0.9054960092414 opacity=0.9432976055448
        5 scale=0.5390592354676 opacity=0.7234355412806
        6
        7
        8
        at 0.77
        0 scale=0.7379145321269 opacity=0.8427487192762
        1 scale=0.5048736681873 opacity=0.7029242009124
        2 scale=0.884741278092 opacity=0.9308447668552
        3 scale=0.6527963504576 opacity=0.7916778102746
        4 scale=0.5464640289738 opacity=0.7278784173843
        5 scale=0.7089162380252 opacity=0.8253497428151
        6 scale=0.5268979958354 opacity=0.7161387975012
        7
        8 scale=0.5561147111545 opacity=0.7336688266927
        at 1.65
        0 scale=0.5197705108255 opacity=0.7118623064953
        1 scale=0.5206313303426 opacity=0.7123787982056
        2 scale=0.5072092769877 opacity=0.7043255661926
        3 scale=0.9573805189348 opacity=0.9744283113609
        4 scale=0.9932237835103 opacity=0.9959342701062
        5 scale=0.5205133266506 opacity=0.7123079959904
        6 scale=0.522356046892 opacity=0.7134136281352
        7 scale=0.6476222783584 opacity=0.7885733670151
        8 scale=0.7803196720401 opacity=0.8681918032241
        # BallHelix
        place 0 part=0 cx=0.08 cy=0.5 width=0.1 height=0.1
        place 1 part=0 cx=0.22 cy=0.5 width=0.1 height=0.1
        place 2 part=0 cx=0.36 cy=0.5 width=0.1 height=0.1
        place 3 part=0 cx=0.5 cy=0.5 width=0.1 height=0.1
        place 4 part=0 cx=0.64 cy=0.5 width=0.1 height=0.1
        place 5 part=0 cx=0.78 cy=0.5 width=0.1 height=0.1
        place 6 part=0 cx=0.92 cy=0.5 width=0.1 height=0.1
        place 7 part=1 cx=0.08 cy=0.5 width=0.1 height=0.1
        place 8 part=1 cx=0.22 cy=0.5 width=0.1 height=0.1
        place 9 part=1 cx=0.36 cy=0.5 width=0.1 height=0.1
        place 10 part=1 cx=0.5 cy=0.5 width=0.1 height=0.1
        place 11 part=1 cx=0.64 cy=0.5 width=0.1 height=0.1
        place 12 part=1 cx=0.78 cy=0.5 width=0.1 height=0.1
        place 13 part=1 cx=0.92 cy=0.5 width=0.1 height=0.1
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=1.4
        1 scale=1.279849432997 opacity=0.9098870747481 translateY=-0.2098870747481
        2 opacity=0.7 translateY=-0.3
        3 scale=0.7201505670026 opacity=0.4901129252519 translateY=-0.2098870747481
        4 scale=0.6 opacity=0.4
        5 scale=0.7201505670026 opacity=0.4901129252519 translateY=0.2098870747481
        6 opacity=0.7 translateY=0.3
        7 scale=0.6 opacity=0.4
        8 scale=0.7201505670026 opacity=0.4901129252519 translateY=0.2098870747481
        9 opacity=0.7 translateY=0.3
        10 scale=1.279849432997 opacity=0.9098870747481 translateY=0.2098870747481
        11 scale=1.4
        12 scale=1.279849432997 opacity=0.9098870747481 translateY=-0.2098870747481
        13 opacity=0.7 translateY=-0.3
        at 0.1
        0 scale=1.375788200924 opacity=0.9818411506927 translateY=-0.1029433548457
        1 scale=1.168646608719 opacity=0.8264849565394 translateY=-0.2711254139695
        2 scale=0.862742193539 opacity=0.5970566451543 translateY=-0.2818411506927
        3 scale=0.6384994480407 opacity=0.4288745860305 translateY=-0.1264849565394
        4 scale=0.6242117990765 opacity=0.4181588493073 translateY=0.1029433548457
        5 scale=0.8313533912808 opacity=0.5735150434606 translateY=0.2711254139695
        6 scale=1.137257806461 opacity=0.8029433548457 translateY=0.2818411506927
        7 scale=0.6242117990765 opacity=0.4181588493073 translateY=0.1029433548457
        8 scale=0.8313533912808 opacity=0.5735150434606 translateY=0.2711254139695
        9 scale=1.137257806461 opacity=0.8029433548457 translateY=0.2818411506927
        10 scale=1.361500551959 opacity=0.9711254139695 translateY=0.1264849565394
        11 scale=1.375788200924 opacity=0.9818411506927 translateY=-0.1029433548457
        12 scale=1.168646608719 opacity=0.8264849565394 translateY=-0.2711254139695
        13 scale=0.862742193539 opacity=0.5970566451543 translateY=-0.2818411506927
        at 0.756
        0 scale=0.6511868002763 opacity=0.4383901002072 translateY=-0.1437131888152
        1 scale=0.6153657061274 opacity=0.4115242795956 translateY=0.08442485319487
        2 scale=0.808382414913 opacity=0.5562868111848 translateY=0.2616098997928
        3 scale=1.112566470926 opacity=0.7844248531949 translateY=0.2884757204044
        4 scale=1.348813199724 opacity=0.9616098997928 translateY=0.1437131888152
        5 scale=1.384634293873 opacity=0.9884757204044 translateY=-0.08442485319487
        6 scale=1.191617585087 opacity=0.8437131888152 translateY=-0.2616098997928
        7 scale=1.348813199724 opacity=0.9616098997928 translateY=0.1437131888152
        8 scale=1.384634293873 opacity=0.9884757204044 translateY=-0.08442485319487
        9 scale=1.191617585087 opacity=0.8437131888152 translateY=-0.2616098997928
        10 scale=0.8874335290735 opacity=0.6155751468051 translateY=-0.2884757204044
        11 scale=0.6511868002763 opacity=0.4383901002072 translateY=-0.1437131888152
        12 scale=0.6153657061274 opacity=0.4115242795956 translateY=0.08442485319487
        13 scale=0.808382414913 opacity=0.5562868111848 translateY=0.2616098997928
        at 1.386
        0 scale=1.051416528211 opacity=0.7385623961585 translateY=0.2982766251683
        1 scale=1.313224446207 opacity=0.934918334655 translateY=0.1820281630996
        2 scale=1.397702166891 opacity=0.9982766251683 translateY=-0.03856239615851
        3 scale=1.242704217466 opacity=0.8820281630996 translateY=-0.234918334655
        4 scale=0.9485834717887 opacity=0.6614376038415 translateY=-0.2982766251683
        5 scale=0.6867755537933 opacity=0.465081665345 translateY=-0.1820281630996
        6 scale=0.6022978331089 opacity=0.4017233748317 translateY=0.03856239615851
        7 scale=0.9485834717887 opacity=0.6614376038415 translateY=-0.2982766251683
        8 scale=0.6867755537933 opacity=0.465081665345 translateY=-0.1820281630996
        9 scale=0.6022978331089 opacity=0.4017233748317 translateY=0.03856239615851
        10 scale=0.7572957825339 opacity=0.5179718369004 translateY=0.234918334655
        11 scale=1.051416528211 opacity=0.7385623961585 translateY=0.2982766251683
        12 scale=1.313224446207 opacity=0.934918334655 translateY=0.1820281630996
        13 scale=1.397702166891 opacity=0.9982766251683 translateY=-0.03856239615851
        at 2.93
        0 scale=0.7250949407739 opacity=0.4938212055804 translateY=0.2135409014135
        1 scale=1.007266322445 opacity=0.7054497418338 translateY=0.2999921051007
        2 scale=1.284721201885 opacity=0.9135409014135 translateY=0.2061787944196
        3 scale=1.399989473468 opacity=0.9999921051007 translateY=-0.005449741833811
        4 scale=1.274905059226 opacity=0.9061787944196 translateY=-0.2135409014135
        5 scale=0.9927336775549 opacity=0.6945502581662 translateY=-0.2999921051007
        6 scale=0.7152787981153 opacity=0.4864590985865 translateY=-0.2061787944196
        7 scale=1.274905059226 opacity=0.9061787944196 translateY=-0.2135409014135
        8 scale=0.9927336775549 opacity=0.6945502581662 translateY=-0.2999921051007
        9 scale=0.7152787981153 opacity=0.4864590985865 translateY=-0.2061787944196
        10 scale=0.6000105265324 opacity=0.4000078948993 translateY=0.005449741833812
        11 scale=0.7250949407739 opacity=0.4938212055804 translateY=0.2135409014135
        12 scale=1.007266322445 opacity=0.7054497418338 translateY=0.2999921051007
        13 scale=1.284721201885 opacity=0.9135409014135 translateY=0.2061787944196
        # BallHoneycomb
        place 0 part=0 cx=0.5 cy=0.5 width=0.26 height=0.26
        place 1 part=1 cx=0.5 cy=0.13 width=0.26 height=0.26
        place 2 part=1 cx=0.8204293994002 cy=0.315 width=0.26 height=0.26
        place 3 part=1 cx=0.8204293994002 cy=0.685 width=0.26 height=0.26
        place 4 part=1 cx=0.5 cy=0.87 width=0.26 height=0.26
        place 5 part=1 cx=0.1795706005998 cy=0.685 width=0.26 height=0.26
        place 6 part=1 cx=0.1795706005998 cy=0.315 width=0.26 height=0.26
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        2
        3
        4
        5
        6
        at 0.1
        0 scale=0.9404128373426 opacity=0.957437740959
        1
        2
        3
        4
        5
        6
        at 0.588
        0 scale=0.3571618754344 opacity=0.5408299110246
        1 scale=0.3620641289071 opacity=0.5443315206479
        2 scale=0.4798777354141 opacity=0.6284840967243
        3 scale=0.6426115338931 opacity=0.7447225242094
        4 scale=0.8074824807736 opacity=0.8624874862669
        5 scale=0.9301954601411 opacity=0.9501396143865
        6 scale=0.9917719616039 opacity=0.9941228297171
        at 1.078
        0
        1 scale=0.9379358710929 opacity=0.9556684793521
        2 scale=0.8201222645859 opacity=0.8715159032757
        3 scale=0.6573884661069 opacity=0.7552774757906
        4 scale=0.4925175192264 opacity=0.6375125137331
        5 scale=0.3698045398589 opacity=0.5498603856135
        6 scale=0.3082280383961 opacity=0.5058771702829
        at 2.29
        0 scale=0.9520219457573 opacity=0.9657299612552
        1 scale=0.541501046332 opacity=0.67250074738
        2 scale=0.4021140583222 opacity=0.5729386130873
        3 scale=0.3208799645741 opacity=0.5149142604101
        4 scale=0.3005559915436 opacity=0.5003971368169
        5 scale=0.3376618084012 opacity=0.5269012917152
        6 scale=0.4366598186372 opacity=0.5976141561694
        # BallMerge
        place 0 part=0 cx=0.5 cy=0.5 width=0.26 height=0.26
        place 1 part=1 cx=0.5 cy=0.5 width=0.26 height=0.26
        place 2 part=2 cx=0.5 cy=0.5 width=0.26 height=0.26
        place 3 part=3 cx=0.5 cy=0.5 width=0.26 height=0.26
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 2 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 3 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scale=1.3
        1 scale=1.3
        2 scale=1.3
        3 scale=1.3
        at 0.1
        0 scale=1.267658649973 translateX=-0.02296067904406 translateY=-0.02296067904406 groupRotate=0.01562376559199
        1 scale=1.267658649973 translateX=0.02296067904406 translateY=-0.02296067904406 groupRotate=0.01562376559199
        2 scale=1.267658649973 translateX=0.02296067904406 translateY=0.02296067904406 groupRotate=0.01562376559199
        3 scale=1.267658649973 translateX=-0.02296067904406 translateY=0.02296067904406 groupRotate=0.01562376559199
        at 0.588
        0 scale=0.8 translateX=-0.27 translateY=-0.27 groupRotate=0.5722216620789
        1 scale=0.8 translateX=0.27 translateY=-0.27 groupRotate=0.5722216620789
        2 scale=0.8 translateX=0.27 translateY=0.27 groupRotate=0.5722216620789
        3 scale=0.8 translateX=-0.27 translateY=0.27 groupRotate=0.5722216620789
        at 1.078
        0 scale=0.986260527688 translateX=-0.2055653862409 translateY=-0.2055653862409 groupRotate=1.399824004243
        1 scale=0.986260527688 translateX=0.2055653862409 translateY=-0.2055653862409 groupRotate=1.399824004243
        2 scale=0.986260527688 translateX=0.2055653862409 translateY=0.2055653862409 groupRotate=1.399824004243
        3 scale=0.986260527688 translateX=-0.2055653862409 translateY=0.2055653862409 groupRotate=1.399824004243
        at 2.29
        0 scale=0.8078277327115 translateX=-0.266296940122 translateY=-0.266296940122 groupRotate=1.136390406739
        1 scale=0.8078277327115 translateX=0.266296940122 translateY=-0.266296940122 groupRotate=1.136390406739
        2 scale=0.8078277327115 translateX=0.266296940122 translateY=0.266296940122 groupRotate=1.136390406739
        3 scale=0.8078277327115 translateX=-0.266296940122 translateY=0.266296940122 groupRotate=1.136390406739
        # BallPulse
        place 0 part=0 cx=0.15 cy=0.5 width=0.3 height=0.3
        place 1 part=0 cx=0.5 cy=0.5 width=0.3 height=0.3
        place 2 part=0 cx=0.85 cy=0.5 width=0.3 height=0.3
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1
        2
        at 0.1
        0
        1
        2
        at 0.315
        0 scale=0.2936457522033
        1 scale=0.396519265115
        2
        at 0.578
        0 scale=0.9579160957851
        1 scale=0.7872590053282
        2 scale=0.2980124524821
        at 1.25
        0 scale=0.8749388788066
        1 scale=0.4687994053798
        2 scale=0.302792255944
        """
}
