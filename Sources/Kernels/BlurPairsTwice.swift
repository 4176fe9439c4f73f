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
        pixels: Int
    ) {
        if pixels >= 8 {
            // Loops of a known length, which the compiler unrolls.
            switch radius {
            case 2: gatherWholePairsTwice(rows, weights, radius: 2, even, odd, evenNext, oddNext, pixels)
            case 3: gatherWholePairsTwice(rows, weights, radius: 3, even, odd, evenNext, oddNext, pixels)
            case 4: gatherWholePairsTwice(rows, weights, radius: 4, even, odd, evenNext, oddNext, pixels)
            case 5: gatherWholePairsTwice(rows, weights, radius: 5, even, odd, evenNext, oddNext, pixels)
            case 6: gatherWholePairsTwice(rows, weights, radius: 6, even, odd, evenNext, oddNext, pixels)
            case 7: gatherWholePairsTwice(rows, weights, radius: 7, even, odd, evenNext, oddNext, pixels)
            default: gatherWholePairsTwice(rows, weights, radius: radius, even, odd, evenNext, oddNext, pixels)
            }
            return
        }
        var i = 0
        while i < 2 &* pixels {
            gatherWordOfTwo(rows, weights, radius, i, even, odd)
            gatherWordOfTwo(rows + 1, weights, radius, i, evenNext, oddNext)
            i &+= 1
        }
    }

    @inline(__always)
    private static func gatherWholePairsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ even: UnsafeMutablePointer<UInt16>,
        _ odd: UnsafeMutablePointer<UInt16>,
        _ evenNext: UnsafeMutablePointer<UInt16>,
        _ oddNext: UnsafeMutablePointer<UInt16>,
        _ pixels: Int
    ) {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        var x = 0
        while x < pixels {
            // The last vector ends with the row, and repeats what is already there.
            x = x &+ 8 <= pixels ? x : pixels &- 8
            let at = 4 &* x
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
            low &+= cvector_multiply_high(aboveLow, center)
            words &+= cvector_multiply_high(above, center)
            lowNext &+= cvector_multiply_high(belowLow, center)
            wordsNext &+= cvector_multiply_high(below, center)
            storeWords(low, UnsafeMutableRawPointer(even), at)
            storeWords(cvector_difference(words, low &>> 8), UnsafeMutableRawPointer(odd), at)
            storeWords(lowNext, UnsafeMutableRawPointer(evenNext), at)
            storeWords(cvector_difference(wordsNext, lowNext &>> 8), UnsafeMutableRawPointer(oddNext), at)
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
        _ odd: UnsafeMutablePointer<UInt16>
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
        even[i] = low
        odd[i] = words &- Swift.min(words, low &>> 8)
    }
}
