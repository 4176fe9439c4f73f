import CVector
import KernelInterface

extension KernelSet {
    public static func decimateRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        taps: Int,
        weights: SIMD8<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        var x = 0
        // Only where a region is smaller than a sample does a sum need more bits.
        if gain == 0 {
            // Loops of a known length, which the compiler unrolls.
            switch taps {
            case 10: x = decimateWholeRows(rows, size: 2, half: 5, weights, phases, stride, pixels)
            case 12 where size == 3: x = decimateWholeRowsToThirds(rows, weights, phases, stride, pixels)
            case 12: x = decimateWholeRows(rows, size: 4, half: 6, weights, phases, stride, pixels)
            case 14: x = decimateWholeRows(rows, size: 4, half: 7, weights, phases, stride, pixels)
            // The others are made by `decimateNextRows`, unless a sum needs more bits.
            default: break
            }
        }
        let half = taps / 2
        while x < pixels {
            let target = phases + (x % size) &* stride + 4 &* (x / size)
            var channel = 0
            while channel < 4 {
                let i = 4 &* x &+ channel
                var (sum, all) = (0 as UInt32, 0 as UInt32)
                var tap = 0
                while tap < half {
                    var pairs = pairSum(rows, i, tap, half, weights)
                    if tap &+ 1 < half { pairs &+= pairSum(rows, i, tap &+ 1, half, weights) }
                    sum &+= (pairs &+ 1) &>> 1
                    all &+= pairs
                    tap &+= 2
                }
                target[channel] = UInt16(truncatingIfNeeded: gain > 0 ? (all &<< UInt32(gain) &+ 1) &>> 1 : sum)
                channel &+= 1
            }
            x &+= 1
        }
    }

    /// Does as many pixels as vectors can, which it returns: whole samples.
    @inline(__always)
    private static func decimateWholeRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        half: Int,
        _ weights: SIMD8<UInt16>,
        _ phases: UnsafeMutablePointer<UInt16>,
        _ stride: Int,
        _ pixels: Int
    ) -> Int {
        guard pixels >= 16 else { return 0 }
        let whole = pixels & ~(size &- 1)
        // Where the rows of a picture follow each other, the next sample's come next: by then they should be near.
        let last = 2 &* half &- 1
        let ahead = UnsafeRawPointer(rows[last]) - UnsafeRawPointer(rows[last &- size])
        var x = 0
        while x < whole {
            // The last vector ends with the last whole sample, and repeats what is already there.
            x = x &+ 16 <= whole ? x : whole &- 16
            var row = last &- size &+ 1
            while row <= last {
                cvector_prefetch(UnsafeRawPointer(rows[row]) + ahead + 4 &* x)
                row &+= 1
            }
            // Pixels 0 1 4 5, 2 3 6 7, 8 9 12 13, 10 11 14 15.
            let (a, b) = decimatedSums(rows, 4 &* x, half: half, weights)
            let (c, d) = decimatedSums(rows, 4 &* x &+ 32, half: half, weights)
            storePhases(a, b, c, d, size: size, UnsafeMutableRawPointer(phases) + 8 &* (x / size), 2 &* stride)
            x &+= 16
        }
        return whole
    }

    /// The same for samples of three pixels and twelve rows, of which the two in the middle are the same one.
    private static func decimateWholeRowsToThirds(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: SIMD8<UInt16>,
        _ phases: UnsafeMutablePointer<UInt16>,
        _ stride: Int,
        _ pixels: Int
    ) -> Int {
        guard pixels >= 24 else { return 0 }
        let whole = pixels &- pixels % 3
        let ahead = UnsafeRawPointer(rows[11]) - UnsafeRawPointer(rows[8])
        let (first, second) = (UnsafeMutableRawPointer(phases), UnsafeMutableRawPointer(phases + stride))
        let third = UnsafeMutableRawPointer(phases + 2 &* stride)
        var x = 0
        while x < whole {
            x = x &+ 24 <= whole ? x : whole &- 24
            var row = 9
            while row <= 11 {
                cvector_prefetch(UnsafeRawPointer(rows[row]) + ahead + 4 &* x)
                cvector_prefetch(UnsafeRawPointer(rows[row]) + ahead + 4 &* x + 64)
                row &+= 1
            }
            // Pixels 0 1 4 5, 2 3 6 7, 8 9 12 13, 10 11 14 15, 16 17 20 21, 18 19 22 23.
            let (a, b) = decimatedSums(rows, 4 &* x, half: 6, weights)
            let (c, d) = decimatedSums(rows, 4 &* x &+ 32, half: 6, weights)
            let (e, f) = decimatedSums(rows, 4 &* x &+ 64, half: 6, weights)
            let at = 8 &* (x / 3)
            storeWords(cvector_pixels_0121(a, b, b, c), first, at)
            storeWords(cvector_pixels_2303(c, d, f, e), first, at &+ 32)
            storeWords(cvector_pixels_1230(a, a, b, d), second, at)
            storeWords(cvector_pixels_3012(c, e, f, f), second, at &+ 32)
            storeWords(cvector_pixels_0301(b, a, c, d), third, at)
            storeWords(cvector_pixels_2123(d, e, e, f), third, at &+ 32)
            x &+= 24
        }
        return whole
    }

    /// Stores sixteen pixels by their phases, which lie `stride` bytes apart.
    @inline(__always)
    static func storePhases(
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>,
        size: Int,
        _ output: UnsafeMutableRawPointer,
        _ stride: Int
    ) {
        switch size {
        case 2:
            storeWords(cvector_pair_even_pixels(a, b), output, 0)
            storeWords(cvector_pair_even_pixels(c, d), output, 32)
            storeWords(cvector_pair_odd_pixels(a, b), output, stride)
            storeWords(cvector_pair_odd_pixels(c, d), output, stride &+ 32)
        case 4:
            storeWords(cvector_even_pixels(a, c), output, 0)
            storeWords(cvector_odd_pixels(a, c), output, stride)
            storeWords(cvector_even_pixels(b, d), output, 2 &* stride)
            storeWords(cvector_odd_pixels(b, d), output, 3 &* stride)
        default:
            storeHalves(cvector_pair_even_pixels(a, c), output, 0, 4 &* stride)
            storeHalves(cvector_pair_odd_pixels(a, c), output, stride, 5 &* stride)
            storeHalves(cvector_pair_even_pixels(b, d), output, 2 &* stride, 6 &* stride)
            storeHalves(cvector_pair_odd_pixels(b, d), output, 3 &* stride, 7 &* stride)
        }
    }

    @inline(__always)
    private static func storeHalves(
        _ values: SIMD16<UInt16>,
        _ output: UnsafeMutableRawPointer,
        _ low: Int,
        _ high: Int
    ) {
        output.storeBytes(of: values.lowHalf, toByteOffset: low, as: SIMD8<UInt16>.self)
        output.storeBytes(of: values.highHalf, toByteOffset: high, as: SIMD8<UInt16>.self)
    }

    /// The weighted sums of the bytes of twice `half` rows in 8.8: of the first eight bytes of each half of a vector, and
    /// of the last ones.
    @inline(__always)
    private static func decimatedSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int,
        half: Int,
        _ weights: SIMD8<UInt16>
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        var (low, high) = (SIMD16<UInt16>(repeating: 0), SIMD16<UInt16>(repeating: 0))
        var tap = 0
        while tap < half {
            let (a, b) = pairSums(rows, offset, tap, half, weights)
            var (c, d) = (SIMD16<UInt16>(repeating: 0), SIMD16<UInt16>(repeating: 0))
            if tap &+ 1 < half { (c, d) = pairSums(rows, offset, tap &+ 1, half, weights) }
            low &+= cvector_average(a, c)
            high &+= cvector_average(b, d)
            tap &+= 2
        }
        return (low, high)
    }

    /// The weighted sums of a row of the first half and of the one as far into the second: outer weights meet inner
    /// ones, and no sum exceeds 15 bits.
    @inline(__always)
    private static func pairSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int,
        _ tap: Int,
        _ half: Int,
        _ weights: SIMD8<UInt16>
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        let (first, second) = (loadBytes(rows[tap], offset), loadBytes(rows[tap &+ half], offset))
        let weight = UInt8(truncatingIfNeeded: weights[tap])
        let other = UInt8(truncatingIfNeeded: weights[half &- 1 &- tap])
        return (
            cvector_weigh_low(first, second, weight, other), cvector_weigh_high(first, second, weight, other)
        )
    }

    @inline(__always)
    private static func pairSum(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ i: Int,
        _ tap: Int,
        _ half: Int,
        _ weights: SIMD8<UInt16>
    ) -> UInt32 {
        UInt32(rows[tap][i]) &* UInt32(weights[tap])
            &+ UInt32(rows[tap &+ half][i]) &* UInt32(weights[half &- 1 &- tap])
    }

    public static func decimateColumns(
        _ columns: UnsafePointer<UnsafePointer<UInt16>>,
        taps: Int,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        var i = 0
        if gain == 0 {
            switch taps {
            case 8: i = decimateWholeColumns(columns, half: 4, weights, output, lanes)
            case 10: i = decimateWholeColumns(columns, half: 5, weights, output, lanes)
            case 12: i = decimateWholeColumns(columns, half: 6, weights, output, lanes)
            case 14: i = decimateWholeColumns(columns, half: 7, weights, output, lanes)
            default: i = decimateWholeColumns(columns, half: 8, weights, output, lanes)
            }
        }
        let half = taps / 2
        while i < lanes {
            var (sum, all) = (UInt32(half / 2), 0 as UInt64)
            var tap = 0
            while tap < half {
                let pair = UInt32(columns[tap][i]) &+ UInt32(columns[taps &- 1 &- tap][i])
                sum &+= (((pair &+ 1) &>> 1) &* UInt32(weights[tap])) &>> 16
                all &+= UInt64(pair) &* UInt64(weights[tap])
                tap &+= 1
            }
            // Each pair's weight is that of both.
            output[i] = UInt16(truncatingIfNeeded: gain > 0 ? all &>> (17 &- UInt64(gain)) : UInt64(sum))
            i &+= 1
        }
    }

    /// Does as many lanes as vectors can, which it returns.
    @inline(__always)
    private static func decimateWholeColumns(
        _ columns: UnsafePointer<UnsafePointer<UInt16>>,
        half: Int,
        _ weights: SIMD8<UInt16>,
        _ output: UnsafeMutablePointer<UInt16>,
        _ lanes: Int
    ) -> Int {
        guard lanes >= 16 else { return 0 }
        var i = 0
        while i < lanes {
            i = i &+ 16 <= lanes ? i : lanes &- 16
            var sum = SIMD16(repeating: UInt16(truncatingIfNeeded: half / 2))
            var tap = 0
            while tap < half {
                let (a, b) = (loadWords(columns[tap], 2 &* i), loadWords(columns[2 &* half &- 1 &- tap], 2 &* i))
                sum &+= cvector_multiply_high(cvector_average(a, b), SIMD16(repeating: weights[tap]))
                tap &+= 1
            }
            storeWords(sum, UnsafeMutableRawPointer(output), 2 &* i)
            i &+= 16
        }
        return lanes
    }
}
