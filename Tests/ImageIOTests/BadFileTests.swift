import Glibc
import ImageIO
import ScrimTestSupport
import Testing

/// Files that are no PNG, or no whole one: each has its own error and never gives a picture.
struct BadFileTests {
    private let samples = Samples(width: 2, height: 2, depth: 8, colorType: .gray, values: [1, 2, 3, 4])

    private func error(_ bytes: [UInt8], limits: DecodingLimits = .standard) -> PNGDecodingError? {
        do throws(PNGDecodingError) {
            _ = try PNGDecoder(limits: limits).decode(bytes, file: "shot.png")
            return nil
        } catch {
            return error
        }
    }

    private func isMalformed(_ error: PNGDecodingError?) -> Bool {
        if case .malformed = error?.reason { true } else { false }
    }

    @Test(
        "a file of another format is called by its name",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), "a JPEG"),
            (Array("GIF89a".utf8), "a GIF"),
            (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "a WebP"),
            ([0, 0, 0, 24] + Array("ftypheic".utf8), "a HEIC"),
            ([0, 0, 0, 24] + Array("ftypavif".utf8), "an AVIF"),
            (Array("%PDF-1.7".utf8), "a PDF"),
            ([0x4D, 0x4D, 0, 42], "a TIFF"),
        ] as [([UInt8], String)]
    )
    func otherFormats(bytes: [UInt8], name: String) {
        #expect(error(bytes)?.reason == .otherFormat(name))
    }

    @Test("empty files, Git LFS pointers and anything else")
    func notPNG() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"
        #expect(error([])?.reason == .empty)
        #expect(error(Array(pointer.utf8))?.reason == .gitLFSPointer)
        #expect(error(Array("hello, world".utf8))?.reason == .notPNG)
    }

    @Test("a PNG cut anywhere before its last byte is truncated there, plain and interlaced", arguments: [false, true])
    func everyPrefix(isInterlaced: Bool) {
        let file = PNGBuilder(samples, isInterlaced: isInterlaced, extra: [PNGBuilder.sRGB]).bytes
        for count in 1..<file.count {
            let expected = PNGDecodingError(file: "shot.png", reason: .truncated, offset: count)
            #expect(error(Array(file[..<count])) == expected)
        }
        #expect(error(file) == nil)
    }

    @Test("a change of any one byte to any other value is an error")
    func everyByte() {
        let file = PNGBuilder(samples, extra: [PNGBuilder.density(x: 2_835, y: 2_835)]).bytes
        for index in file.indices {
            for change in UInt8(1)...255 {
                var changed = file
                changed[index] ^= change
                if error(changed) == nil { Issue.record("byte \(index) ^ \(change) gave a picture") }
            }
        }
    }

    @Test("a wrong CRC is told with its chunk and place, in critical and in ancillary chunks")
    func checksums() {
        let builder = PNGBuilder(samples, extra: [PNGBuilder.Chunk(type: "teST", data: [1, 2, 3])])
        var offset = PNGBuilder.signature.count
        for chunk in builder.chunks {
            var file = builder.bytes
            let end = offset + chunk.bytes.count
            file[end - 1] ^= 1
            let expected = PNGDecodingError(
                file: "shot.png",
                reason: .wrongChecksum(chunk: chunk.type),
                offset: offset
            )
            #expect(error(file) == expected)
            offset = end
        }
    }

    @Test("a picture that claims 70000×70000 pixels is refused by its header")
    func hugeClaim() {
        var builder = PNGBuilder(samples)
        builder.chunks[0] = PNGBuilder.header(width: 70_000, height: 70_000)
        let expected = PNGDecodingError(
            file: "shot.png",
            reason: .sideTooLong(width: 70_000, height: 70_000, limit: 16_384),
            offset: 8
        )
        #expect(error(builder.bytes) == expected)
    }

    @Test("sides may have 16,384 pixels, and pixels 256 MiB, 8 bytes each at 16 bits")
    func standardLimits() {
        func reason(_ width: Int, _ height: Int, depth: Int = 8) -> PNGDecodingError.Reason? {
            var builder = PNGBuilder(samples)
            builder.chunks = [PNGBuilder.header(width: width, height: height, depth: depth)]
            return error(builder.bytes)?.reason
        }
        // Within the limits the file is found truncated, since it is only a header.
        #expect(reason(16_384, 4_096) == .truncated)
        #expect(reason(4_096, 16_384) == .truncated)
        #expect(reason(16_385, 1) == .sideTooLong(width: 16_385, height: 1, limit: 16_384))
        #expect(reason(1, 16_385) == .sideTooLong(width: 1, height: 16_385, limit: 16_384))
        #expect(
            reason(16_384, 4_097)
                == .tooManyBytes(width: 16_384, height: 4_097, bytes: 268_500_992, limit: 268_435_456)
        )
        #expect(
            reason(16_384, 4_096, depth: 16)
                == .tooManyBytes(width: 16_384, height: 4_096, bytes: 536_870_912, limit: 268_435_456)
        )
    }

    @Test("limits can be set, and a size beyond all numbers is still too many bytes")
    func ownLimits() {
        let file = PNGBuilder(samples).bytes
        let small = DecodingLimits(maximumSide: 1)
        #expect(error(file, limits: small)?.reason == .sideTooLong(width: 2, height: 2, limit: 1))
        let few = DecodingLimits(maximumDecodedBytes: 15)
        #expect(error(file, limits: few)?.reason == .tooManyBytes(width: 2, height: 2, bytes: 16, limit: 15))
        #expect(error(file, limits: DecodingLimits(maximumSide: 2, maximumDecodedBytes: 16)) == nil)

        var builder = PNGBuilder(samples)
        builder.chunks[0] = PNGBuilder.header(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, depth: 16)
        guard case .tooManyBytes = error(builder.bytes, limits: DecodingLimits(maximumSide: .max))?.reason else {
            Issue.record("a picture of 2⁶⁷ bytes was not refused")
            return
        }
    }

    @Test("pixels that end early within sound chunks, or are not there at all")
    func missingPixels() {
        let lines = samples.scanlines(isInterlaced: false)
        for count in 0..<lines.count {
            var builder = PNGBuilder(samples)
            builder.chunks[1].data = PNGBuilder.compressed(Array(lines[..<count]))
            #expect(isMalformed(error(builder.bytes)), "\(count) of \(lines.count) bytes")
        }
        for count in 0..<PNGBuilder(samples).chunks[1].data.count {
            var builder = PNGBuilder(samples)
            builder.chunks[1].data = Array(builder.chunks[1].data[..<count])
            #expect(error(builder.bytes) != nil, "\(count) compressed bytes")
        }
        var builder = PNGBuilder(samples)
        builder.chunks.remove(at: 1)
        #expect(isMalformed(error(builder.bytes)))
    }

    @Test("pixels whose own checksum is wrong")
    func pixelChecksum() {
        var builder = PNGBuilder(samples)
        builder.chunks[1].data[builder.chunks[1].data.count - 1] ^= 1
        #expect(isMalformed(error(builder.bytes)))
    }

    @Test("headers that no PNG has")
    func headers() {
        let header = PNGBuilder.header(width: 2, height: 2, colorType: .gray)
        func broken(_ change: (inout [UInt8]) -> Void) -> PNGDecodingError? {
            var builder = PNGBuilder(samples)
            change(&builder.chunks[0].data)
            return error(builder.bytes)
        }
        #expect(broken { _ in } == nil)
        #expect(isMalformed(broken { $0[3] = 0 }), "no width")
        #expect(isMalformed(broken { $0[7] = 0 }), "no height")
        #expect(isMalformed(broken { $0[8] = 3 }), "3 bits")
        #expect(isMalformed(broken { $0[9] = 1 }), "colour type 1")
        #expect(isMalformed(broken { $0[9] = 3 }), "a palette that is not there")
        #expect(isMalformed(broken { ($0[8], $0[9]) = (16, 3) }), "a palette of 16 bits")
        #expect(isMalformed(broken { $0[10] = 1 }), "compression 1")
        #expect(isMalformed(broken { $0[12] = 2 }), "interlacing 2")
        #expect(isMalformed(broken { $0.removeLast() }), "12 bytes")

        var builder = PNGBuilder(samples)
        builder.chunks.removeFirst()
        #expect(isMalformed(error(builder.bytes)), "no header")
        builder.chunks = [header, header]
        #expect(error(builder.bytes) != nil, "two headers")
    }

    @Test("chunks that must be understood and are not")
    func criticalChunks() {
        let unknown = PNGBuilder(samples, extra: [PNGBuilder.Chunk(type: "ABCD", data: [])])
        #expect(isMalformed(error(unknown.bytes)))
        var packed = PNGBuilder(samples)
        packed.chunks.insert(PNGBuilder.Chunk(type: "CgBI", data: [0x50, 0, 0x20, 2]), at: 0)
        guard case .unsupported(let words) = error(packed.bytes)?.reason else {
            Issue.record("not known as packed by Xcode")
            return
        }
        #expect(words.contains("Xcode"))
    }

    @Test("what follows the end of the PNG is not looked at")
    func trailer() throws {
        let file = PNGBuilder(samples).bytes
        let plain = try PNGDecoder().decode(file, file: "plain")
        #expect(try PNGDecoder().decode(file + [1, 2, 3], file: "longer") == plain)
    }

    @Test("files that cannot be read")
    func unreadable() throws {
        func reason(_ path: String, limits: DecodingLimits = .standard) -> PNGDecodingError.Reason? {
            do throws(PNGDecodingError) {
                _ = try PNGDecoder(limits: limits).decode(file: path)
                return nil
            } catch {
                #expect(error.file == path)
                return error.reason
            }
        }
        try TemporaryFolder.with { directory in
            let file = PNGBuilder(samples).bytes
            let path = try directory.write(file, to: "a.png")
            #expect(reason(path) == nil)
            #expect(reason(directory.path) == .unreadable(.isDirectory))
            #expect(reason(directory.path + "/b.png") == .unreadable(.notFound))
            #expect(reason(path + "/c.png") == .unreadable(.notFound))
            #expect(reason(path + "\0") == .unreadable(.notFound))
            #expect(reason(path, limits: DecodingLimits(maximumFileBytes: file.count)) == nil)
            let limit = file.count - 1
            #expect(
                reason(path, limits: DecodingLimits(maximumFileBytes: limit)) == .unreadable(.tooLarge(limit: limit))
            )
            #expect(
                reason("/dev/zero", limits: DecodingLimits(maximumFileBytes: 9)) == .unreadable(.tooLarge(limit: 9))
            )
            #expect(reason("/dev/null") == .empty)
            chmod(path, 0)
            // The superuser reads everything.
            #expect(reason(path) == (geteuid() == 0 ? nil : .unreadable(.notPermitted)))
        }
    }

    @Test("a message names the file, the reason, the byte and the remedy")
    func message() {
        let error = PNGDecodingError(file: "a/shot.png", reason: .wrongChecksum(chunk: "IDAT"), offset: 57)
        #expect(
            error.description
                == "a/shot.png: the checksum of chunk IDAT is wrong (at byte 57); export or copy the picture again"
        )
    }

    @Test("what is too large is no matter of limits, for which there is no option")
    func tooLargeRemedy() {
        let error = PNGDecodingError(file: "f", reason: .sideTooLong(width: 1, height: 2, limit: 3))
        #expect(error.description.hasSuffix("; give a smaller picture"))
    }

    @Test("an animation is no picture to compare, be it of two frames or more; one of a single frame is")
    func animation() throws {
        func file(_ data: [UInt8], behindPixels: Bool = false) -> [UInt8] {
            let samples = Samples(width: 1, height: 1, depth: 8, colorType: .rgb, values: [10, 20, 30])
            var builder = PNGBuilder(samples)
            builder.chunks.insert(.init(type: "acTL", data: data), at: behindPixels ? 2 : 1)
            return builder.bytes
        }
        for (frames, byte) in [(2, 0), (258, 1)] as [(Int, UInt8)] {
            let bytes = file([0, 0, byte, 2, 0, 0, 0, 0])
            let expected = PNGDecodingError(file: "f", reason: .animated(frames: frames))
            #expect(throws: expected) { try PNGDecoder().canonical(bytes, file: "f") }
            #expect(try PNGDecoder().decode(bytes, file: "f").bytes == [10, 20, 30, 255])
        }
        #expect(try PNGDecoder().canonical(file([0, 0, 0, 1, 0, 0, 0, 0]), file: "f").depth == 8)
        #expect(try PNGDecoder().canonical(file([0, 0, 0, 2, 0, 0, 0, 0], behindPixels: true), file: "f").depth == 8)
        #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(file([0, 0, 0, 1]), file: "f") }
    }

    @Test("every reason has a message of its own")
    func messages() {
        let reasons: [PNGDecodingError.Reason] = [
            .unreadable(.notFound), .unreadable(.isDirectory), .unreadable(.notPermitted),
            .unreadable(.failed("words")), .unreadable(.tooLarge(limit: 1)), .empty, .gitLFSPointer,
            .otherFormat("a JPEG"), .notPNG, .truncated, .wrongChecksum(chunk: "IDAT"),
            .sideTooLong(width: 1, height: 2, limit: 3), .tooManyBytes(width: 1, height: 2, bytes: 3, limit: 4),
            .malformed("words"), .unsupported("other words"), .badColorProfile("words"), .animated(frames: 2),
            .outOfMemory,
        ]
        let messages = reasons.map { PNGDecodingError(file: "f", reason: $0).description }
        #expect(Set(messages).count == reasons.count)
    }
}
