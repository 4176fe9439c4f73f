import KernelInterface

extension KernelSet {
    public static func coverageLine(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        into edges: UnsafeMutablePointer<CoverageEdge>
    ) {
        var writer = ChordWriter(edges, x0, y0)
        writer.add(rounded(x1), rounded(y1))
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
    ) {
        var writer = ChordWriter(edges, x0, y0)
        let step = 1 / Double(segments)
        var index = 1
        while index &+ 4 <= segments {
            let t = fourParameters(index, step)
            let s = 1 - t
            let a = s * s * s
            let b = 3 * s * s * t
            let c = 3 * s * t * t
            let d = t * t * t
            writer.add(rounded(a * x0 + b * x1 + c * x2 + d * x3), rounded(a * y0 + b * y1 + c * y2 + d * y3))
            index &+= 4
        }
        while index < segments {
            let t = Double(index) * step
            let s = 1 - t
            let a = s * s * s
            let b = 3 * s * s * t
            let c = 3 * s * t * t
            let d = t * t * t
            writer.add(rounded(a * x0 + b * x1 + c * x2 + d * x3), rounded(a * y0 + b * y1 + c * y2 + d * y3))
            index &+= 1
        }
        writer.add(rounded(x3), rounded(y3))
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
    ) {
        var writer = ChordWriter(edges, x0, y0)
        let step = 1 / Double(segments)
        var index = 1
        while index &+ 4 <= segments {
            let t = fourParameters(index, step)
            let s = 1 - t
            let a = s * s
            let b = 2 * s * t
            let c = t * t
            writer.add(rounded(a * x0 + b * x1 + c * x2), rounded(a * y0 + b * y1 + c * y2))
            index &+= 4
        }
        while index < segments {
            let t = Double(index) * step
            let s = 1 - t
            let a = s * s
            let b = 2 * s * t
            let c = t * t
            writer.add(rounded(a * x0 + b * x1 + c * x2), rounded(a * y0 + b * y1 + c * y2))
            index &+= 1
        }
        writer.add(rounded(x2), rounded(y2))
    }
}

@inline(__always)
private func fourParameters(_ index: Int, _ step: Double) -> SIMD4<Double> {
    (SIMD4(repeating: Double(index)) + SIMD4(0, 1, 2, 3)) * step
}

/// A coordinate rounded to a multiple of 1/65,536, ties to even; exact for magnitudes below 2³⁴.
@inline(__always)
private func rounded(_ value: Double) -> Double {
    // Adding 1.5·2⁵² leaves no bits for a fraction, so the sum is rounded to an integer.
    ((value * 65536 + 6_755_399_441_055_744) - 6_755_399_441_055_744) * (1.0 / 65536)
}

@inline(__always)
private func rounded(_ values: SIMD4<Double>) -> SIMD4<Double> {
    ((values * 65536 + 6_755_399_441_055_744) - 6_755_399_441_055_744) * (1.0 / 65536)
}

/// Stores the edges between points that follow each other.
private struct ChordWriter {
    private var edges: UnsafeMutablePointer<CoverageEdge>
    private var x: Double
    private var y: Double

    @inline(__always)
    init(_ edges: UnsafeMutablePointer<CoverageEdge>, _ x: Double, _ y: Double) {
        self.edges = edges
        self.x = rounded(x)
        self.y = rounded(y)
    }

    @inline(__always)
    mutating func add(_ toX: Double, _ toY: Double) {
        edges.pointee = CoverageEdge(x0: x, y0: y, x1: toX, y1: toY)
        edges += 1
        x = toX
        y = toY
    }

    @inline(__always)
    mutating func add(_ toX: SIMD4<Double>, _ toY: SIMD4<Double>) {
        add(toX[0], toY[0])
        add(toX[1], toY[1])
        add(toX[2], toY[2])
        add(toX[3], toY[3])
    }
}
