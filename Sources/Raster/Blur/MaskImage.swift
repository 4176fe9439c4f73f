/// A gray picture that says for each place how much of an effect it gets: black for nothing, white for all.
public struct MaskImage: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// `width * height` values from 0 to 65,535, the top row first.
    public let values: [UInt16]

    /// The longest side that a mask may have, in pixels.
    public static let largestSide = 16_384

    /// A mask of 16-bit values.
    public init(width: Int, height: Int, values: [UInt16]) throws(BlurError) {
        let sides = 1...Self.largestSide
        guard sides.contains(width), sides.contains(height), values.count == width * height else {
            throw .invalidMask(.size(width: width, height: height, values: values.count))
        }
        self.width = width
        self.height = height
        self.values = values
    }

    /// A mask of 8-bit values, of which 255 is all.
    public init(width: Int, height: Int, values: [UInt8]) throws(BlurError) {
        try self.init(width: width, height: height, values: values.map { UInt16($0) * 257 })
    }

    /// The encoded gray levels of a picture, times their alpha.
    ///
    /// A picture with a colour in it is refused, so that a mask is never a photograph by mistake.
    public init(_ bitmap: Bitmap) throws(BlurError) {
        var values: [UInt8] = []
        values.reserveCapacity(bitmap.width * bitmap.height)
        for pixel in 0..<bitmap.width * bitmap.height {
            let gray = bitmap.bytes[4 * pixel]
            guard gray == bitmap.bytes[4 * pixel + 1], gray == bitmap.bytes[4 * pixel + 2] else {
                throw .invalidMask(.colored(x: pixel % bitmap.width, y: pixel / bitmap.width))
            }
            values.append(gray)
        }
        try self.init(width: bitmap.width, height: bitmap.height, values: values)
    }

    /// The mask as a picture of gray levels, rounded to 8 bits.
    public var bitmap: Bitmap {
        let bytes = values.flatMap { value -> [UInt8] in
            let gray = UInt8(truncatingIfNeeded: (UInt32(value) + 128) / 257)
            return [gray, gray, gray, 255]
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}
