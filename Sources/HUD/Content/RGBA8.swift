/// A colour as people write it: straight (not premultiplied) sRGB with 8 bits a channel.
///
/// The model of a HUD knows no pixels, so it has its own colour; whoever draws it converts.
public struct RGBA8: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Black at 20 %, the default dim: alpha 51 of 255.
    public static let dim = RGBA8(red: 0, green: 0, blue: 0, alpha: 51)
}
