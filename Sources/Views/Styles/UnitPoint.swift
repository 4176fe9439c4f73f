import Raster

/// A place in a rectangle of any size: (0, 0) is its top left, (1, 1) its bottom right, in either layout direction.
public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let topLeft = UnitPoint(x: 0, y: 0)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let topRight = UnitPoint(x: 1, y: 0)
    public static let left = UnitPoint(x: 0, y: 0.5)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let right = UnitPoint(x: 1, y: 0.5)
    public static let bottomLeft = UnitPoint(x: 0, y: 1)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let bottomRight = UnitPoint(x: 1, y: 1)

    // SwiftUI's words for the same places: its unit points do not turn with the layout direction either.
    public static let topLeading = topLeft
    public static let topTrailing = topRight
    public static let leading = left
    public static let trailing = right
    public static let bottomLeading = bottomLeft
    public static let bottomTrailing = bottomRight

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    func point(in rect: Rect) -> Point { Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}
