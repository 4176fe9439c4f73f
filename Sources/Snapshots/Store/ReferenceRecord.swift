import ImageIO
import Raster
import Scenes
import StrictJSON

/// What is known of a frame as it was drawn: where it comes from, and its pixels by their digest.
public struct FrameFacts: Hashable, Sendable {
    /// The version of Scrim that drew it.
    public var version: String
    /// The digest of the scene file, without what it says of comparisons.
    public var scene: String
    /// The values of the frame's cell, which its name may have cut.
    public var cell: String
    public var size: PixelSize
    /// Pixels a point.
    public var scale: Int
    /// The fonts that drew glyphs, each as its PostScript name and the digest of its file.
    public var fonts: [String]
    /// The ``ImageIO/PixelDigest``.
    public var pixels: String

    public init(
        version: String = ScrimVersion.current,
        scene: String,
        cell: String,
        size: PixelSize,
        scale: Int,
        fonts: [String],
        pixels: String
    ) {
        self.version = version
        self.scene = scene
        self.cell = cell
        self.size = size
        self.scale = scale
        self.fonts = fonts
        self.pixels = pixels
    }
}

/// A reference as it was recorded: the frame's facts, and the file that it became.
public struct ReferenceRecord: Hashable, Sendable {
    public var facts: FrameFacts
    /// The CRC-32 of the compressed pixels, in 8 hexadecimal digits.
    public var checksum: String
    /// The digest of the whole file, 128 bits of XXH3.
    public var file: String

    public init(facts: FrameFacts, checksum: String, file: String) {
        self.facts = facts
        self.checksum = checksum
        self.file = file
    }
}

extension ReferenceRecord {
    var json: JSONValue {
        [
            "version": .string(facts.version), "scene": .string(facts.scene), "cell": .string(facts.cell),
            "size": [.number(Double(facts.size.width)), .number(Double(facts.size.height))],
            "scale": .number(Double(facts.scale)), "fonts": .array(facts.fonts.map { .string($0) }),
            "pixels": .string(facts.pixels), "crc": .string(checksum), "file": .string(file),
        ]
    }

    init(_ reader: JSONReader) throws(JSONError) {
        let keys = ["version", "scene", "cell", "size", "scale", "fonts", "pixels", "crc", "file"]
        let object = try reader.object(keys: keys)
        let sides = try object["size"].array(of: 2, "a width and a height in pixels")
        var fonts: [String] = []
        for font in try object["fonts"].array(atMost: 1000) { fonts.append(try font.string()) }
        self.init(
            facts: FrameFacts(
                version: try object["version"].string(),
                scene: try object["scene"].string(),
                cell: try object["cell"].string(),
                size: PixelSize(
                    width: try sides[0].integer(in: 1...1 << 20),
                    height: try sides[1].integer(in: 1...1 << 20)
                ),
                scale: try object["scale"].integer(in: Device.scales),
                fonts: fonts,
                pixels: try object["pixels"].string()
            ),
            checksum: try object["crc"].string(),
            file: try object["file"].string()
        )
    }
}
