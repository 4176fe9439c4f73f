/// A line whose characters are decided and shaped, and not yet placed.
struct BrokenLine {
    /// In UTF-16 units of the whole text, hanging white space included.
    var range: Range<Int>
    /// In logical order.
    var pieces: [ShapedPiece]
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
            lines.append(BrokenLine(range: range, pieces: pieces))
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
        let (head, tail) = kept(of: shaped, from: start, room: room)
        lines.append(
            BrokenLine(
                range: source.start + start..<source.start + (tail.isEmpty ? head.upperBound : tail.upperBound),
                pieces: shaped.pieces(in: head) + ellipsis + shaped.pieces(in: tail),
                isTruncated: true
            )
        )
    }

    /// What is left of a source line beside an ellipsis: its part before and its part after that.
    private func kept(of shaped: ShapedLine, from start: Int, room: Double) -> (head: Range<Int>, tail: Range<Int>) {
        let end = shaped.source.trimmedEnd(of: start..<shaped.end)
        switch paragraph.truncationMode {
        case .tail: return (start..<shaped.truncation(from: start, maxWidth: room), end..<end)
        case .head: return (start..<start, shaped.truncation(to: end, from: start, maxWidth: room)..<end)
        case .middle:
            let cut = shaped.truncation(from: start, maxWidth: room / 2)
            let left = room - shaped.pieces(in: start..<cut).reduce(0) { $0 + $1.width }
            return (start..<cut, shaped.truncation(to: end, from: cut, maxWidth: left)..<end)
        }
    }
}
