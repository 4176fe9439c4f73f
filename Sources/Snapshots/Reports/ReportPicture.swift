import FoundationEssentials
import ImageIO
import StrictJSON

/// A picture as a page holds it: a PNG whose samples are those that were compared, whatever a browser does with
/// colours.
struct ReportPicture {
    let width: Int
    let height: Int
    let digest: PixelDigest
    /// A PNG in sRGB of at most 8 bits a channel, not interlaced.
    let file: [UInt8]

    /// Reads a picture's file; `nil` where it cannot be read by now.
    init?(path: String) {
        guard let bytes = try? FileReader.read(path, limit: DecodingLimits.standard.maximumFileBytes),
            let image = try? PNGDecoder().decode(bytes, file: path)
        else { return nil }
        width = image.width
        height = image.height
        digest = image.pixelDigest
        if Self.isPlain(bytes) {
            file = bytes
        } else {
            guard let encoded = try? PNGEncoder().encode(image) else { return nil }
            file = encoded
        }
    }

    var base64: String { Data(file).base64EncodedString() }

    /// True for a file whose samples need no conversion: other files are written anew as they were decoded.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 28, bytes[24] <= 8, bytes[28] == 0 else { return false }
        var offset = 8
        while bytes.count - offset >= 12 {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            if ["gAMA", "cHRM", "iCCP", "cICP", "acTL"].contains(type) { return false }
            if type == "IEND" { return true }
            offset += length + 12
        }
        return false
    }
}
