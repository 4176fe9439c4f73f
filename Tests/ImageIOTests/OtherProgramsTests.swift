import Glibc
import ImageIO
import ScrimTestSupport
import Testing

/// Files as other programs see them, where those programs are there.
@Suite("PNG files and other programs")
struct OtherProgramsTests {
    private static let pictures: [PNGImage] = {
        let sizes = [(1, 1), (33, 20), (600, 450)]
        var pictures = sizes.flatMap { width, height in
            [true, false].map { isOpaque in
                PNGBandTests.picture(width: width, height: height, isOpaque: isOpaque, seed: UInt64(width))
            }
        }
        // A palette, few bits of gray, and one clear colour.
        let pixels: [(Int) -> [UInt8]] = [
            { [UInt8($0 % 5 * 40), 9, 0, 255] },
            { [UInt8](repeating: UInt8($0 % 4 * 85), count: 3) + [255] },
            { $0 % 9 == 0 ? [1, 2, 3, 0] : [UInt8($0 % 250), UInt8($0 / 3), 77, 255] },
        ]
        for pixel in pixels {
            let bytes = (0..<700).flatMap { pixel($0) }
            pictures.append(PNGImage(width: 35, height: 20, bytes: bytes))
        }
        for index in pictures.indices {
            pictures[index].pixelsPerMetre = 8_504
            pictures[index].text = [
                .init(keyword: "Title", text: "one"), .init(keyword: "Author", text: "日本語"),
            ]
        }
        return pictures
    }()

    private static func has(_ program: String) -> Bool { system("command -v \(program) >/dev/null") == 0 }

    @Test("pngcheck finds no fault", .enabled(if: has("pngcheck")), arguments: PNGCompression.allCases)
    func pngcheck(compression: PNGCompression) throws {
        try TemporaryFolder.with { folder in
            for (index, picture) in Self.pictures.enumerated() {
                let file = folder.file("\(index).png")
                try PNGEncoder(compression).write(picture, to: file)
                #expect(system("pngcheck -q '\(file)'") == 0, "picture \(index)")
            }
        }
    }

    @Test("ImageMagick reads the same pixels", .enabled(if: has("convert")), arguments: PNGCompression.allCases)
    func imageMagick(compression: PNGCompression) throws {
        try TemporaryFolder.with { folder in
            for (index, picture) in Self.pictures.enumerated() {
                let (file, pixels) = (folder.file("\(index).png"), folder.file("\(index).rgba"))
                try PNGEncoder(compression).write(picture, to: file)
                try #require(system("convert '\(file)' -depth 8 'RGBA:\(pixels)'") == 0)
                #expect(try FileReader.read(pixels, limit: 1 << 24) == picture.bytes, "picture \(index)")
            }
        }
    }
}
