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
                let (left, right) = spread(gap, weights)
                storeDoubled(left, right, target + 64 &* group)
                group &+= 1
            }
        case 2:
            while group < groups {
                let gap = MaskGap(source + 32 &* group)
                let ((a, d), (b, c)) = (spread(gap, weights), spread(gap, weights + 3))
                storeQuadrupled(a, b, c, d, target + 128 &* group, stride: 32)
                group &+= 1
            }
        default:
            while group < groups {
                let gap = MaskGap(source + 32 &* group)
                let ((a, h), (b, g)) = (spread(gap, weights), spread(gap, weights + 3))
                let ((c, f), (d, e)) = (spread(gap, weights + 6), spread(gap, weights + 9))
                storeQuadrupled(a, b, c, d, target + 256 &* group, stride: 64)
                storeQuadrupled(e, f, g, h, target + (256 &* group &+ 32), stride: 64)
                group &+= 1
            }
        }
    }

    @inline(__always)
    private static func spread(
        _ gap: MaskGap,
        _ weights: UnsafePointer<Int16>
    ) -> (left: SIMD16<UInt16>, right: SIMD16<UInt16>) {
        let (left, right) = gap.pair(weights, bias: 0)
        return (cvector_positive(left), cvector_positive(right))
    }
}
