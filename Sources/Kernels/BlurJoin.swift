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
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinTwo(rows, reciprocals, outputs, lanes)
    }

    @inline(__always)
    private static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[0], rows[1], rows[2])
        let (first, second) = (outputs[0], outputs[1])
        let (r0, r1, bias) = (reciprocals?[0], reciprocals?[1], joinBias(reciprocals))
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b) = halves(loadWords(before, at), loadWords(own, at), loadWords(after, at), bias: bias)
            let (c, d) = halves(loadWords(before, next), loadWords(own, next), loadWords(after, next), bias: bias)
            let bytes = cvector_common_bits(storeBytes(a, c, r0, first, i), storeBytes(b, d, r1, second, i))
            alphas = cvector_common_bits(alphas, bytes)
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (a, b) = halfLanes(before[i], own[i], after[i], bias: bias)
            first[i] = limitedByte(a, r0)
            second[i] = limitedByte(b, r1)
            if i & 3 == 3, first[i] & second[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    public static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinTwoFine(rows, nil, outputs, lanes)
    }

    public static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinTwoFine(rows, reciprocals, outputs, lanes)
    }

    @inline(__always)
    private static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (outerBefore, before, own, after, outerAfter) = (rows[0], rows[1], rows[2], rows[3], rows[4])
        let (first, second) = (outputs[0], outputs[1])
        let (r0, r1, bias) = (reciprocals?[0], reciprocals?[1], joinBias(reciprocals) &+ 1)
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b) = fineHalves(
                loadWords(outerBefore, at),
                loadWords(before, at),
                loadWords(own, at),
                loadWords(after, at),
                loadWords(outerAfter, at),
                bias: bias
            )
            let (c, d) = fineHalves(
                loadWords(outerBefore, next),
                loadWords(before, next),
                loadWords(own, next),
                loadWords(after, next),
                loadWords(outerAfter, next),
                bias: bias
            )
            let bytes = cvector_common_bits(storeBytes(a, c, r0, first, i), storeBytes(b, d, r1, second, i))
            alphas = cvector_common_bits(alphas, bytes)
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (a, b) = fineHalfLanes(outerBefore[i], before[i], own[i], after[i], outerAfter[i], bias: bias)
            first[i] = limitedByte(a, r0)
            second[i] = limitedByte(b, r1)
            if i & 3 == 3, first[i] & second[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    /// What a row's sums begin with: what their products lose, and without reciprocals half a step for the rounding.
    @inline(__always)
    static func joinBias(_ reciprocals: SIMD8<UInt16>?) -> UInt16 { reciprocals == nil ? 65 : 1 }

    /// Stores 32 values in 8.7, to which half a step has been added, as bytes limited to 255, and returns those.
    ///
    /// With a reciprocal in 3.13 they are multiplied by it, and rounded here.
    @inline(__always)
    static func storeBytes(
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
            bytes = cvector_limit_bytes(low &>> 7, high &>> 7)
        }
        UnsafeMutableRawPointer(output).storeBytes(of: bytes, toByteOffset: offset, as: SIMD32<UInt8>.self)
        return bytes
    }

    @inline(__always)
    static func allOpaque(_ bytes: SIMD32<UInt8>) -> Bool {
        let pixels = unsafeBitCast(bytes, to: SIMD8<UInt32>.self)
        let both = pixels.lowHalf & pixels.highHalf
        return both[0] & both[1] & both[2] & both[3] >= 0xFF00_0000
    }

    @inline(__always)
    static func limitedByte(_ value: UInt16, _ reciprocal: UInt16?) -> UInt8 {
        var rounded = value &>> 7
        if let reciprocal { rounded = (multiplyHigh(value &<< 1, reciprocal) &+ 16) &>> 5 }
        return UInt8(truncatingIfNeeded: Swift.min(rounded, 255))
    }
}
