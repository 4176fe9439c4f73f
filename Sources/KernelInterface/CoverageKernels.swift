/// Exact area coverage of flattened outlines.
public protocol CoverageKernels {
    /// Adds every active edge to a band, drops the edges that end in it from the list, and returns how many stay.
    ///
    /// What lies left of the band counts in its first column, what lies right of it nowhere.
    static func coverageAccumulate(
        _ edges: UnsafePointer<CoverageEdge>,
        active: UnsafeMutablePointer<Int32>,
        count: Int,
        band: CoverageBand
    ) -> Int

    /// Adds edges to a band.
    static func coverageAccumulate(_ edges: UnsafePointer<CoverageEdge>, count: Int, band: CoverageBand)

    /// Stores the edge between two points.
    static func coverageLine(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        into edges: UnsafeMutablePointer<CoverageEdge>
    )

    /// Stores the chords of a cubic Bézier cut at `segments` equal steps of its parameter.
    ///
    /// Each point comes from its own parameter value, not from the point before: errors do not add up along the curve.
    static func coverageCubic(
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
    )

    /// Stores the chords of a quadratic Bézier cut at `segments` equal steps of its parameter.
    static func coverageQuad(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        segments: Int,
        into edges: UnsafeMutablePointer<CoverageEdge>
    )

    /// Sorts edge numbers by the band in which their edges start.
    ///
    /// Edges that start above `top` go to the first band; `bandRows` is a power of two. `starts` has `bandCount + 1`
    /// entries: band b owns `order[starts[b] ..< starts[b + 1]]`.
    static func coverageOrder(
        _ edges: UnsafePointer<CoverageEdge>,
        count: Int,
        top: Int,
        bandRows: Int,
        bandCount: Int,
        starts: UnsafeMutablePointer<Int32>,
        order: UnsafeMutablePointer<Int32>
    )

    /// Turns one row of a band into spans and a coverage row, zeroes what it read, and returns the number of spans.
    ///
    /// Only touched groups of cells are visited; everything between two of them is one run of one coverage, whatever
    /// its length. Runs of coverage 0 are left out. `coverage` holds `CoverageBand.bytesPerRow(width:)` bytes, of which
    /// those of varying spans count, and the others may change; `spans` has room for `width + 1`.
    static func coverageSweep(
        _ band: CoverageBand,
        row: Int,
        evenOdd: Bool,
        coverage: UnsafeMutablePointer<UInt8>,
        spans: UnsafeMutablePointer<CoverageSpan>
    ) -> Int

    /// Draws a premultiplied colour through the coverage of a band over pixels, and zeroes what it read of the band.
    ///
    /// `target` is the band's first pixel; `stride` pixels lie from one row to the next.
    static func coverageBlend(
        _ band: CoverageBand,
        evenOdd: Bool,
        color: UInt32,
        into target: UnsafeMutablePointer<UInt32>,
        stride: Int
    )
}
