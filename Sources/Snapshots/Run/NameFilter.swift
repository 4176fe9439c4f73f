/// Which frames a run is about, by their names.
public struct NameFilter: Hashable, Sendable {
    /// What the frames' names may be: `*` stands for any characters, `?` for one.
    ///
    /// A pattern without either is a frame, a folder of frames, or a scene file below the scenes.
    public var patterns: [String]

    /// Every frame, unless there are patterns.
    public init(_ patterns: [String] = []) { self.patterns = patterns }

    /// True where all frames are meant.
    public var isEmpty: Bool { patterns.isEmpty }

    /// True for a frame that one of the patterns, or no pattern, names.
    public func takes(_ name: String) -> Bool {
        patterns.isEmpty || patterns.contains { Self.fits($0, name) }
    }

    /// The first of the patterns that none of the names fits; `nil` where each has one.
    ///
    /// A pattern is not idle where it may fit a name that nobody knows but for its beginning, which is one of
    /// `unknown`.
    func idle(_ names: [String], unknown: [String] = []) -> String? {
        patterns.first { pattern in
            !names.contains { Self.fits(pattern, $0) } && !unknown.contains { Self.mayFit(pattern, below: $0) }
        }
    }

    /// True where a pattern may fit a name that begins with a folder, which ends in a slash.
    private static func mayFit(_ pattern: String, below folder: String) -> Bool {
        let literal = pattern.prefix { $0 != "*" && $0 != "?" }
        return literal.hasPrefix(folder) || folder.hasPrefix(literal) && literal.endIndex < pattern.endIndex
            || fits(pattern, folder)
    }

    static func fits(_ pattern: String, _ name: String) -> Bool {
        guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) else {
            let plain = pattern.hasSuffix(".json") ? String(pattern.dropLast(5)) : pattern
            let folder = plain.hasSuffix("/") ? plain : plain + "/"
            return name == pattern || name.hasPrefix(folder)
        }
        return fits(Array(pattern.unicodeScalars), Array(name.unicodeScalars))
    }

    /// Goes back to the last star alone, so that the time is at most the product of the lengths.
    private static func fits(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
        var (p, n) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                p = last.pattern + 1
                n = last.name + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
