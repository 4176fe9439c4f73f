import ImageIO
import Raster
import ScrimTestSupport
import Testing

@testable import scrim_cli

struct PictureCommandTests {
    @Test("A blur of sigma 0 keeps every pixel and the density; the rows form runs from the first row to the last")
    func blur() throws {
        try TemporaryFolder.with { folder in
            var random = SeededRandom(seed: 7)
            let bytes = (0..<4 * 16 * 32).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
            let image = PNGImage(width: 16, height: 32, bytes: bytes, pixelsPerMetre: 5669)
            try PNGEncoder().write(image, to: folder.file("in.png"))

            let run = CommandRun("blur", folder.file("in.png"), folder.file("out.png"), "--sigma", "0")
            #expect(run.code == .success)
            #expect(run.lines == [folder.file("out.png")])
            let same = try PNGDecoder().decode(file: folder.file("out.png"))
            #expect(same.bytes == bytes)
            #expect(same.pixelsPerMetre == 5669)

            let rows = CommandRun(
                "blur",
                folder.file("in.png"),
                folder.file("rows.png"),
                "--rows",
                "0:6",
                "--edges",
                "mirror"
            )
            #expect(rows.code == .success)
            let blurred = try PNGDecoder().decode(file: folder.file("rows.png"))
            #expect(blurred.bytes.prefix(64) == bytes.prefix(64)[...])
            var expected = Bitmap(image)
            try expected.blur(.linear(from: 0, to: 6, rows: 32), edges: .mirror)
            #expect(Bitmap(blurred) == expected)
        }
    }

    @Test("Each form of a mask blurs by the sigmas that it names")
    func masks() throws {
        try TemporaryFolder.with { folder in
            let picture = TestPictures.hardNoise(width: 24, height: 20, seed: 8)
            try PNGEncoder().write(PNGImage(picture), to: folder.file("in.png"))
            let ramp = Bitmap(width: 3, height: 1, bytes: [0, 0, 0, 255, 90, 90, 90, 255, 255, 255, 255, 255])
            try PNGEncoder().write(PNGImage(ramp), to: folder.file("mask.png"))
            let (from, to) = (Point(x: 2, y: 3), Point(x: 20.5, y: 12))
            let forms: [(words: [String], mask: SigmaMask)] = [
                (["--mask", folder.file("mask.png"), "--sigma", "7"], .image(try MaskImage(ramp), maximum: 7)),
                (["--linear", "2,3:20.5,12", "--sigma", "6"], .linear(from: from, to: to, maximum: 6)),
                (["--radial", "2,3:0:15", "--sigma", "5"], .radial(center: from, inner: 0, outer: 15, maximum: 5)),
                (
                    ["--two-point", "2,3,1.5:20.5,12,4"],
                    .twoPoint(from: from, fromSigma: 1.5, to: to, toSigma: 4)
                ),
            ]
            for (words, mask) in forms {
                let run = CommandRun(
                    ["blur", folder.file("in.png"), folder.file("out.png"), "--edges", "clamp"] + words
                )
                #expect(run.code == .success, "\(words)")
                var expected = picture
                try expected.blur(.mask(mask), edges: .clamp)
                #expect(Bitmap(try PNGDecoder().decode(file: folder.file("out.png"))) == expected, "\(words)")
            }
        }
    }
}
