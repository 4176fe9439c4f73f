import KernelInterface

/// `value` rounded to a multiple of 1/65,536, ties to even; exact for magnitudes below 2³⁴.
@inline(__always)
private func quantized(_ value: Double) -> Double {
    // Adding 1.5·2⁵² leaves no bits for a fraction, so the sum is rounded to an integer.
    let shift = 6_755_399_441_055_744.0
    return ((value * 65536 + shift) - shift) * (1.0 / 65536)
}

@inline(__always)
private func append(
    _ x0: Double,
    _ y0: Double,
    _ x1: Double,
    _ y1: Double,
    _ edges: UnsafeMutablePointer<CoverageEdge>
) -> Int {
    if y0 < y1 {
        edges.pointee = CoverageEdge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1)
        return 1
    }
    if y1 < y0 {
        edges.pointee = CoverageEdge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1)
        return 1
    }
    return 0
}

extension KernelSet {
    public static func coverageLine(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        into edges: UnsafeMutablePointer<CoverageEdge>
    ) -> Int {
        append(quantized(x0), quantized(y0), quantized(x1), quantized(y1), edges)
    }

    public static func coverageCubic(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        _ x3: Double,
        _ y3: Double,
        segments: Int,
        into edges: UnsafeMutablePointer<CoverageEdge>
    ) -> Int {
        var count = 0
        var fromX = quantized(x0)
        var fromY = quantized(y0)
        var index = 1
        let step = 1 / Double(segments)
        while index < segments {
            let t = Double(index) * step
            let s = 1 - t
            let a = s * s * s
            let b = 3 * s * s * t
            let c = 3 * s * t * t
            let d = t * t * t
            let toX = quantized(a * x0 + b * x1 + c * x2 + d * x3)
            let toY = quantized(a * y0 + b * y1 + c * y2 + d * y3)
            count &+= append(fromX, fromY, toX, toY, edges + count)
            fromX = toX
            fromY = toY
            index &+= 1
        }
        return count &+ append(fromX, fromY, quantized(x3), quantized(y3), edges + count)
    }

    public static func coverageQuad(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        segments: Int,
        into edges: UnsafeMutablePointer<CoverageEdge>
    ) -> Int {
        var count = 0
        var fromX = quantized(x0)
        var fromY = quantized(y0)
        var index = 1
        let step = 1 / Double(segments)
        while index < segments {
            let t = Double(index) * step
            let s = 1 - t
            let a = s * s
            let b = 2 * s * t
            let c = t * t
            let toX = quantized(a * x0 + b * x1 + c * x2)
            let toY = quantized(a * y0 + b * y1 + c * y2)
            count &+= append(fromX, fromY, toX, toY, edges + count)
            fromX = toX
            fromY = toY
            index &+= 1
        }
        return count &+ append(fromX, fromY, quantized(x2), quantized(y2), edges + count)
    }
}
