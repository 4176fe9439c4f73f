extension BuiltInStates {
    /// From Atom to BallGridBeat.
    static let fromAtom = """
        # Atom
        place 0 part=0 cx=0.5 cy=0.5 width=0.865641025641 height=0.865641025641
        place 1 part=1 cx=0.5 cy=0.5 width=0.865641025641 height=0.865641025641
        place 2 part=2 cx=0.5 cy=0.5 width=0.865641025641 height=0.865641025641
        place 3 part=3 cx=0.5 cy=0.5 width=0.24 height=0.24
        place 4 part=4 cx=0.5 cy=0.5 width=0.12 height=0.12
        place 5 part=5 cx=0.5 cy=0.5 width=0.12 height=0.12
        place 6 part=6 cx=0.5 cy=0.5 width=0.12 height=0.12
        shape 0 ring strokeWidth=0.025 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 1 ring strokeWidth=0.025 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 2 ring strokeWidth=0.025 startAngle=-1.570796326795 sweep=6.28318530718 segments=1
        shape 3 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 4 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 5 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 6 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 scaleY=0.3554502369668 opacity=0.25
        1 scaleY=0.3554502369668 opacity=0.25 groupRotate=1.047197551197
        2 scaleY=0.3554502369668 opacity=0.25 groupRotate=2.094395102393
        3
        4 translateX=0.422
        5 scale=1.258376639909 translateX=-0.2096341307185 translateY=0.1291883199547 groupRotate=1.047197551197
        6 scale=0.7416233600907 translateX=-0.2096341307185 translateY=-0.1291883199547 groupRotate=2.094395102393
        at 0.1
        0 scaleY=0.3554502369668 opacity=0.25
        1 scaleY=0.3554502369668 opacity=0.25 groupRotate=1.047197551197
        2 scaleY=0.3554502369668 opacity=0.25 groupRotate=2.094395102393
        3 scale=0.9928980030077
        4 scale=1.121854246454 translateX=0.3846369190853 translateY=0.06092712322696
        5 scale=1.174660816112 translateX=-0.3385697283282 translateY=0.08733040805606 groupRotate=1.047197551197
        6 scale=0.7010898753246 translateX=-0.04535990190851 translateY=-0.1494550623377 groupRotate=2.094395102393
        at 0.63
        0 scaleY=0.3554502369668 opacity=0.25
        1 scaleY=0.3554502369668 opacity=0.25 groupRotate=1.047197551197
        2 scaleY=0.3554502369668 opacity=0.25 groupRotate=2.094395102393
        3 scale=0.8103231166381
        4 scale=1.143713188815 translateX=-0.3679979257085 translateY=0.07185659440762
        5 scale=0.7000133574063 translateX=0.009194166456726 translateY=-0.1499933212968 groupRotate=1.047197551197
        6 scale=1.154283166677 translateX=0.35875427141 translateY=0.07714158333862 groupRotate=2.094395102393
        at 1.155
        0 scaleY=0.3554502369668 opacity=0.25
        1 scaleY=0.3554502369668 opacity=0.25 groupRotate=1.047197551197
        2 scaleY=0.3554502369668 opacity=0.25 groupRotate=2.094395102393
        3 scale=0.9137370125342
        4 scale=0.7017233748317 translateX=0.05424443726297 translateY=-0.1491383125842
        5 scale=1.179589526116 translateX=0.3331897203399 translateY=0.08979476305808 groupRotate=1.047197551197
        6 scale=1.116245525278 translateX=-0.3883870556693 translateY=0.05812276263893 groupRotate=2.094395102393
        at 2.45
        0 scaleY=0.3554502369668 opacity=0.25
        1 scaleY=0.3554502369668 opacity=0.25 groupRotate=1.047197551197
        2 scaleY=0.3554502369668 opacity=0.25 groupRotate=2.094395102393
        3 scale=0.8294822608357
        4 scale=0.7793186172406 translateX=-0.2793678949772 translateY=-0.1103406913797
        5 scale=0.9366385734126 translateX=0.4137525686429 translateY=-0.0316807132937 groupRotate=1.047197551197
        6 scale=1.285504333169 translateX=-0.1311888518496 translateY=0.1427521665846 groupRotate=2.094395102393
        # AudioEqualizer
        place 0 part=0 cx=0.1666666666667 cy=0.5 width=0.1111111111111 height=1
        place 1 part=0 cx=0.3888888888889 cy=0.5 width=0.1111111111111 height=1
        place 2 part=0 cx=0.6111111111111 cy=0.5 width=0.1111111111111 height=1
        place 3 part=0 cx=0.8333333333333 cy=0.5 width=0.1111111111111 height=1
        shape 0 rect cornerRadius=0
        at 0
        0 scaleY=0 translateY=0.5
        1 scaleY=0 translateY=0.5
        2 scaleY=0 translateY=0.5
        3 scaleY=0 translateY=0.5
        at 0.1
        0 scaleY=0.1790697674419 translateY=0.4104651162791
        1 scaleY=0.308 translateY=0.346
        2 scaleY=0.4529411764706 translateY=0.2735294117647
        3 scaleY=0.2483870967742 translateY=0.3758064516129
        at 1.806
        0 scaleY=0.547 translateY=0.2265
        1 scaleY=0.1634 translateY=0.4183
        2 scaleY=0.4801176470588 translateY=0.2599411764706
        3 scaleY=0.6958064516129 translateY=0.1520967741935
        at 3.311
        0 scaleY=0.1641 translateY=0.41795
        1 scaleY=0.56156 translateY=0.21922
        2 scaleY=0.4361529411765 translateY=0.2819235294118
        3 scaleY=0.5240967741935 translateY=0.2379516129032
        at 6.93
        0 scaleY=0.5360465116279 translateY=0.231976744186
        1 scaleY=0.16476 translateY=0.41762
        2 scaleY=0.5888235294118 translateY=0.2055882352941
        3 scaleY=0.1933870967742 translateY=0.4033064516129
        # BallBeat
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
        1 scale=0.9285714285714 opacity=0.7714285714286
        2
        at 0.294
        0
        1 scale=0.79 opacity=0.328
        2
        at 0.539
        0 scale=0.865 opacity=0.568
        1 scale=0.885 opacity=0.632
        2 scale=0.865 opacity=0.568
        at 1.17
        0 scale=0.9142857142857 opacity=0.7257142857143
        1 scale=0.8357142857143 opacity=0.4742857142857
        2 scale=0.9142857142857 opacity=0.7257142857143
        # BallClipRotate
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 ring strokeWidth=0.05 startAngle=-0.7853981633974 sweep=4.712388980385 segments=1
        at 0
        0
        at 0.1
        0 scale=0.8933333333333 rotate=0.8377580409573
        at 0.315
        0 scale=0.664 rotate=2.638937829015
        at 0.578
        0 scale=0.8165333333333 rotate=4.842241476733
        at 1.25
        0 scale=0.7333333333333 rotate=4.188790204786
        # BallClipRotateMultiple
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=1 cx=0.5 cy=0.5 width=0.5 height=0.5
        shape 0 ring strokeWidth=0.05 startAngle=2.356194490192 sweep=1.570796326795 segments=2
        shape 1 ring strokeWidth=0.1 startAngle=-2.356194490192 sweep=1.570796326795 segments=2
        at 0
        0
        1
        at 0.1
        0 scale=0.9673360711803 rotate=0.2565418970431
        1 scale=0.9673360711803 rotate=-0.2565418970431
        at 0.42
        0 scale=0.6206462332762 rotate=2.979437516628
        1 scale=0.6206462332762 rotate=-2.979437516628
        at 0.77
        0 scale=0.8274740250684 rotate=4.928169468683
        1 scale=0.8274740250684 rotate=-4.928169468683
        at 1.65
        0 scale=0.6749583564632 rotate=3.730314208564
        1 scale=0.6749583564632 rotate=-3.730314208564
        # BallClipRotatePulse
        place 0 part=0 cx=0.5 cy=0.5 width=0.5 height=0.5
        place 1 part=1 cx=0.5 cy=0.5 width=1 height=1
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        shape 1 ring strokeWidth=0.05 startAngle=-2.356194490192 sweep=1.570796326795 segments=2
        at 0
        0
        1
        at 0.1
        0 scale=0.5327911813763
        1 scale=0.7956228810524 rotate=1.605174138619
        at 0.42
        0 scale=0.6276521302346
        1 scale=0.6160434772809 rotate=3.01558747768
        at 0.77
        0 scale=0.9271663805283
        1 scale=0.9306311790457 rotate=5.738363861434
        at 1.65
        0 scale=0.8608762574818
        1 scale=0.8534452672765 rotate=5.132147127997
        # BallDoubleBounce
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=0 cx=0.5 cy=0.5 width=1 height=1
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0 opacity=0.6
        1 opacity=0.6
        at 0.1
        0 scale=0.9903405014147 opacity=0.6
        1 opacity=0.6
        at 0.84
        0 scale=0.2714247514871 opacity=0.6
        1 opacity=0.6
        at 1.54
        0 scale=0.7823112778719 opacity=0.6
        1 scale=0.6975943907039 opacity=0.6
        at 3.25
        0 scale=0.4144583981645 opacity=0.6
        1 scale=0.9377719261808 opacity=0.6
        # BallFall
        place 0 part=0 cx=0.2 cy=0.5 width=0.2 height=0.2
        place 1 part=0 cx=0.5 cy=0.5 width=0.2 height=0.2
        place 2 part=0 cx=0.8 cy=0.5 width=0.2 height=0.2
        shape 0 circle startAngle=-1.570796326795 sweep=6.28318530718
        at 0
        0
        1 opacity=0.5 translateY=-0.09460704375177
        2 opacity=0 translateY=-0.3
        at 0.1
        0
        1
        2 opacity=0.5 translateY=-0.09460704375177
        at 0.42
        0
        1
        2
        at 0.77
        0 opacity=0.15 translateY=0.229239178769
        1 opacity=0.65 translateY=0.05105012770398
        2
        at 1.65
        0 opacity=0.75 translateY=0.02803939529819
        1
        2
        # BallGridBeat
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
        0
        1
        2
        3
        4
        5 opacity=0.8349973225989
        6 opacity=0.9114266329849
        7
        8
        at 0.1
        0
        1
        2
        3
        4
        5 opacity=0.7503033008605
        6 opacity=0.8103433800909
        7 opacity=0.898044073036
        8
        at 0.42
        0 opacity=0.9589334755437
        1 opacity=0.9919917075647
        2
        3 opacity=0.9974120408828
        4
        5 opacity=0.797330017594
        6 opacity=0.7017050567471
        7 opacity=0.7
        8 opacity=0.9328857189445
        at 0.77
        0 opacity=0.7037407924497
        1 opacity=0.7076543684921
        2 opacity=0.9435847897494
        3 opacity=0.7274058908272
        4 opacity=0.9761908247082
        5 opacity=0.9997025292494
        6 opacity=0.9355945562483
        7 opacity=0.9962317659623
        8 opacity=0.7112173735177
        at 1.65
        0 opacity=0.7194805509475
        1 opacity=0.7193861219202
        2 opacity=0.9713663869536
        3 opacity=0.9150557121763
        4 opacity=0.9060317441621
        5 opacity=0.994816020154
        6 opacity=0.7004126375649
        7
        8 opacity=0.8872948521685
        """
}
