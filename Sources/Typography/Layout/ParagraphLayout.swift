import Raster

/// A paragraph broken into lines of placed glyphs, in points from its top-left corner, y down.
///
/// Its size is that of a view that hugs the text: the widest line and the lines' frames, rounded up to whole pixels.
/// Glyphs keep sub-pixel positions along the line; baselines lie on the pixel grid when the corner does. An empty text
/// has no lines and no size.
public struct ParagraphLayout: Sendable {
    /// One line, as broken.
    public struct Line: Hashable, Sendable {
        /// The characters of the line in UTF-16 units of the paragraph's text, hanging white space included.
        public var range: Range<Int>
        /// The left end of the baseline.
        public var origin: Point
        /// The sum of the glyphs' advances in points, without hanging white space and not rounded.
        public var width: Double
        /// The line's part of ``ParagraphLayout/runs``.
        public var runs: Range<Int>
        /// True when text is left out and an ellipsis stands for it.
        public var isTruncated: Bool
    }

    public private(set) var size = Size.zero
    public private(set) var lines: [Line] = []
    /// The runs of all lines, each line's from left to right.
    public private(set) var runs: [GlyphRun] = []
    /// The characters drawn as boxes because no font has them, each once, in the order in which they are written.
    public private(set) var missing: [Unicode.Scalar] = []
    public let metrics: LineMetrics

    /// From the top down to the baseline of the first line; zero without lines.
    public var firstBaseline: Double { lines.first?.origin.y ?? 0 }
    /// From the top down to the baseline of the last line; zero without lines.
    public var lastBaseline: Double { lines.last?.origin.y ?? 0 }

    /// Lays a paragraph out in a width in points (as wide as its lines want to be without one) at a scale in pixels a
    /// point.
    ///
    /// A line ends at the last opportunity of Unicode's line breaking that fits; a word that is wider than the room is
    /// cut between characters, of which each line takes at least one. White space at the end of a line hangs: it takes
    /// no room. A text of more lines than its limit keeps of the last one what fits beside an ellipsis.
    public init(_ paragraph: Paragraph, maxWidth: Double? = nil, scale: Double) {
        precondition(scale > 0 && scale.isFinite, "a scale is a positive number of pixels a point")
        precondition(paragraph.font.size >= 0 && paragraph.font.size.isFinite, "a font's size is not negative")
        metrics = paragraph.library.lineMetrics(for: paragraph.font, scale: scale)
        guard !paragraph.text.isEmpty else { return }
        let broken = LineBreaker(paragraph, maxWidth: maxWidth ?? .infinity).lines
        let width = PixelGrid(scale: scale).roundUp(broken.reduce(0) { max($0, $1.width) })
        size = Size(width: width, height: metrics.height + metrics.pitch * Double(broken.count - 1))
        var setter = LineSetter()
        for (index, line) in broken.enumerated() {
            let baseline = metrics.baseline + metrics.pitch * Double(index)
            let origin = Point(x: paragraph.leftMargin(in: width - line.width), y: baseline)
            let first = setter.runs.count
            setter.set(line, at: origin)
            lines.append(
                Line(
                    range: line.range,
                    origin: origin,
                    width: line.width,
                    runs: first..<setter.runs.count,
                    isTruncated: line.isTruncated
                )
            )
        }
        runs = setter.runs
        missing = setter.missing
    }
}

extension Paragraph {
    /// The part of a line's free space that goes to its left.
    fileprivate func leftMargin(in space: Double) -> Double {
        switch (alignment, layoutDirection) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.center, _): space / 2
        case (.trailing, .leftToRight), (.leading, .rightToLeft): space
        }
    }
}
