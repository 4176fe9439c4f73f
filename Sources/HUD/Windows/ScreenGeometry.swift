/// A position on a screen, in points from its top left.
public struct ScreenPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// The size of a screen in points.
public struct ScreenSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size after a quarter turn.
    public var turned: ScreenSize { ScreenSize(width: height, height: width) }

    /// True for a point on the screen; the right and bottom edges are outside.
    public func contains(_ point: ScreenPoint) -> Bool {
        ScreenFrame(x: 0, y: 0, width: width, height: height).contains(point)
    }
}

/// A rectangle on a screen, in points.
public struct ScreenFrame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// True for a point inside; the right and bottom edges are outside.
    public func contains(_ point: ScreenPoint) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
