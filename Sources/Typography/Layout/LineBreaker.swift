/// A line whose characters are decided and shaped, and not yet placed.
struct BrokenLine {
    /// In UTF-16 units of the whole text, hanging white space included.
    var range: Range<Int>
    /// In logical order.
    var pieces: [ShapedPiece]
    /// Where the source line of the pieces starts in the whole text.
    var sourceStart: Int
    var isTruncated = false

    var width: Double { pieces.reduce(0) { $0 + $1.width } }
}

/// Cuts a paragraph into lines that fit a width, and the last of them short where the paragraph has a limit.
struct LineBreaker {
    private(set) var lines: [BrokenLine] = []
    private let paragraph: Paragraph
    private let maxWidth: Double
    private let lineLimit: Int

    init(_ paragraph: Paragraph, maxWidth: Double) {
        self.paragraph = paragraph
        self.maxWidth = maxWidth
        lineLimit = max(1, paragraph.lineLimit ?? .max)
        let sources = SourceLine.lines(of: paragraph.text, fallback: paragraph.layoutDirection)
        for (index, source) in sources.enumerated() {
            append(source, isLast: index + 1 == sources.count)
            if lines.count == lineLimit { break }
        }
    }

    private mutating func append(_ source: SourceLine, isLast: Bool) {
        let shaped = ShapedLine(source, font: paragraph.font, library: paragraph.library)
        var start = 0
        repeat {
            let end = shaped.lineEnd(from: start, maxWidth: maxWidth)
            let isCutShort = lines.count + 1 == lineLimit && (end < shaped.end || !isLast)
            if isCutShort {
                appendTruncated(shaped, from: start)
                return
            }
            let pieces = shaped.pieces(in: start..<source.trimmedEnd(of: start..<end))
            let range = source.start + start..<source.start + end
            lines.append(BrokenLine(range: range, pieces: pieces, sourceStart: source.start))
            start = end
        } while start < shaped.end
    }

    /// The ellipsis stands at the end in the line's own direction: at the left of a line that runs right to left.
    private mutating func appendTruncated(_ shaped: ShapedLine, from start: Int) {
        let source = shaped.source
        let ellipsisSource = SourceLine(["\u{2026}"], start: 0, fallback: .leftToRight)
        let ellipsis = ellipsisSource.items(paragraph.font, in: paragraph.library).map { item in
            var item = item
            item.level = source.baseLevel
            return ShapedPiece(item, range: item.range, of: ellipsisSource)
        }
        let room = maxWidth - ellipsis.reduce(0) { $0 + $1.width }
        let end = shaped.truncation(from: start, maxWidth: room)
        lines.append(
            BrokenLine(
                range: source.start + start..<source.start + end,
                pieces: shaped.pieces(in: start..<end) + ellipsis,
                sourceStart: source.start,
                isTruncated: true
            )
        )
    }
}
