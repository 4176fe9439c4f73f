/// One stop of a gradient: components from 0 to 1, straight alpha.
public struct GradientStop: BitwiseCopyable {
    public var location: Double
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    @inlinable
    public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
        self.location = location
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
