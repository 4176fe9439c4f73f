extension ProgressPictures {
    /// Lines of the first variants.
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
        """
}
