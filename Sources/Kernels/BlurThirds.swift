import CVector
import KernelInterface

/// What makes three pixels of a sample, and three rows of pixels of rows of cells.
extension KernelSet {
    public static func triple(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                // The last vector ends with the row, and repeats what is already there.
                i = i &+ 4 <= samples ? i : samples &- 4
                let at = source + 8 &* i
                let (left, middle, right) = thirds(
                    loadWords(at, -16),
                    loadWords(at, -8),
                    loadWords(at, 0),
                    loadWords(at, 8),
                    loadWords(at, 16),
                    bias: 1
                )
                storeWords(cvector_pixels_0001(left, middle, right, left), target, 24 &* i)
                storeWords(cvector_pixels_1122(middle, right, left, middle), target, 24 &* i &+ 32)
                storeWords(cvector_pixels_2333(right, left, middle, right), target, 24 &* i &+ 64)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (lane, pixel) = (row + (4 &* i &+ channel), output + (12 &* i &+ channel))
                    let (left, middle, right) = thirdLanes(lane[-8], lane[-4], lane[0], lane[4], lane[8], bias: 1)
                    (pixel[0], pixel[4], pixel[8]) = (left, middle, right)
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinThree(rows, nil, outputs, lanes)
    }

    public static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        joinThree(rows, reciprocals, outputs, lanes)
    }

    @inline(__always)
    private static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        // Named here, or they would be read again after each store.
        let (outerBefore, before, own, after, outerAfter) = (rows[0], rows[1], rows[2], rows[3], rows[4])
        let (first, second, third) = (outputs[0], outputs[1], outputs[2])
        let (r0, r1, r2) = (reciprocals?[0], reciprocals?[1], reciprocals?[2])
        let bias = joinBias(reciprocals)
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b, c) = thirds(
                loadWords(outerBefore, at),
                loadWords(before, at),
                loadWords(own, at),
                loadWords(after, at),
                loadWords(outerAfter, at),
                bias: bias
            )
            let (d, e, f) = thirds(
                loadWords(outerBefore, next),
                loadWords(before, next),
                loadWords(own, next),
                loadWords(after, next),
                loadWords(outerAfter, next),
                bias: bias
            )
            let outer = cvector_common_bits(storeBytes(a, d, r0, first, i), storeBytes(c, f, r2, third, i))
            alphas = cvector_common_bits(alphas, cvector_common_bits(outer, storeBytes(b, e, r1, second, i)))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (a, b, c) = thirdLanes(outerBefore[i], before[i], own[i], after[i], outerAfter[i], bias: bias)
            (first[i], second[i], third[i]) = (limitedByte(a, r0), limitedByte(b, r1), limitedByte(c, r2))
            if i & 3 == 3, first[i] & second[i] & third[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }
}
