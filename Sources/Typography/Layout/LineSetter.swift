import Raster

/// Places the glyphs of lines from left to right and gathers their runs.
struct LineSetter {
    private(set) var runs: [GlyphRun] = []
    private(set) var missing: [Unicode.Scalar] = []

    mutating func set(_ line: BrokenLine, at origin: Point) {
        var pen = origin
        var missingHere: [(offset: Int, scalars: [Unicode.Scalar])] = []
        for index in TextUnicode.visualOrder(of: line.pieces.map(\.item.level)) {
            let piece = line.pieces[index]
            var first = 0
            while first < piece.glyphs.count {
                let isMissing = piece.glyphs[first].id == 0
                let end = piece.glyphs[first...].firstIndex { ($0.id == 0) != isMissing } ?? piece.glyphs.count
                let characters = piece.characters(of: first..<end)
                append(piece, first..<end, isMissing: isMissing, text: characters.text, pen: &pen)
                if isMissing { missingHere.append((characters.offset, piece.item.face.lacking(in: characters.text))) }
                first = end
            }
        }
        for (_, scalars) in missingHere.sorted(by: { $0.offset < $1.offset }) {
            for scalar in scalars where !missing.contains(scalar) { missing.append(scalar) }
        }
    }

    private mutating func append(
        _ piece: ShapedPiece,
        _ indices: Range<Int>,
        isMissing: Bool,
        text: String,
        pen: inout Point
    ) {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(indices.count)
        for index in indices {
            let glyph = piece.glyphs[index]
            let offset = Point(
                x: Double(glyph.offsetX) * piece.pointsPerUnit,
                y: -Double(glyph.offsetY) * piece.pointsPerUnit
            )
            glyphs.append(GlyphRun.Glyph(id: glyph.id, position: pen + offset))
            pen.x += piece.advances[index]
        }
        let size = piece.item.fit.size
        runs.append(
            GlyphRun(face: piece.item.face, size: size, glyphs: glyphs, isMissing: isMissing, text: text)
        )
    }
}

extension ShapedPiece {
    /// The characters that some neighbouring glyphs stand for, and where they start in the piece's source line.
    fileprivate func characters(of indices: Range<Int>) -> (offset: Int, text: String) {
        if indices.count == glyphs.count { return (range.lowerBound, text) }
        let clusters = glyphs[indices].map(\.cluster)
        let start = clusters.min() ?? range.lowerBound
        let last = clusters.max() ?? start
        let end = glyphs.lazy.map(\.cluster).filter { $0 > last }.min() ?? range.upperBound
        let units = Array(text.utf16)[start - range.lowerBound..<end - range.lowerBound]
        return (start, String(decoding: units, as: UTF16.self))
    }
}

extension FontFace {
    /// The characters of a text that is drawn as boxes which the face has no glyph for.
    fileprivate func lacking(in text: String) -> [Unicode.Scalar] {
        let visible = text.unicodeScalars.filter { !$0.needsNoGlyph }
        let lacking = visible.filter { glyph(for: $0) == nil }
        return lacking.isEmpty ? Array(visible) : Array(lacking)
    }
}
