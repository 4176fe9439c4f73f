/// A picture as a PNG file holds it: straight (not premultiplied) RGBA, 8 bits a channel, sRGB, rows from the top.
///
/// The colour of a fully transparent pixel is kept, and counts when two images are compared.
public struct PNGImage: Equatable, Sendable {
    /// Width in pixels, at least 1.
    public let width: Int
    /// Height in pixels, at least 1.
    public let height: Int
    /// `4 * width * height` bytes: red, green, blue, alpha of the top-left pixel first.
    public let bytes: [UInt8]
    /// Pixels per metre in both directions, or `nil` where the file does not say or its pixels are not square.
    public var pixelsPerMetre: Int?
    /// Texts in the order of the file.
    public var text: [TextEntry]

    /// One piece of text that travels with a picture.
    public struct TextEntry: Hashable, Sendable {
        /// What the text is: 1 to 79 printable Latin-1 characters, without spaces at the ends or two in a row.
        public var keyword: String
        public var text: String

        public init(keyword: String, text: String) {
            self.keyword = keyword
            self.text = text
        }
    }

    public init(width: Int, height: Int, bytes: [UInt8], pixelsPerMetre: Int? = nil, text: [TextEntry] = []) {
        precondition(width > 0 && height > 0, "a PNG image has at least one pixel")
        precondition(bytes.count == 4 * width * height, "a PNG image holds four bytes a pixel")
        self.width = width
        self.height = height
        self.bytes = bytes
        self.pixelsPerMetre = pixelsPerMetre
        self.text = text
    }

    /// Pixels per point, at 72 points an inch, to a hundredth; `nil` where the density is unknown.
    public var scale: Double? { pixelsPerMetre.map { Self.scale(pixelsPerMetre: $0) } }

    static func scale(pixelsPerMetre: Int) -> Double { (Double(pixelsPerMetre) * 0.0254 / 72 * 100).rounded() / 100 }

    /// The density of a picture with that many pixels per point, at 72 points an inch: 8,504 for a scale of 3.
    public static func pixelsPerMetre(scale: Double) -> Int {
        precondition(scale > 0 && scale < 10_000, "a scale is a positive number of pixels per point")
        return Int((scale * 72 / 0.0254).rounded())
    }

    /// The first text with that keyword.
    public func text(for keyword: String) -> String? {
        text.first { $0.keyword == keyword }?.text
    }

    /// True when every pixel's alpha is 255.
    public var isOpaque: Bool { bytes.areOpaqueRGBA }

    /// A name of the pixels: files that differ in compression, density or text alone have the same digest.
    public var pixelDigest: PixelDigest { PixelDigest(width: width, height: height, pixels: bytes) }
}
