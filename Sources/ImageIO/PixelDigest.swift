import CXXHash

/// The 128-bit hash XXH3 of a picture: equal pictures have the same on every machine, and different ones, unless
/// somebody made them to deceive, another.
///
/// Hashed, with the seed 0, are the width and the height as 32-bit integers, the most significant byte first, and then
/// the pixels as straight RGBA of 8 bits a channel in sRGB, rows from the top and without padding. `xxh128sum` prints
/// the same digits for a file of these bytes.
public struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// The digest of a picture; `pixels` are `4 * width * height` bytes.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        let sides = [width, height].map { UInt32(truncatingIfNeeded: $0).bigEndian }
        self = sides.withUnsafeBytes { sides in pixels.withUnsafeBytes { Self.hash([sides, $0]) } }
    }

    /// The hash of pieces of bytes, one after the other.
    static func hash(_ pieces: [UnsafeRawBufferPointer]) -> PixelDigest {
        guard let state = XXH3_createState() else { preconditionFailure("there is no memory for a hash") }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        for piece in pieces { XXH3_128bits_update(state, piece.baseAddress, piece.count) }
        return PixelDigest(XXH3_128bits_digest(state))
    }

    private init(_ hash: XXH128_hash_t) {
        high = hash.high64
        low = hash.low64
    }

    /// 32 lower-case hexadecimal digits, the most significant first.
    public var description: String {
        [high, low].map { $0.hexadecimal(digits: 16) }.joined()
    }
}
