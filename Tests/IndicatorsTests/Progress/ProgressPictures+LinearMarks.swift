extension ProgressPictures {
    /// Lines of the other variants.
    static let linearMarks = """
        # linear dots 120 16 segments=3 value=0 time=0.3
        circle 4 9.8 4 track 1
        circle 60 9.8 4 track 1
        circle 116 9.8 4 track 1
        # linear dots 120 16 segments=3 value=0.4 time=0.3 label
        circle 4 9.8 4 track 1
        circle 4 9.8 4 color 1
        circle 38 9.8 4 track 1
        circle 38 9.8 1.788854382 color 1
        circle 72 9.8 4 track 1
        text 40% 120 8 12.5 right label 1
        # linear dots 120 16 segments=3 value=1 time=0.3
        circle 4 9.8 4 track 1
        circle 4 9.8 4 color 1
        circle 60 9.8 4 track 1
        circle 60 9.8 4 color 1
        circle 116 9.8 4 track 1
        circle 116 9.8 4 color 1
        # linear dots 120 16 segments=3 indeterminate=0.35 time=0.3
        circle 4 9.8 4 track 1
        circle 4 6.23458649527 3.9903926402 color 0.990392640202
        circle 60 9.8 4 track 1
        circle 60 9.00002641944 3.22221488349 color 0.22221488349
        circle 116 9.8 4 track 1
        # linear dots 120 16 segments=3 indeterminate=1.1 time=0.3
        circle 4 9.8 4 track 1
        circle 60 9.8 4 track 1
        circle 116 9.8 4 track 1
        circle 116 8.35116257963 3.40245483899 color 0.402454838992
        # linear dots 120 16 segments=3 indeterminate=2.3 time=0.3
        circle 4 9.8 4 track 1
        circle 60 9.8 4 track 1
        circle 60 7.64883742037 3.59754516101 color 0.597545161008
        circle 116 9.8 4 track 1
        circle 116 6.50335469786 3.91573480615 color 0.915734806151
        # linear steps 120 16 segments=3 value=0 time=0.3
        line 17 8 50 8 3 round track 1
        line 70 8 103 8 3 round track 1
        circle 7 8 7 track 1
        circle 7 8 7 color 1
        polyline open 4.34 8.14 6.3 10.1 9.8 6.04 1.54 round white 1
        circle 60 8 7 track 1
        circle 113 8 7 track 1
        # linear steps 120 16 segments=3 value=0.4 time=0.3 label
        line 17 8 28 8 3 round track 1
        line 17 8 25.8 8 3 round color 1
        line 48 8 59 8 3 round track 1
        circle 7 8 7 track 1
        circle 7 8 7 color 1
        polyline open 4.34 8.14 6.3 10.1 9.8 6.04 1.54 round white 1
        circle 38 8 7 track 1
        arc 38 8 6 -1.57079632679 4.71238898038 2 butt color 1
        circle 69 8 7 track 1
        text 40% 120 8 12.5 right label 1
        # linear steps 120 16 segments=3 value=1 time=0.3
        line 17 8 50 8 3 round track 1
        line 17 8 50 8 3 round color 1
        line 70 8 103 8 3 round track 1
        line 70 8 103 8 3 round color 1
        circle 7 8 7 track 1
        circle 7 8 7 color 1
        polyline open 4.34 8.14 6.3 10.1 9.8 6.04 1.54 round white 1
        circle 60 8 7 track 1
        circle 60 8 7 color 1
        polyline open 57.34 8.14 59.3 10.1 62.8 6.04 1.54 round white 1
        circle 113 8 7 track 1
        circle 113 8 7 color 1
        polyline open 110.34 8.14 112.3 10.1 115.8 6.04 1.54 round white 1
        # linear steps 120 16 segments=3 indeterminate=0.35 time=0.3
        line 17 8 50 8 3 round track 1
        line 17 8 26.15 8 3 round color 1
        line 70 8 103 8 3 round track 1
        circle 7 8 7 track 1
        circle 7 8 7 color 0.995792743234
        circle 60 8 7 track 1
        circle 113 8 7 track 1
        # linear steps 120 16 segments=3 indeterminate=1.1 time=0.3
        line 17 8 50 8 3 round track 1
        line 40.1 8 50 8 3 round color 1
        line 70 8 103 8 3 round track 1
        line 70 8 79.9 8 3 round color 1
        circle 7 8 7 track 1
        circle 60 8 7 track 1
        circle 60 8 7 color 1
        circle 113 8 7 track 1
        # linear steps 120 16 segments=3 indeterminate=2.3 time=0.3
        line 17 8 50 8 3 round track 1
        line 70 8 103 8 3 round track 1
        circle 7 8 7 track 1
        circle 7 8 7 color 0.257532113913
        circle 60 8 7 track 1
        circle 113 8 7 track 1
        # linear gradient 120 16 segments=1 value=0 time=0.3
        line 3 8 117 8 6 round track 1
        # linear gradient 120 16 segments=1 value=0.4 time=0.3 label
        line 3 8 73 8 6 round track 1
        line 3 8 31 8 6 round linear 0 8 34 8 0 color 0.15 1 color 1
        text 40% 120 8 12.5 right label 1
        # linear gradient 120 16 segments=1 value=1 time=0.3
        line 3 8 117 8 6 round track 1
        line 3 8 117 8 6 round linear 0 8 120 8 0 color 0.15 1 color 1
        # linear gradient 120 16 segments=1 indeterminate=0.35 time=0.3
        line 3 8 117 8 6 round track 1
        line 5.38465509546 8 90.3662291826 8 6 round linear 2.38465509546 8 93.3662291826 8 0 color 0.15 1 color 1
        # linear gradient 120 16 segments=1 indeterminate=1.1 time=0.3
        line 3 8 117 8 6 round track 1
        line 3.12638639024 8 82.4166436959 8 6 round linear 0.126386390236 8 85.4166436959 8 0 color 0.15 1 color 1
        line 115.885850636 8 117 8 6 round linear 112.885850636 8 120 8 0 color 0.15 1 color 1
        # linear gradient 120 16 segments=1 indeterminate=2.3 time=0.3
        line 3 8 117 8 6 round track 1
        line 44.4669779563 8 107.4707744 8 6 round linear 41.4669779563 8 110.4707744 8 0 color 0.15 1 color 1
        # linear center 120 16 segments=1 value=0 time=0.3
        line 2 8 118 8 4 round track 1
        # linear center 120 16 segments=1 value=0.4 time=0.3 label
        line 2 8 74 8 4 round track 1
        line 23.6 8 52.4 8 4 round color 1
        text 40% 120 8 12.5 right label 1
        # linear center 120 16 segments=1 value=1 time=0.3
        line 2 8 118 8 4 round track 1
        line 2 8 118 8 4 round color 1
        # linear center 120 16 segments=1 indeterminate=0.35 time=0.3
        line 2 8 118 8 4 round track 1
        line 28.4410223261 8 91.5589776739 8 4 round color 1
        # linear center 120 16 segments=1 indeterminate=1.1 time=0.3
        line 2 8 118 8 4 round track 1
        line 4.33149621243 8 115.668503788 8 4 round color 0.617514419502
        # linear center 120 16 segments=1 indeterminate=2.3 time=0.3
        line 2 8 118 8 4 round track 1
        line 11.6197929654 8 108.380207035 8 4 round color 1
        # linear chevrons 120 16 segments=3 value=0 time=0.3
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round track 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round track 1
        # linear chevrons 120 16 segments=3 value=0.4 time=0.3 label
        polyline open 11.4166666667 3.5 15.9166666667 8 11.4166666667 12.5 3 round track 1
        polyline open 11.4166666667 3.5 15.9166666667 8 11.4166666667 12.5 3 round color 1
        polyline open 35.75 3.5 40.25 8 35.75 12.5 3 round track 1
        polyline open 35.75 3.5 40.25 8 35.75 12.5 3 round color 0.2
        polyline open 60.0833333333 3.5 64.5833333333 8 60.0833333333 12.5 3 round track 1
        text 40% 120 8 12.5 right label 1
        # linear chevrons 120 16 segments=3 value=1 time=0.3
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round track 1
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round color 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round color 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round track 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round color 1
        # linear chevrons 120 16 segments=3 indeterminate=0.35 time=0.3
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round track 1
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round color 0.853553390593
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round color 0.370590477449
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round track 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round color 0.0170370868555
        # linear chevrons 120 16 segments=3 indeterminate=1.1 time=0.3
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round color 0.25
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round track 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round color 0.75
        # linear chevrons 120 16 segments=3 indeterminate=2.3 time=0.3
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round track 1
        polyline open 18.75 3.5 23.25 8 18.75 12.5 3 round color 0.25
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round track 1
        polyline open 57.75 3.5 62.25 8 57.75 12.5 3 round color 0.75
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round track 1
        polyline open 96.75 3.5 101.25 8 96.75 12.5 3 round color 1
        # linear ticks 120 16 segments=3 value=0 time=0.3
        line 1 3 1 13 2 round track 1
        line 60 5.25 60 10.75 2 round track 1
        line 119 5.25 119 10.75 2 round track 1
        # linear ticks 120 16 segments=3 value=0.4 time=0.3 label
        line 1 3 1 13 2 round track 1
        line 1 3 1 13 2 round color 1
        line 38 5.25 38 10.75 2 round track 1
        line 38 5.25 38 10.75 2 round color 0.2
        line 75 5.25 75 10.75 2 round track 1
        text 40% 120 8 12.5 right label 1
        # linear ticks 120 16 segments=3 value=1 time=0.3
        line 1 3 1 13 2 round track 1
        line 1 3 1 13 2 round color 1
        line 60 5.25 60 10.75 2 round track 1
        line 60 5.25 60 10.75 2 round color 1
        line 119 5.25 119 10.75 2 round track 1
        line 119 5.25 119 10.75 2 round color 1
        # linear ticks 120 16 segments=3 indeterminate=0.35 time=0.3
        line 1 3 1 13 2 round track 1
        line 1 3 1 13 2 round color 0.800658545649
        line 60 5.25 60 10.75 2 round track 1
        line 60 5.25 60 10.75 2 round color 0.375111760916
        line 119 5.25 119 10.75 2 round track 1
        line 119 5.25 119 10.75 2 round color 0.0436083674693
        # linear ticks 120 16 segments=3 indeterminate=1.1 time=0.3
        line 1 3 1 13 2 round track 1
        line 1 3 1 13 2 round color 0.0195413390275
        line 60 5.25 60 10.75 2 round track 1
        line 60 5.25 60 10.75 2 round color 0.308658283817
        line 119 5.25 119 10.75 2 round track 1
        line 119 5.25 119 10.75 2 round color 0.741859443553
        # linear ticks 120 16 segments=3 indeterminate=2.3 time=0.3
        line 1 3 1 13 2 round track 1
        line 1 3 1 13 2 round color 0.833173288976
        line 60 5.25 60 10.75 2 round track 1
        line 60 5.25 60 10.75 2 round color 0.999213407509
        line 119 5.25 119 10.75 2 round track 1
        line 119 5.25 119 10.75 2 round color 0.78933564809
        # linear flat 120 20 segments=1 value=0.4 time=0.3 label thickness=16
        line 69.6 10 112 10 16 round track 1
        circle 112 10 2 color 1
        line 8 10 49.6 10 16 round color 1
        text 40% 60 10 10 center label 1
        clip rect 0 0 57.6 20 0 {
        text 40% 60 10 10 center white 1
        }
        # linear striped 120 20 segments=1 value=0.4 time=0.3 label thickness=16
        rect 0 2 120 16 8 track 1
        clip rect 0 2 120 16 8 {
        clip rect 0 2 48 16 8 {
        rect 0 2 48 16 0 color 1
        polygon -33.8 18 -21 18 -5 2 -17.8 2 white 0.22
        polygon -8.2 18 4.6 18 20.6 2 7.8 2 white 0.22
        polygon 17.4 18 30.2 18 46.2 2 33.4 2 white 0.22
        polygon 43 18 55.8 18 71.8 2 59 2 white 0.22
        }
        }
        text 40% 60 10 10 center label 1
        clip rect 0 0 48 20 0 {
        text 40% 60 10 10 center white 1
        }
        # linear flat 120 8 segments=1 value=0.4 buffer=0.7 time=0.3
        line 56.4 4 83.2 4 4 round color 0.5
        line 91.2 4 118 4 4 round track 1
        circle 118 4 2 color 1
        line 2 4 48.4 4 4 round color 1
        # linear wavy 120 14 segments=1 value=0.4 buffer=0.41 time=0.3 butt
        line 52 7 120 7 4 butt track 1
        circle 120 7 2 color 1
        polyline open 25 0 4.14683045111 24 9.85316954889 48 5.23664424312 24 6.48413016649 4 butt color 1
        # linear segmented 120 14 segments=3 value=0.5 time=0.3 butt
        rect 0 4 37.3333333333 6 0 track 1
        clip rect 0 4 37.3333333333 6 0 {
        rect 0 4 37.3333333333 6 0 color 1
        }
        rect 41.3333333333 4 37.3333333333 6 0 track 1
        clip rect 41.3333333333 4 37.3333333333 6 0 {
        rect 41.3333333333 4 18.6666666667 6 0 color 1
        }
        rect 82.6666666667 4 37.3333333333 6 0 track 1
        # linear flat 60 14 segments=1 value=0.5 time=0.3 label
        line 38 7 58 7 4 round track 1
        circle 58 7 2 color 1
        line 2 7 30 7 4 round color 1
        """
}
