import CVector
import KernelInterface

extension KernelSet {
    public static func quarterRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        let factor = (1 as UInt16) &<< gain
        let output = UnsafeMutableRawPointer(phases)
        // Where the rows of a picture follow each other, the four after these come next: by then they should be near.
        let ahead = UnsafeRawPointer(rows[7]) - UnsafeRawPointer(rows[3])
        let (first, second) = (UnsafeRawPointer(rows[4]) + ahead, UnsafeRawPointer(rows[5]) + ahead)
        let (third, fourth) = (UnsafeRawPointer(rows[6]) + ahead, UnsafeRawPointer(rows[7]) + ahead)
        var x = 0
        while x &+ 16 <= pixels {
            cvector_prefetch(first + 4 &* x)
            cvector_prefetch(second + 4 &* x)
            cvector_prefetch(third + 4 &* x)
            cvector_prefetch(fourth + 4 &* x)
            let (even, odd) = quarterSums(rows, 4 &* x, factor)
            let (evenAfter, oddAfter) = quarterSums(rows, 4 &* x &+ 32, factor)
            // Pixels 0 1 4 5, 2 3 6 7, 8 9 12 13, 10 11 14 15.
            let a = cvector_interleave_low(even, odd)
            let b = cvector_interleave_high(even, odd)
            let c = cvector_interleave_low(evenAfter, oddAfter)
            let d = cvector_interleave_high(evenAfter, oddAfter)
            storeWords(cvector_even_pixels(a, c), output, 2 &* x)
            storeWords(cvector_odd_pixels(a, c), output, 2 &* (x &+ stride))
            storeWords(cvector_even_pixels(b, d), output, 2 &* (x &+ 2 &* stride))
            storeWords(cvector_odd_pixels(b, d), output, 2 &* (x &+ 3 &* stride))
            x &+= 16
        }
        while x < pixels {
            let target = phases + (x & 3) &* stride + (x & ~3)
            var channel = 0
            while channel < 4 {
                let i = 4 &* x &+ channel
                let outer = UInt16(rows[0][i]) &+ UInt16(rows[7][i]) &+ (UInt16(rows[1][i]) &+ UInt16(rows[6][i])) &* 3
                let inner = (UInt16(rows[2][i]) &+ UInt16(rows[5][i])) &* 5
                let middle = (UInt16(rows[3][i]) &+ UInt16(rows[4][i])) &* 7
                target[channel] = ((outer &+ inner &+ middle) &* factor &+ 2) &>> 2
                channel &+= 1
            }
            x &+= 1
        }
    }

    public static func quarterColumns(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        let (a, b, c, d) = (taps[0], taps[1], taps[2], taps[3])
        let (e, f, g, h) = (taps[4], taps[5], taps[6], taps[7])
        let factor = (1 as UInt16) &<< gain
        var i = 0
        while i &+ 16 <= lanes {
            let at = 2 &* i
            let sum = quarterSum(
                loadWords(a, at),
                loadWords(b, at),
                loadWords(c, at),
                loadWords(d, at),
                loadWords(e, at),
                loadWords(f, at),
                loadWords(g, at),
                loadWords(h, at)
            )
            storeWords(sum &* SIMD16(repeating: factor), UnsafeMutableRawPointer(output), at)
            i &+= 16
        }
        while i < lanes {
            let outer = a[i] &+ h[i] &+ (b[i] &+ g[i]) &* 3
            let inner = (c[i] &+ f[i]) &* 5 &+ (d[i] &+ e[i]) &* 7
            output[i] = (outer &+ inner) &* factor
            i &+= 1
        }
    }

    public static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        let factor = (1 as UInt16) &<< gain
        let output = UnsafeMutableRawPointer(phases)
        var x = 0
        while x &+ 8 <= pixels {
            let (even, odd) = halfSums(rows, 4 &* x, factor)
            // Pixels 0 1 4 5 and 2 3 6 7.
            let a = cvector_interleave_low(even, odd)
            let b = cvector_interleave_high(even, odd)
            storeWords(cvector_pair_even_pixels(a, b), output, 4 &* x)
            storeWords(cvector_pair_odd_pixels(a, b), output, 4 &* x &+ 2 &* stride)
            x &+= 8
        }
        while x < pixels {
            let target = phases + (x & 1) &* stride + 2 &* (x & ~1)
            var channel = 0
            while channel < 4 {
                let i = 4 &* x &+ channel
                let outer = UInt16(rows[0][i]) &+ UInt16(rows[5][i])
                let inner = (UInt16(rows[1][i]) &+ UInt16(rows[4][i])) &* 5
                let middle = (UInt16(rows[2][i]) &+ UInt16(rows[3][i])) &* 10
                target[channel] = ((outer &+ inner &+ middle) &* factor &+ 2) &>> 2
                channel &+= 1
            }
            x &+= 1
        }
    }

    public static func halveColumns(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        let (a, b, c) = (taps[0], taps[1], taps[2])
        let (d, e, f) = (taps[3], taps[4], taps[5])
        let factor = (1 as UInt16) &<< gain
        var i = 0
        while i &+ 16 <= lanes {
            let at = 2 &* i
            let sum = halfSum(
                loadWords(a, at),
                loadWords(b, at),
                loadWords(c, at),
                loadWords(d, at),
                loadWords(e, at),
                loadWords(f, at)
            )
            storeWords(sum &* SIMD16(repeating: factor), UnsafeMutableRawPointer(output), at)
            i &+= 16
        }
        while i < lanes {
            let sum = a[i] &+ f[i] &+ (b[i] &+ e[i]) &* 5 &+ (c[i] &+ d[i]) &* 10
            output[i] = sum &* factor
            i &+= 1
        }
    }

    public static func halveRowsAgain(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        let output = UnsafeMutableRawPointer(phases)
        var x = 0
        while gain == 0, x &+ 8 <= pixels {
            let first = halved(rows, 8 &* x)
            let second = halved(rows, 8 &* x &+ 32)
            storeWords(cvector_even_pixels(first, second), output, 4 &* x)
            storeWords(cvector_odd_pixels(first, second), output, 4 &* x &+ 2 &* stride)
            x &+= 8
        }
        while x < pixels {
            let target = phases + (x & 1) &* stride + 2 &* (x & ~1)
            var channel = 0
            while channel < 4 {
                target[channel] = halvedLane(rows, 4 &* x &+ channel, gain)
                channel &+= 1
            }
            x &+= 1
        }
    }

    public static func halveColumnsAgain(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        var i = 0
        while gain == 0, i &+ 16 <= lanes {
            storeWords(halved(taps, 2 &* i), UnsafeMutableRawPointer(output), 2 &* i)
            i &+= 16
        }
        while i < lanes {
            output[i] = halvedLane(taps, i, gain)
            i &+= 1
        }
    }

    /// The weighted sums of the even and of the odd bytes of eight rows.
    ///
    /// A word of two bytes is its even byte plus 256 times its odd one. So the sums of words, whatever they carry out of
    /// their 16 bits, less 256 times those of the odd bytes are those of the even bytes.
    @inline(__always)
    private static func quarterSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int,
        _ factor: UInt16
    ) -> (even: SIMD16<UInt16>, odd: SIMD16<UInt16>) {
        let (a, b) = (loadWords(rows[0], offset), loadWords(rows[1], offset))
        let (c, d) = (loadWords(rows[2], offset), loadWords(rows[3], offset))
        let (e, f) = (loadWords(rows[4], offset), loadWords(rows[5], offset))
        let (g, h) = (loadWords(rows[6], offset), loadWords(rows[7], offset))
        let words = quarterSum(a, b, c, d, e, f, g, h)
        let odd = quarterSum(a &>> 8, b &>> 8, c &>> 8, d &>> 8, e &>> 8, f &>> 8, g &>> 8, h &>> 8)
        let even = words &- (odd &<< 8)
        return (quartered(even, factor), quartered(odd, factor))
    }

    /// A quarter of `factor` times each sum, rounded.
    @inline(__always)
    private static func quartered(_ sums: SIMD16<UInt16>, _ factor: UInt16) -> SIMD16<UInt16> {
        (sums &* SIMD16(repeating: factor) &+ SIMD16(repeating: 2)) &>> 2
    }

    @inline(__always)
    private static func quarterSum(
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>,
        _ e: SIMD16<UInt16>,
        _ f: SIMD16<UInt16>,
        _ g: SIMD16<UInt16>,
        _ h: SIMD16<UInt16>
    ) -> SIMD16<UInt16> {
        let outer = (a &+ h) &+ (b &+ g) &* SIMD16(repeating: 3)
        let inner = (c &+ f) &* SIMD16(repeating: 5) &+ (d &+ e) &* SIMD16(repeating: 7)
        return outer &+ inner
    }

    @inline(__always)
    private static func halfSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int,
        _ factor: UInt16
    ) -> (even: SIMD16<UInt16>, odd: SIMD16<UInt16>) {
        let (a, b, c) = (loadWords(rows[0], offset), loadWords(rows[1], offset), loadWords(rows[2], offset))
        let (d, e, f) = (loadWords(rows[3], offset), loadWords(rows[4], offset), loadWords(rows[5], offset))
        let words = halfSum(a, b, c, d, e, f)
        let odd = halfSum(a &>> 8, b &>> 8, c &>> 8, d &>> 8, e &>> 8, f &>> 8)
        let even = words &- (odd &<< 8)
        return (quartered(even, factor), quartered(odd, factor))
    }

    @inline(__always)
    private static func halfSum(
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>,
        _ e: SIMD16<UInt16>,
        _ f: SIMD16<UInt16>
    ) -> SIMD16<UInt16> {
        let middle = c &+ d
        return (a &+ f) &+ ((b &+ e) &+ middle &+ middle) &* SIMD16(repeating: 5)
    }

    /// Sixteen lanes of a halving of 16-bit rows.
    @inline(__always)
    private static func halved(_ rows: UnsafePointer<UnsafePointer<UInt16>>, _ offset: Int) -> SIMD16<UInt16> {
        let outer = cvector_average(loadWords(rows[0], offset), loadWords(rows[5], offset))
        let inner = cvector_average(loadWords(rows[1], offset), loadWords(rows[4], offset))
        let middle = cvector_average(loadWords(rows[2], offset), loadWords(rows[3], offset))
        return cvector_multiply_high(outer, SIMD16(repeating: 4096))
            &+ cvector_multiply_high(inner, SIMD16(repeating: 20480))
            &+ cvector_multiply_high(middle, SIMD16(repeating: 40960)) &+ SIMD16(repeating: 1)
    }

    /// One lane, exactly where the sum is scaled up: a region smaller than a sample is scaled up from level to level, and
    /// what is rounded with it.
    @inline(__always)
    private static func halvedLane(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ i: Int,
        _ gain: UInt16
    ) -> UInt16 {
        let outer = UInt32(rows[0][i]) &+ UInt32(rows[5][i])
        let inner = UInt32(rows[1][i]) &+ UInt32(rows[4][i])
        let middle = UInt32(rows[2][i]) &+ UInt32(rows[3][i])
        if gain > 0 {
            let shift = UInt32(5 &- gain)
            let half = ((1 as UInt32) &<< shift) &>> 1
            return UInt16(truncatingIfNeeded: (outer &+ inner &* 5 &+ middle &* 10 &+ half) &>> shift)
        }
        let sum = (((outer &+ 1) &>> 1) &* 4096) &>> 16 &+ (((inner &+ 1) &>> 1) &* 20480) &>> 16
        return UInt16(truncatingIfNeeded: sum &+ (((middle &+ 1) &>> 1) &* 40960) &>> 16 &+ 1)
    }
}
