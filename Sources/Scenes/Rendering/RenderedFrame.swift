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
    private var clock: PhaseClock

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
        let digests = fonts.map { "\($0.postScriptName) sha256:\($0.digest)" }
        return PNGImage(
            bitmap,
            scale: Double(scale),
            text: [
                .version,
                .init(keyword: "Scrim:device", text: frame.traits.device.name),
                .init(keyword: "Scrim:scale", text: "\(scale)"),
                .init(keyword: "Scrim:fonts", text: digests.joined(separator: ", ")),
            ]
        )
    }

    /// Writes the picture as a PNG file.
    public mutating func write(to path: String) throws {
        clock.restart()
        let bytes = try PNGEncoder().encode(png())
        clock.end("encode")
        try AtomicFile.write(bytes, to: path)
        clock.end("write")
    }

    /// The facts of the frame as JSON: its path, pixels, scale, time, the digest of its pixels, the characters without a
    /// glyph, and milliseconds by step.
    public func report(path: String) -> JSONValue {
        .object([
            .init("path", .string(path)),
            .init("width", .number(Double(bitmap.width))),
            .init("height", .number(Double(bitmap.height))),
            .init("scale", .number(Double(frame.traits.device.scale))),
            .init("time", .number(frame.time)),
            .init("digest", .string("xxh128:\(png().pixelDigest)")),
            .init("missingGlyphs", .array(missing.map { .string(Self.codePoint($0)) })),
            .init("milliseconds", .object(clock.phases.map { .init($0.name, .number(Self.rounded($0.milliseconds))) })),
        ])
    }

    /// A sentence about the characters that are drawn as boxes, or `nil` where every one has a glyph.
    public func missingWarning(path: String) -> String? {
        guard !missing.isEmpty else { return nil }
        let shown = missing.prefix(8).map(Self.codePoint).joined(separator: ", ")
        let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
        return
            "\(path): no font has \(shown)\(more), drawn as a box; give a font that has it (--font, or \"fonts\" in the "
            + "scene)"
    }

    /// `U+` and at least four digits.
    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }
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
