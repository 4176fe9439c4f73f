import Raster
import Typography

/// Where a view of the smaller width lies in a larger one; leading is the left edge in left-to-right text.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing
}

/// Where a view of the smaller height lies in a larger one.
public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
    case bottom
    /// The baselines of the first lines of text meet; a view without text stands on the line.
    case firstTextBaseline
    /// The baselines of the last lines of text meet; a view without text stands on the line.
    case lastTextBaseline
}

/// Where a view lies in a larger one, in both directions.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension Rect {
    /// The rectangle of a size, aligned in this one; it may be larger and then overflows.
    func aligned(_ size: Size, _ alignment: Alignment, direction: LayoutDirection) -> Rect {
        let x = minX + alignment.horizontal.offset(of: size.width, in: width, direction: direction)
        let y = minY + alignment.vertical.offset(of: size.height, in: height)
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Where a view lies that is aligned in this rectangle, whose own lines of text are at some baselines.
    func origin(
        of node: LayoutNode,
        for proposal: ProposedSize,
        _ alignment: Alignment,
        baselines: Baselines? = nil,
        direction: LayoutDirection
    ) -> Point {
        var origin = aligned(node.size(for: proposal), alignment, direction: direction).origin
        if alignment.vertical.isBaseline {
            let own = alignment.vertical.guide(height: height, baselines: baselines)
            origin.y = minY + own - node.guide(alignment.vertical, for: proposal)
        }
        return origin
    }
}

extension HorizontalAlignment {
    /// The distance from the left edge of a container to that of a child.
    func offset(of length: Double, in container: Double, direction: LayoutDirection) -> Double {
        switch (self, direction) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.center, _): (container - length) / 2
        case (.trailing, .leftToRight), (.leading, .rightToLeft): container - length
        }
    }
}

extension VerticalAlignment {
    /// The distance from the top edge of a container to that of a child, neither of which has text.
    func offset(of length: Double, in container: Double) -> Double {
        switch self {
        case .top: 0
        case .center: (container - length) / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: container - length
        }
    }
}
