extension ProgressPictures {
    /// Bars and grids.
    static let bars = """
        # bars flat 48 48 segments=3 value=0 time=0.3
        rect 0 24 13.3333333333 18 4 track 1
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        # bars flat 48 48 segments=3 value=0.4 time=0.3 label
        rect 0 24 13.3333333333 18 4 track 1
        clip rect 0 24 13.3333333333 18 4 {
        rect 0 24 13.3333333333 18 0 color 1
        }
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        clip rect 17.3333333333 15 13.3333333333 27 4 {
        rect 17.3333333333 36.6 13.3333333333 5.4 0 color 1
        }
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        # bars flat 48 48 segments=3 value=1 time=0.3
        rect 0 24 13.3333333333 18 4 track 1
        clip rect 0 24 13.3333333333 18 4 {
        rect 0 24 13.3333333333 18 0 color 1
        }
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        clip rect 17.3333333333 15 13.3333333333 27 4 {
        rect 17.3333333333 15 13.3333333333 27 0 color 1
        }
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        clip rect 34.6666666667 6 13.3333333333 36 4 {
        rect 34.6666666667 6 13.3333333333 36 0 color 1
        }
        # bars flat 48 48 segments=3 indeterminate=0.35 time=0.3
        rect 0 24 13.3333333333 18 4 track 1
        clip rect 0 24 13.3333333333 18 4 {
        rect 0 27.9998679028 13.3333333333 14.0001320972 0 color 1
        }
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        clip rect 17.3333333333 15 13.3333333333 27 4 {
        rect 17.3333333333 41.7406012854 13.3333333333 0.259398714556 0 color 1
        }
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        # bars flat 48 48 segments=3 indeterminate=1.1 time=0.3
        rect 0 24 13.3333333333 18 4 track 1
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        clip rect 34.6666666667 6 13.3333333333 36 4 {
        rect 34.6666666667 20.9848879805 13.3333333333 21.0151120195 0 color 1
        }
        # bars flat 48 48 segments=3 indeterminate=2.3 time=0.3
        rect 0 24 13.3333333333 18 4 track 1
        rect 17.3333333333 15 13.3333333333 27 4 track 1
        clip rect 17.3333333333 15 13.3333333333 27 4 {
        rect 17.3333333333 30.0115204274 13.3333333333 11.9884795726 0 color 1
        }
        rect 34.6666666667 6 13.3333333333 36 4 track 1
        clip rect 34.6666666667 6 13.3333333333 36 4 {
        rect 34.6666666667 6.70348820499 13.3333333333 35.296511795 0 color 1
        }
        # bars dots 48 48 segments=3 value=0 time=0.3
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 track 1
        # bars dots 48 48 segments=3 value=0.4 time=0.3 label
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 6.66666666667 35.3333333333 6.66666666667 color 1
        circle 24 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 color 0.2
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 track 1
        # bars dots 48 48 segments=3 value=1 time=0.3
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 6.66666666667 35.3333333333 6.66666666667 color 1
        circle 24 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 color 1
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 color 1
        circle 41.3333333333 20 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 color 1
        # bars dots 48 48 segments=3 indeterminate=0.35 time=0.3
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 6.66666666667 35.3333333333 6.66666666667 color 0.77778511651
        circle 24 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 track 1
        # bars dots 48 48 segments=3 indeterminate=1.1 time=0.3
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 color 1
        circle 41.3333333333 20 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 color 0.167506223305
        # bars dots 48 48 segments=3 indeterminate=2.3 time=0.3
        circle 6.66666666667 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 track 1
        circle 24 35.3333333333 6.66666666667 color 0.444017761948
        circle 41.3333333333 35.3333333333 6.66666666667 track 1
        circle 41.3333333333 35.3333333333 6.66666666667 color 1
        circle 41.3333333333 20 6.66666666667 track 1
        circle 41.3333333333 20 6.66666666667 color 0.960917321945
        # bars arcs 48 48 segments=3 value=0 time=0.3
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        # bars arcs 48 48 segments=3 value=0.4 time=0.3 label
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round color 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round color 0.2
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        # bars arcs 48 48 segments=3 value=1 time=0.3
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round color 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round color 1
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round color 1
        # bars arcs 48 48 segments=3 indeterminate=0.35 time=0.3
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round color 0.933012701892
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round color 0.0669872981078
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        # bars arcs 48 48 segments=3 indeterminate=1.1 time=0.3
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round color 0.00558458688744
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round color 0.811744900929
        # bars arcs 48 48 segments=3 indeterminate=2.3 time=0.3
        circle 24 38 3.2 color 1
        arc 24 38 10 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 20 -2.35619449019 -0.785398163397 4 round color 0.537365046793
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round track 1
        arc 24 38 30 -2.35619449019 -0.785398163397 4 round color 0.913119387158
        # grid flat 48 52 segments=2 value=0 time=0.3
        rect 0 2 22.5 22.5 6.3 track 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        # grid flat 48 52 segments=2 value=0.4 time=0.3 label
        rect 0 2 22.5 22.5 6.3 track 1
        rect 0 2 22.5 22.5 6.3 color 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 28.65 5.15 16.2 16.2 4.536 color 0.96
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        # grid flat 48 52 segments=2 value=1 time=0.3
        rect 0 2 22.5 22.5 6.3 track 1
        rect 0 2 22.5 22.5 6.3 color 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 25.5 2 22.5 22.5 6.3 color 1
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 0 27.5 22.5 22.5 6.3 color 1
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        rect 25.5 27.5 22.5 22.5 6.3 color 1
        # grid flat 48 52 segments=2 indeterminate=0.35 time=0.3
        rect 0 2 22.5 22.5 6.3 track 1
        rect 0.948987580089 2.94898758009 20.6020248398 20.6020248398 5.76856695515 color 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 32.4812286601 8.98122866012 8.53754267977 8.53754267977 2.39051195034 color 0.18159163731
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 6.98122866012 34.4812286601 8.53754267977 8.53754267977 2.39051195034 color 0.18159163731
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        # grid flat 48 52 segments=2 indeterminate=1.1 time=0.3
        rect 0 2 22.5 22.5 6.3 track 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 29.6950248213 6.19502482134 14.1099503573 14.1099503573 3.95078610005 color 0.747677496616
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 4.19502482134 31.6950248213 14.1099503573 14.1099503573 3.95078610005 color 0.747677496616
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        rect 25.5234031682 27.5234031682 22.4531936635 22.4531936635 6.28689422578 color 1
        # grid flat 48 52 segments=2 indeterminate=2.3 time=0.3
        rect 0 2 22.5 22.5 6.3 track 1
        rect 2.51040022426 4.51040022426 17.4791995515 17.4791995515 4.89417587442 color 1
        rect 25.5 2 22.5 22.5 6.3 track 1
        rect 26.0712845092 2.57128450923 21.3574309815 21.3574309815 5.98008067483 color 1
        rect 0 27.5 22.5 22.5 6.3 track 1
        rect 0.571284509225 28.0712845092 21.3574309815 21.3574309815 5.98008067483 color 1
        rect 25.5 27.5 22.5 22.5 6.3 track 1
        rect 32.033674147 34.033674147 9.43265170609 9.43265170609 2.6411424777 color 0.27252334792
        # grid dots 48 52 segments=2 value=0 time=0.3
        circle 11.25 13.25 11.25 track 1
        circle 36.75 13.25 11.25 track 1
        circle 11.25 38.75 11.25 track 1
        circle 36.75 38.75 11.25 track 1
        # grid dots 48 52 segments=2 value=0.4 time=0.3 label
        circle 11.25 13.25 11.25 track 1
        circle 11.25 13.25 11.25 color 1
        circle 36.75 13.25 11.25 track 1
        circle 36.75 13.25 8.1 color 0.96
        circle 11.25 38.75 11.25 track 1
        circle 36.75 38.75 11.25 track 1
        # grid dots 48 52 segments=2 value=1 time=0.3
        circle 11.25 13.25 11.25 track 1
        circle 11.25 13.25 11.25 color 1
        circle 36.75 13.25 11.25 track 1
        circle 36.75 13.25 11.25 color 1
        circle 11.25 38.75 11.25 track 1
        circle 11.25 38.75 11.25 color 1
        circle 36.75 38.75 11.25 track 1
        circle 36.75 38.75 11.25 color 1
        # grid dots 48 52 segments=2 indeterminate=0.35 time=0.3
        circle 11.25 13.25 11.25 track 1
        circle 11.25 13.25 10.3010124199 color 1
        circle 36.75 13.25 11.25 track 1
        circle 36.75 13.25 4.26877133988 color 0.18159163731
        circle 11.25 38.75 11.25 track 1
        circle 11.25 38.75 4.26877133988 color 0.18159163731
        circle 36.75 38.75 11.25 track 1
        # grid dots 48 52 segments=2 indeterminate=1.1 time=0.3
        circle 11.25 13.25 11.25 track 1
        circle 36.75 13.25 11.25 track 1
        circle 36.75 13.25 7.05497517866 color 0.747677496616
        circle 11.25 38.75 11.25 track 1
        circle 11.25 38.75 7.05497517866 color 0.747677496616
        circle 36.75 38.75 11.25 track 1
        circle 36.75 38.75 11.2265968318 color 1
        # grid dots 48 52 segments=2 indeterminate=2.3 time=0.3
        circle 11.25 13.25 11.25 track 1
        circle 11.25 13.25 8.73959977574 color 1
        circle 36.75 13.25 11.25 track 1
        circle 36.75 13.25 10.6787154908 color 1
        circle 11.25 38.75 11.25 track 1
        circle 11.25 38.75 10.6787154908 color 1
        circle 36.75 38.75 11.25 track 1
        circle 36.75 38.75 4.71632585304 color 0.27252334792
        # grid flat 48 48 segments=2 value=0.3 time=0.3 butt
        rect 0 0 22.5 22.5 1.8 track 1
        rect 0 0 22.5 22.5 1.8 color 1
        rect 25.5 0 22.5 22.5 1.8 track 1
        rect 31.8 6.3 9.9 9.9 0.792 color 0.32
        rect 0 25.5 22.5 22.5 1.8 track 1
        rect 25.5 25.5 22.5 22.5 1.8 track 1
        """
}
