/// The look of the default loading view: a text over an activity indicator.
public struct LoadingViewSettings: Hashable, Sendable {
    public var text: ProgressTextProperties
    public var indicator: ProgressIndicatorProperties
    /// Behind text and indicator, inside of the card.
    public var containerBackground: HUDColor
    /// The view takes at most half of each length, and clips what does not fit.
    public var frameGeometrySize: CustomViewSize

    public init(
        text: ProgressTextProperties = ProgressTextProperties(),
        indicator: ProgressIndicatorProperties = ProgressIndicatorProperties(),
        containerBackground: HUDColor = .clear,
        frameGeometrySize: CustomViewSize = CustomViewSize(width: 300, height: 300)
    ) {
        self.text = text
        self.indicator = indicator
        self.containerBackground = containerBackground
        self.frameGeometrySize = frameGeometrySize
    }
}

/// The text of a loading view.
public struct ProgressTextProperties: Hashable, Sendable {
    public var text: String
    public var alignment: HUDTextAlignment
    public var foregroundColor: HUDColor?
    public var font: HUDTextStyle
    /// `nil` for as many lines as the text needs.
    public var lineLimit: Int?
    public var padding: HUDInsets

    public init(
        text: String = HUDText.loading,
        alignment: HUDTextAlignment = .center,
        foregroundColor: HUDColor? = .white,
        font: HUDTextStyle = .body,
        lineLimit: Int? = 3,
        padding: HUDInsets = .text
    ) {
        self.text = text
        self.alignment = alignment
        self.foregroundColor = foregroundColor
        self.font = font
        self.lineLimit = lineLimit
        self.padding = padding
    }
}

/// The indicator of a loading view: the circular one, unless whoever draws the view has another.
public struct ProgressIndicatorProperties: Hashable, Sendable {
    public enum Size: String, CaseIterable, Sendable {
        case small, regular, large
    }

    /// The size of the circular one.
    public var size: Size
    /// The colour of the spokes, each of which keeps its own opacity, or that of another indicator.
    public var tint: HUDColor?

    public init(size: Size = .large, tint: HUDColor? = .white) {
        self.size = size
        self.tint = tint
    }
}
