/// The height of a window above the screen; a window covers those of lower levels.
///
/// Of two windows of one level the one that was shown later covers the other.
public struct WindowLevel: RawRepresentable, Hashable, Sendable {
    public var rawValue: Double

    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    public static let normal = WindowLevel(rawValue: 0)
    public static let statusBar = WindowLevel(rawValue: 1000)
    public static let alert = WindowLevel(rawValue: 2000)
    /// Above all that an app shows.
    public static let keyboard = WindowLevel(rawValue: 10_000_000)

    public static func + (level: Self, steps: Double) -> Self { Self(rawValue: level.rawValue + steps) }
    public static func - (level: Self, steps: Double) -> Self { Self(rawValue: level.rawValue - steps) }
}

extension WindowLevel: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
