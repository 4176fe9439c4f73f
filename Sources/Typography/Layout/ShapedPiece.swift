/// A part of an item, shaped: the unit that is put in visual order.
struct ShapedPiece {
    let item: TextItem
    /// The part's place in its source line.
    let range: Range<Int>
    /// The characters of the part, in the order in which they are written.
    let text: String
    /// From left to right.
    let glyphs: [ShapedGlyph]
    /// How far each glyph moves the pen, in points, letter spacing included.
    let advances: [Double]
    let width: Double
    /// The points in a font unit.
    let pointsPerUnit: Double

    init(_ item: TextItem, range: Range<Int>, of line: SourceLine) {
        let glyphs = Shaper.shape(
            line.units,
            range: range,
            face: item.face,
            script: item.script,
            isRightToLeft: item.level & 1 == 1
        )
        let pointsPerUnit = item.fit.size / Double(item.face.unitsPerEm)
        let advances = Self.advances(of: glyphs, fit: item.fit, pointsPerUnit: pointsPerUnit)
        self.item = item
        self.range = range
        self.text = line.text(in: range)
        self.glyphs = glyphs
        self.advances = advances
        self.pointsPerUnit = pointsPerUnit
        width = advances.reduce(0, +)
    }

    /// Letter spacing goes after the last glyph of each cluster, so that neither a ligature nor an accent is torn off;
    /// clusters without width, such as a zero-width joiner, get none.
    private static func advances(of glyphs: [ShapedGlyph], fit: FontFit, pointsPerUnit: Double) -> [Double] {
        var advances: [Double] = []
        advances.reserveCapacity(glyphs.count)
        var clusterHasWidth = false
        for (index, glyph) in glyphs.enumerated() {
            if index == 0 || glyphs[index - 1].cluster != glyph.cluster { clusterHasWidth = false }
            guard glyph.id != 0 else {
                advances.append(MissingGlyph.advance * fit.size)
                continue
            }
            if glyph.advance != 0 { clusterHasWidth = true }
            let endsCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
            let spacing = endsCluster && clusterHasWidth ? fit.letterSpacing : 0
            advances.append(Double(glyph.advance) * pointsPerUnit + spacing)
        }
        return advances
    }
}
