import CVector
import KernelInterface

extension KernelSet {
    public static func gatherPairs(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        copy: Int,
        pixels: Int
    ) {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        var x: Int
        // Loops of a known length, which the compiler unrolls.
        switch radius {
        case 3: x = gatherWholePairs(rows, weights, radius: 3, even, odd, copy, pixels)
        case 4: x = gatherWholePairs(rows, weights, radius: 4, even, odd, copy, pixels)
        case 5: x = gatherWholePairs(rows, weights, radius: 5, even, odd, copy, pixels)
        case 6: x = gatherWholePairs(rows, weights, radius: 6, even, odd, copy, pixels)
        case 7: x = gatherWholePairs(rows, weights, radius: 7, even, odd, copy, pixels)
        default: x = gatherWholePairs(rows, weights, radius: radius, even, odd, copy, pixels)
        }
        while x < pixels {
            if pixels >= 8 {
                // The last vector ends with the row, and repeats what is already there.
                x = x &+ 8 <= pixels ? x : pixels &- 8
                let at = 4 &* x
                let own = loadWords(rows[0], at)
                var low = start &+ cvector_multiply_high(own &<< 8, center)
                var words = start &+ cvector_multiply_high(own, center)
                var distance = 1
                while distance <= radius {
                    let weight = SIMD16<UInt16>(repeating: weights[distance])
                    let above = loadWords(rows[2 &* distance &- 1], at)
                    let below = loadWords(rows[2 &* distance], at)
                    low &+= cvector_multiply_high(cvector_average(above &<< 8, below &<< 8), weight)
                    words &+= cvector_multiply_high(cvector_average(above, below), weight)
                    distance &+= 1
                }
                storeTwice(low, even, at, copy)
                storeTwice(cvector_difference(words, low &>> 8), odd, at, copy)
                x &+= 8
            } else {
                gatherWord(rows, weights, radius, 2 &* x, even, odd, copy)
                gatherWord(rows, weights, radius, 2 &* x &+ 1, even, odd, copy)
                x &+= 1
            }
        }
    }

    /// Does sixteen pixels at a time, and returns how many it did.
    @inline(__always)
    private static func gatherWholePairs(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ even: UnsafeMutablePointer<UInt16>,
        _ odd: UnsafeMutablePointer<UInt16>,
        _ copy: Int,
        _ pixels: Int
    ) -> Int {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        // Rows of a picture follow each other, and the one after these comes next: by then it should be near.
        let last = UnsafeRawPointer(rows[2 &* radius])
        let step = radius > 1 ? last - UnsafeRawPointer(rows[2 &* radius &- 2]) : 0
        var x = 0
        while x &+ 16 <= pixels {
            let (at, after) = (4 &* x, 4 &* x &+ 32)
            cvector_prefetch(last + step + at)
            let (first, second) = (loadWords(rows[0], at), loadWords(rows[0], after))
            var firstLow = start &+ cvector_multiply_high(first &<< 8, center)
            var firstWords = start &+ cvector_multiply_high(first, center)
            var secondLow = start &+ cvector_multiply_high(second &<< 8, center)
            var secondWords = start &+ cvector_multiply_high(second, center)
            var distance = 1
            while distance <= radius {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let (above, below) = (rows[2 &* distance &- 1], rows[2 &* distance])
                let (a, b) = (loadWords(above, at), loadWords(below, at))
                let (c, d) = (loadWords(above, after), loadWords(below, after))
                firstLow &+= cvector_multiply_high(cvector_average(a &<< 8, b &<< 8), weight)
                firstWords &+= cvector_multiply_high(cvector_average(a, b), weight)
                secondLow &+= cvector_multiply_high(cvector_average(c &<< 8, d &<< 8), weight)
                secondWords &+= cvector_multiply_high(cvector_average(c, d), weight)
                distance &+= 1
            }
            storeTwice(firstLow, even, at, copy)
            storeTwice(cvector_difference(firstWords, firstLow &>> 8), odd, at, copy)
            storeTwice(secondLow, even, after, copy)
            storeTwice(cvector_difference(secondWords, secondLow &>> 8), odd, after, copy)
            x &+= 16
        }
        return x
    }

    /// Stores values `offset` bytes after a row's start, and `copy` lanes further on.
    @inline(__always)
    static func storeTwice(
        _ values: SIMD16<UInt16>,
        _ row: UnsafeMutablePointer<UInt16>,
        _ offset: Int,
        _ copy: Int
    ) {
        storeWords(values, UnsafeMutableRawPointer(row), offset)
        storeWords(values, UnsafeMutableRawPointer(row + copy), offset)
    }

    @inline(__always)
    private static func gatherWord(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ i: Int,
        _ even: UnsafeMutablePointer<UInt16>,
        _ odd: UnsafeMutablePointer<UInt16>,
        _ copy: Int
    ) {
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        let own = word(rows[0], i)
        var low = bias &+ multiplyHigh(own &<< 8, weights[0])
        var words = bias &+ multiplyHigh(own, weights[0])
        var distance = 1
        while distance <= radius {
            let (above, below) = (word(rows[2 &* distance &- 1], i), word(rows[2 &* distance], i))
            low &+= multiplyHigh(average(above &<< 8, below &<< 8), weights[distance])
            words &+= multiplyHigh(average(above, below), weights[distance])
            distance &+= 1
        }
        (even[i], even[i &+ copy]) = (low, low)
        let high = words &- Swift.min(words, low &>> 8)
        (odd[i], odd[i &+ copy]) = (high, high)
    }

    @inline(__always)
    static func word(_ row: UnsafePointer<UInt8>, _ i: Int) -> UInt16 {
        UInt16(row[2 &* i]) | UInt16(row[2 &* i &+ 1]) &<< 8
    }

    @inline(__always)
    static func average(_ a: UInt16, _ b: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(a) &+ UInt32(b) &+ 1) &>> 1)
    }

    public static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        copy: Int,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let target = UnsafeMutableRawPointer(output)
        let half = SIMD16<UInt16>(repeating: 64)
        var x: Int
        // Loops of a known length, which the compiler unrolls.
        switch radius {
        case 3: x = convolveWholePairs(even, odd, copy, weights, radius: 3, target, pixels)
        case 4: x = convolveWholePairs(even, odd, copy, weights, radius: 4, target, pixels)
        case 5: x = convolveWholePairs(even, odd, copy, weights, radius: 5, target, pixels)
        case 6: x = convolveWholePairs(even, odd, copy, weights, radius: 6, target, pixels)
        case 7: x = convolveWholePairs(even, odd, copy, weights, radius: 7, target, pixels)
        case 8: x = convolveWholePairs(even, odd, copy, weights, radius: 8, target, pixels)
        default: x = convolveWholePairs(even, odd, copy, weights, radius: radius, target, pixels)
        }
        while x < pixels {
            if pixels >= 8 {
                x = x &+ 8 <= pixels ? x : pixels &- 8
                let low = (pairSums(even, weights, radius, x) &+ half) &>> 7
                let high = (pairSums(odd, weights, radius, x) &+ half) &>> 7
                storeWords(cvector_limit_pairs(low, high), target, 4 &* x)
                x &+= 8
            } else {
                var lane = 0
                while lane < 2 {
                    let i = 2 &* x &+ lane
                    output[2 &* i] = limitedByte((pairSum(even, weights, radius, i) &+ 64) &>> 7)
                    output[2 &* i &+ 1] = limitedByte((pairSum(odd, weights, radius, i) &+ 64) &>> 7)
                    lane &+= 1
                }
                x &+= 1
            }
        }
    }

    /// Does sixteen pixels at a time, and returns how many it did.
    @inline(__always)
    private static func convolveWholePairs(
        _ even: UnsafePointer<UInt16>,
        _ odd: UnsafePointer<UInt16>,
        _ copy: Int,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ target: UnsafeMutableRawPointer,
        _ pixels: Int
    ) -> Int {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        let half = SIMD16<UInt16>(repeating: 64)
        var x = 0
        while x &+ 16 <= pixels {
            let (low, high) = (UnsafeRawPointer(even) + 4 &* x, UnsafeRawPointer(odd) + 4 &* x)
            // Vectors at the first half of a line reach back from the copy's second half, those at the second half reach
            // on from its first.
            let (lowCopy, highCopy) = (low + 2 &* copy, high + 2 &* copy)
            var a = start &+ cvector_multiply_high(loadWords(low, 0) &<< 1, center)
            var b = start &+ cvector_multiply_high(loadWords(high, 0) &<< 1, center)
            var c = start &+ cvector_multiply_high(loadWords(low, 32) &<< 1, center)
            var d = start &+ cvector_multiply_high(loadWords(high, 32) &<< 1, center)
            var distance = 1
            while distance <= radius {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let (before, after) = (0 &- 4 &* distance, 4 &* distance)
                let (next, back) = (32 &+ after, 32 &+ before)
                a &+= cvector_multiply_high(loadWords(lowCopy, before) &+ loadWords(low, after), weight)
                b &+= cvector_multiply_high(loadWords(highCopy, before) &+ loadWords(high, after), weight)
                c &+= cvector_multiply_high(loadWords(low, back) &+ loadWords(lowCopy, next), weight)
                d &+= cvector_multiply_high(loadWords(high, back) &+ loadWords(highCopy, next), weight)
                distance &+= 1
            }
            storeWords(cvector_limit_pairs((a &+ half) &>> 7, (b &+ half) &>> 7), target, 4 &* x)
            storeWords(cvector_limit_pairs((c &+ half) &>> 7, (d &+ half) &>> 7), target, 4 &* x &+ 32)
            x &+= 16
        }
        return x
    }

    public static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let target = UnsafeMutableRawPointer(output)
        let half = SIMD16<UInt16>(repeating: 16)
        var x = 0
        while x < pixels {
            if pixels >= 8 {
                x = x &+ 8 <= pixels ? x : pixels &- 8
                // 8.8 times 3.13 is 11.21, whose upper half is 11.5.
                let factors = loadWords(reciprocals, 4 &* x)
                let low = cvector_multiply_high(pairSums(even, weights, radius, x) &<< 1, factors)
                let high = cvector_multiply_high(pairSums(odd, weights, radius, x) &<< 1, factors)
                storeWords(cvector_limit_pairs((low &+ half) &>> 5, (high &+ half) &>> 5), target, 4 &* x)
                x &+= 8
            } else {
                var lane = 0
                while lane < 2 {
                    let i = 2 &* x &+ lane
                    let low = multiplyHigh(pairSum(even, weights, radius, i) &<< 1, reciprocals[i])
                    let high = multiplyHigh(pairSum(odd, weights, radius, i) &<< 1, reciprocals[i])
                    output[2 &* i] = limitedByte((low &+ 16) &>> 5)
                    output[2 &* i &+ 1] = limitedByte((high &+ 16) &>> 5)
                    lane &+= 1
                }
                x &+= 1
            }
        }
    }

    /// Eight pixels of one of the two rows.
    @inline(__always)
    private static func pairSums(
        _ row: UnsafePointer<UInt16>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ x: Int
    ) -> SIMD16<UInt16> {
        let at = UnsafeRawPointer(row) + 4 &* x
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        var sum = cvector_multiply_high(loadWords(at, 0) &<< 1, SIMD16(repeating: weights[0]))
        sum &+= SIMD16(repeating: bias)
        var distance = 1
        while distance <= radius {
            let pair = loadWords(at, 0 &- 4 &* distance) &+ loadWords(at, 4 &* distance)
            sum &+= cvector_multiply_high(pair, SIMD16(repeating: weights[distance]))
            distance &+= 1
        }
        return sum
    }

    @inline(__always)
    private static func pairSum(
        _ row: UnsafePointer<UInt16>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ i: Int
    ) -> UInt16 {
        var sum = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1) &+ multiplyHigh(row[i] &<< 1, weights[0])
        var distance = 1
        while distance <= radius {
            sum &+= multiplyHigh(row[i &- 2 &* distance] &+ row[i &+ 2 &* distance], weights[distance])
            distance &+= 1
        }
        return sum
    }

    @inline(__always)
    private static func limitedByte(_ value: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: Swift.min(value, 255))
    }
}
