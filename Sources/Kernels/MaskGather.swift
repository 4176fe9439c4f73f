import CVector
import KernelInterface

extension KernelSet {
    public static func maskGather(
        _ pixels: UnsafePointer<UInt16>,
        stride: Int,
        sigmas: UnsafePointer<Float>,
        below limit: Float,
        table: MaskKernelTable,
        weights: UnsafeMutablePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        var group = 0
        while group < groups {
            let radius = spreadKernels(sigmas + 4 &* group, limit, table, weights)
            if radius >= 0 {
                let sum = gathered(pixels + 16 &* group, stride, UnsafeRawPointer(weights), radius)
                let target = UnsafeMutableRawPointer(output + 16 &* group)
                let sigmas = UnsafeRawPointer(sigmas + 4 &* group).loadUnaligned(as: SIMD4<Float>.self)
                let kept = target.loadUnaligned(as: SIMD16<UInt16>.self)
                target.storeBytes(of: cvector_where_below(sigmas, limit, sum, kept), as: SIMD16<UInt16>.self)
            }
            group &+= 1
        }
    }

    /// Writes the kernels of four sigmas, each of their weights four times, and returns the largest radius; −1 where no
    /// sigma is below the limit.
    @inline(__always)
    private static func spreadKernels(
        _ sigmas: UnsafePointer<Float>,
        _ limit: Float,
        _ table: MaskKernelTable,
        _ weights: UnsafeMutablePointer<UInt16>
    ) -> Int {
        var radius = -1
        let a = place(sigmas[0], limit, table, &radius)
        let b = place(sigmas[1], limit, table, &radius)
        let c = place(sigmas[2], limit, table, &radius)
        let d = place(sigmas[3], limit, table, &radius)
        guard radius >= 0 else { return radius }
        cvector_spread_weights(
            between(table, a, 0),
            between(table, b, 0),
            between(table, c, 0),
            between(table, d, 0),
            weights
        )
        if radius > 7 {
            cvector_spread_weights(
                between(table, a, 8),
                between(table, b, 8),
                between(table, c, 8),
                between(table, d, 8),
                weights + 128
            )
        }
        return radius
    }

    /// Where a sigma lies in the table, in 24.8.
    @inline(__always)
    private static func place(_ sigma: Float, _ limit: Float, _ table: MaskKernelTable, _ radius: inout Int) -> Int {
        guard sigma < limit else { return 0 }
        let limited = sigma < table.greatest ? sigma : table.greatest
        let place = Int(Int32(limited * table.scale))
        let next = place &>> 8 &+ 1
        let reach = Int(table.radii[next])
        radius = reach > radius ? reach : radius
        return place
    }

    @inline(__always)
    private static func between(_ table: MaskKernelTable, _ place: Int, _ first: Int) -> SIMD8<UInt16> {
        let kernel = 16 &* (place &>> 8) &+ first
        let lower = UnsafeRawPointer(table.weights + kernel)
        let share = Int16(truncatingIfNeeded: (place & 255) &<< 7)
        return cvector_between(
            lower.loadUnaligned(as: SIMD8<UInt16>.self),
            lower.loadUnaligned(fromByteOffset: 32, as: SIMD8<UInt16>.self),
            share
        )
    }

    @inline(__always)
    private static func gathered(
        _ pixels: UnsafePointer<UInt16>,
        _ stride: Int,
        _ weights: UnsafeRawPointer,
        _ radius: Int
    ) -> SIMD16<UInt16> {
        let bias = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1))
        let middle = UnsafeRawPointer(pixels)
        var sum = bias &+ cvector_multiply_high(loadWords(middle, 0), weight(weights, 0))
        var distance = 1
        while distance <= radius {
            let pair = loadWords(middle, -8 &* distance) &+ loadWords(middle, 8 &* distance)
            sum &+= cvector_multiply_high(pair, weight(weights, distance))
            distance &+= 1
        }
        sum = cvector_multiply_high(sum, weight(weights, 0))
        var row = 1
        while row <= radius {
            let above = UnsafeRawPointer(pixels - stride &* row)
            let below = UnsafeRawPointer(pixels + stride &* row)
            let own = cvector_average(loadWords(above, 0), loadWords(below, 0))
            var rowSum = bias &+ cvector_multiply_high(own, weight(weights, 0))
            var distance = 1
            while distance <= radius {
                let (before, after) = (-8 &* distance, 8 &* distance)
                let left = cvector_average(loadWords(above, before), loadWords(below, before))
                let right = cvector_average(loadWords(above, after), loadWords(below, after))
                rowSum &+= cvector_multiply_high(left &+ right, weight(weights, distance))
                distance &+= 1
            }
            let twice = weight(weights, row) &+ weight(weights, row)
            sum &+= cvector_multiply_high(rowSum, twice)
            row &+= 1
        }
        return sum &+ bias
    }

    @inline(__always)
    private static func weight(_ weights: UnsafeRawPointer, _ index: Int) -> SIMD16<UInt16> {
        weights.loadUnaligned(fromByteOffset: 32 &* index, as: SIMD16<UInt16>.self)
    }
}
