extension ProgressPictures {
    /// Pies and gauges.
    static let gauge = """
        # pie flat 48 52 segments=1 value=0 time=0.3
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        # pie flat 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        sector 24 26 19.2 -1.57079632679 0.942477796077 color 1
        # pie flat 48 52 segments=1 value=1 time=0.3
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        sector 24 26 19.2 -1.57079632679 4.71238898038 color 1
        # pie flat 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        sector 24 26 19.2 0.261799387799 1.80672095752 color 1
        # pie flat 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        sector 24 26 19.2 4.18879020479 5.0269511631 color 1
        # pie flat 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 22.8 -1.57079632679 4.71238898038 2.4 butt color 1
        circle 24 26 19.2 track 1
        sector 24 26 19.2 4.18879020479 5.0269511631 color 1
        # pie segmented 48 52 segments=3 value=0 time=0.3
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        # pie segmented 48 52 segments=3 value=0.4 time=0.3 label
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 -1.48746299346 0.440265442265 color 1
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 0.606932108932 0.992477796077 color 1
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        # pie segmented 48 52 segments=3 value=1 time=0.3
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 -1.48746299346 0.440265442265 color 1
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 0.606932108932 2.53466054466 color 1
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        sector 24 26 24 2.70132721132 4.62905564705 color 1
        # pie segmented 48 52 segments=3 indeterminate=0.35 time=0.3
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 -1.48746299346 0.440265442265 color 0.668444926696
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 0.606932108932 2.53466054466 color 0.271548062185
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        # pie segmented 48 52 segments=3 indeterminate=1.1 time=0.3
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 -1.48746299346 0.440265442265 color 0.113494773319
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        sector 24 26 24 2.70132721132 4.62905564705 color 0.841796151011
        # pie segmented 48 52 segments=3 indeterminate=2.3 time=0.3
        sector 24 26 24 -1.48746299346 0.440265442265 track 1
        sector 24 26 24 -1.48746299346 0.440265442265 color 0.113494773319
        sector 24 26 24 0.606932108932 2.53466054466 track 1
        sector 24 26 24 2.70132721132 4.62905564705 track 1
        sector 24 26 24 2.70132721132 4.62905564705 color 0.841796151011
        # gauge flat 48 52 segments=1 value=0 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        # gauge flat 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 21 4.71734055854 7.06858347058 6 round track 1
        arc 24 26 21 2.35619449019 4.24115008235 6 round color 1
        text 40% 24 26 10.56 center label 1
        # gauge flat 48 52 segments=1 value=1 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round color 1
        # gauge flat 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 21 2.35619449019 2.85774749184 6 round track 1
        arc 24 26 21 4.94110179952 7.06858347058 6 round track 1
        arc 24 26 21 3.33393796803 4.46491132333 6 round color 1
        # gauge flat 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 21 2.35619449019 5.37377616045 6 round track 1
        arc 24 26 21 5.84996663664 6.98093999193 6 round color 1
        # gauge flat 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 21 2.35619449019 2.61816018317 6 round track 1
        arc 24 26 21 4.70151449084 7.06858347058 6 round track 1
        arc 24 26 21 3.09435065936 4.22532401465 6 round color 1
        # gauge segmented 48 52 segments=3 value=0 time=0.3
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        # gauge segmented 48 52 segments=3 value=0.4 time=0.3 label
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 2.35619449019 3.60953049953 6 round color 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 4.08572097572 4.33638817758 6 round color 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        text 40% 24 26 10.56 center label 1
        # gauge segmented 48 52 segments=3 value=1 time=0.3
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 2.35619449019 3.60953049953 6 round color 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round color 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round color 1
        # gauge segmented 48 52 segments=3 indeterminate=0.35 time=0.3
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 2.35619449019 3.60953049953 6 round color 0.938525791172
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round color 0.740198106731
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round color 0.0614742088281
        # gauge segmented 48 52 segments=3 indeterminate=1.1 time=0.3
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round color 0.189476518028
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        arc 24 26 21 5.81524746124 7.06858347058 6 round color 0.891886676405
        # gauge segmented 48 52 segments=3 indeterminate=2.3 time=0.3
        arc 24 26 21 2.35619449019 3.60953049953 6 round track 1
        arc 24 26 21 2.35619449019 3.60953049953 6 round color 0.991388850827
        arc 24 26 21 4.08572097572 5.33905698505 6 round track 1
        arc 24 26 21 4.08572097572 5.33905698505 6 round color 0.592395872648
        arc 24 26 21 5.81524746124 7.06858347058 6 round track 1
        # gauge needle 48 52 segments=3 value=0 time=0.3
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round track 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round track 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round track 1
        polygon 13.9449415715 36.0550584285 22.8120606076 24.8120606076 25.1879393924 27.1879393924 color 1
        circle 24 26 3.36 color 1
        # gauge needle 48 52 segments=3 value=0.4 time=0.3 label
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        arc 24 26 22.5 2.35619449019 4.24115008235 3 round color 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round color 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round track 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round track 1
        polygon 17.5442550937 13.329887226 25.4968909606 25.2372959604 22.5031090394 26.7627040396 color 1
        circle 24 26 3.36 color 1
        text 40% 24 38.375 7.392 center label 1
        # gauge needle 48 52 segments=3 value=1 time=0.3
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round color 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round color 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round color 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round color 1
        polygon 34.0550584285 36.0550584285 22.8120606076 27.1879393924 25.1879393924 24.8120606076 color 1
        circle 24 26 3.36 color 1
        # gauge needle 48 52 segments=3 indeterminate=0.35 time=0.3
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        arc 24 26 22.5 2.35619449019 3.21049408782 3 round color 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round track 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round track 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round track 1
        polygon 9.81374071674 25.0209966558 24.1156628424 24.323986245 23.8843371576 27.676013755 color 1
        circle 24 26 3.36 color 1
        # gauge needle 48 52 segments=3 indeterminate=1.1 time=0.3
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        arc 24 26 22.5 2.35619449019 6.90312321354 3 round color 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round color 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round color 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round track 1
        polygon 35.5738646689 34.2616013354 23.0239458338 27.3673764166 24.9760541662 24.6326235834 color 1
        circle 24 26 3.36 color 1
        # gauge needle 48 52 segments=3 indeterminate=2.3 time=0.3
        arc 24 26 22.5 2.35619449019 7.06858347058 3 round track 1
        arc 24 26 22.5 2.35619449019 2.64764000915 3 round color 1
        line 12.5872965516 37.4127034484 10.2114177669 39.7885822331 1.2 round color 1
        line 12.5872965516 14.5872965516 10.2114177669 12.2114177669 1.2 round track 1
        line 35.4127034484 14.5872965516 37.7885822331 12.2114177669 1.2 round track 1
        line 35.4127034484 37.4127034484 37.7885822331 39.7885822331 1.2 round track 1
        polygon 11.4797769761 32.7418406561 23.2034956187 24.520817533 24.7965043813 27.479182467 color 1
        circle 24 26 3.36 color 1
        # gauge gradient 48 52 segments=1 value=0 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        # gauge gradient 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        arc 24 26 21 2.35619449019 4.24115008235 6 round conic 24 26 2.19104581278 0 color 0.2 0.0262842283556 color 0.2 0.326284228356 color 1
        text 40% 24 26 10.56 center label 1
        # gauge gradient 48 52 segments=1 value=1 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        arc 24 26 21 2.35619449019 7.06858347058 6 round conic 24 26 2.19104581278 0 color 0.2 0.0262842283556 color 0.2 0.776284228356 color 1
        # gauge gradient 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        arc 24 26 21 3.19242246466 4.8417586078 6 round conic 24 26 3.02727378725 0 color 0.2 0.0262842283556 color 0.2 0.288784228356 color 1
        # gauge gradient 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        arc 24 26 21 5.34428908913 6.99362523226 6 round conic 24 26 5.17914041171 0 color 0.2 0.0262842283556 color 0.2 0.288784228356 color 1
        # gauge gradient 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 21 2.35619449019 7.06858347058 6 round track 1
        arc 24 26 21 2.98751226645 4.63684840959 6 round conic 24 26 2.82236358904 0 color 0.2 0.0262842283556 color 0.2 0.288784228356 color 1
        # gauge dots 48 52 segments=3 value=0 time=0.3
        circle 9.85786437627 40.1421356237 3 track 1
        circle 24 6 3 track 1
        circle 38.1421356237 40.1421356237 3 track 1
        # gauge dots 48 52 segments=3 value=0.4 time=0.3 label
        circle 9.85786437627 40.1421356237 3 track 1
        circle 9.85786437627 40.1421356237 3 color 1
        circle 24 6 3 track 1
        circle 24 6 1.3416407865 color 1
        circle 38.1421356237 40.1421356237 3 track 1
        text 40% 24 26 10.56 center label 1
        # gauge dots 48 52 segments=3 value=1 time=0.3
        circle 9.85786437627 40.1421356237 3 track 1
        circle 9.85786437627 40.1421356237 3 color 1
        circle 24 6 3 track 1
        circle 24 6 3 color 1
        circle 38.1421356237 40.1421356237 3 track 1
        circle 38.1421356237 40.1421356237 3 color 1
        # gauge dots 48 52 segments=3 indeterminate=0.35 time=0.3
        circle 9.85786437627 40.1421356237 3 track 1
        circle 9.85786437627 40.1421356237 3 color 0.938525791172
        circle 24 6 3 track 1
        circle 24 6 3 color 0.740198106731
        circle 38.1421356237 40.1421356237 3 track 1
        circle 38.1421356237 40.1421356237 3 color 0.0614742088281
        # gauge dots 48 52 segments=3 indeterminate=1.1 time=0.3
        circle 9.85786437627 40.1421356237 3 track 1
        circle 24 6 3 track 1
        circle 24 6 3 color 0.189476518028
        circle 38.1421356237 40.1421356237 3 track 1
        circle 38.1421356237 40.1421356237 3 color 0.891886676405
        # gauge dots 48 52 segments=3 indeterminate=2.3 time=0.3
        circle 9.85786437627 40.1421356237 3 track 1
        circle 9.85786437627 40.1421356237 3 color 0.991388850827
        circle 24 6 3 track 1
        circle 24 6 3 color 0.592395872648
        circle 38.1421356237 40.1421356237 3 track 1
        circle 38.1421356237 40.1421356237 3 color 0.0086111491725
        # gauge gradient 48 48 segments=1 value=0.4 time=0.3 butt
        arc 24 24 21 2.35619449019 7.06858347058 6 butt track 1
        arc 24 24 21 2.35619449019 4.24115008235 6 butt conic 24 24 2.35619449019 0 color 0.2 0 color 0.2 0.3 color 1
        """
}
