/// A writing system by its ISO 15924 code, as in `Latn`.
struct Script: Hashable, Sendable {
    /// The code's four letters, the first in the highest byte.
    let tag: UInt32

    static let latin = Script("Latn")
    /// Of characters that all scripts use.
    static let common = Script("Zyyy")
    /// Of marks that take the script of what they stand on.
    static let inherited = Script("Zinh")
    static let unknown = Script("Zzzz")

    init(tag: UInt32) { self.tag = tag }

    init(_ code: StaticString) {
        tag = code.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }

    var code: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}

extension SourceLine {
    /// Each cluster's script; one that more scripts share takes that of the text before it, or else after it.
    func scriptByCluster() -> [Script] {
        var scripts: [Script?] = []
        var current: Script?
        for cluster in clusters {
            let own = cluster.scalars.lazy.map(TextUnicode.scripts).first { !$0.isEmpty }
            if let own, !(current.map(own.contains) ?? false) { current = own.first }
            scripts.append(current)
        }
        let first = scripts.lazy.compactMap { $0 }.first ?? .latin
        return scripts.map { $0 ?? first }
    }
}
