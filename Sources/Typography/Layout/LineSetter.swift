import Raster

/// Places the glyphs of lines from left to right and gathers their runs.
struct LineSetter {
    private(set) var runs: [GlyphRun] = []
    private(set) var missing: [Unicode.Scalar] = []
    private var known: Set<Unicode.Scalar> = []

    mutating func set(_ line: BrokenLine, at origin: Point) {
        var pen = origin
        var missingHere: [(offset: Int, scalars: [Unicode.Scalar])] = []
        for index in TextUnicode.visualOrder(of: line.pieces.map(\.item.level)) {
            let piece = line.pieces[index]
            for segment in piece.segments {
                append(piece, segment, pen: &pen)
                if segment.isMissing {
                    let scalars = piece.item.face.lacking(in: segment.text)
                    missingHere.append((segment.characters.lowerBound, scalars))
                }
            }
        }
        for (_, scalars) in missingHere.sorted(by: { $0.offset < $1.offset }) {
            for scalar in scalars where known.insert(scalar).inserted { missing.append(scalar) }
        }
    }

    private mutating func append(_ piece: ShapedPiece, _ segment: ShapedPiece.Segment, pen: inout Point) {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(segment.glyphs.count)
        for index in segment.glyphs {
            let glyph = piece.glyphs[index]
            let offset = Point(
                x: Double(glyph.offsetX) * piece.pointsPerUnit,
                y: -Double(glyph.offsetY) * piece.pointsPerUnit
            )
            glyphs.append(GlyphRun.Glyph(id: glyph.id, position: pen + offset))
            pen.x += piece.advances[index]
        }
        runs.append(
            GlyphRun(
                face: piece.item.face,
                size: piece.item.fit.size,
                glyphs: glyphs,
                isMissing: segment.isMissing,
                text: segment.text
            )
        )
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
