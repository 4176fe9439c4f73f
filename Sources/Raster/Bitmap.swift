import ImageIO
import KernelInterface
import KernelSelection

/// A grid of pixels: premultiplied RGBA, 8 bits a channel, sRGB-encoded, rows from the top, no padding between rows.
///
/// Pixels outside the bitmap do not exist: reading or writing them traps.
public struct Bitmap: Equatable, Sendable {
    /// Width in pixels; may be zero.
    public let width: Int
    /// Height in pixels; may be zero.
    public let height: Int
    /// `4 * width * height` bytes: red, green, blue, alpha of the top-left pixel first.
    public package(set) var bytes: [UInt8]

    /// A bitmap filled with one colour.
    public init(width: Int, height: Int, color: PremultipliedColor = .clear) {
        precondition(width >= 0 && height >= 0, "a bitmap's width and height are not negative")
        self.width = width
        self.height = height
        let count = width * height
        // The empty array is one for all threads, and would be written to.
        guard count > 0 else {
            bytes = []
            return
        }
        bytes = [UInt8](unsafeUninitializedCapacity: 4 * count) { buffer, initialized in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                guard let base = pixels.baseAddress else { return }
                kernels.blendFill(base, count: count, pixel: color.word)
            }
            initialized = 4 * count
        }
    }

    /// Gives every pixel one colour.
    package mutating func fill(_ color: PremultipliedColor) {
        bytes.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                guard let base = pixels.baseAddress else { return }
                kernels.blendFill(base, count: pixels.count, pixel: color.word)
            }
        }
    }

    /// A bitmap over bytes in the layout of ``bytes``.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width >= 0 && height >= 0, "a bitmap's width and height are not negative")
        precondition(bytes.count == 4 * width * height, "a bitmap holds four bytes a pixel")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel whose centre is (x + 0.5, y + 0.5).
    public subscript(x: Int, y: Int) -> PremultipliedColor {
        get {
            let index = offset(x, y)
            return PremultipliedColor(
                red: bytes[index],
                green: bytes[index + 1],
                blue: bytes[index + 2],
                alpha: bytes[index + 3]
            )
        }
        set {
            let index = offset(x, y)
            bytes[index] = newValue.red
            bytes[index + 1] = newValue.green
            bytes[index + 2] = newValue.blue
            bytes[index + 3] = newValue.alpha
        }
    }

    /// True when every pixel's alpha is 255.
    public var isOpaque: Bool { bytes.areOpaqueRGBA }

    /// True where both bitmaps are one in memory, and so equal.
    package func isSame(as other: Bitmap) -> Bool {
        (width, height) == (other.width, other.height)
            && bytes.withUnsafeBufferPointer { own in
                other.bytes.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside of the bitmap")
        return 4 * (y * width + x)
    }
}
