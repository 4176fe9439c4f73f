import ImageIO
import Raster

/// The size of a picture in pixels, and in points where its density is known.
public struct PictureSize: Hashable, Sendable, CustomStringConvertible {
    public var pixels: PixelSize
    /// Pixels per point.
    public var scale: Double?

    public init(_ pixels: PixelSize, scale: Double? = nil) {
        self.pixels = pixels
        self.scale = scale
    }

    public init(_ image: PNGImage) {
        self.init(PixelSize(width: image.width, height: image.height), scale: image.scale)
    }

    /// `240×160 px @2x (120×80 pt)`, so that pictures of two scales never read the same.
    public var description: String {
        guard let scale, scale > 0 else { return "\(pixels) px" }
        let (width, height) = (points(pixels.width, scale), points(pixels.height, scale))
        return "\(pixels) px @\(scale.shortestText)x (\(width)×\(height) pt)"
    }

    /// A length in points to a hundredth.
    private func points(_ length: Int, _ scale: Double) -> String {
        ((Double(length) / scale * 100).rounded() / 100).shortestText
    }
}
