extension ProgressPictures {
    /// Batteries and hourglasses.
    static let battery = """
        # battery flat 48 48 segments=1 value=0 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        }
        # battery flat 48 48 segments=1 value=0.4 time=0.3 label
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        rect 3.5 15.5 14.756 17 0 color 1
        text 40% 21.945 24 10 center label 1
        clip rect 3.5 15.5 14.756 17 0 {
        text 40% 21.945 24 10 center white 1
        }
        }
        # battery flat 48 48 segments=1 value=1 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        rect 3.5 15.5 36.89 17 0 color 1
        }
        # battery flat 48 48 segments=1 indeterminate=0.35 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        rect 3.5 15.5 2.43754612751 17 0 color 1
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # battery flat 48 48 segments=1 indeterminate=1.1 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        rect 3.5 15.5 34.6182513283 17 0 color 1
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # battery flat 48 48 segments=1 indeterminate=2.3 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 36.89 17 0 track 1
        rect 3.5 15.5 6.15901385105 17 0 color 1
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # battery segmented 48 48 segments=3 value=0 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        }
        # battery segmented 48 48 segments=3 value=0.4 time=0.3 label
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 3.5 15.5 10.9633333333 17 0 color 1
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 16.4633333333 15.5 10.9633333333 17 0 color 0.2
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        text 40% 21.945 24 10 center label 1
        clip rect 3.5 15.5 14.756 17 0 {
        text 40% 21.945 24 10 center white 1
        }
        }
        # battery segmented 48 48 segments=3 value=1 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 3.5 15.5 10.9633333333 17 0 color 1
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 16.4633333333 15.5 10.9633333333 17 0 color 1
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        rect 29.4266666667 15.5 10.9633333333 17 0 color 1
        }
        # battery segmented 48 48 segments=3 indeterminate=0.35 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 3.5 15.5 10.9633333333 17 0 color 0.198228202292
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # battery segmented 48 48 segments=3 indeterminate=1.1 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 3.5 15.5 10.9633333333 17 0 color 1
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 16.4633333333 15.5 10.9633333333 17 0 color 1
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        rect 29.4266666667 15.5 10.9633333333 17 0 color 0.815254919626
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # battery segmented 48 48 segments=3 indeterminate=2.3 time=0.3
        strokeRect 0.75 12.75 42.39 22.5 5.76 1.5 color 0.7
        rect 44.19 20.16 3.81 7.68 1.68 color 0.7
        clip rect 3.5 15.5 36.89 17 3.31 {
        rect 3.5 15.5 10.9633333333 17 0 track 1
        rect 3.5 15.5 10.9633333333 17 0 color 0.500868570158
        rect 16.4633333333 15.5 10.9633333333 17 0 track 1
        rect 29.4266666667 15.5 10.9633333333 17 0 track 1
        }
        polygon 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 white 1
        polyline closed 22.9089 16.86 18.4107 24.8568 21.6237 24.8568 20.6598 31.14 25.4793 22.929 22.2663 22.929 1.2 butt color 1
        # hourglass flat 48 52 segments=1 value=0 time=0.3
        polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 track 1
        clip polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 {
        polygon 9.6 6.8 38.4 6.8 38.4 26 9.6 26 color 1
        }
        polyline closed 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 1.5 butt color 0.7
        line 7.35 6.8 40.65 6.8 2.4 round color 1
        line 7.35 45.2 40.65 45.2 2.4 round color 1
        # hourglass flat 48 52 segments=1 value=0.4 time=0.3 label
        polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 track 1
        clip polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 {
        polygon 9.6 11.1277439506 38.4 11.1277439506 38.4 26 9.6 26 color 1
        polygon 9.6 40.8722560494 38.4 40.8722560494 38.4 45.2 9.6 45.2 color 1
        line 24 26 24 40.8722560494 1.344 butt color 1
        }
        polyline closed 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 1.5 butt color 0.7
        line 7.35 6.8 40.65 6.8 2.4 round color 1
        line 7.35 45.2 40.65 45.2 2.4 round color 1
        # hourglass flat 48 52 segments=1 value=1 time=0.3
        polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 track 1
        clip polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 {
        polygon 9.6 26 38.4 26 38.4 45.2 9.6 45.2 color 1
        }
        polyline closed 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 1.5 butt color 0.7
        line 7.35 6.8 40.65 6.8 2.4 round color 1
        line 7.35 45.2 40.65 45.2 2.4 round color 1
        # hourglass flat 48 52 segments=1 indeterminate=0.35 time=0.3
        polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 track 1
        clip polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 {
        polygon 9.6 7.12464854316 38.4 7.12464854316 38.4 26 9.6 26 color 1
        polygon 9.6 44.8753514568 38.4 44.8753514568 38.4 45.2 9.6 45.2 color 1
        line 24 26 24 44.8753514568 1.344 butt color 1
        }
        polyline closed 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 1.5 butt color 0.7
        line 7.35 6.8 40.65 6.8 2.4 round color 1
        line 7.35 45.2 40.65 45.2 2.4 round color 1
        # hourglass flat 48 52 segments=1 indeterminate=1.1 time=0.3
        polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 track 1
        clip polygon 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 {
        polygon 9.6 15.3394650811 38.4 15.3394650811 38.4 26 9.6 26 color 1
        polygon 9.6 36.6605349189 38.4 36.6605349189 38.4 45.2 9.6 45.2 color 1
        line 24 26 24 36.6605349189 1.344 butt color 1
        }
        polyline closed 9.6 6.8 38.4 6.8 25.68 26 38.4 45.2 9.6 45.2 22.32 26 1.5 butt color 0.7
        line 7.35 6.8 40.65 6.8 2.4 round color 1
        line 7.35 45.2 40.65 45.2 2.4 round color 1
        # hourglass flat 48 52 segments=1 indeterminate=2.3 time=0.3
        polygon 40.512396601 42.4574941933 12.8242766227 46.4599991111 22.3848596679 26.2334794535 7.48760339903 9.54250580668 35.1757233773 5.54000088894 25.6151403321 25.7665205465 track 1
        clip polygon 40.512396601 42.4574941933 12.8242766227 46.4599991111 22.3848596679 26.2334794535 7.48760339903 9.54250580668 35.1757233773 5.54000088894 25.6151403321 25.7665205465 {
        polygon 37.8440599891 23.9987475411 10.1559400109 28.0012524589 7.48760339903 9.54250580668 35.1757233773 5.54000088894 color 1
        }
        polyline closed 40.512396601 42.4574941933 12.8242766227 46.4599991111 22.3848596679 26.2334794535 7.48760339903 9.54250580668 35.1757233773 5.54000088894 25.6151403321 25.7665205465 1.5 butt color 0.7
        line 42.6755309743 42.1447984966 10.6611422494 46.7726948078 2.4 round color 1
        line 37.3388577506 5.22730519224 5.32446902573 9.85520150338 2.4 round color 1
        """
}
