/// A text with everything that decides how it is laid out, except the room that it is given.
///
/// A line feed, a carriage return (or both), U+0085, U+2028, U+2029, a vertical tab and a form feed each end a line.
/// Every line between them orders itself by its own first strong character; one without any runs in the layout
/// direction. Which side leading is depends on the layout direction alone, as in SwiftUI.
public struct Paragraph: Sendable {
    public var text: String
    public var font: TextFont
    public var alignment: TextAlignment
    /// The most lines that are drawn, at least one; the last one ends in an ellipsis where text is left out.
    public var lineLimit: Int?
    /// Where that ellipsis stands in the last line: before the end of what the line would hold, within it, or after its
    /// beginning.
    public var truncationMode: TruncationMode
    public var layoutDirection: LayoutDirection
    public var library: FontLibrary

    public init(
        _ text: String,
        font: TextFont,
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        truncationMode: TruncationMode = .tail,
        layoutDirection: LayoutDirection = .leftToRight,
        library: FontLibrary
    ) {
        self.text = text
        self.font = font
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.layoutDirection = layoutDirection
        self.library = library
    }

    /// The paragraph laid out in a width in points (as wide as its lines want to be without one) at a scale in pixels a
    /// point.
    ///
    /// The same as ``ParagraphLayout/init(_:maxWidth:scale:)``, but the library remembers its last paragraphs.
    public func layout(maxWidth: Double? = nil, scale: Double) -> ParagraphLayout {
        library.paragraphs.layout(self, maxWidth: maxWidth, scale: scale)
    }
}
