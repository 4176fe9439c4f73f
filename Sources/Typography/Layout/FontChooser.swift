/// Finds for each user-perceived character of a text the face that draws it.
struct FontChooser {
    private let main: FontFace
    private let weight: FontWeight
    private let library: FontLibrary
    /// What the main face lacks and where it was found, so that a text in another script asks once for each character.
    private var found: [Request: FontFace] = [:]

    private struct Request: Hashable {
        var scalars: [Unicode.Scalar]
        var script: Script
    }

    init(_ font: TextFont, library: FontLibrary) {
        main = library.face(of: font)
        weight = font.weight
        self.library = library
    }

    /// The first face that can draw a whole cluster, so that an accent never leaves its letter.
    ///
    /// White space stays in the face before it. Where no face has everything, one that has the cluster's first
    /// character is better than none; where none has that, the main face stands for the box.
    mutating func face(for cluster: SourceLine.Cluster, script: Script, after previous: FontFace?) -> FontFace {
        if let previous, cluster.isSpace, previous.covers(cluster.scalars) { return previous }
        if main.hasGlyphs(for: cluster.scalars) { return main }
        let request = Request(scalars: cluster.scalars, script: script)
        if let known = found[request] { return known }
        let face =
            firstFace(that: { $0.covers(cluster.scalars) }, script: script)
            ?? firstFace(that: { $0.covers(Array(cluster.scalars.prefix(1))) }, script: script)
            ?? main
        found[request] = face
        return face
    }

    private func firstFace(that covers: (FontFace) -> Bool, script: Script) -> FontFace? {
        covers(main) ? main : library.fallbackFace(for: script, weight: weight, where: covers)
    }
}

extension FontFace {
    /// True when the face draws these characters without a missing glyph.
    ///
    /// The quick answer is a glyph for each that needs one; else HarfBuzz is asked, which knows decompositions and
    /// stand-ins.
    fileprivate func covers(_ scalars: [Unicode.Scalar]) -> Bool {
        if hasGlyphs(for: scalars) { return true }
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

    fileprivate func hasGlyphs(for scalars: [Unicode.Scalar]) -> Bool {
        scalars.allSatisfy { $0.needsNoGlyph || glyph(for: $0) != nil }
    }
}
