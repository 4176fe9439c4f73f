import ImageIO
import Raster

/// The colours that pixels had and have where two pictures differ, whatever their places and their number.
struct ColorChanges {
    /// How the pixels that both pictures have are changed, where that is more than another colour each.
    private let analysis: ComparisonAnalysis
    private var changes: Set<Change> = []
    /// Colours of what only one of two pictures of different sizes has.
    private var removed: Set<UInt64> = []
    private var added: Set<UInt64> = []

    /// What a pixel was and is, 16 bits a channel.
    private struct Change: Hashable {
        var old: UInt64
        var new: UInt64
    }

    /// The analysis is the one of these pictures by exact rules.
    init(expected: CanonicalPicture, actual: CanonicalPicture, analysis: ComparisonAnalysis) {
        self.analysis = analysis
        let offset = analysis.sizes?.offset ?? .init(x: 0, y: 0)
        let pair = PicturePair(expected, actual, offset: offset, rules: .exact)
        let is16 = pair.depth == 16
        for (index, step) in pair.map.steps.enumerated() where step != 0 {
            changes.insert(
                is16
                    ? Change(old: Self.color(pair.expected16, index), new: Self.color(pair.actual16, index))
                    : Change(old: Self.color(pair.expected, index), new: Self.color(pair.actual, index))
            )
        }
        guard analysis.sizes != nil else { return }
        let old = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height)
        let new = PixelRect(x: offset.x, y: offset.y, width: actual.width, height: actual.height)
        removed = Self.colors(expected, at: old, outside: new)
        added = Self.colors(actual, at: new, outside: old)
    }

    /// The change in words that are the same for two frames that are changed in the same way.
    ///
    /// A movement and a change of all colours by the same steps stand for themselves; else the colours are compared,
    /// each with what it became, so that one wrong colour makes another change.
    var kind: String {
        let change = movements ?? uniform ?? Self.digest(changes.map { ($0.old, $0.new) })
        guard let sizes = analysis.sizes else { return change }
        let margins = [removed, added].map { colors in Self.digest(colors.map { ($0, 0) }) }
        return ([sizes.sentence, change] + margins).joined(separator: "; ")
    }

    /// The movements, where all that differs is the old picture in another place, and no colour is new.
    private var movements: String? {
        let moves = analysis.moved.compactMap(\.move).filter { $0.residual == 0 }
        guard !moves.isEmpty, moves.count == analysis.blockCount,
            Set(changes.map(\.new)).isSubset(of: changes.map(\.old))
        else { return nil }
        let offsets = Set(moves.map { ComparisonAnalysis.Position(x: $0.dx, y: $0.dy).signed })
        return "moved by " + offsets.sorted().joined(separator: ", ")
    }

    /// The change that all pixels have in common; what says no more than that it is small or of the alpha is none.
    private var uniform: String? {
        switch analysis.common {
        case .brightness, .channels, .recolored: analysis.common?.sentence
        case .alphaOnly, .oneStep, nil: nil
        }
    }

    private static func color<Channel: FixedWidthInteger>(_ pixels: [Channel], _ index: Int) -> UInt64 {
        pixels[(4 * index)..<(4 * index + 4)].reduce(0) { $0 << 16 | UInt64(truncatingIfNeeded: $1) }
    }

    /// The colours of a picture at a place, but for what lies in another one.
    private static func colors(_ picture: CanonicalPicture, at place: PixelRect, outside: PixelRect) -> Set<UInt64> {
        let pixels = picture.widened
        var colors: Set<UInt64> = []
        for y in place.y..<place.maxY {
            let isBeside = y >= outside.y && y < outside.maxY
            for x in place.x..<place.maxX where !(isBeside && x >= outside.x && x < outside.maxX) {
                colors.insert(color(pixels, (y - place.y) * place.width + x - place.x))
            }
        }
        return colors
    }

    /// The digits of the digest of a set of pairs, whatever their order.
    private static func digest(_ pairs: [(UInt64, UInt64)]) -> String {
        var bytes: [UInt8] = []
        for pair in pairs.sorted(by: <) {
            for value in [pair.0, pair.1] {
                withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
            }
        }
        return FileDigest(bytes).description
    }
}
