/// An angle, clockwise as seen on the screen.
public struct Angle: Hashable, Sendable {
    public var degrees: Double

    public static let zero = Angle(degrees: 0)

    public var radians: Double { degrees * (Double.pi / 180) }

    public init(degrees: Double) {
        self.degrees = degrees
    }

    public init(radians: Double) {
        degrees = radians * (180 / Double.pi)
    }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
