import Typography

/// A font that follows the content size category, or one of a fixed size.
public struct Font: Hashable, Sendable {
    private enum Source: Hashable {
        case style(TextStyle)
        case size(Double)
    }

    private let source: Source
    private let fontWeight: FontWeight?

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let subheadline = Font(.subheadline)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    /// The font of a text style, in the style's own weight unless another is given.
    public init(_ style: TextStyle, weight: FontWeight? = nil) {
        self.init(source: .style(style), fontWeight: weight)
    }

    /// A font of a fixed size in points, the same in every content size category.
    public static func system(size: Double, weight: FontWeight = .regular) -> Font {
        Font(source: .size(size), fontWeight: weight)
    }

    private init(source: Source, fontWeight: FontWeight?) {
        self.source = source
        self.fontWeight = fontWeight
    }

    /// The same font in another weight.
    public func weight(_ weight: FontWeight) -> Font { Font(source: source, fontWeight: weight) }

    public func bold() -> Font { weight(.bold) }

    /// The font that a content size category makes of it.
    public func resolved(in category: ContentSizeCategory) -> TextFont {
        switch source {
        case .style(let style): TextFont(style: style, category: category, weight: fontWeight)
        case .size(let size): TextFont(size: size.asLength, weight: fontWeight ?? .regular)
        }
    }
}
