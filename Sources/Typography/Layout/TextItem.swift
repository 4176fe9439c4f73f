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
        var chooser = FontChooser(font, library: library)
        let scripts = scriptByCluster()
        var items: [TextItem] = []
        for (index, cluster) in clusters.enumerated() {
            let script = scripts[index]
            let face = chooser.face(for: cluster, script: script, after: items.last?.face)
            let level = levels[cluster.range.lowerBound]
            if let last = items.last, last.face === face, last.script == script, last.level == level {
                items[items.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
            } else {
                let fit = library.fit(of: face, font: font)
                items.append(TextItem(range: cluster.range, level: level, script: script, face: face, fit: fit))
            }
        }
        return items
    }
}

extension FontLibrary {
    /// How a face is drawn for a font: Inter corrected where it stands in for the system font, all others as they are.
    fileprivate func fit(of face: FontFace, font: TextFont) -> FontFit {
        guard drawsSystemFont, face === self.face(of: font) else {
            return FontFit(size: font.size, letterSpacing: 0)
        }
        return FontFit(
            size: font.size * InterCorrection.scale,
            letterSpacing: font.size * InterCorrection.letterSpacing(at: font.size)
        )
    }
}
