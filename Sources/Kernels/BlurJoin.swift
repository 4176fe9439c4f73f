import CVector
import KernelInterface

extension KernelSet {
    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinTwo(rows, nil, outputs, lanes)
    }

    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD4<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinTwo(rows, reciprocals, outputs, lanes)
    }

    @inline(__always)
    private static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD4<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[0], rows[1], rows[2])
        let (first, second) = (outputs[0], outputs[1])
        let (r0, r1) = (reciprocals?[0], reciprocals?[1])
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b) = halves(loadWords(before, at), loadWords(own, at), loadWords(after, at), bias: 1)
            let (c, d) = halves(loadWords(before, next), loadWords(own, next), loadWords(after, next), bias: 1)
            let bytes = cvector_common_bits(storeBytes(a, c, r0, first, i), storeBytes(b, d, r1, second, i))
            alphas = cvector_common_bits(alphas, bytes)
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (a, b) = halfLanes(before[i], own[i], after[i], bias: 1)
            first[i] = limitedByte(a, r0)
            second[i] = limitedByte(b, r1)
            if i & 3 == 3, first[i] & second[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

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
        reciprocals: SIMD4<UInt16>,
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
        _ reciprocals: SIMD4<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[1], rows[2], rows[3])
        let (outerBefore, outerAfter) = (rows[0], rows[4])
        let (first, second, third, fourth) = (outputs[0], outputs[1], outputs[2], outputs[3])
        let (r0, r1, r2, r3) = (reciprocals?[0], reciprocals?[1], reciprocals?[2], reciprocals?[3])
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b, c, d) = quarters(
                loadWords(before, at),
                loadWords(own, at),
                loadWords(after, at),
                isWide ? (loadWords(outerBefore, at), loadWords(outerAfter, at)) : nil,
                weights,
                bias: 1
            )
            let (e, f, g, h) = quarters(
                loadWords(before, next),
                loadWords(own, next),
                loadWords(after, next),
                isWide ? (loadWords(outerBefore, next), loadWords(outerAfter, next)) : nil,
                weights,
                bias: 1
            )
            let upper = cvector_common_bits(storeBytes(a, e, r0, first, i), storeBytes(b, f, r1, second, i))
            let lower = cvector_common_bits(storeBytes(c, g, r2, third, i), storeBytes(d, h, r3, fourth, i))
            alphas = cvector_common_bits(alphas, cvector_common_bits(upper, lower))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let outer = isWide ? (outerBefore[i], outerAfter[i]) : nil
            let (a, b, c, d) = quarterLanes(before[i], own[i], after[i], outer, weights, bias: 1)
            (first[i], second[i]) = (limitedByte(a, r0), limitedByte(b, r1))
            (third[i], fourth[i]) = (limitedByte(c, r2), limitedByte(d, r3))
            if i & 3 == 3, first[i] & second[i] & third[i] & fourth[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    /// Rounds 32 values in 8.7, multiplied by a reciprocal in 3.13 if there is one, and stores them limited to 255; returns
    /// the bytes.
    @inline(__always)
    private static func storeBytes(
        _ low: SIMD16<UInt16>,
        _ high: SIMD16<UInt16>,
        _ reciprocal: UInt16?,
        _ output: UnsafeMutablePointer<UInt8>,
        _ offset: Int
    ) -> SIMD32<UInt8> {
        let bytes: SIMD32<UInt8>
        if let reciprocal {
            // 8.8 times 3.13 is 11.21, whose upper half is 11.5.
            let (factor, half) = (SIMD16<UInt16>(repeating: reciprocal), SIMD16<UInt16>(repeating: 16))
            bytes = cvector_limit_bytes(
                (cvector_multiply_high(low &<< 1, factor) &+ half) &>> 5,
                (cvector_multiply_high(high &<< 1, factor) &+ half) &>> 5
            )
        } else {
            let half = SIMD16<UInt16>(repeating: 64)
            bytes = cvector_limit_bytes((low &+ half) &>> 7, (high &+ half) &>> 7)
        }
        UnsafeMutableRawPointer(output).storeBytes(of: bytes, toByteOffset: offset, as: SIMD32<UInt8>.self)
        return bytes
    }

    @inline(__always)
    private static func allOpaque(_ bytes: SIMD32<UInt8>) -> Bool {
        let pixels = unsafeBitCast(bytes, to: SIMD8<UInt32>.self)
        let both = pixels.lowHalf & pixels.highHalf
        return both[0] & both[1] & both[2] & both[3] >= 0xFF00_0000
    }

    @inline(__always)
    private static func limitedByte(_ value: UInt16, _ reciprocal: UInt16?) -> UInt8 {
        var rounded = (value &+ 64) &>> 7
        if let reciprocal { rounded = (multiplyHigh(value &<< 1, reciprocal) &+ 16) &>> 5 }
        return UInt8(truncatingIfNeeded: Swift.min(rounded, 255))
    }
}
