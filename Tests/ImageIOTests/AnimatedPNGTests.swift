import Glibc
import ImageIO
import ScrimTestSupport
import Testing
import Threads

@Suite("Animated PNG files")
struct AnimatedPNGTests {
    /// The bytes of the file of some pictures.
    static func file(
        _ pictures: [PNGImage],
        isOpaque: Bool = true,
        framesPerSecond: Int = 60,
        loops: Int = 0
    ) throws -> [UInt8] {
        try TemporaryFolder.with { folder in
            let path = folder.file("a.png")
            let writer = try AnimatedPNGWriter(
                to: path,
                like: pictures[0],
                isOpaque: isOpaque,
                framesPerSecond: framesPerSecond,
                loops: loops
            )
            var previous: PNGImage?
            for picture in pictures {
                try writer.append(AnimatedPNGFrame(picture, after: previous, isOpaque: isOpaque))
                previous = picture
            }
            try writer.finish()
            #expect(try folder.names() == ["a.png"])
            return try FileReader.read(path, limit: 1 << 26)
        }
    }

    /// Pictures of which each changes a rectangle of the one before, or nothing.
    static func pictures(width: Int, height: Int, count: Int, isOpaque: Bool, seed: UInt64) -> [PNGImage] {
        var random = SeededRandom(seed: seed)
        var image = PNGBandTests.picture(width: width, height: height, isOpaque: isOpaque, seed: seed)
        return (0..<count).map { _ in
            if Int.random(in: 0..<3, using: &random) > 0 {
                var bytes = image.bytes
                let columns = range(in: width, &random)
                for y in range(in: height, &random) {
                    for x in columns {
                        let channel = 4 * (y * width + x) + Int.random(in: 0..<(isOpaque ? 3 : 4), using: &random)
                        bytes[channel] = UInt8.random(in: 0...255, using: &random)
                    }
                }
                image = PNGImage(width: width, height: height, bytes: bytes)
            }
            return image
        }
    }

    private static func range(in count: Int, _ random: inout SeededRandom) -> Range<Int> {
        let start = Int.random(in: 0..<count, using: &random)
        return start..<Int.random(in: start + 1...count, using: &random)
    }

    @Test(
        "a reader that follows the specification shows each picture for its time, and no frame has more than what changed",
        arguments: [(1, 1, true), (1, 9, false), (40, 30, true), (40, 30, false), (1_000, 90, true)]
    )
    func exact(width: Int, height: Int, isOpaque: Bool) throws {
        let pictures = Self.pictures(
            width: width,
            height: height,
            count: height > 50 ? 3 : 24,
            isOpaque: isOpaque,
            seed: 91
        )
        let animation = try NaiveAnimation(Self.file(pictures, isOpaque: isOpaque, framesPerSecond: 30))
        var index = 0
        for (number, frame) in animation.frames.enumerated() {
            #expect(frame.pixels == pictures[index].bytes, "frame \(number)")
            if index > 0 {
                let rect = Self.changed(pictures[index - 1], pictures[index])
                #expect(frame.rect == rect, "frame \(number)")
            }
            let length = pictures[index...].prefix { $0 == pictures[index] }.count
            #expect(frame.delay[0] * 30 == length * frame.delay[1])
            index += length
        }
        #expect(index == pictures.count)
    }

    /// Width, height, left and top of the smallest rectangle around the pixels that differ.
    private static func changed(_ old: PNGImage, _ new: PNGImage) -> [Int] {
        let pixels = (0..<old.width * old.height).filter {
            old.bytes[4 * $0..<4 * $0 + 4] != new.bytes[4 * $0..<4 * $0 + 4]
        }
        let (columns, rows) = (pixels.map { $0 % old.width }, pixels.map { $0 / old.width })
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return []
        }
        return [right - left + 1, bottom - top + 1, left, top]
    }

    @Test("a delay is the number of equal pictures over the rate, in lowest terms")
    func delays() throws {
        let colors: [UInt8] = [1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
        let pictures = colors.map { PNGImage(width: 1, height: 1, bytes: [$0, 0, 0, 255]) }
        let at24 = try NaiveAnimation(Self.file(pictures, framesPerSecond: 24, loops: 3))
        #expect(at24.frames.map(\.delay) == [[1, 8], [1, 24], [1, 2]])
        #expect(at24.loops == 3)
        let at60 = try NaiveAnimation(Self.file(pictures, framesPerSecond: 60))
        #expect(at60.frames.map(\.delay) == [[1, 20], [1, 60], [1, 5]])
        #expect(at60.loops == 0)
    }

    @Test("a picture that lasts longer than a delay can say is shown again by one pixel")
    func longDelay() throws {
        let picture = PNGImage(width: 3, height: 2, bytes: (0..<24).map { $0 % 4 == 3 ? 255 : $0 })
        try TemporaryFolder.with { folder in
            let path = folder.file("a.png")
            let writer = try AnimatedPNGWriter(to: path, like: picture, isOpaque: true, framesPerSecond: 1000)
            let first = try AnimatedPNGFrame(picture, after: nil, isOpaque: true)
            let same = try AnimatedPNGFrame(picture, after: picture, isOpaque: true)
            for index in 0..<65_540 { try writer.append(index == 0 ? first : same) }
            #expect(try writer.finish() == 2)
            let animation = try NaiveAnimation(FileReader.read(path, limit: 1 << 20))
            #expect(animation.frames.map(\.delay) == [[13_107, 200], [1, 200]])
            #expect(animation.frames.map(\.rect) == [[3, 2, 0, 0], [1, 1, 0, 0]])
            #expect(animation.frames.allSatisfy { $0.pixels == picture.bytes })
        }
    }

    @Test("the animation's chunks stand where the specification has them, the first frame being the still picture")
    func chunks() throws {
        var pictures = Self.pictures(width: 90, height: 1_000, count: 2, isOpaque: true, seed: 93)
        pictures[0].text = [.init(keyword: "Title", text: "moving")]
        pictures[0].pixelsPerMetre = 5_669
        var bytes = pictures[0].bytes
        bytes[0] ^= 1
        bytes[bytes.count - 2] ^= 1
        pictures[1] = PNGImage(width: 90, height: 1_000, bytes: bytes)
        let file = try Self.file(pictures)
        // A row of RGB takes 271 bytes, and 967 of them 256 KiB.
        #expect(
            try NaiveAnimation(file).types
                == ["IHDR", "sRGB", "pHYs", "tEXt", "acTL", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fdAT", "IEND"]
        )
        #expect(try PNGDecoder().decode(file, file: "animation") == pictures[0])
    }

    @Test("the same pictures give the same bytes on any number of threads")
    func threads() throws {
        let pictures = Self.pictures(width: 400, height: 500, count: 3, isOpaque: true, seed: 94)
        let file = try ThreadPool.$current.withValue(.single) { try Self.file(pictures) }
        for threads in [2, 3, 7] {
            let again = try ThreadPool.$current.withValue(ThreadPool(threads: threads)) { try Self.file(pictures) }
            #expect(again == file, "\(threads) threads")
        }
    }

    @Test("in memory an animation has the bytes of its file", arguments: [true, false])
    func memory(isOpaque: Bool) throws {
        let pictures = Self.pictures(width: 30, height: 20, count: 9, isOpaque: isOpaque, seed: 96)
        #expect(
            try AnimatedPNGWriter.bytes(of: pictures, isOpaque: isOpaque, framesPerSecond: 30)
                == Self.file(pictures, isOpaque: isOpaque, framesPerSecond: 30)
        )
    }

    @Test("an animation that is not finished leaves what was there, and nothing beside it")
    func unfinished() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("before", to: "a.png")
            let picture = PNGImage(width: 1, height: 1, bytes: [1, 2, 3, 255])
            do {
                let writer = try AnimatedPNGWriter(to: path, like: picture, isOpaque: true, framesPerSecond: 60)
                try writer.append(AnimatedPNGFrame(picture, after: nil, isOpaque: true))
                #expect(try folder.names().count == 2)
            }
            #expect(try folder.names() == ["a.png"])
            #expect(try FileReader.read(path, limit: 100) == Array("before".utf8))
        }
    }

    @Test("a picture of another size, or with an alpha that there was not to be, is an error")
    func errors() {
        let small = PNGImage(width: 1, height: 1, bytes: [1, 2, 3, 255])
        let wide = PNGImage(width: 2, height: 1, bytes: [1, 2, 3, 255, 1, 2, 3, 254])
        #expect(throws: PNGEncodingError.sizeChanges(width: 1, height: 1, newWidth: 2, newHeight: 1)) {
            try AnimatedPNGFrame(wide, after: small, isOpaque: false)
        }
        #expect(throws: PNGEncodingError.notOpaque) { try AnimatedPNGFrame(wide, after: nil, isOpaque: true) }
    }

    @Test("other programs find no fault in it and see the first picture", arguments: [true, false])
    func otherPrograms(isOpaque: Bool) throws {
        let pictures = Self.pictures(width: 60, height: 50, count: 12, isOpaque: isOpaque, seed: 95)
        try TemporaryFolder.with { folder in
            let (path, pixels) = (folder.file("a.png"), folder.file("a.rgba"))
            try folder.write(Self.file(pictures, isOpaque: isOpaque), to: "a.png")
            if Self.has("pngcheck") { #expect(system("pngcheck -q '\(path)'") == 0) }
            if Self.has("convert") {
                try #require(system("convert '\(path)' -depth 8 'RGBA:\(pixels)'") == 0)
                #expect(try FileReader.read(pixels, limit: 1 << 20) == pictures[0].bytes)
            }
        }
    }

    private static func has(_ program: String) -> Bool { system("command -v \(program) >/dev/null") == 0 }
}
