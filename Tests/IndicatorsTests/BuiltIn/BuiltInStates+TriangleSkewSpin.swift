extension BuiltInStates {
    /// From TriangleSkewSpin to TripleArcSpin.
    static let fromTriangleSkewSpin = """
        # TriangleSkewSpin
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=0.5
        shape 0 triangle
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
        # TripleArcSpin
        place 0 part=0 cx=0.5 cy=0.5 width=1 height=1
        place 1 part=1 cx=0.5 cy=0.5 width=0.68 height=0.68
        place 2 part=2 cx=0.5 cy=0.5 width=0.36 height=0.36
        shape 0 ring strokeWidth=0.07 startAngle=-1.570796326795 sweep=4.084070449667 segments=1
        shape 1 ring strokeWidth=0.1029411764706 startAngle=-1.570796326795 sweep=1.727875959474 segments=2
        shape 2 ring strokeWidth=0.1944444444444 startAngle=-1.570796326795 sweep=1.256637061436 segments=3
        at 0
        0
        1
        2
        at 0.1
        0 rotate=0.2617993877991
        1 rotate=-0.5235987755983
        2 rotate=0.7853981633974
        at 1.008
        0 rotate=2.638937829015
        1 rotate=-5.277875658031
        2 rotate=7.916813487046
        at 1.848
        0 rotate=4.838052686528
        1 rotate=-9.676105373057
        2 rotate=14.51415805958
        at 3.89
        0 rotate=3.900810878207
        1 rotate=-7.801621756415
        2 rotate=11.70243263462
        """
}
