import CVector
import KernelInterface

extension KernelSet {
    public static func gatherRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        // Each product loses half a unit on average; the shift rounds.
        let bias = UInt16(truncatingIfNeeded: (count &+ 1) &>> 1) &+ shift
        let start = SIMD16<UInt16>(repeating: bias)
        let target = UnsafeMutableRawPointer(output)
        var i = 0
        while i &+ 32 <= lanes {
            var (first, second) = (start, start)
            var row = 0
            while row < count {
                let weight = SIMD16<UInt16>(repeating: weights[row])
                first &+= cvector_multiply_high(loadWords(rows[row], 2 &* i), weight)
                second &+= cvector_multiply_high(loadWords(rows[row], 2 &* i &+ 32), weight)
                row &+= 1
            }
            if shift > 0 { (first, second) = (first &>> 1, second &>> 1) }
            storeWords(first, target, 2 &* i)
            storeWords(second, target, 2 &* i &+ 32)
            i &+= 32
        }
        while i < lanes {
            if lanes >= 16 {
                // The last vector ends with the row, and repeats what is already there.
                i = i &+ 16 <= lanes ? i : lanes &- 16
                var sum = start
                var row = 0
                while row < count {
                    let weight = SIMD16<UInt16>(repeating: weights[row])
                    sum &+= cvector_multiply_high(loadWords(rows[row], 2 &* i), weight)
                    row &+= 1
                }
                storeWords(shift > 0 ? sum &>> 1 : sum, target, 2 &* i)
                i &+= 16
            } else {
                var sum = bias
                var row = 0
                while row < count {
                    sum &+= multiplyHigh(rows[row][i], weights[row])
                    row &+= 1
                }
                output[i] = shift > 0 ? sum &>> 1 : sum
                i &+= 1
            }
        }
    }

    public static func gatherRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let start = SIMD16(repeating: UInt16(truncatingIfNeeded: (count &+ 1) &>> 1) &+ shift)
        let (firstTarget, secondTarget) = (UnsafeMutableRawPointer(first), UnsafeMutableRawPointer(second))
        // Rows of a level follow each other, and the two after these come next: by then they should be near.
        let last = UnsafeRawPointer(rows[count])
        let step = last - UnsafeRawPointer(rows[count &- 1])
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vectors end with the rows, and repeat what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let at = 2 &* i
            cvector_prefetch(last + step + at)
            cvector_prefetch(last + 2 &* step + at)
            var weight = SIMD16<UInt16>(repeating: weights[0])
            var a = start &+ cvector_multiply_high(loadWords(rows[0], at), weight)
            var b = start &+ cvector_multiply_high(loadWords(rows[0], at &+ 32), weight)
            var (c, d) = (start, start)
            var row = 1
            while row < count {
                // The first sum takes a row with its own weight, the second one with that of the row before.
                let (low, high) = (loadWords(rows[row], at), loadWords(rows[row], at &+ 32))
                c &+= cvector_multiply_high(low, weight)
                d &+= cvector_multiply_high(high, weight)
                weight = SIMD16(repeating: weights[row])
                a &+= cvector_multiply_high(low, weight)
                b &+= cvector_multiply_high(high, weight)
                row &+= 1
            }
            c &+= cvector_multiply_high(loadWords(rows[count], at), weight)
            d &+= cvector_multiply_high(loadWords(rows[count], at &+ 32), weight)
            if shift > 0 { (a, b, c, d) = (a &>> 1, b &>> 1, c &>> 1, d &>> 1) }
            storeWords(a, firstTarget, at)
            storeWords(b, firstTarget, at &+ 32)
            storeWords(c, secondTarget, at)
            storeWords(d, secondTarget, at &+ 32)
            i &+= 32
        }
        while i < lanes {
            let bias = UInt16(truncatingIfNeeded: (count &+ 1) &>> 1) &+ shift
            var (sum, other) = (bias, bias)
            var row = 0
            while row < count {
                sum &+= multiplyHigh(rows[row][i], weights[row])
                other &+= multiplyHigh(rows[row &+ 1][i], weights[row])
                row &+= 1
            }
            (first[i], second[i]) = shift > 0 ? (sum &>> 1, other &>> 1) : (sum, other)
            i &+= 1
        }
    }

    public static func widen(_ row: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            output[i] = UInt16(row[i]) &<< 7
            i &+= 1
        }
    }

    public static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        let start = SIMD16<UInt16>(repeating: bias)
        let source = UnsafeRawPointer(row)
        let target = UnsafeMutableRawPointer(output)
        let center = SIMD16<UInt16>(repeating: weights[0])
        var i: Int
        // Loops of a known length, which the compiler unrolls.
        switch radius {
        case 5: i = convolveWhole(row, weights, radius: 5, output, lanes)
        case 6: i = convolveWhole(row, weights, radius: 6, output, lanes)
        case 7: i = convolveWhole(row, weights, radius: 7, output, lanes)
        case 8: i = convolveWhole(row, weights, radius: 8, output, lanes)
        default: i = convolveWhole(row, weights, radius: radius, output, lanes)
        }
        while i < lanes {
            if lanes >= 16 {
                i = i &+ 16 <= lanes ? i : lanes &- 16
                let at = source + 2 &* i
                var sum = start &+ cvector_multiply_high(loadWords(at, 0), center)
                var distance = 1
                while distance <= radius {
                    let weight = SIMD16<UInt16>(repeating: weights[distance])
                    let reach = 8 &* distance
                    sum &+= cvector_multiply_high(loadWords(at, 0 &- reach) &+ loadWords(at, reach), weight)
                    distance &+= 1
                }
                storeWords(sum, target, 2 &* i)
                i &+= 16
            } else {
                var sum = bias &+ multiplyHigh(row[i], weights[0])
                var distance = 1
                while distance <= radius {
                    sum &+= multiplyHigh(row[i &- 4 &* distance] &+ row[i &+ 4 &* distance], weights[distance])
                    distance &+= 1
                }
                output[i] = sum
                i &+= 1
            }
        }
    }

    /// Does 32 lanes at a time, and returns how many it did.
    @inline(__always)
    private static func convolveWhole(
        _ row: UnsafePointer<UInt16>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ output: UnsafeMutablePointer<UInt16>,
        _ lanes: Int
    ) -> Int {
        // Each product loses half a unit on average.
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        let start = SIMD16<UInt16>(repeating: bias)
        let source = UnsafeRawPointer(row)
        let target = UnsafeMutableRawPointer(output)
        let center = SIMD16<UInt16>(repeating: weights[0])
        var i = 0
        while i &+ 32 <= lanes {
            let at = source + 2 &* i
            var first = start &+ cvector_multiply_high(loadWords(at, 0), center)
            var second = start &+ cvector_multiply_high(loadWords(at, 32), center)
            var distance = 1
            while distance <= radius {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let reach = 8 &* distance
                first &+= cvector_multiply_high(loadWords(at, 0 &- reach) &+ loadWords(at, reach), weight)
                second &+= cvector_multiply_high(loadWords(at, 32 &- reach) &+ loadWords(at, 32 &+ reach), weight)
                distance &+= 1
            }
            storeWords(first, target, 2 &* i)
            storeWords(second, target, 2 &* i &+ 32)
            i &+= 32
        }
        return i
    }
}
