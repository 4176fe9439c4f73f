import CVector
import KernelInterface

extension KernelSet {
    public static func gatherPairsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        evenNext: UnsafeMutablePointer<UInt16>,
        oddNext: UnsafeMutablePointer<UInt16>,
        copy: Int,
        kept: UnsafeMutablePointer<UInt8>,
        keptNext: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let sums = (even, odd, evenNext, oddNext)
        let rest = (UnsafeMutableRawPointer(kept), UnsafeMutableRawPointer(keptNext))
        if pixels >= 8, !cvector_is_wide() {
            // The sums of both rows would not fit into the registers.
            gatherWholePairsInOrder(rows, weights, radius, even, odd, copy, rest.0, pixels)
            gatherWholePairsInOrder(rows + 1, weights, radius, evenNext, oddNext, copy, rest.1, pixels)
            return
        }
        if pixels >= 8 {
            // Loops of a known length, which the compiler unrolls.
            switch radius {
            case 2: gatherWholePairsTwice(rows, weights, radius: 2, sums, copy, rest, pixels)
            case 3: gatherWholePairsTwice(rows, weights, radius: 3, sums, copy, rest, pixels)
            case 4: gatherWholePairsTwice(rows, weights, radius: 4, sums, copy, rest, pixels)
            case 5: gatherWholePairsTwice(rows, weights, radius: 5, sums, copy, rest, pixels)
            case 6: gatherWholePairsTwice(rows, weights, radius: 6, sums, copy, rest, pixels)
            case 7: gatherWholePairsTwice(rows, weights, radius: 7, sums, copy, rest, pixels)
            case 8: gatherWholePairsTwice(rows, weights, radius: 8, sums, copy, rest, pixels)
            default: gatherWholePairsTwice(rows, weights, radius: radius, sums, copy, rest, pixels)
            }
            return
        }
        var i = 0
        while i < 2 &* pixels {
            gatherWordOfTwo(rows, weights, radius, i, even, odd, copy)
            gatherWordOfTwo(rows + 1, weights, radius, i, evenNext, oddNext, copy)
            (kept[2 &* i], kept[2 &* i &+ 1]) = (rows[radius][2 &* i], rows[radius][2 &* i &+ 1])
            keptNext[2 &* i] = rows[radius &+ 1][2 &* i]
            keptNext[2 &* i &+ 1] = rows[radius &+ 1][2 &* i &+ 1]
            i &+= 1
        }
    }

    @inline(__always)
    private static func gatherWholePairsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ sums: (
            UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>,
            UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>
        ),
        _ copy: Int,
        _ kept: (UnsafeMutableRawPointer, UnsafeMutableRawPointer),
        _ pixels: Int
    ) {
        let (even, odd, evenNext, oddNext) = sums
        // Rows of a picture follow each other, and the two after these come next: by then they should be near.
        let last = UnsafeRawPointer(rows[2 &* radius &+ 1])
        let step = last - UnsafeRawPointer(rows[2 &* radius])
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        var x = 0
        while x < pixels {
            // The last vector ends with the row, and repeats what is already there.
            x = x &+ 8 <= pixels ? x : pixels &- 8
            let at = 4 &* x
            cvector_prefetch(last + step + at)
            cvector_prefetch(last + 2 &* step + at)
            var (low, words, lowNext, wordsNext) = (start, start, start, start)
            // From the outside in: each row that is loaded belongs to a pair of both sums, one step apart.
            var above = loadWords(rows[0], at)
            var below = loadWords(rows[2 &* radius &+ 1], at)
            var (aboveLow, belowLow) = (above &<< 8, below &<< 8)
            var distance = radius
            while distance > 0 {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let upper = loadWords(rows[radius &- distance &+ 1], at)
                let lower = loadWords(rows[radius &+ distance], at)
                let (upperLow, lowerLow) = (upper &<< 8, lower &<< 8)
                low &+= cvector_multiply_high(cvector_average(aboveLow, lowerLow), weight)
                words &+= cvector_multiply_high(cvector_average(above, lower), weight)
                lowNext &+= cvector_multiply_high(cvector_average(upperLow, belowLow), weight)
                wordsNext &+= cvector_multiply_high(cvector_average(upper, below), weight)
                (above, aboveLow, below, belowLow) = (upper, upperLow, lower, lowerLow)
                distance &-= 1
            }
            // What is left are the rows in the middle.
            storeWords(above, kept.0, at)
            storeWords(below, kept.1, at)
            low &+= cvector_multiply_high(aboveLow, center)
            words &+= cvector_multiply_high(above, center)
            lowNext &+= cvector_multiply_high(belowLow, center)
            wordsNext &+= cvector_multiply_high(below, center)
            storeTwice(low, even, at, copy)
            storeTwice(cvector_difference(words, low &>> 8), odd, at, copy)
            storeTwice(lowNext, evenNext, at, copy)
            storeTwice(cvector_difference(wordsNext, lowNext &>> 8), oddNext, at, copy)
            x &+= 8
        }
    }

    /// The sum around the row with index `radius` alone, which is copied to `kept`.
    private static func gatherWholePairsInOrder(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ even: UnsafeMutablePointer<UInt16>,
        _ odd: UnsafeMutablePointer<UInt16>,
        _ copy: Int,
        _ kept: UnsafeMutableRawPointer,
        _ pixels: Int
    ) {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        var x = 0
        while x < pixels {
            x = x &+ 8 <= pixels ? x : pixels &- 8
            let at = 4 &* x
            let own = loadWords(rows[radius], at)
            storeWords(own, kept, at)
            var low = start &+ cvector_multiply_high(own &<< 8, center)
            var words = start &+ cvector_multiply_high(own, center)
            var distance = 1
            while distance <= radius {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let above = loadWords(rows[radius &- distance], at)
                let below = loadWords(rows[radius &+ distance], at)
                low &+= cvector_multiply_high(cvector_average(above &<< 8, below &<< 8), weight)
                words &+= cvector_multiply_high(cvector_average(above, below), weight)
                distance &+= 1
            }
            storeTwice(low, even, at, copy)
            storeTwice(cvector_difference(words, low &>> 8), odd, at, copy)
            x &+= 8
        }
    }

    /// One word of the sum around the row with index `radius`.
    @inline(__always)
    private static func gatherWordOfTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ i: Int,
        _ even: UnsafeMutablePointer<UInt16>,
        _ odd: UnsafeMutablePointer<UInt16>,
        _ copy: Int
    ) {
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        let own = word(rows[radius], i)
        var low = bias &+ multiplyHigh(own &<< 8, weights[0])
        var words = bias &+ multiplyHigh(own, weights[0])
        var distance = 1
        while distance <= radius {
            let (above, below) = (word(rows[radius &- distance], i), word(rows[radius &+ distance], i))
            low &+= multiplyHigh(average(above &<< 8, below &<< 8), weights[distance])
            words &+= multiplyHigh(average(above, below), weights[distance])
            distance &+= 1
        }
        (even[i], even[i &+ copy]) = (low, low)
        let high = words &- Swift.min(words, low &>> 8)
        (odd[i], odd[i &+ copy]) = (high, high)
    }
}
