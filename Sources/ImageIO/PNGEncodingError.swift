/// Why a picture could not be written as PNG.
public enum PNGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)
    case densityOutOfRange(pixelsPerMetre: Int)
    /// The keyword breaks the rules of ``PNGImage/TextEntry/keyword``.
    case badKeyword(String)
    /// The text of that keyword has a zero character, which would end it.
    case zeroInText(keyword: String)
    /// A frame of an animation has another size than those before it.
    case sizeChanges(width: Int, height: Int, newWidth: Int, newHeight: Int)
    /// A frame of an animation whose pixels are all opaque has one that is not.
    case notOpaque
    case outOfMemory
    /// libpng refused the picture, in its own words.
    case refused(String)

    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "a picture of \(width)×\(height) pixels is too large for PNG; a side has at most 2147483647"
        case .densityOutOfRange(let density):
            "\(density) pixels per metre cannot be written to a PNG; give 1 to 2147483647, or none"
        case .badKeyword(let keyword):
            "“\(keyword)” cannot be a keyword in a PNG; use 1 to 79 printable Latin-1 characters and single inner spaces"
        case .zeroInText(let keyword): "the text of “\(keyword)” has a zero character; remove it"
        case .sizeChanges(let width, let height, let newWidth, let newHeight):
            "an animated PNG cannot change from \(width)×\(height) to \(newWidth)×\(newHeight) pixels; write its frames as "
                + "files of their own"
        case .notOpaque: "a frame is not opaque in an animation that is said to be; write it with alpha"
        case .outOfMemory: "there is not enough memory to encode the picture; make it smaller"
        case .refused(let words): "the picture cannot be written as PNG: \(words)"
        }
    }
}
