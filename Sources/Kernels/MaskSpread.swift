import CVector
import KernelInterface

extension KernelSet {
    public static func maskSpread(
        _ cells: UnsafePointer<UInt16>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        let (source, target) = (UnsafeRawPointer(cells), UnsafeMutableRawPointer(output))
        var group = 0
        switch pairs {
        case 1:
            while group < groups {
                let gap = MaskGap(source + 32 &* group)
                let (left, right) = gap.pair(weights)
                storeDoubled(left, right, target + 64 &* group)
                group &+= 1
            }
        case 2:
            while group < groups {
                let gap = MaskGap(source + 32 &* group)
                let ((a, d), (b, c)) = (gap.pair(weights), gap.pair(weights + 3))
                storeQuadrupled(a, b, c, d, target + 128 &* group, stride: 32)
                group &+= 1
            }
        default:
            while group < groups {
                let gap = MaskGap(source + 32 &* group)
                let ((a, h), (b, g)) = (gap.pair(weights), gap.pair(weights + 3))
                let ((c, f), (d, e)) = (gap.pair(weights + 6), gap.pair(weights + 9))
                storeQuadrupled(a, b, c, d, target + 256 &* group, stride: 64)
                storeQuadrupled(e, f, g, h, target + (256 &* group &+ 32), stride: 64)
                group &+= 1
            }
        }
    }
}

/// What the pixels of four gaps between cells are made of.
private struct MaskGap {
    /// The mean of the two cells, and what the mean of those before and after has more.
    private let middle: SIMD16<Int16>
    private let rest: SIMD16<Int16>
    private let outer: SIMD16<Int16>
    private let inner: SIMD16<Int16>

    /// The gaps after four cells.
    @inline(__always)
    init(_ cells: UnsafeRawPointer) {
        let (a, b) = (KernelSet.loadWords(cells, -8), KernelSet.loadWords(cells, 0))
        let (c, d) = (KernelSet.loadWords(cells, 8), KernelSet.loadWords(cells, 16))
        middle = unsafeBitCast(cvector_average(b, c), to: SIMD16<Int16>.self)
        rest = unsafeBitCast(cvector_average(a, d), to: SIMD16<Int16>.self) &- middle
        outer = unsafeBitCast(a &- d, to: SIMD16<Int16>.self)
        inner = unsafeBitCast(b &- c, to: SIMD16<Int16>.self)
    }

    /// The pixels of each gap that three weights make.
    @inline(__always)
    func pair(_ weights: UnsafePointer<Int16>) -> (left: SIMD16<UInt16>, right: SIMD16<UInt16>) {
        let bend = cvector_multiply_high_signed(rest, SIMD16(repeating: weights[0]))
        let outerChange = cvector_multiply_high_signed(outer, SIMD16(repeating: weights[1]))
        let change = outerChange &+ cvector_multiply_high_signed(inner, SIMD16(repeating: weights[2]))
        let mean = cvector_add_signed(middle, bend)
        return (
            cvector_positive(cvector_add_signed(mean, change)), cvector_positive(cvector_subtract_signed(mean, change))
        )
    }
}
