/// A picture as comparisons see it: straight RGBA in sRGB, whatever the colour type, depth, interlacing, palette or
/// profile of its file.
///
/// It has 16 bits a channel where its file has, and 8 otherwise.
public struct CanonicalPicture: Equatable, Sendable {
    /// The picture with 8 bits a channel, rounded to nearest where it has more.
    public let image: PNGImage
    /// All channels with 16 bits, where the picture has them; those of 8 bits times 257 are the same colours.
    package let sixteen: [UInt16]?

    public var width: Int { image.width }
    public var height: Int { image.height }
    /// Bits a channel: 8 or 16.
    public var depth: Int { sixteen == nil ? 8 : 16 }

    /// A picture of 8 bits a channel.
    public init(_ image: PNGImage) {
        self.image = image
        sixteen = nil
    }

    init(_ image: PNGImage, sixteen: [UInt16]) {
        self.image = image
        self.sixteen = sixteen
    }

    /// All channels with 16 bits.
    package var widened: [UInt16] { sixteen ?? image.bytes.map { UInt16($0) * 257 } }
}
