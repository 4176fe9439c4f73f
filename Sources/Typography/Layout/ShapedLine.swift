/// A source line, shaped as a whole: it knows how wide any part of itself is and where it can be broken.
struct ShapedLine {
    let source: SourceLine
    private let pieces: [ShapedPiece]
    /// The width of the text before each index in points, as shaped without breaks; breaking may change it slightly.
    private let widthBefore: [Double]

    /// What a width may exceed the room by, in points: the rounding errors of sums, and no ink.
    private static let tolerance = 1e-6

    init(_ source: SourceLine, font: TextFont, library: FontLibrary) {
        self.source = source
        pieces = source.items(font, in: library).map { ShapedPiece($0, range: $0.range, of: source) }
        var widths = [Double](repeating: 0, count: source.units.count + 1)
        for piece in pieces {
            for (glyph, advance) in zip(piece.glyphs, piece.advances) { widths[glyph.cluster + 1] += advance }
        }
        for index in widths.indices.dropFirst() { widths[index] += widths[index - 1] }
        widthBefore = widths
    }

    var end: Int { source.units.count }

    /// The pieces of a range in logical order, shaped anew where the range cuts one.
    func pieces(in range: Range<Int>) -> [ShapedPiece] {
        var parts: [ShapedPiece] = []
        for piece in pieces[firstPiece(endingAfter: range.lowerBound)...] {
            let part = piece.range.clamped(to: range)
            if part.isEmpty { break }
            parts.append(part == piece.range ? piece : ShapedPiece(piece.item, range: part, of: source))
        }
        return parts
    }

    /// The index of the first piece that ends after an index of the text, by bisection.
    private func firstPiece(endingAfter index: Int) -> Int {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Where the line that starts at `start` ends: at the last break that fits, or else after as many characters as
    /// fit, or else after one.
    func lineEnd(from start: Int, maxWidth: Double) -> Int {
        guard start < end else { return end }
        return lastFit(from: start, maxWidth: maxWidth) { source.canBreak[$0] }
            ?? lastFit(from: start, maxWidth: maxWidth) { source.isClusterEnd[$0] }
            ?? firstCharacterEnd(from: start)
    }

    /// The end of the one character that a line takes at least, and of the white space that hangs over it.
    private func firstCharacterEnd(from start: Int) -> Int {
        var last = (start + 1..<end).first { source.isClusterEnd[$0] } ?? end
        var index = last
        while index < end, source.hangs(at: index) {
            index += 1
            if source.isClusterEnd[index] { last = index }
        }
        return last
    }

    /// Where the text from `start` is cut for something else, such as an ellipsis, to follow it within the width.
    func truncation(from start: Int, maxWidth: Double) -> Int {
        let cut = lastFit(from: start, maxWidth: maxWidth) { source.isClusterEnd[$0] } ?? start
        return source.trimmedEnd(of: start..<cut)
    }

    /// Where the text up to `end` is cut for something else, such as an ellipsis, to stand before it within the width.
    func truncation(to end: Int, from start: Int, maxWidth: Double) -> Int {
        var best = end
        for index in stride(from: end - 1, through: start, by: -1) where source.isClusterEnd[index] {
            guard widthBefore[end] - widthBefore[index] <= maxWidth + Self.tolerance else { break }
            let width = pieces(in: index..<end).reduce(0) { $0 + $1.width }
            guard width <= maxWidth + Self.tolerance else { break }
            best = index
        }
        while best < end, source.hangs(at: best) { best += 1 }
        return best
    }

    /// The last allowed index up to which the text fits, hanging white space apart.
    ///
    /// The widths of the unbroken line say where to look; the text as it would be drawn decides.
    private func lastFit(from start: Int, maxWidth: Double, where isAllowed: (Int) -> Bool) -> Int? {
        var fits: [(end: Int, trimmed: Int)] = []
        var trimmed = start
        for index in start..<end {
            if !source.hangs(at: index) { trimmed = index + 1 }
            guard widthBefore[trimmed] - widthBefore[start] <= maxWidth + Self.tolerance else { break }
            if isAllowed(index + 1) { fits.append((index + 1, trimmed)) }
        }
        while let candidate = fits.popLast() {
            let width = pieces(in: start..<candidate.trimmed).reduce(0) { $0 + $1.width }
            if width <= maxWidth + Self.tolerance { return candidate.end }
        }
        return nil
    }
}
