import CVector
import KernelInterface

extension KernelSet {
    public static func maskSumRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        offset: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        // Each product loses half a unit on average, and the halving rounds.
        let start = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: (count &+ 1) &>> 1 &+ 1))
        let one = SIMD16<UInt16>(repeating: 1)
        var i = 0
        while i &+ 32 <= lanes {
            var first = start
            var second = start
            var tap = 0
            while tap < count {
                let row = UnsafeRawPointer(rows[tap] + (offset &+ i))
                let weight = SIMD16<UInt16>(repeating: weights[tap])
                first = first &+ cvector_multiply_high(row.loadUnaligned(as: SIMD16<UInt16>.self), weight)
                second =
                    second
                    &+ cvector_multiply_high(
                        row.loadUnaligned(fromByteOffset: 32, as: SIMD16<UInt16>.self),
                        weight
                    )
                tap &+= 1
            }
            let target = UnsafeMutableRawPointer(output + i)
            target.storeBytes(of: first &>> one, as: SIMD16<UInt16>.self)
            target.storeBytes(of: second &>> one, toByteOffset: 32, as: SIMD16<UInt16>.self)
            i &+= 32
        }
        // Nothing may be read beyond the rows.
        while i < lanes {
            var sum = SIMD4<UInt16>(repeating: start[0])
            var tap = 0
            while tap < count {
                let row = UnsafeRawPointer(rows[tap] + (offset &+ i))
                let weight = SIMD4<UInt16>(repeating: weights[tap])
                sum = sum &+ cvector_multiply_high_four(row.loadUnaligned(as: SIMD4<UInt16>.self), weight)
                tap &+= 1
            }
            UnsafeMutableRawPointer(output + i).storeBytes(
                of: sum &>> SIMD4<UInt16>(repeating: 1),
                as: SIMD4<UInt16>.self
            )
            i &+= 4
        }
    }

    public static func maskConvolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        // Each product loses half a unit on average.
        let start = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let center = SIMD16<UInt16>(repeating: weights[0])
        var i = 0
        while i < lanes {
            let middle = UnsafeRawPointer(row + i)
            var sum = start &+ cvector_multiply_high(middle.loadUnaligned(as: SIMD16<UInt16>.self), center)
            var distance = 1
            while distance <= radius {
                let left = middle.loadUnaligned(fromByteOffset: -8 &* distance, as: SIMD16<UInt16>.self)
                let right = middle.loadUnaligned(fromByteOffset: 8 &* distance, as: SIMD16<UInt16>.self)
                sum = sum &+ cvector_multiply_high(left &+ right, SIMD16<UInt16>(repeating: weights[distance]))
                distance &+= 1
            }
            UnsafeMutableRawPointer(output + i).storeBytes(of: sum, as: SIMD16<UInt16>.self)
            i &+= 16
        }
    }

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
                    sum = sum &+ cvector_multiply_high(blended(rows + 4 &* node, nodes + node, lane), share)
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
