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
        if count == 2 {
            blendTwo(rows, nodes, offset, sigmas, target, groups)
            return
        }
        // Most pictures of a tile have no share in a group: they are looked at one after the other, since then their
        // weights stay the same.
        var group = 0
        while group < groups {
            storeWords(SIMD16<UInt16>(repeating: 1), target, 32 &* group)
            group &+= 1
        }
        var node = 0
        while node < count {
            let (center, rise, fall) = (nodes[node].sigma, nodes[node].rise, nodes[node].fall)
            var group = 0
            while group < groups {
                let sigma = UnsafeRawPointer(sigmas + 4 &* group).loadUnaligned(as: SIMD4<Float>.self)
                let share = cvector_share(sigma, center, rise, fall)
                if unsafeBitCast(share, to: UInt64.self) != 0 {
                    let picture = blended(rows + 4 &* node, nodes + node, offset &+ 16 &* group)
                    let part = cvector_multiply_high(picture, cvector_repeat_each(share))
                    storeWords(loadWords(target, 32 &* group) &+ part, target, 32 &* group)
                }
                group &+= 1
            }
            node &+= 1
        }
    }

    @inline(__always)
    private static func blendTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ nodes: UnsafePointer<MaskBlendNode>,
        _ offset: Int,
        _ sigmas: UnsafePointer<Float>,
        _ target: UnsafeMutableRawPointer,
        _ groups: Int
    ) {
        let (first, second) = (nodes[0], nodes[1])
        var group = 0
        while group < groups {
            let sigma = UnsafeRawPointer(sigmas + 4 &* group).loadUnaligned(as: SIMD4<Float>.self)
            let lane = offset &+ 16 &* group
            let shares = (
                cvector_share(sigma, first.sigma, first.rise, first.fall),
                cvector_share(sigma, second.sigma, second.rise, second.fall)
            )
            let parts = (
                cvector_multiply_high(blended(rows, nodes, lane), cvector_repeat_each(shares.0)),
                cvector_multiply_high(blended(rows + 4, nodes + 1, lane), cvector_repeat_each(shares.1))
            )
            storeWords(SIMD16<UInt16>(repeating: 1) &+ parts.0 &+ parts.1, target, 32 &* group)
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
