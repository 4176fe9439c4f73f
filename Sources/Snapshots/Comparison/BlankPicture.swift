import Differences
import ImageIO

/// A picture that shows nothing, which is most often a drawing that failed.
public enum BlankPicture: Hashable, Sendable {
    /// Every pixel is fully transparent.
    case clear
    /// Every pixel has one colour: red, green, blue, alpha.
    case oneColor([UInt8])

    /// What is blank about a picture; `nil` where two of its pixels differ and one is not clear.
    public init?(_ picture: PNGImage) {
        if BlankPixels.areClear(picture.bytes) {
            self = .clear
        } else if BlankPixels.areOne(picture.bytes) {
            self = .oneColor(Array(picture.bytes[..<4]))
        } else {
            return nil
        }
    }

    /// What was found, and how to allow it.
    public var sentence: String {
        let found =
            switch self {
            case .clear: "the picture is empty: every pixel is transparent"
            case .oneColor(let color):
                "every pixel of the picture is (\(color.map(String.init).joined(separator: ", ")))"
            }
        return found + "; if that is meant, let the scene say \"expectBlank\": true"
    }
}
