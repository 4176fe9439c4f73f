/// The ends of an open stroke and of its dashes.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// Ends exactly at the end point.
    case butt
    /// Adds half a disc.
    case round
    /// Goes on for half of the width.
    case square
}

/// The outer side of a corner.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// Extends both outer sides until they meet, or bevels where they would meet beyond the miter limit.
    case miter
    case round
    case bevel
}

/// How a path is stroked; lengths are in the path's own units.
public struct StrokeStyle: Hashable, Sendable {
    /// The whole width, half of it on each side; zero, negative and not finite draw nothing.
    public var width: Double
    public var cap: LineCap
    public var join: LineJoin
    /// The greatest length of a miter, from the inner to the outer corner, in widths.
    public var miterLimit: Double
    /// Alternating lengths of dashes and gaps, repeated; an odd count swaps their roles at each repetition.
    ///
    /// Empty gives a solid line. So does a pattern with a negative or infinite length or without any length, and one
    /// that would cut the path into more than 65,536 dashes.
    public var dash: [Double]
    /// Where in the pattern the path starts; each subpath starts there again.
    public var dashPhase: Double

    public init(
        width: Double,
        cap: LineCap = .butt,
        join: LineJoin = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
