import FoundationEssentials

/// The text and the style of a button of the failure view.
public struct ActionButtonSettings: Sendable {
    public enum Style: String, CaseIterable, Sendable {
        /// A white capsule outline as wide as there is room.
        case hud
        case plain, bordered, borderedProminent
    }

    public var id: UUID
    public var text: String
    public var style: Style

    public init(id: UUID = UUID(), text: String, style: Style = .hud) {
        self.id = id
        self.text = text
        self.style = style
    }
}

/// Equal when `id` and text are; the style does not count, and without an explicit `id` no two are equal.
extension ActionButtonSettings: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.text == b.text }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(text)
    }
}
