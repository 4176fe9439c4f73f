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

    public static func foldRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        var i = 0
        if lanes >= 32 {
            // Loops of a known length, which the compiler unrolls.
            switch radius {
            case 3: foldWholeRows(rows, weights, radius: 3, output, lanes)
            case 4: foldWholeRows(rows, weights, radius: 4, output, lanes)
            case 5: foldWholeRows(rows, weights, radius: 5, output, lanes)
            case 6: foldWholeRows(rows, weights, radius: 6, output, lanes)
            case 7: foldWholeRows(rows, weights, radius: 7, output, lanes)
            default: foldWholeRows(rows, weights, radius: radius, output, lanes)
            }
            i = lanes
        }
        while i < lanes {
            output[i] = foldLane(rows, weights, radius, i)
            i &+= 1
        }
    }

    @inline(__always)
    private static func foldWholeRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ output: UnsafeMutablePointer<UInt16>,
        _ lanes: Int
    ) {
        let target = UnsafeMutableRawPointer(output)
        let (start, center) = (SIMD16(repeating: foldBias(radius)), SIMD16<UInt16>(repeating: weights[0]))
        var i = 0
        while i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            var first = start &+ cvector_multiply_high(loadWords(rows[radius], at), center)
            var second = start &+ cvector_multiply_high(loadWords(rows[radius], next), center)
            var distance = 1
            while distance <= radius {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let (above, below) = (rows[radius &- distance], rows[radius &+ distance])
                let (a, b) = (loadWords(above, at), loadWords(below, at))
                let (c, d) = (loadWords(above, next), loadWords(below, next))
                first &+= cvector_multiply_high(cvector_average(a, b), weight)
                second &+= cvector_multiply_high(cvector_average(c, d), weight)
                distance &+= 1
            }
            storeWords(first &>> 1, target, at)
            storeWords(second &>> 1, target, next)
            i &+= 32
        }
    }

    public static func foldRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        var i = 0
        if lanes >= 32 {
            // Loops of a known length, which the compiler unrolls.
            switch radius {
            case 3: foldWholeRowsTwice(rows, weights, radius: 3, first, second, lanes)
            case 4: foldWholeRowsTwice(rows, weights, radius: 4, first, second, lanes)
            case 5: foldWholeRowsTwice(rows, weights, radius: 5, first, second, lanes)
            case 6: foldWholeRowsTwice(rows, weights, radius: 6, first, second, lanes)
            case 7: foldWholeRowsTwice(rows, weights, radius: 7, first, second, lanes)
            default: foldWholeRowsTwice(rows, weights, radius: radius, first, second, lanes)
            }
            i = lanes
        }
        while i < lanes {
            first[i] = foldLane(rows, weights, radius, i)
            second[i] = foldLane(rows + 1, weights, radius, i)
            i &+= 1
        }
    }

    @inline(__always)
    private static func foldWholeRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: UnsafePointer<UInt16>,
        radius: Int,
        _ first: UnsafeMutablePointer<UInt16>,
        _ second: UnsafeMutablePointer<UInt16>,
        _ lanes: Int
    ) {
        let (firstTarget, secondTarget) = (UnsafeMutableRawPointer(first), UnsafeMutableRawPointer(second))
        let (start, center) = (SIMD16(repeating: foldBias(radius)), SIMD16<UInt16>(repeating: weights[0]))
        // Rows of a level follow each other, and the two after these come next: by then they should be near.
        let last = UnsafeRawPointer(rows[2 &* radius &+ 1])
        let step = last - UnsafeRawPointer(rows[2 &* radius])
        var i = 0
        while i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            cvector_prefetch(last + step + at)
            cvector_prefetch(last + 2 &* step + at)
            var (a, b, c, d) = (start, start, start, start)
            // From the outside in: each row that is loaded belongs to a pair of both sums, one step apart.
            var (above, aboveNext) = (loadWords(rows[0], at), loadWords(rows[0], next))
            var (below, belowNext) = (loadWords(last, at), loadWords(last, next))
            var distance = radius
            while distance > 0 {
                let weight = SIMD16<UInt16>(repeating: weights[distance])
                let (upperRow, lowerRow) = (rows[radius &- distance &+ 1], rows[radius &+ distance])
                let (upper, upperNext) = (loadWords(upperRow, at), loadWords(upperRow, next))
                let (lower, lowerNext) = (loadWords(lowerRow, at), loadWords(lowerRow, next))
                a &+= cvector_multiply_high(cvector_average(above, lower), weight)
                b &+= cvector_multiply_high(cvector_average(aboveNext, lowerNext), weight)
                c &+= cvector_multiply_high(cvector_average(upper, below), weight)
                d &+= cvector_multiply_high(cvector_average(upperNext, belowNext), weight)
                (above, aboveNext, below, belowNext) = (upper, upperNext, lower, lowerNext)
                distance &-= 1
            }
            // What is left are the rows in the middle.
            a &+= cvector_multiply_high(above, center)
            b &+= cvector_multiply_high(aboveNext, center)
            c &+= cvector_multiply_high(below, center)
            d &+= cvector_multiply_high(belowNext, center)
            storeWords(a &>> 1, firstTarget, at)
            storeWords(b &>> 1, firstTarget, next)
            storeWords(c &>> 1, secondTarget, at)
            storeWords(d &>> 1, secondTarget, next)
            i &+= 32
        }
    }

    /// One lane around the row with index `radius`.
    @inline(__always)
    private static func foldLane(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: UnsafePointer<UInt16>,
        _ radius: Int,
        _ i: Int
    ) -> UInt16 {
        var sum = foldBias(radius) &+ multiplyHigh(rows[radius][i], weights[0])
        var distance = 1
        while distance <= radius {
            let mean = average(rows[radius &- distance][i], rows[radius &+ distance][i])
            sum &+= multiplyHigh(mean, weights[distance])
            distance &+= 1
        }
        return sum &>> 1
    }

    /// Each of the products loses half a unit on average; the shift rounds.
    @inline(__always)
    private static func foldBias(_ radius: Int) -> UInt16 { UInt16(truncatingIfNeeded: (radius &+ 2) &>> 1 &+ 1) }

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
