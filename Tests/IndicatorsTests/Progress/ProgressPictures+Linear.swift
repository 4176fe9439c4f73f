extension ProgressPictures {
    static let linear = """
        # linear flat 120 16 segments=1 value=0 time=0.3
        line 2 8 118 8 4 round track 1
        circle 118 8 2 color 1
        # linear flat 120 16 segments=1 value=0.4 time=0.3 label
        line 38.8 8 74 8 4 round track 1
        circle 74 8 2 color 1
        line 2 8 30.8 8 4 round color 1
        text 40% 120 8 12.5 right label 1
        # linear flat 120 16 segments=1 value=1 time=0.3
        line 2 8 118 8 4 round color 1
        # linear flat 120 16 segments=1 indeterminate=0.35 time=0.3
        line 4.42649114977 8 90.8989700454 8 4 round color 1
        line 98.8989700454 8 118 8 4 round track 1
        # linear flat 120 16 segments=1 indeterminate=1.1 time=0.3
        line 2.12860369533 8 82.8099181467 8 4 round color 1
        line 90.8099181467 8 108.866304156 8 4 round track 1
        line 116.866304156 8 118 8 4 round color 1
        # linear flat 120 16 segments=1 indeterminate=2.3 time=0.3
        line 2 8 36.1944687977 8 4 round track 1
        line 44.1944687977 8 108.303595003 8 4 round color 1
        line 116.303595003 8 118 8 4 round track 1
        # linear wavy 120 16 segments=1 value=0 time=0.3
        line 2 8 118 8 4 round track 1
        circle 118 8 2 color 1
        # linear wavy 120 16 segments=1 value=0.4 time=0.3 label
        line 38.8 8 74 8 4 round track 1
        circle 74 8 2 color 1
        polyline open 16 2 5 17.36 10.2378234363 30.8 8.56214394376 16.4 8.52986804409 4 round color 1
        text 40% 120 8 12.5 right label 1
        # linear wavy 120 16 segments=1 value=1 time=0.3
        polyline open 59 2 5 60 10.8531695489 118 5.57294901688 60 8.04835880591 4 round color 1
        # linear wavy 120 16 segments=1 indeterminate=0.35 time=0.3
        polyline open 45 4.42649114977 5.21529022054 47.6627305976 6.11059771504 90.8989700454 7.48373457851 47.6627305976 7.83197543451 4 round color 1
        line 98.8989700454 8 118 8 4 round track 1
        # linear wavy 120 16 segments=1 indeterminate=1.1 time=0.3
        polyline open 42 2.12860369533 5.00061210107 43.4531793899 5.07781851079 82.8099181467 5.02424529241 42.469260921 7.90441250579 4 round color 1
        line 90.8099181467 8 108.866304156 8 4 round track 1
        polyline open 116.866304156 5.92369377958 118 5.57294901688 4 round color 1
        # linear wavy 120 16 segments=1 indeterminate=2.3 time=0.3
        line 2 8 36.1944687977 8 4 round track 1
        polyline open 34 44.1944687977 5.17647583225 77.2203822974 5.80653030945 108.303595003 9.6456522458 76.2490319004 8.31950769981 4 round color 1
        line 116.303595003 8 118 8 4 round track 1
        # linear segmented 120 16 segments=3 value=0 time=0.3
        rect 0 5 37.3333333333 6 3 track 1
        rect 41.3333333333 5 37.3333333333 6 3 track 1
        rect 82.6666666667 5 37.3333333333 6 3 track 1
        # linear segmented 120 16 segments=3 value=0.4 time=0.3 label
        rect 0 5 22.6666666667 6 3 track 1
        clip rect 0 5 22.6666666667 6 3 {
        rect 0 5 22.6666666667 6 0 color 1
        }
        rect 26.6666666667 5 22.6666666667 6 3 track 1
        clip rect 26.6666666667 5 22.6666666667 6 3 {
        rect 26.6666666667 5 4.53333333333 6 0 color 1
        }
        rect 53.3333333333 5 22.6666666667 6 3 track 1
        text 40% 120 8 12.5 right label 1
        # linear segmented 120 16 segments=3 value=1 time=0.3
        rect 0 5 37.3333333333 6 3 track 1
        clip rect 0 5 37.3333333333 6 3 {
        rect 0 5 37.3333333333 6 0 color 1
        }
        rect 41.3333333333 5 37.3333333333 6 3 track 1
        clip rect 41.3333333333 5 37.3333333333 6 3 {
        rect 41.3333333333 5 37.3333333333 6 0 color 1
        }
        rect 82.6666666667 5 37.3333333333 6 3 track 1
        clip rect 82.6666666667 5 37.3333333333 6 3 {
        rect 82.6666666667 5 37.3333333333 6 0 color 1
        }
        # linear segmented 120 16 segments=3 indeterminate=0.35 time=0.3
        rect 0 5 37.3333333333 6 3 track 1
        rect 0 5 37.3333333333 6 3 color 0.593164590067
        rect 41.3333333333 5 37.3333333333 6 3 track 1
        rect 41.3333333333 5 37.3333333333 6 3 color 0.0270151698532
        rect 82.6666666667 5 37.3333333333 6 3 track 1
        # linear segmented 120 16 segments=3 indeterminate=1.1 time=0.3
        rect 0 5 37.3333333333 6 3 track 1
        rect 41.3333333333 5 37.3333333333 6 3 track 1
        rect 41.3333333333 5 37.3333333333 6 3 color 0.350593162439
        rect 82.6666666667 5 37.3333333333 6 3 track 1
        rect 82.6666666667 5 37.3333333333 6 3 color 0.951036169196
        # linear segmented 120 16 segments=3 indeterminate=2.3 time=0.3
        rect 0 5 37.3333333333 6 3 track 1
        rect 0 5 37.3333333333 6 3 color 0.847186489181
        rect 41.3333333333 5 37.3333333333 6 3 track 1
        rect 41.3333333333 5 37.3333333333 6 3 color 0.905555111485
        rect 82.6666666667 5 37.3333333333 6 3 track 1
        rect 82.6666666667 5 37.3333333333 6 3 color 0.268246531022
        # linear striped 120 16 segments=1 value=0 time=0.3
        rect 0 3 120 10 5 track 1
        # linear striped 120 16 segments=1 value=0.4 time=0.3 label
        rect 0 3 76 10 5 track 1
        clip rect 0 3 76 10 5 {
        clip rect 0 3 30.4 10 5 {
        rect 0 3 30.4 10 0 color 1
        polygon -18.2 13 -10.2 13 -0.2 3 -8.2 3 white 0.22
        polygon -2.2 13 5.8 13 15.8 3 7.8 3 white 0.22
        polygon 13.8 13 21.8 13 31.8 3 23.8 3 white 0.22
        polygon 29.8 13 37.8 13 47.8 3 39.8 3 white 0.22
        }
        }
        text 40% 120 8 12.5 right label 1
        # linear striped 120 16 segments=1 value=1 time=0.3
        rect 0 3 120 10 5 track 1
        clip rect 0 3 120 10 5 {
        clip rect 0 3 120 10 5 {
        rect 0 3 120 10 0 color 1
        polygon -18.2 13 -10.2 13 -0.2 3 -8.2 3 white 0.22
        polygon -2.2 13 5.8 13 15.8 3 7.8 3 white 0.22
        polygon 13.8 13 21.8 13 31.8 3 23.8 3 white 0.22
        polygon 29.8 13 37.8 13 47.8 3 39.8 3 white 0.22
        polygon 45.8 13 53.8 13 63.8 3 55.8 3 white 0.22
        polygon 61.8 13 69.8 13 79.8 3 71.8 3 white 0.22
        polygon 77.8 13 85.8 13 95.8 3 87.8 3 white 0.22
        polygon 93.8 13 101.8 13 111.8 3 103.8 3 white 0.22
        polygon 109.8 13 117.8 13 127.8 3 119.8 3 white 0.22
        polygon 125.8 13 133.8 13 143.8 3 135.8 3 white 0.22
        }
        }
        # linear striped 120 16 segments=1 indeterminate=0.35 time=0.3
        rect 0 3 120 10 5 track 1
        clip rect 0 3 120 10 5 {
        polygon -16.9 13 -8.9 13 1.1 3 -6.9 3 color 0.85
        polygon -0.9 13 7.1 13 17.1 3 9.1 3 color 0.85
        polygon 15.1 13 23.1 13 33.1 3 25.1 3 color 0.85
        polygon 31.1 13 39.1 13 49.1 3 41.1 3 color 0.85
        polygon 47.1 13 55.1 13 65.1 3 57.1 3 color 0.85
        polygon 63.1 13 71.1 13 81.1 3 73.1 3 color 0.85
        polygon 79.1 13 87.1 13 97.1 3 89.1 3 color 0.85
        polygon 95.1 13 103.1 13 113.1 3 105.1 3 color 0.85
        polygon 111.1 13 119.1 13 129.1 3 121.1 3 color 0.85
        polygon 127.1 13 135.1 13 145.1 3 137.1 3 color 0.85
        }
        # linear striped 120 16 segments=1 indeterminate=1.1 time=0.3
        rect 0 3 120 10 5 track 1
        clip rect 0 3 120 10 5 {
        polygon -13.4 13 -5.4 13 4.6 3 -3.4 3 color 0.85
        polygon 2.6 13 10.6 13 20.6 3 12.6 3 color 0.85
        polygon 18.6 13 26.6 13 36.6 3 28.6 3 color 0.85
        polygon 34.6 13 42.6 13 52.6 3 44.6 3 color 0.85
        polygon 50.6 13 58.6 13 68.6 3 60.6 3 color 0.85
        polygon 66.6 13 74.6 13 84.6 3 76.6 3 color 0.85
        polygon 82.6 13 90.6 13 100.6 3 92.6 3 color 0.85
        polygon 98.6 13 106.6 13 116.6 3 108.6 3 color 0.85
        polygon 114.6 13 122.6 13 132.6 3 124.6 3 color 0.85
        }
        # linear striped 120 16 segments=1 indeterminate=2.3 time=0.3
        rect 0 3 120 10 5 track 1
        clip rect 0 3 120 10 5 {
        polygon -14.2 13 -6.2 13 3.8 3 -4.2 3 color 0.85
        polygon 1.8 13 9.8 13 19.8 3 11.8 3 color 0.85
        polygon 17.8 13 25.8 13 35.8 3 27.8 3 color 0.85
        polygon 33.8 13 41.8 13 51.8 3 43.8 3 color 0.85
        polygon 49.8 13 57.8 13 67.8 3 59.8 3 color 0.85
        polygon 65.8 13 73.8 13 83.8 3 75.8 3 color 0.85
        polygon 81.8 13 89.8 13 99.8 3 91.8 3 color 0.85
        polygon 97.8 13 105.8 13 115.8 3 107.8 3 color 0.85
        polygon 113.8 13 121.8 13 131.8 3 123.8 3 color 0.85
        polygon 129.8 13 137.8 13 147.8 3 139.8 3 color 0.85
        }
        # linear shimmer 120 16 segments=1 value=0 time=0.3
        rect 0 4 120 8 4 track 1
        # linear shimmer 120 16 segments=1 value=0.4 time=0.3 label
        rect 0 4 76 8 4 track 1
        clip rect 0 4 76 8 4 {
        clip rect 0 4 30.4 8 4 {
        rect 0 4 30.4 8 0 color 1
        rect -22.72 4 36 8 0 linear -22.72 8 13.28 8 0 white 0 0.5 white 0.5 1 white 0
        }
        }
        text 40% 120 8 12.5 right label 1
        # linear shimmer 120 16 segments=1 value=1 time=0.3
        rect 0 4 120 8 4 track 1
        clip rect 0 4 120 8 4 {
        clip rect 0 4 120 8 4 {
        rect 0 4 120 8 0 color 1
        rect -4.8 4 36 8 0 linear -4.8 8 31.2 8 0 white 0 0.5 white 0.5 1 white 0
        }
        }
        # linear shimmer 120 16 segments=1 indeterminate=0.35 time=0.3
        rect 0 4 120 8 4 track 1
        clip rect 0 4 120 8 4 {
        rect -43.5869166748 4 54 8 0 linear -43.5869166748 8 10.4130833252 8 0 color 0 0.5 color 1 1 color 0
        }
        # linear shimmer 120 16 segments=1 indeterminate=1.1 time=0.3
        rect 0 4 120 8 4 track 1
        clip rect 0 4 120 8 4 {
        rect 105.539517282 4 54 8 0 linear 105.539517282 8 159.539517282 8 0 color 0 0.5 color 1 1 color 0
        }
        # linear shimmer 120 16 segments=1 indeterminate=2.3 time=0.3
        rect 0 4 120 8 4 track 1
        clip rect 0 4 120 8 4 {
        rect 49.2543065051 4 54 8 0 linear 49.2543065051 8 103.254306505 8 0 color 0 0.5 color 1 1 color 0
        }
        # linear glow 120 16 segments=1 value=0 time=0.3
        line 3.5 8 116.5 8 3 round color 0.14
        # linear glow 120 16 segments=1 value=0.4 time=0.3 label
        line 3.5 8 72.5 8 3 round color 0.14
        line 3.5 8 31.1 8 11 round color 0.12
        line 3.5 8 31.1 8 7 round color 0.22
        line 3.5 8 31.1 8 3 round color 1
        rect 20.1 -3 22 22 0 radial 31.1 8 11 0 color 0.55 1 color 0
        text 40% 120 8 12.5 right label 1
        # linear glow 120 16 segments=1 value=1 time=0.3
        line 3.5 8 116.5 8 3 round color 0.14
        line 3.5 8 116.5 8 11 round color 0.12
        line 3.5 8 116.5 8 7 round color 0.22
        line 3.5 8 116.5 8 3 round color 1
        rect 105.5 -3 22 22 0 radial 116.5 8 11 0 color 0.55 1 color 0
        # linear glow 120 16 segments=1 indeterminate=0.35 time=0.3
        line 3.5 8 116.5 8 3 round color 0.14
        line 5.86373706831 8 90.0998587511 8 11 round color 0.12
        line 5.86373706831 8 90.0998587511 8 7 round color 0.22
        line 5.86373706831 8 90.0998587511 8 3 round color 1
        rect 79.0998587511 -3 22 22 0 radial 90.0998587511 8 11 0 color 0.55 1 color 0
        # linear glow 120 16 segments=1 indeterminate=1.1 time=0.3
        line 3.5 8 116.5 8 3 round color 0.14
        line 3.62527773769 8 82.2200064705 8 11 round color 0.12
        line 3.62527773769 8 82.2200064705 8 7 round color 0.22
        line 3.62527773769 8 82.2200064705 8 3 round color 1
        rect 71.2200064705 -3 22 22 0 radial 82.2200064705 8 11 0 color 0.55 1 color 0
        line 115.395623876 8 116.5 8 11 round color 0.12
        line 115.395623876 8 116.5 8 7 round color 0.22
        line 115.395623876 8 116.5 8 3 round color 1
        rect 105.5 -3 22 22 0 radial 116.5 8 11 0 color 0.55 1 color 0
        # linear glow 120 16 segments=1 indeterminate=2.3 time=0.3
        line 3.5 8 116.5 8 3 round color 0.14
        line 44.6032325357 8 107.054364098 8 11 round color 0.12
        line 44.6032325357 8 107.054364098 8 7 round color 0.22
        line 44.6032325357 8 107.054364098 8 3 round color 1
        rect 96.0543640978 -3 22 22 0 radial 107.054364098 8 11 0 color 0.55 1 color 0
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
