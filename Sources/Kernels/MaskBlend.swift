import CVector
import KernelInterface

extension KernelSet {
    public static func maskBlend(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        nodes: UnsafePointer<MaskBlendNode>,
        count: Int,
        offset: Int,
        sigmas: UnsafePointer<Float>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        var group = 0
        while group < groups {
            let lane = offset &+ 16 &* group
            var sum: SIMD16<UInt16>
            if count == 1 {
                sum = blended(rows, nodes, lane)
            } else {
                let sigma = UnsafeRawPointer(sigmas + 4 &* group).loadUnaligned(as: SIMD4<Float>.self)
                sum = SIMD16<UInt16>(repeating: 1)
                var node = 0
                while node < count {
                    let share = cvector_share(sigma, nodes[node].sigma, nodes[node].rise, nodes[node].fall)
                    // Most pictures of a tile have no share in a group.
                    if unsafeBitCast(share, to: UInt64.self) != 0 {
                        let shares = cvector_repeat_each(share)
                        sum = sum &+ cvector_multiply_high(blended(rows + 4 &* node, nodes + node, lane), shares)
                    }
                    node &+= 1
                }
            }
            UnsafeMutableRawPointer(output + 16 &* group).storeBytes(of: sum, as: SIMD16<UInt16>.self)
            group &+= 1
        }
    }

    @inline(__always)
    private static func blended(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ node: UnsafePointer<MaskBlendNode>,
        _ lane: Int
    ) -> SIMD16<UInt16> {
        let (a, b, c, d) = node.pointee.weights
        let outer = weighted(rows[0] + lane, a) &+ weighted(rows[3] + lane, d)
        let inner = weighted(rows[1] + lane, b) &+ weighted(rows[2] + lane, c)
        // Four truncated products lose two units on average.
        let sum = inner &+ outer &+ SIMD16<UInt16>(repeating: 2)
        return sum &<< SIMD16<UInt16>(repeating: node.pointee.shift)
    }

    @inline(__always)
    private static func weighted(_ row: UnsafePointer<UInt16>, _ weight: UInt16) -> SIMD16<UInt16> {
        cvector_multiply_high(
            UnsafeRawPointer(row).loadUnaligned(as: SIMD16<UInt16>.self),
            SIMD16<UInt16>(repeating: weight)
        )
    }
}
