extension FrameFacts {
    /// What was different before any pixel was drawn, seen from a frame that was drawn now; `nil` where nothing was.
    ///
    /// It explains a mismatch and excuses none.
    func cause(of drawn: FrameFacts) -> String? {
        var causes: [String] = []
        if version != drawn.version {
            causes.append("the reference is by Scrim \(version), and this is \(drawn.version)")
        }
        if scale != drawn.scale {
            causes.append("the reference has \(scale) pixels a point, and this frame \(drawn.scale)")
        }
        causes += fontCauses(of: drawn)
        if scene != drawn.scene {
            causes.append("the scene file or a file that it names has changed since the reference was recorded")
        }
        return causes.isEmpty ? nil : causes.joined(separator: "; ")
    }

    private func fontCauses(of drawn: FrameFacts) -> [String] {
        let (old, new) = (Self.byName(fonts), Self.byName(drawn.fonts))
        var causes: [String] = []
        for (name, digest) in new.sorted(by: { $0.key < $1.key }) where old[name].map({ $0 != digest }) ?? false {
            causes.append("\(name) is another font file than the reference's")
        }
        let added = new.keys.filter { old[$0] == nil }.sorted()
        let removed = old.keys.filter { new[$0] == nil }.sorted()
        if !added.isEmpty || !removed.isEmpty {
            let now = new.keys.sorted().joined(separator: ", ")
            let then = old.keys.sorted().joined(separator: ", ")
            causes.append("the fonts are \(now.isEmpty ? "none" : now), and were \(then.isEmpty ? "none" : then)")
        }
        return causes
    }

    /// The digests of fonts by their names.
    private static func byName(_ fonts: [String]) -> [String: String] {
        var table: [String: String] = [:]
        for font in fonts {
            let words = font.split(separator: " ", maxSplits: 1)
            table[String(words[0])] = words.count == 2 ? String(words[1]) : ""
        }
        return table
    }
}
