import ImageIO
import KernelInterface
import KernelSelection

extension Bitmap {
    /// The pixels of a PNG, multiplied by their alpha with exact rounding; an opaque picture's bytes are the same.
    public init(_ image: PNGImage) {
        guard !image.isOpaque else {
            self.init(width: image.width, height: image.height, bytes: image.bytes)
            return
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: image.bytes.count) { target, initialized in
            image.bytes.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                kernels.premultiply(source, into: target, pixels: image.width * image.height)
            }
            initialized = image.bytes.count
        }
        self.init(width: image.width, height: image.height, bytes: bytes)
    }
}

extension Bitmap {
    /// The digest of the picture that ``ImageIO/PNGImage`` makes of a bitmap whose pixels are all opaque, without the
    /// copy.
    package var opaqueDigest: PixelDigest { PixelDigest(width: width, height: height, pixels: bytes) }
}

extension PNGImage {
    /// The pixels of a bitmap, divided by their alpha and rounded to nearest; an opaque bitmap's bytes are the same.
    ///
    /// The bitmap has at least one pixel. `scale` is in pixels per point and becomes the picture's density.
    public init(_ bitmap: Bitmap, scale: Double? = nil, text: [TextEntry] = []) {
        let density = scale.map { Self.pixelsPerMetre(scale: $0) }
        var bytes = bitmap.bytes
        if !bitmap.isOpaque {
            bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { target, initialized in
                bitmap.bytes.withUnsafeBufferPointer { source in
                    guard let source = source.baseAddress, let target = target.baseAddress else { return }
                    kernels.unpremultiply(source, into: target, pixels: bitmap.width * bitmap.height)
                }
                initialized = bitmap.bytes.count
            }
        }
        self.init(width: bitmap.width, height: bitmap.height, bytes: bytes, pixelsPerMetre: density, text: text)
    }
}
