import CHarfBuzz

/// A stretch of a source line in one face, script and direction: what HarfBuzz shapes at once.
struct TextItem {
    var range: Range<Int>
    var level: UInt8
    var script: hb_script_t
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

    /// Each cluster's script; one that all scripts share takes that of the text before it, or else after it.
    private func scriptByCluster() -> [hb_script_t] {
        let functions = hb_unicode_funcs_get_default()
        var scripts: [hb_script_t] = []
        var leading = 0
        for cluster in clusters {
            let own = cluster.scalars.lazy.map { hb_unicode_script(functions, $0.value) }
                .first { $0 != HB_SCRIPT_COMMON && $0 != HB_SCRIPT_INHERITED && $0 != HB_SCRIPT_UNKNOWN }
            if let own, leading == scripts.count {
                scripts = Array(repeating: own, count: leading)
            }
            if let script = own ?? (leading < scripts.count ? scripts.last : nil) {
                scripts.append(script)
            } else {
                scripts.append(HB_SCRIPT_LATIN)
                leading += 1
            }
        }
        return scripts
    }

    /// The first face that can draw a whole cluster, so that an accent never leaves its letter.
    ///
    /// White space stays in the face before it. Where no face has everything, one that has the cluster's first
    /// character is better than none.
    private func face(
        for cluster: Cluster,
        script: hb_script_t,
        main: FontFace,
        previous: FontFace?,
        weight: FontWeight,
        library: FontLibrary
    ) -> FontFace {
        if let previous, cluster.isSpace, previous.covers(cluster.scalars) { return previous }
        if main.covers(cluster.scalars) { return main }
        let code = script.code
        if let face = library.fallbackFace(for: code, weight: weight, where: { $0.covers(cluster.scalars) }) {
            return face
        }
        guard cluster.scalars.count > 1 else { return main }
        let first = Array(cluster.scalars.prefix(1))
        if main.covers(first) { return main }
        return library.fallbackFace(for: code, weight: weight, where: { $0.covers(first) }) ?? main
    }
}

extension hb_script_t {
    /// The script's ISO 15924 code, as in `Latn`.
    var code: String {
        let tag = hb_script_to_iso15924_tag(self)
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return String(decoding: bytes, as: UTF8.self)
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
            script: HB_SCRIPT_COMMON,
            isRightToLeft: false
        )
        return glyphs.allSatisfy { $0.id != 0 }
    }
}
