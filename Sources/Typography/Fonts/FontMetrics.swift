/// The vertical measures of a typeface, in ems; all are positive distances from the baseline, or between lines.
public struct FontMetrics: Hashable, Sendable {
    /// How far the line box reaches above the baseline.
    public var ascender: Double
    /// How far the line box reaches below the baseline.
    public var descender: Double
    /// Extra space between the line boxes of neighbouring lines.
    public var lineGap: Double
    public var capHeight: Double
    public var xHeight: Double

    public init(ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of the box of one line.
    public var lineBox: Double { ascender + descender }
}
