/// The size, weight and line pitch of a text; which typeface draws it is the ``FontLibrary``'s matter.
public struct TextFont: Hashable, Sendable {
    /// The em of the system font in points, before any correction of the typeface that stands in for it.
    public var size: Double
    public var weight: FontWeight
    /// The distance between the baselines of neighbouring lines in points.
    public var leading: Double
    /// True for slanted letters, where the typeface has them; it has none of its own measures.
    public var isItalic = false

    /// A font of any size; its leading is the line box of the system font unless given.
    public init(size: Double, weight: FontWeight = .regular, leading: Double? = nil) {
        self.size = size
        self.weight = weight
        self.leading = leading ?? size * SystemFont.metrics.lineBox
    }

    /// The font that a style has at a text size, in the style's own weight unless another is given.
    public init(style: TextStyle, category: ContentSizeCategory = .large, weight: FontWeight? = nil) {
        let metrics = style.metrics(at: category)
        self.init(size: metrics.size, weight: weight ?? style.weight, leading: metrics.leading)
    }

    public func weight(_ weight: FontWeight) -> TextFont {
        var font = self
        font.weight = weight
        return font
    }

    public func italic(_ isItalic: Bool = true) -> TextFont {
        var font = self
        font.isItalic = isItalic
        return font
    }

    /// The same font with size and leading multiplied by a factor.
    public func scaled(by factor: Double) -> TextFont {
        var font = self
        font.size *= factor
        font.leading *= factor
        return font
    }
}
