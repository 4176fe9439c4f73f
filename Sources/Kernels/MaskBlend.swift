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
        let target = UnsafeMutableRawPointer(output)
        if count == 1 {
            var group = 0
            while group < groups {
                storeWords(blended(rows, nodes, offset &+ 16 &* group), target, 32 &* group)
                group &+= 1
            }
            return
        }
        // Few pictures have a share in a group: from the last whose sigma is not above the least of the group's, to the
        // first whose sigma is above the greatest.
        var first = 0
        var group = 0
        while group < groups {
            let sigma = UnsafeRawPointer(sigmas + 4 &* group).loadUnaligned(as: SIMD4<Float>.self)
            let (least, greatest) = (cvector_least_of(sigma), cvector_greatest_of(sigma))
            while first &+ 1 < count, nodes[first &+ 1].sigma <= least { first &+= 1 }
            while first > 0, nodes[first].sigma > least { first &-= 1 }
            var sum = SIMD16<UInt16>(repeating: 1)
            var node = first
            while node < count, node == first || nodes[node &- 1].sigma <= greatest {
                let share = cvector_share(sigma, nodes[node].sigma, nodes[node].rise, nodes[node].fall)
                let picture = blended(rows + 4 &* node, nodes + node, offset &+ 16 &* group)
                sum &+= cvector_multiply_high(picture, cvector_repeat_each(share))
                node &+= 1
            }
            storeWords(sum, target, 32 &* group)
            group &+= 1
        }
    }

    @inline(__always)
    private static func blended(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ node: UnsafePointer<MaskBlendNode>,
        _ lane: Int
    ) -> SIMD16<UInt16> {
        if node.pointee.isPlain { return loadWords(rows[1] + lane, 0) }
        let (a, b, c, d) = node.pointee.weights
        let outer = weighted(rows[0] + lane, a) &+ weighted(rows[3] + lane, d)
        let inner = weighted(rows[1] + lane, b) &+ weighted(rows[2] + lane, c)
        // Four truncated products lose two units on average.
        let sum = inner &+ outer &+ SIMD16<UInt16>(repeating: 2)
        return node.pointee.shift == 0 ? sum : sum &<< SIMD16<UInt16>(repeating: node.pointee.shift)
    }

    @inline(__always)
    private static func weighted(_ row: UnsafePointer<UInt16>, _ weight: UInt16) -> SIMD16<UInt16> {
        cvector_multiply_high(loadWords(row, 0), SIMD16<UInt16>(repeating: weight))
    }
}
