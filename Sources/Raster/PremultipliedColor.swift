/// A colour as a pixel stores it: encoded sRGB, 8 bits a channel, each of red, green and blue at most alpha.
public struct PremultipliedColor: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The four bytes as they lie in memory, red lowest.
    var word: UInt32 {
        UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }
}
