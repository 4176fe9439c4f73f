import Threads

/// The layouts of a library's last paragraphs, so that a text is shaped once however often it is measured and drawn.
///
/// A layout is a pure function of its key, so nothing depends on what is found here. There are two generations: found
/// layouts move to the younger one, and when that is full the older one is dropped. Both together hold about 4 MB.
final class ParagraphCache: Sendable {
    private struct Key: Hashable {
        /// UTF-8: two strings may be equal and yet be written with other characters, which have other glyphs.
        var text: [UInt8]
        var font: TextFont
        var alignment: TextAlignment
        var lineLimit: Int?
        var truncationMode: TruncationMode
        var direction: LayoutDirection
        var maxWidth: Double?
        var scale: Double
    }

    private struct Generations {
        var young: [Key: ParagraphLayout] = [:]
        var old: [Key: ParagraphLayout] = [:]
        /// What the young ones weigh.
        var weight = 0

        /// The weight at which a generation is full: a byte of text weighs one, and a layout by itself 64.
        static let limit = 1 << 16

        mutating func find(_ key: Key) -> ParagraphLayout? {
            if let layout = young[key] { return layout }
            guard let layout = old[key] else { return nil }
            keep(layout, for: key)
            return layout
        }

        mutating func keep(_ layout: ParagraphLayout, for key: Key) {
            let added = key.text.count + 64
            guard added * 8 <= Self.limit else { return }
            if weight + added > Self.limit {
                old = young
                young = [:]
                weight = 0
            }
            if young.updateValue(layout, forKey: key) == nil { weight += added }
        }
    }

    private let generations = Locked(Generations())

    /// How many layouts are remembered; one that was found again may count twice.
    var count: Int { generations.withLock { $0.young.count + $0.old.count } }

    /// The layout of a paragraph of this cache's library; see ``ParagraphLayout/init(_:maxWidth:scale:)``.
    func layout(_ paragraph: Paragraph, maxWidth: Double?, scale: Double) -> ParagraphLayout {
        let key = Key(
            text: Array(paragraph.text.utf8),
            font: paragraph.font,
            alignment: paragraph.alignment,
            lineLimit: paragraph.lineLimit,
            truncationMode: paragraph.truncationMode,
            direction: paragraph.layoutDirection,
            maxWidth: maxWidth,
            scale: scale
        )
        if let known = generations.withLock({ $0.find(key) }) { return known }
        let layout = ParagraphLayout(paragraph, maxWidth: maxWidth, scale: scale)
        generations.withLock { $0.keep(layout, for: key) }
        return layout
    }
}
