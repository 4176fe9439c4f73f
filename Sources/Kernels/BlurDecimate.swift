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
        let output = UnsafeMutableRawPointer(phases)
        // Where the rows of a picture follow each other, the four after these come next: by then they should be near.
        let ahead = UnsafeRawPointer(rows[7]) - UnsafeRawPointer(rows[3])
        let (first, second) = (UnsafeRawPointer(rows[4]) + ahead, UnsafeRawPointer(rows[5]) + ahead)
        let (third, fourth) = (UnsafeRawPointer(rows[6]) + ahead, UnsafeRawPointer(rows[7]) + ahead)
        var x = 0
        // Only where a region is smaller than a sample does a sum need more bits.
        while gain == 0, x &+ 16 <= pixels {
            cvector_prefetch(first + 4 &* x)
            cvector_prefetch(second + 4 &* x)
            cvector_prefetch(third + 4 &* x)
            cvector_prefetch(fourth + 4 &* x)
            // Pixels 0 1 4 5, 2 3 6 7, 8 9 12 13, 10 11 14 15.
            let (a, b) = quarterSums(rows, 4 &* x)
            let (c, d) = quarterSums(rows, 4 &* x &+ 32)
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
                target[channel] = ((outer &+ inner &+ middle) &<< gain &+ 2) &>> 2
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
        var i = 0
        while gain == 0, i &+ 16 <= lanes {
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
            storeWords(sum, UnsafeMutableRawPointer(output), at)
            i &+= 16
        }
        while i < lanes {
            let outer = a[i] &+ h[i] &+ (b[i] &+ g[i]) &* 3
            let inner = (c[i] &+ f[i]) &* 5 &+ (d[i] &+ e[i]) &* 7
            output[i] = (outer &+ inner) &<< gain
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
        let output = UnsafeMutableRawPointer(phases)
        var x = 0
        while gain == 0, x &+ 8 <= pixels {
            // Pixels 0 1 4 5 and 2 3 6 7.
            let (a, b) = halfSums(rows, 4 &* x)
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
                target[channel] = ((outer &+ inner &+ middle) &<< gain &+ 2) &>> 2
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
        var i = 0
        while gain == 0, i &+ 16 <= lanes {
            let at = 2 &* i
            let sum = halfSum(
                loadWords(a, at),
                loadWords(b, at),
                loadWords(c, at),
                loadWords(d, at),
                loadWords(e, at),
                loadWords(f, at)
            )
            storeWords(sum, UnsafeMutableRawPointer(output), at)
            i &+= 16
        }
        while i < lanes {
            let sum = a[i] &+ f[i] &+ (b[i] &+ e[i]) &* 5 &+ (c[i] &+ d[i]) &* 10
            output[i] = sum &<< gain
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

    /// A quarter of the weighted sums of the bytes of eight rows, rounded: of the first eight bytes of each half of a
    /// vector, and of the last ones.
    @inline(__always)
    private static func quarterSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        let (a, b) = (loadBytes(rows[0], offset), loadBytes(rows[1], offset))
        let (c, d) = (loadBytes(rows[2], offset), loadBytes(rows[3], offset))
        let (e, f) = (loadBytes(rows[4], offset), loadBytes(rows[5], offset))
        let (g, h) = (loadBytes(rows[6], offset), loadBytes(rows[7], offset))
        let low = cvector_weigh_low(a, b, 1, 3) &+ cvector_weigh_low(c, d, 5, 7)
        let lowAfter = cvector_weigh_low(e, f, 7, 5) &+ cvector_weigh_low(g, h, 3, 1)
        let high = cvector_weigh_high(a, b, 1, 3) &+ cvector_weigh_high(c, d, 5, 7)
        let highAfter = cvector_weigh_high(e, f, 7, 5) &+ cvector_weigh_high(g, h, 3, 1)
        return (quartered(low &+ lowAfter), quartered(high &+ highAfter))
    }

    /// A quarter of each sum, rounded.
    @inline(__always)
    private static func quartered(_ sums: SIMD16<UInt16>) -> SIMD16<UInt16> {
        (sums &+ SIMD16(repeating: 2)) &>> 2
    }

    @inline(__always)
    private static func loadBytes(_ row: UnsafePointer<UInt8>, _ offset: Int) -> SIMD32<UInt8> {
        UnsafeRawPointer(row).loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
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

    /// The same of six rows.
    @inline(__always)
    private static func halfSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        let (a, b, c) = (loadBytes(rows[0], offset), loadBytes(rows[1], offset), loadBytes(rows[2], offset))
        let (d, e, f) = (loadBytes(rows[3], offset), loadBytes(rows[4], offset), loadBytes(rows[5], offset))
        let low = cvector_weigh_low(a, b, 1, 5) &+ cvector_weigh_low(c, d, 10, 10) &+ cvector_weigh_low(e, f, 5, 1)
        let high = cvector_weigh_high(a, b, 1, 5) &+ cvector_weigh_high(c, d, 10, 10) &+ cvector_weigh_high(e, f, 5, 1)
        return (quartered(low), quartered(high))
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
