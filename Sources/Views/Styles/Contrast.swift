import PortableMath
import Raster

/// How far apart two colours are in brightness, by the rules of WCAG 2.2.
public enum Contrast {
    /// The least contrast of text with what lies behind it.
    public static let text = 4.5
    /// The least contrast of symbols, outlines and other parts that say something.
    public static let parts = 3.0

    /// The contrast of two opaque colours, from 1 (equal) to 21 (black and white).
    public static func ratio(_ a: Color, _ b: Color) -> Double {
        ratio(luminance(a), luminance(b))
    }

    /// The contrast of two relative luminances.
    static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// The contrast of a colour, which may be translucent, with the opaque one that it is drawn on.
    public static func ratio(of color: Color, on background: Color) -> Double {
        func mix(_ component: Double, _ below: Double) -> Double {
            component * color.alpha + below * (1 - color.alpha)
        }
        let seen = Color(
            red: mix(color.red, background.red),
            green: mix(color.green, background.green),
            blue: mix(color.blue, background.blue)
        )
        return ratio(seen, background)
    }

    /// The relative luminance of a colour from 0 to 1, its alpha left aside.
    public static func luminance(_ color: Color) -> Double {
        luminance(
            ofLight: DeterministicMath.linearLight(color.red),
            DeterministicMath.linearLight(color.green),
            DeterministicMath.linearLight(color.blue)
        )
    }

    /// The relative luminance of a colour whose channels are linear.
    static func luminance(ofLight red: Double, _ green: Double, _ blue: Double) -> Double {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}
