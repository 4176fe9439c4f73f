import ImageIO
import Raster
import Typography
import Views

/// A frame as pixels, and what is known of its making.
public struct RenderedFrame: Sendable {
    public let frame: SceneFrame
    public let bitmap: Bitmap
    /// Characters that no font has, drawn as boxes; each once, in the order of drawing.
    public let missing: [Unicode.Scalar]
    /// The fonts that drew glyphs, in the order of their first.
    public let fonts: [FontFace]
    private let clock: PhaseClock

    init(frame: SceneFrame, list: DisplayList, bitmap: Bitmap, clock: PhaseClock) {
        self.frame = frame
        self.bitmap = bitmap
        self.clock = clock
        missing = list.missingCharacters
        fonts = list.fonts
    }

    /// The picture with its density and, as texts, the version, the device, the scale and the digests of the fonts.
    public func png() -> PNGImage {
        let scale = frame.traits.device.scale
        return PNGImage(
            bitmap,
            scale: Double(scale),
            text: [
                .version,
                .init(keyword: "Scrim:device", text: frame.traits.device.name),
                .init(keyword: "Scrim:scale", text: "\(scale)"),
                .init(keyword: "Scrim:fonts", text: fontDigests.joined(separator: ", ")),
            ]
        )
    }

    /// The fonts, each as its PostScript name and the digest of its file.
    package var fontDigests: [String] { fonts.map { "\($0.postScriptName) sha256:\($0.digest)" } }

    /// The picture as the bytes of its PNG file; with the digest of its pixels, for a report, where `digested` says so.
    public func encoded(_ compression: PNGCompression = .fast, digested: Bool = false) throws -> EncodedFrame {
        try EncodedFrame(self, digested: digested, clock: clock) { image in try PNGEncoder(compression).encode(image) }
    }

    /// The same by an encoder that knows the frame before.
    func encoded(by encoder: inout PNGSequenceEncoder, digested: Bool) throws -> EncodedFrame {
        try EncodedFrame(self, digested: digested, clock: clock) { image in try encoder.encode(image) }
    }

    /// Writes the picture as a PNG file.
    public func write(to path: String) throws {
        var encoded = try encoded()
        try encoded.write(to: path)
    }

    /// A sentence about the characters that are drawn as boxes, or `nil` where every one has a glyph.
    public func missingWarning(path: String) -> String? { missing.warning(path: path) }
}

extension DisplayList {
    /// The fonts whose glyphs the list draws, in the order of their first.
    var fonts: [FontFace] {
        var fonts: [FontFace] = []
        var seen: Set<String> = []
        for text in texts where !text.run.isMissing && seen.insert(text.run.face.file).inserted {
            fonts.append(text.run.face)
        }
        return fonts
    }
}
