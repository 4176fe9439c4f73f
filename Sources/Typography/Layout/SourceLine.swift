/// The text between two line ends of the source, analysed: what a bidirectional paragraph is made of.
struct SourceLine {
    /// A user-perceived character.
    struct Cluster {
        var range: Range<Int>
        var scalars: [Unicode.Scalar]
        var isSpace: Bool
    }

    /// Where the line starts in the whole text, in UTF-16 units; all other indices count from here.
    let start: Int
    /// The units as they are written.
    private let written: [UInt16]
    /// The units that are shaped, as many: control characters, which fonts have no glyphs for, are replaced.
    let units: [UInt16]
    let clusters: [Cluster]
    /// For each index, whether a cluster ends before it.
    let isClusterEnd: [Bool]
    let levels: [UInt8]
    let baseLevel: UInt8
    /// For each index, whether a line may end before it: between words, and never inside of a cluster.
    let canBreak: [Bool]

    init(_ scalars: some Sequence<Unicode.Scalar>, start: Int, fallback: LayoutDirection) {
        var source: [UInt16] = []
        var shaped: [UInt16] = []
        for scalar in scalars {
            source.append(contentsOf: UTF16.encode(scalar) ?? .init())
            shaped.append(contentsOf: UTF16.encode(Self.replacement(of: scalar)) ?? .init())
        }
        self.start = start
        written = source
        units = shaped
        guard !source.isEmpty else {
            (clusters, isClusterEnd, canBreak) = ([], [true], [true])
            (levels, baseLevel) = ([], fallback == .rightToLeft ? 1 : 0)
            return
        }
        isClusterEnd = TextUnicode.breaks(.grapheme, in: shaped)
        clusters = Self.clusters(of: shaped, isClusterEnd: isClusterEnd)
        canBreak = zip(TextUnicode.breaks(.line, in: shaped), isClusterEnd).map { $0 && $1 }
        (levels, baseLevel) = TextUnicode.levels(of: source, fallback: fallback)
    }

    /// The lines of a text, at least one.
    static func lines(of text: String, fallback: LayoutDirection) -> [SourceLine] {
        var lines: [SourceLine] = []
        var current: [Unicode.Scalar] = []
        var start = 0
        var offset = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            offset += UTF16.width(scalar)
            if scalar == "\n", previous == "\r" {
                start = offset
            } else if scalar.endsLine {
                lines.append(SourceLine(current, start: start, fallback: fallback))
                current.removeAll(keepingCapacity: true)
                start = offset
            } else {
                current.append(scalar)
            }
            previous = scalar
        }
        lines.append(SourceLine(current, start: start, fallback: fallback))
        return lines
    }

    /// The end of a range without the white space that hangs over it.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, hangs(at: end - 1) { end -= 1 }
        return end
    }

    /// True for a unit of white space that hangs over the end of a line; all of it is in the Basic Multilingual Plane.
    func hangs(at index: Int) -> Bool { Unicode.Scalar(units[index])?.hangs ?? false }

    /// The characters of a range as they are written.
    func text(in range: Range<Int>) -> String { String(decoding: written[range], as: UTF16.self) }

    /// A tab is drawn as one space; other control characters as nothing.
    private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.isControl else { return scalar }
        return scalar == "\t" ? " " : "\u{2060}"
    }

    private static func clusters(of units: [UInt16], isClusterEnd: [Bool]) -> [Cluster] {
        var clusters: [Cluster] = []
        var start = 0
        for end in 1...units.count where isClusterEnd[end] {
            let scalars = Array(String(decoding: units[start..<end], as: UTF16.self).unicodeScalars)
            clusters.append(
                Cluster(range: start..<end, scalars: scalars, isSpace: scalars.allSatisfy(\.isWhiteSpace))
            )
            start = end
        }
        return clusters
    }
}
