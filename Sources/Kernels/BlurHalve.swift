import CVector
import KernelInterface

extension KernelSet {
    public static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        var x = gain == 0 ? halveWholeRows(rows, phases, stride, pixels) : 0
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

    /// Does as many pixels as vectors can, which it returns.
    @inline(__always)
    private static func halveWholeRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ phases: UnsafeMutablePointer<UInt16>,
        _ stride: Int,
        _ pixels: Int
    ) -> Int {
        let (even, odd) = (UnsafeMutableRawPointer(phases), UnsafeMutableRawPointer(phases + stride))
        // Named here, or they would be read again after each store.
        let (a, b, c, d, e, f) = (rows[0], rows[1], rows[2], rows[3], rows[4], rows[5])
        // Where the rows of a picture follow each other, the two after these come next: by then they should be near.
        let ahead = UnsafeRawPointer(f) - UnsafeRawPointer(d)
        var x = 0
        while x &+ 16 <= pixels {
            let at = 4 &* x
            cvector_prefetch(UnsafeRawPointer(e) + ahead + at)
            cvector_prefetch(UnsafeRawPointer(f) + ahead + at)
            // Pixels 0 1 4 5 and 2 3 6 7.
            let (first, second) = halfSums(a, b, c, d, e, f, at)
            let (third, fourth) = halfSums(a, b, c, d, e, f, at &+ 32)
            storeWords(cvector_pair_even_pixels(first, second), even, at)
            storeWords(cvector_pair_odd_pixels(first, second), odd, at)
            storeWords(cvector_pair_even_pixels(third, fourth), even, at &+ 32)
            storeWords(cvector_pair_odd_pixels(third, fourth), odd, at &+ 32)
            x &+= 16
        }
        if x &+ 8 <= pixels {
            let (first, second) = halfSums(a, b, c, d, e, f, 4 &* x)
            storeWords(cvector_pair_even_pixels(first, second), even, 4 &* x)
            storeWords(cvector_pair_odd_pixels(first, second), odd, 4 &* x)
            x &+= 8
        }
        return x
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
        // Where the rows of a level follow each other, the two that the next sample takes anew.
        let ahead = UnsafeRawPointer(rows[5]) - UnsafeRawPointer(rows[3])
        var x = 0
        while gain == 0, x &+ 8 <= pixels {
            cvector_prefetch(UnsafeRawPointer(rows[4]) + ahead + 8 &* x)
            cvector_prefetch(UnsafeRawPointer(rows[5]) + ahead + 8 &* x)
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

    /// A quarter of each sum, rounded.
    @inline(__always)
    private static func quartered(_ sums: SIMD16<UInt16>) -> SIMD16<UInt16> {
        (sums &+ SIMD16(repeating: 2)) &>> 2
    }

    /// A quarter of the weighted sums of the bytes of six rows, rounded: of the first eight bytes of each half of a vector,
    /// and of the last ones.
    @inline(__always)
    private static func halfSums(
        _ first: UnsafePointer<UInt8>,
        _ second: UnsafePointer<UInt8>,
        _ third: UnsafePointer<UInt8>,
        _ fourth: UnsafePointer<UInt8>,
        _ fifth: UnsafePointer<UInt8>,
        _ sixth: UnsafePointer<UInt8>,
        _ offset: Int
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        let (a, b, c) = (loadBytes(first, offset), loadBytes(second, offset), loadBytes(third, offset))
        let (d, e, f) = (loadBytes(fourth, offset), loadBytes(fifth, offset), loadBytes(sixth, offset))
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
