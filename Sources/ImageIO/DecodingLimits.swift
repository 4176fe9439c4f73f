/// What a decoder accepts, checked from an image's header before anything is allocated for its pixels.
public struct DecodingLimits: Hashable, Sendable {
    /// Largest width and height in pixels; 16,384 by default, about six times a phone's longer side.
    public var maximumSide: Int
    /// Most bytes of decoded pixels, 4 a pixel, or 8 for an image of 16 bits a channel; 256 MiB by default.
    public var maximumDecodedBytes: Int
    /// Most bytes read from a file; 256 MiB by default.
    public var maximumFileBytes: Int
    /// Most bytes of an unpacked ICC profile; 16 MiB by default.
    public var maximumProfileBytes: Int

    public static let standard = DecodingLimits()

    public init(
        maximumSide: Int = 16_384,
        maximumDecodedBytes: Int = 256 << 20,
        maximumFileBytes: Int = 256 << 20,
        maximumProfileBytes: Int = 16 << 20
    ) {
        self.maximumSide = maximumSide
        self.maximumDecodedBytes = maximumDecodedBytes
        self.maximumFileBytes = maximumFileBytes
        self.maximumProfileBytes = maximumProfileBytes
    }
}
