import CVector
import KernelInterface

extension KernelSet {
    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        if weights[6] > 0 { return joinFour(rows, weights, isWide: true, nil, outputs, lanes) }
        return joinFour(rows, weights, isWide: false, nil, outputs, lanes)
    }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        if weights[6] > 0 { return joinFour(rows, weights, isWide: true, reciprocals, outputs, lanes) }
        return joinFour(rows, weights, isWide: false, reciprocals, outputs, lanes)
    }

    @inline(__always)
    private static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: SIMD8<UInt16>,
        isWide: Bool,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[1], rows[2], rows[3])
        let (outerBefore, outerAfter) = (rows[0], rows[4])
        let (first, second, third, fourth) = (outputs[0], outputs[1], outputs[2], outputs[3])
        let (r0, r1, r2, r3) = (reciprocals?[0], reciprocals?[1], reciprocals?[2], reciprocals?[3])
        let bias = joinBias(reciprocals)
        let ahead = 4 &* (fourth - third)
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            if i & 32 == 0 { prefetchRows(outputs, 4, i &+ ahead) }
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b, c, d) = quarters(
                loadWords(before, at),
                loadWords(own, at),
                loadWords(after, at),
                isWide ? (loadWords(outerBefore, at), loadWords(outerAfter, at)) : nil,
                weights,
                bias: bias
            )
            let (e, f, g, h) = quarters(
                loadWords(before, next),
                loadWords(own, next),
                loadWords(after, next),
                isWide ? (loadWords(outerBefore, next), loadWords(outerAfter, next)) : nil,
                weights,
                bias: bias
            )
            let upper = cvector_common_bits(storeBytes(a, e, r0, first, i), storeBytes(b, f, r1, second, i))
            let lower = cvector_common_bits(storeBytes(c, g, r2, third, i), storeBytes(d, h, r3, fourth, i))
            alphas = cvector_common_bits(alphas, cvector_common_bits(upper, lower))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let outer = isWide ? (outerBefore[i], outerAfter[i]) : nil
            let (a, b, c, d) = quarterLanes(before[i], own[i], after[i], outer, weights, bias: bias)
            (first[i], second[i]) = (limitedByte(a, r0), limitedByte(b, r1))
            (third[i], fourth[i]) = (limitedByte(c, r2), limitedByte(d, r3))
            if i & 3 == 3, first[i] & second[i] & third[i] & fourth[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    public static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[0], rows[1], rows[2])
        let bias = joinBias(nil)
        // Named here, or they would be read again after each store.
        let (a, b, c, d) = (outputs[0], outputs[1], outputs[2], outputs[3])
        let (e, f, g, h) = (outputs[4], outputs[5], outputs[6], outputs[7])
        // The next eight rows, where all of them follow each other.
        let ahead = 8 &* (h - g)
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            if i & 32 == 0 { prefetchRows(outputs, 8, i &+ ahead) }
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let low = eighths(loadWords(before, at), loadWords(own, at), loadWords(after, at), bias: bias)
            let high = eighths(loadWords(before, next), loadWords(own, next), loadWords(after, next), bias: bias)
            let outer = cvector_common_bits(
                storeEighths(low, high, 0, a, h, i),
                storeEighths(low, high, 1, b, g, i)
            )
            let inner = cvector_common_bits(
                storeEighths(low, high, 2, c, f, i),
                storeEighths(low, high, 3, d, e, i)
            )
            alphas = cvector_common_bits(alphas, cvector_common_bits(outer, inner))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            var place = 0
            while place < 4 {
                let (first, last) = eighthLanes(before[i], own[i], after[i], place, bias: bias)
                let (upper, lower) = (outputs[place], outputs[7 &- place])
                upper[i] = limitedByte(first, nil)
                lower[i] = limitedByte(last, nil)
                if i & 3 == 3, upper[i] & lower[i] < 255 { isOpaque = false }
                place &+= 1
            }
            i &+= 1
        }
        return isOpaque
    }

    /// Asks for the memory that eight rows are written to soon: each of them alone ends before the processor does so.
    @inline(__always)
    static func prefetchRows(_ rows: UnsafePointer<UnsafeMutablePointer<UInt8>>, _ count: Int, _ offset: Int) {
        var row = 0
        while row < count {
            cvector_prefetch(UnsafeRawPointer(rows[row]) + offset)
            row &+= 1
        }
    }

    /// Stores two rows of eighths that mirror each other; returns the bits that are set in both.
    @inline(__always)
    private static func storeEighths(
        _ low: (own: SIMD16<UInt16>, bend: SIMD16<UInt16>, slope: SIMD16<UInt16>),
        _ high: (own: SIMD16<UInt16>, bend: SIMD16<UInt16>, slope: SIMD16<UInt16>),
        _ place: Int,
        _ upper: UnsafeMutablePointer<UInt8>,
        _ lower: UnsafeMutablePointer<UInt8>,
        _ offset: Int
    ) -> SIMD32<UInt8> {
        let ((a, b), (c, d)) = (eighthPair(low, place), eighthPair(high, place))
        return cvector_common_bits(
            storeBytes(a, c, nil, upper, offset),
            storeBytes(b, d, nil, lower, offset)
        )
    }
}
