import CVector
import KernelInterface

extension KernelSet {
    public static func maskLinear(
        first: Double,
        step: Double,
        base: Double,
        change: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        var i = 0
        while i < count {
            let t = first + step * Double(Int32(truncatingIfNeeded: i))
            let limited = t < 0 ? 0 : t > 1 ? 1 : t
            sigmas[i] = Float(base + change * limited)
            i &+= 1
        }
    }

    public static func maskRadial(
        first: Double,
        step: Double,
        across: Double,
        inner: Double,
        scale: Double,
        offset: Double,
        maximum: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        var i = 0
        var places = SIMD4<Double>(0, 1, 2, 3)
        while i < count {
            let x = SIMD4<Double>(repeating: first) + SIMD4<Double>(repeating: step) * places
            let distance = cvector_root(x * x + SIMD4<Double>(repeating: across))
            let t =
                (distance - SIMD4<Double>(repeating: inner)) * SIMD4<Double>(repeating: scale)
                + SIMD4<Double>(repeating: offset)
            let four = cvector_single(cvector_unit(t) * SIMD4<Double>(repeating: maximum))
            if i &+ 4 <= count {
                UnsafeMutableRawPointer(sigmas + i).storeBytes(of: four, as: SIMD4<Float>.self)
            } else {
                var rest = i
                while rest < count {
                    sigmas[rest] = four[rest &- i]
                    rest &+= 1
                }
            }
            places = places + SIMD4<Double>(repeating: 4)
            i &+= 4
        }
    }

    public static func maskImage(
        _ upper: UnsafePointer<UInt16>,
        _ lower: UnsafePointer<UInt16>,
        share: Float,
        unit: Float,
        columns: UnsafePointer<Int32>,
        shares: UnsafePointer<Float>,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        var i = 0
        while i < count {
            let left = Int(columns[i])
            // Where the right value has no share it may not exist.
            let right = shares[i] > 0 ? left &+ 1 : left
            let above = Float(upper[left]) + (Float(upper[right]) - Float(upper[left])) * shares[i]
            let below = Float(lower[left]) + (Float(lower[right]) - Float(lower[left])) * shares[i]
            sigmas[i] = (above + (below - above) * share) * unit
            i &+= 1
        }
    }

    public static func maskRange(_ sigmas: UnsafePointer<Float>, count: Int) -> (least: Float, greatest: Float) {
        // Not a number to the compiler, whose minimum would not be a single instruction; sigmas are none either.
        var (least, greatest) = (sigmas[0], sigmas[0])
        var i = 1
        while i < count {
            let sigma = sigmas[i]
            least = sigma < least ? sigma : least
            greatest = sigma > greatest ? sigma : greatest
            i &+= 1
        }
        return (least, greatest)
    }

    public static func maskBlocks(
        _ sigmas: UnsafePointer<Float>,
        stride: Int,
        blocks: Int,
        to summary: UnsafeMutablePointer<Float>
    ) {
        var block = 0
        while block < blocks {
            let row = UnsafeRawPointer(sigmas + (16 &* block &- 4))
            var least = SIMD4<Float>(repeating: .greatestFiniteMagnitude)
            var greatest = SIMD4<Float>.zero
            var slope = SIMD4<Float>.zero
            var bend = SIMD4<Float>.zero
            var i = 0
            while i < 96 {
                let here = row.loadUnaligned(fromByteOffset: i, as: SIMD4<Float>.self)
                let left = row.loadUnaligned(fromByteOffset: i &- 4, as: SIMD4<Float>.self)
                let right = row.loadUnaligned(fromByteOffset: i &+ 4, as: SIMD4<Float>.self)
                let above = row.loadUnaligned(fromByteOffset: i &- 4 &* stride, as: SIMD4<Float>.self)
                let below = row.loadUnaligned(fromByteOffset: i &+ 4 &* stride, as: SIMD4<Float>.self)
                least = cvector_least(least, here)
                greatest = cvector_greatest(greatest, here)
                let (across, down) = (right - here, below - here)
                slope = cvector_greatest(slope, cvector_greatest(cvector_size(across), cvector_size(down)))
                let (turn, dip) = (left - here + across, above - here + down)
                bend = cvector_greatest(bend, cvector_greatest(cvector_size(turn), cvector_size(dip)))
                i &+= 16
            }
            let target = summary + 4 &* block
            target[0] = cvector_least_of(least)
            target[1] = cvector_greatest_of(greatest)
            target[2] = cvector_greatest_of(slope)
            target[3] = cvector_greatest_of(bend)
            block &+= 1
        }
    }
}
