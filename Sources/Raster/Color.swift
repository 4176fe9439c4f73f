import KernelInterface

/// A colour in sRGB, encoded (not linear), straight (not premultiplied) alpha, components from 0 to 1.
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from 8-bit components, as tables of system colours give them.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha8 alpha: UInt8 = 255) {
        self.init(
            red: Double(red) / 255,
            green: Double(green) / 255,
            blue: Double(blue) / 255,
            alpha: Double(alpha) / 255
        )
    }

    /// The colour that `#RRGGBB` or `#RRGGBBAA` names, or `nil` for any other text.
    public init?(hex: some StringProtocol) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let nibble = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(nibble)
        }
        if digits.count == 6 { value = value << 8 | 0xFF }
        self.init(
            red8: UInt8(value >> 24),
            green8: UInt8(value >> 16 & 0xFF),
            blue8: UInt8(value >> 8 & 0xFF),
            alpha8: UInt8(value & 0xFF)
        )
    }

    /// The same colour with its alpha multiplied by `factor`.
    public func opacity(_ factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The colour as a pixel stores it.
    ///
    /// Each straight component is rounded to 8 bits, then multiplied by the 8-bit alpha and rounded again, so that a
    /// colour drawn with alpha matches what UIKit stores.
    public var premultiplied: PremultipliedColor {
        let alpha = Self.quantize(alpha)
        return PremultipliedColor(
            red: multiply255(Self.quantize(red), alpha),
            green: multiply255(Self.quantize(green), alpha),
            blue: multiply255(Self.quantize(blue), alpha),
            alpha: alpha
        )
    }

    /// `value` clamped to 0…1 as an 8-bit component, rounded to nearest; NaN gives 0.
    public static func quantize(_ value: Double) -> UInt8 {
        guard value > 0 else { return 0 }
        return value >= 1 ? 255 : UInt8(value * 255 + 0.5)
    }
}

/// a·b/255 rounded to nearest, exact for all 65,536 pairs.
package func multiply255(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: blendMultiply(UInt32(a), UInt32(b)))
}
