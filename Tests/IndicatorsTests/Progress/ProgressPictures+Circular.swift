extension ProgressPictures {
    static let circular = """
        # circular flat 48 52 segments=1 value=0 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        # circular flat 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 22 1.30611415971 4.34875261675 4 round track 1
        arc 24 26 22 -1.57079632679 0.942477796077 4 round color 1
        text 40% 24 26 10.56 center label 1
        # circular flat 48 52 segments=1 value=1 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 round color 1
        # circular flat 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 22 2.17438440993 5.34835027925 4 round track 1
        arc 24 26 22 -0.571198664289 1.8107480463 4 round color 1
        # circular flat 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 22 6.5783261116 10.6044050916 4 round track 1
        arc 24 26 22 4.68485614803 6.21468974796 4 round color 1
        # circular flat 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 22 8.24622621132 9.60620072742 4 round track 1
        arc 24 26 22 3.68665178387 7.88258984769 4 round color 1
        # circular wavy 48 52 segments=1 value=0 time=0.3
        arc 24 26 20 -1.57079632679 4.71238898038 4 butt track 1
        # circular wavy 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 20 1.34247779608 4.31238898038 4 round track 1
        polyline open 35 24 7.90211303259 44.8301473203 19.2318748602 35.0647220402 41.2292833712 38.1087769972 21.3799851327 4 round color 1
        text 40% 24 26 10.56 center label 1
        # circular wavy 48 52 segments=1 value=1 time=0.3
        polyline open 85 24 7.90211303259 24 44.0978869674 24 7.90211303259 24 25.7870836827 4 round color 1
        # circular wavy 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 20 2.2107480463 5.31198664289 4 round track 1
        polyline open 33 40.5381658627 15.3715661661 40.3913765919 37.6963768921 19.230415286 45.4943059006 36.5911465085 34.7657145957 4 round color 1
        # circular wavy 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 20 6.61468974796 10.5680414552 4 round track 1
        polyline open 22 23.4967944203 7.72805419969 36.6936675417 13.0086402907 42.6545010986 24.7202475091 36.1630818587 12.8246562666 4 round color 1
        # circular wavy 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 20 8.28258984769 9.56983709105 4 round track 1
        polyline open 57 5.84133054552 14.9898983162 42.2651095582 16.0557434203 23.4849144218 43.9999022395 30.9856026857 22.2254500369 4 round color 1
        # circular segmented 48 52 segments=3 value=0 time=0.3
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        # circular segmented 48 52 segments=3 value=0.4 time=0.3 label
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 -1.38897814498 0.34178059378 4 round color 1
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 0.705416957416 1.05156870517 4 round color 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        text 40% 24 26 10.56 center label 1
        # circular segmented 48 52 segments=3 value=1 time=0.3
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 -1.38897814498 0.34178059378 4 round color 1
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 0.705416957416 2.43617569617 4 round color 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round color 1
        # circular segmented 48 52 segments=3 indeterminate=0.35 time=0.3
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 -1.38897814498 0.34178059378 4 round color 0.668444926696
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 0.705416957416 2.43617569617 4 round color 0.271548062185
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        # circular segmented 48 52 segments=3 indeterminate=1.1 time=0.3
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 -1.38897814498 0.34178059378 4 round color 0.113494773319
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round color 0.841796151011
        # circular segmented 48 52 segments=3 indeterminate=2.3 time=0.3
        arc 24 26 22 -1.38897814498 0.34178059378 4 round track 1
        arc 24 26 22 -1.38897814498 0.34178059378 4 round color 0.113494773319
        arc 24 26 22 0.705416957416 2.43617569617 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round track 1
        arc 24 26 22 2.79981205981 4.53057079857 4 round color 0.841796151011
        # circular gradient 48 52 segments=1 value=0 time=0.3
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        # circular gradient 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        arc 24 26 20.5 -1.57079632679 0.942477796077 5 butt conic 24 26 -1.57079632679 0 color 0.12 0.4 color 1
        circle 36.049597672 42.5848483847 6.25 radial 36.049597672 42.5848483847 6.25 0 color 0.5 1 color 0
        circle 36.049597672 42.5848483847 2.5 color 1
        text 40% 24 26 10.56 center label 1
        # circular gradient 48 52 segments=1 value=1 time=0.3
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt conic 24 26 -1.57079632679 0 color 0.12 1 color 1
        circle 24 5.5 6.25 radial 24 5.5 6.25 0 color 0.5 1 color 0
        circle 24 5.5 2.5 color 1
        # circular gradient 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        arc 24 26 20.5 -4.02862357749 0.428398998217 5 butt conic 24 26 -4.02862357749 0 color 0 0.709357174397 color 1
        circle 42.6474559048 34.5160077665 6.25 radial 42.6474559048 34.5160077665 6.25 0 color 0.5 1 color 0
        circle 42.6474559048 34.5160077665 2.5 color 1
        # circular gradient 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        arc 24 26 20.5 -5.82890292803 -1.57079632679 5 butt conic 24 26 -5.82890292803 0 color 0 0.677698713799 color 1
        circle 24 5.5 6.25 radial 24 5.5 6.25 0 color 0.5 1 color 0
        circle 24 5.5 2.5 color 1
        # circular gradient 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 20.5 -1.57079632679 4.71238898038 5 butt track 1
        arc 24 26 20.5 -4.37399984553 -0.999597662506 5 butt conic 24 26 -4.37399984553 0 color 0 0.537052787408 color 1
        circle 35.0831367578 8.75430257696 6.25 radial 35.0831367578 8.75430257696 6.25 0 color 0.5 1 color 0
        circle 35.0831367578 8.75430257696 2.5 color 1
        # circular ticks 48 52 segments=3 value=0 time=0.3
        line 24 14.3 24 3.5 3 round track 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round track 1
        line 13.8675027757 31.85 4.51442841485 37.25 3 round track 1
        # circular ticks 48 52 segments=3 value=0.4 time=0.3 label
        line 24 14.3 24 3.5 3 round track 1
        line 24 14.3 24 3.5 3 round color 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round track 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round color 0.2
        line 13.8675027757 31.85 4.51442841485 37.25 3 round track 1
        text 40% 24 26 10.56 center label 1
        # circular ticks 48 52 segments=3 value=1 time=0.3
        line 24 14.3 24 3.5 3 round track 1
        line 24 14.3 24 3.5 3 round color 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round track 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round color 1
        line 13.8675027757 31.85 4.51442841485 37.25 3 round track 1
        line 13.8675027757 31.85 4.51442841485 37.25 3 round color 1
        # circular ticks 48 52 segments=3 indeterminate=0.35 time=0.3
        line 24 14.3 24 3.5 3 round color 0.716666666667
        line 34.1324972243 31.85 43.4855715851 37.25 3 round color 1
        line 13.8675027757 31.85 4.51442841485 37.25 3 round color 0.433333333333
        # circular ticks 48 52 segments=3 indeterminate=1.1 time=0.3
        line 24 14.3 24 3.5 3 round color 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round color 0.433333333333
        line 13.8675027757 31.85 4.51442841485 37.25 3 round color 0.716666666667
        # circular ticks 48 52 segments=3 indeterminate=2.3 time=0.3
        line 24 14.3 24 3.5 3 round color 1
        line 34.1324972243 31.85 43.4855715851 37.25 3 round color 0.433333333333
        line 13.8675027757 31.85 4.51442841485 37.25 3 round color 0.716666666667
        # circular dots 48 52 segments=3 value=0 time=0.3
        circle 24 6.05 3 track 1
        circle 41.2772068055 35.975 3 track 1
        circle 6.7227931945 35.975 3 track 1
        # circular dots 48 52 segments=3 value=0.4 time=0.3 label
        circle 24 6.05 3 track 1
        circle 24 6.05 3 color 1
        circle 41.2772068055 35.975 3 track 1
        circle 41.2772068055 35.975 1.3416407865 color 1
        circle 6.7227931945 35.975 3 track 1
        text 40% 24 26 10.56 center label 1
        # circular dots 48 52 segments=3 value=1 time=0.3
        circle 24 6.05 3 track 1
        circle 24 6.05 3 color 1
        circle 41.2772068055 35.975 3 track 1
        circle 41.2772068055 35.975 3 color 1
        circle 6.7227931945 35.975 3 track 1
        circle 6.7227931945 35.975 3 color 1
        # circular dots 48 52 segments=3 indeterminate=0.35 time=0.3
        circle 24 6.05 3 track 1
        circle 24 6.05 2.59318181818 color 0.469696969697
        circle 41.2772068055 35.975 3 track 1
        circle 6.7227931945 35.975 3 track 1
        # circular dots 48 52 segments=3 indeterminate=1.1 time=0.3
        circle 24 6.05 3 track 1
        circle 24 6.05 3.15 color 1
        circle 41.2772068055 35.975 3 track 1
        circle 6.7227931945 35.975 3 track 1
        circle 6.7227931945 35.975 2.56666666667 color 0.444444444444
        # circular dots 48 52 segments=3 indeterminate=2.3 time=0.3
        circle 24 6.05 3 track 1
        circle 24 6.05 2.99090909091 color 0.848484848485
        circle 41.2772068055 35.975 3 track 1
        circle 6.7227931945 35.975 3 track 1
        circle 6.7227931945 35.975 2.40757575758 color 0.292929292929
        # circular glow 48 52 segments=1 value=0 time=0.3
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        # circular glow 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        arc 24 26 18 -1.57079632679 0.942477796077 12 round color 0.12
        arc 24 26 18 -1.57079632679 0.942477796077 8 round color 0.22
        arc 24 26 18 -1.57079632679 0.942477796077 4 round color 1
        circle 34.5801345413 40.5623058987 6 radial 34.5801345413 40.5623058987 6 0 color 0.5 1 color 0
        text 40% 24 26 10.56 center label 1
        # circular glow 48 52 segments=1 value=1 time=0.3
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        arc 24 26 18 -1.57079632679 4.71238898038 12 round color 0.12
        arc 24 26 18 -1.57079632679 4.71238898038 8 round color 0.22
        arc 24 26 18 -1.57079632679 4.71238898038 4 round color 1
        circle 24 8 6 radial 24 8 6 0 color 0.5 1 color 0
        # circular glow 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        arc 24 26 18 -0.571198664289 1.8107480463 12 round color 0.12
        arc 24 26 18 -0.571198664289 1.8107480463 8 round color 0.22
        arc 24 26 18 -0.571198664289 1.8107480463 4 round color 1
        circle 19.7221968696 43.4842901022 6 radial 19.7221968696 43.4842901022 6 0 color 0.5 1 color 0
        # circular glow 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        arc 24 26 18 4.68485614803 6.21468974796 12 round color 0.12
        arc 24 26 18 4.68485614803 6.21468974796 8 round color 0.22
        arc 24 26 18 4.68485614803 6.21468974796 4 round color 1
        circle 41.9577917314 24.7680437778 6 radial 41.9577917314 24.7680437778 6 0 color 0.5 1 color 0
        # circular glow 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 18 -1.57079632679 4.71238898038 4 butt color 0.14
        arc 24 26 18 3.68665178387 7.88258984769 12 round color 0.12
        arc 24 26 18 3.68665178387 7.88258984769 8 round color 0.22
        arc 24 26 18 3.68665178387 7.88258984769 4 round color 1
        circle 23.4851223917 43.9926346333 6 radial 23.4851223917 43.9926346333 6 0 color 0.5 1 color 0
        # circular split 48 52 segments=1 value=0 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        # circular split 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        arc 24 26 22 -1.57079632679 -0.314159265359 4 round color 1
        arc 24 26 22 -2.82743338823 -1.57079632679 4 round color 1
        text 40% 24 26 10.56 center label 1
        # circular split 48 52 segments=1 value=1 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        arc 24 26 22 -1.57079632679 1.57079632679 4 round color 1
        arc 24 26 22 -4.71238898038 -1.57079632679 4 round color 1
        # circular split 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        arc 24 26 22 -1.57079632679 0.839989142807 4 round color 1
        arc 24 26 22 -3.9815817964 -1.57079632679 4 round color 1
        # circular split 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        arc 24 26 22 1.0530633394 1.57079632679 4 round color 1
        arc 24 26 22 -4.71238898038 -4.19465599299 4 round color 1
        # circular split 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 22 -1.57079632679 4.71238898038 4 butt track 1
        arc 24 26 22 -1.16871275258 1.4789682913 4 round color 1
        arc 24 26 22 -4.62056094489 -1.97287990101 4 round color 1
        # circular orbit 48 52 segments=1 value=0 time=0.3
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        circle 24 6.8 4.8 radial 24 6.8 4.8 0 color 0.35 1 color 0
        circle 24 6.8 3 color 1
        # circular orbit 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        arc 24 26 19.2 -1.57079632679 0.942477796077 2.4 butt conic 24 26 -1.57079632679 0 color 0.15 0.4 color 1
        circle 35.285476844 41.533126292 4.8 radial 35.285476844 41.533126292 4.8 0 color 0.35 1 color 0
        circle 35.285476844 41.533126292 3 color 1
        text 40% 24 26 10.56 center label 1
        # circular orbit 48 52 segments=1 value=1 time=0.3
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        arc 24 26 19.2 -1.57079632679 4.71238898038 2.4 butt conic 24 26 -1.57079632679 0 color 0.15 1 color 1
        circle 24 6.8 4.8 radial 24 6.8 4.8 0 color 0.35 1 color 0
        circle 24 6.8 3 color 1
        # circular orbit 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        arc 24 26 19.2 -1.93731546971 0.261799387799 2.4 butt conic 24 26 -1.93731546971 0 color 0 0.35 color 1
        circle 42.5457758648 30.969325666 4.8 radial 42.5457758648 30.969325666 4.8 0 color 0.35 1 color 0
        circle 42.5457758648 30.969325666 3 color 1
        # circular orbit 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        arc 24 26 19.2 1.98967534727 4.18879020479 2.4 butt conic 24 26 1.98967534727 0 color 0 0.35 color 1
        circle 14.4 9.37231224734 4.8 radial 14.4 9.37231224734 4.8 0 color 0.35 1 color 0
        circle 14.4 9.37231224734 3 color 1
        # circular orbit 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 19.2 -1.57079632679 4.71238898038 1.5 butt track 1
        arc 24 26 19.2 1.98967534727 4.18879020479 2.4 butt conic 24 26 1.98967534727 0 color 0 0.35 color 1
        circle 14.4 9.37231224734 4.8 radial 14.4 9.37231224734 4.8 0 color 0.35 1 color 0
        circle 14.4 9.37231224734 3 color 1
        # circular dual 48 52 segments=1 value=0 time=0.3
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        # circular dual 48 52 segments=1 value=0.4 time=0.3 label
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 22.5 -1.57079632679 0.942477796077 3 round color 1
        arc 24 26 16.5 -4.08407044967 -1.57079632679 3 round color 0.6
        text 40% 24 26 10.56 center label 1
        # circular dual 48 52 segments=1 value=1 time=0.3
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 round color 1
        arc 24 26 16.5 -7.85398163397 -1.57079632679 3 round color 0.6
        # circular dual 48 52 segments=1 indeterminate=0.35 time=0.3
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 22.5 -0.571198664289 1.8107480463 3 round color 1
        arc 24 26 16.5 -9.51336203423 -8.62096968936 3 round color 0.6
        # circular dual 48 52 segments=1 indeterminate=1.1 time=0.3
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 22.5 4.68485614803 6.21468974796 3 round color 1
        arc 24 26 16.5 -10.5386636366 -5.90167045174 3 round color 0.6
        # circular dual 48 52 segments=1 indeterminate=2.3 time=0.3
        arc 24 26 22.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 16.5 -1.57079632679 4.71238898038 3 butt track 1
        arc 24 26 22.5 3.68665178387 7.88258984769 3 round color 1
        arc 24 26 16.5 -6.9515360249 -2.70073285992 3 round color 0.6
        # circular flat 48 48 segments=1 value=0.4 time=0.3 butt
        arc 24 24 22 1.1242959779 4.53057079857 4 butt track 1
        arc 24 24 22 -1.57079632679 0.942477796077 4 butt color 1
        # circular wavy 24 24 segments=1 value=0.4 time=0.3
        arc 12 12 10 1.74247779608 3.91238898038 4 round track 1
        arc 12 12 10 -1.57079632679 0.942477796077 4 round color 1
        """
}
