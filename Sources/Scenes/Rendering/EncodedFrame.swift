import ImageIO
import Raster
import StrictJSON

/// A frame as the bytes of its PNG file, and what is known of its making.
///
/// It takes much less memory than the frame's pixels, so that many can wait for their turn to be written.
public struct EncodedFrame: Sendable {
    public let frame: SceneFrame
    /// The bytes of the PNG file.
    public let bytes: [UInt8]
    /// Characters that no font has, drawn as boxes; each once, in the order of drawing.
    public let missing: [Unicode.Scalar]
    private let size: PixelSize
    private let digest: PixelDigest?
    private var clock: PhaseClock

    init(
        _ rendered: RenderedFrame,
        digested: Bool,
        clock: PhaseClock,
        encode: (PNGImage) throws -> [UInt8]
    ) throws {
        var clock = clock
        clock.restart()
        let image = rendered.png()
        frame = rendered.frame
        missing = rendered.missing
        size = rendered.bitmap.bounds.size
        bytes = try encode(image)
        clock.end("encode")
        digest = digested ? image.pixelDigest : nil
        self.clock = clock
    }

    /// Writes the file.
    public mutating func write(to path: String) throws {
        clock.restart()
        try AtomicFile.write(bytes, to: path)
        clock.end("write")
    }

    /// The facts of the frame as JSON: its path, pixels, scale, time, the digest of its pixels where it was asked for, the
    /// characters without a glyph, and milliseconds by step.
    public func report(path: String) -> JSONValue {
        .object(
            [
                .init("path", .string(path)),
                .init("width", .number(Double(size.width))),
                .init("height", .number(Double(size.height))),
                .init("scale", .number(Double(frame.traits.device.scale))),
                .init("time", .number(frame.time)),
            ] + (digest.map { [.init("digest", .string("xxh128:\($0)"))] } ?? []) + [
                .init("missingGlyphs", .array(missing.map { .string($0.codePoint) })),
                .init("milliseconds", clock.json),
            ]
        )
    }

    /// A sentence about the characters that are drawn as boxes, or `nil` where every one has a glyph.
    public func missingWarning(path: String) -> String? { missing.warning(path: path) }
}

extension PhaseClock {
    /// Milliseconds by step, to a thousandth.
    fileprivate var json: JSONValue {
        .object(phases.map { .init($0.name, .number(($0.milliseconds * 1000).rounded() / 1000)) })
    }
}
