/// Where the lines of a text stand in their block; leading and trailing follow the layout direction.
public enum HUDTextAlignment: String, CaseIterable, Sendable {
    case leading, center, trailing
}

/// Where a view stands in a frame that is larger than it is.
public struct HUDAlignment: Hashable, Sendable {
    public enum Vertical: String, CaseIterable, Sendable {
        case top, center, bottom
    }

    public var horizontal: HUDTextAlignment
    public var vertical: Vertical

    public init(horizontal: HUDTextAlignment = .center, vertical: Vertical = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = HUDAlignment()
    public static let leading = HUDAlignment(horizontal: .leading)
    public static let trailing = HUDAlignment(horizontal: .trailing)
    public static let top = HUDAlignment(vertical: .top)
    public static let bottom = HUDAlignment(vertical: .bottom)
}

/// Distances in points from the edges of a view inwards; leading and trailing follow the layout direction.
public struct HUDInsets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// 10 points on the left and right: the insets of the texts of a HUD.
    public static let text = HUDInsets(leading: 10, trailing: 10)
}

/// The frame of a view in points; a length of `nil` leaves the view its own.
public struct CustomViewSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var alignment: HUDAlignment

    public init(width: Double? = nil, height: Double? = nil, alignment: HUDAlignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    /// 50 by 50 points: the frame of the signs of success and failure.
    public static let sign = CustomViewSize(width: 50, height: 50)
}

/// An image by the name of its symbol.
public struct HUDImage: Hashable, Sendable {
    public var symbol: String

    public init(symbol: String) {
        self.symbol = symbol
    }

    public static let success = HUDImage(symbol: "checkmark.circle.fill")
    public static let failure = HUDImage(symbol: "exclamationmark.triangle")
}

/// The text style of a text, by the names of the system.
public enum HUDTextStyle: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
