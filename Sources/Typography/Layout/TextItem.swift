/// A stretch of a source line in one face, script and direction: what HarfBuzz shapes at once.
struct TextItem {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var face: FontFace
    /// How the font's units become points.
    var fit: FontFit
}

/// The size of a face, and the space that is added after each of its letters; both in points.
struct FontFit {
    var size: Double
    var letterSpacing: Double
}

extension SourceLine {
    /// The line cut where the face, the script or the direction changes, in logical order.
    func items(_ font: TextFont, in library: FontLibrary) -> [TextItem] {
        let main = library.face(font.weight)
        let scripts = scriptByCluster()
        var items: [TextItem] = []
        for (index, cluster) in clusters.enumerated() {
            let script = scripts[index]
            let face = face(
                for: cluster,
                script: script,
                main: main,
                previous: items.last?.face,
                weight: font.weight,
                library: library
            )
            let level = levels[cluster.range.lowerBound]
            if let last = items.last, last.face === face, last.script == script, last.level == level {
                items[items.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
            } else {
                let isCorrected = library.drawsSystemFont && face === main
                let fit =
                    isCorrected
                    ? FontFit(
                        size: font.size * InterCorrection.scale,
                        letterSpacing: font.size * InterCorrection.letterSpacing(at: font.size)
                    ) : FontFit(size: font.size, letterSpacing: 0)
                items.append(TextItem(range: cluster.range, level: level, script: script, face: face, fit: fit))
            }
        }
        return items
    }

    /// The first face that can draw a whole cluster, so that an accent never leaves its letter.
    ///
    /// White space stays in the face before it. Where no face has everything, one that has the cluster's first
    /// character is better than none.
    private func face(
        for cluster: Cluster,
        script: Script,
        main: FontFace,
        previous: FontFace?,
        weight: FontWeight,
        library: FontLibrary
    ) -> FontFace {
        if let previous, cluster.isSpace, previous.covers(cluster.scalars) { return previous }
        if main.covers(cluster.scalars) { return main }
        if let face = library.fallbackFace(for: script, weight: weight, where: { $0.covers(cluster.scalars) }) {
            return face
        }
        guard cluster.scalars.count > 1 else { return main }
        let first = Array(cluster.scalars.prefix(1))
        if main.covers(first) { return main }
        return library.fallbackFace(for: script, weight: weight, where: { $0.covers(first) }) ?? main
    }
}

extension FontFace {
    /// True when the face draws these characters without a missing glyph.
    ///
    /// The quick answer is a glyph for each that needs one; else HarfBuzz is asked, which knows decompositions and
    /// stand-ins.
    func covers(_ scalars: [Unicode.Scalar]) -> Bool {
        if scalars.allSatisfy({ $0.needsNoGlyph || glyph(for: $0) != nil }) { return true }
        let units = Array(String(String.UnicodeScalarView(scalars)).utf16)
        let glyphs = Shaper.shape(
            units,
            range: 0..<units.count,
            face: self,
            script: .common,
            isRightToLeft: false
        )
        return glyphs.allSatisfy { $0.id != 0 }
    }
}
