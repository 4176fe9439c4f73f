import CPNG

/// Reads PNG files of every colour type, depth and interlacing into straight 8-bit sRGB.
///
/// A file gives a whole picture or an error: a wrong checksum in any chunk, a missing end, a colour profile that cannot
/// be used are errors even where other programs show something. What follows the end of the PNG is not looked at.
/// 16-bit channels are converted to sRGB as they are, and then rounded to 8 bits by ``decode(file:)``. Of an animation
/// ``decode(file:)`` gives the picture that programs without animations show, and ``canonical(file:)``, which is for
/// comparing, refuses it.
public struct PNGDecoder: Sendable {
    public var limits: DecodingLimits

    public init(limits: DecodingLimits = .standard) {
        self.limits = limits
    }

    /// The picture in a file.
    public func decode(file path: String) throws(PNGDecodingError) -> PNGImage {
        try picture(read(path), file: path, refusesAnimation: false).image
    }

    /// The picture in the bytes of a file, which errors call by the name `file`.
    public func decode(_ bytes: [UInt8], file: String) throws(PNGDecodingError) -> PNGImage {
        try picture(bytes, file: file, refusesAnimation: false).image
    }

    /// The one picture in a file, with 16 bits a channel where the file has them; an animation is refused.
    public func canonical(file path: String) throws(PNGDecodingError) -> CanonicalPicture {
        try canonical(read(path), file: path)
    }

    /// The one picture in the bytes of a file, with 16 bits a channel where the file has them; an animation is refused.
    public func canonical(_ bytes: [UInt8], file: String) throws(PNGDecodingError) -> CanonicalPicture {
        try picture(bytes, file: file, refusesAnimation: true)
    }

    private func picture(
        _ bytes: [UInt8],
        file: String,
        refusesAnimation: Bool
    ) throws(PNGDecodingError) -> CanonicalPicture {
        if let objection = FileSignature.objection(to: bytes) {
            throw PNGDecodingError(file: file, reason: objection, offset: objection == .truncated ? bytes.count : nil)
        }
        let metadata = try PNGMetadata(bytes, file: file, limits: limits)
        if refusesAnimation, metadata.frameCount > 1 {
            throw PNGDecodingError(file: file, reason: .animated(frames: metadata.frameCount))
        }
        guard metadata.header.depth == 16 else {
            return CanonicalPicture(image(try pixels(of: bytes, metadata, as: UInt8.self, file: file), metadata))
        }
        let channels = try pixels(of: bytes, metadata, as: UInt16.self, file: file)
        return CanonicalPicture(image(Self.rounded(channels), metadata), sixteen: channels)
    }

    /// The bytes of a file, within the limits.
    package func read(_ path: String) throws(PNGDecodingError) -> [UInt8] {
        do throws(FileReadError) {
            return try FileReader.read(path, limit: limits.maximumFileBytes)
        } catch {
            throw PNGDecodingError(file: path, reason: .unreadable(error.reason))
        }
    }

    private func image(_ bytes: [UInt8], _ metadata: PNGMetadata) -> PNGImage {
        PNGImage(
            width: metadata.header.width,
            height: metadata.header.height,
            bytes: bytes,
            pixelsPerMetre: metadata.pixelsPerMetre,
            text: metadata.text
        )
    }

    /// The channels of all pixels, straight RGBA in sRGB.
    private func pixels<Channel: FixedWidthInteger>(
        of bytes: [UInt8],
        _ metadata: PNGMetadata,
        as channel: Channel.Type,
        file: String
    ) throws(PNGDecodingError) -> [Channel] {
        let header = metadata.header
        let count = 4 * header.width * header.height
        var failure: PNGDecodingError?
        let channels = [Channel](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            let pixels = DecodedPixels(
                base: UnsafeMutableRawPointer(base),
                width: header.width,
                height: header.height,
                sixteen: header.depth == 16
            )
            do throws(PNGDecodingError) {
                try Self.decode(bytes, into: pixels, file: file)
                try Self.convert(pixels, metadata, file: file)
                initialized = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return channels
    }

    private static func decode(
        _ bytes: [UInt8],
        into pixels: DecodedPixels,
        file: String
    ) throws(PNGDecodingError) {
        let report = cpng_decode(
            bytes,
            bytes.count,
            pixels.base,
            UInt32(pixels.width),
            UInt32(pixels.height),
            pixels.sixteen ? 1 : 0
        )
        let offset = report.offset
        switch report.status {
        case cpng_ok: return
        case cpng_truncated: throw PNGDecodingError(file: file, reason: .truncated, offset: offset)
        case cpng_out_of_memory: throw PNGDecodingError(file: file, reason: .outOfMemory)
        default: throw PNGDecodingError(file: file, reason: .malformed(report.words), offset: offset)
        }
    }

    private static func convert(
        _ pixels: DecodedPixels,
        _ metadata: PNGMetadata,
        file: String
    ) throws(PNGDecodingError) {
        do throws(ColorConversion.Failure) {
            try ColorConversion.convert(pixels, isGray: metadata.header.isGray, from: metadata.colorSource)
        } catch {
            throw PNGDecodingError(
                file: file,
                reason: .badColorProfile(error.words),
                offset: metadata.colorOffset
            )
        }
    }

    private static func rounded(_ channels: [UInt16]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: channels.count) { target, initialized in
            channels.withUnsafeBufferPointer { source in
                var index = 0
                while index < source.count {
                    target[index] = roundTo8(source[index])
                    index &+= 1
                }
            }
            initialized = channels.count
        }
    }
}

extension cpng_report {
    /// libpng's words on what went wrong.
    var words: String {
        withUnsafePointer(to: self) { String(cString: cpng_message($0)) }
    }
}
