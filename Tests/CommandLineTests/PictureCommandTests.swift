import ImageIO
import Raster
import ScrimTestSupport
import Testing

@testable import scrim_cli

struct PictureCommandTests {
    @Test("Equal pictures: 0, different pixels: 1, different sizes: 3")
    func compare() throws {
        try TemporaryFolder.with { folder in
            try folder.picture("white.png", width: 4, height: 3)
            try folder.picture("wide.png", width: 5, height: 3)
            var bitmap = Bitmap(width: 4, height: 3, color: Color.white.premultiplied)
            bitmap[1, 2] = Color(red8: 255, green8: 255, blue8: 250).premultiplied
            bitmap[3, 1] = Color(red8: 254, green8: 255, blue8: 255).premultiplied
            try PNGEncoder().write(PNGImage(bitmap), to: folder.file("other.png"))

            let equal = CommandRun("compare", folder.file("white.png"), folder.file("white.png"), "--json")
            #expect(equal.code == .success)
            #expect(equal.output == "{\"verdict\": \"equal\"}\n")

            let words = ["compare", folder.file("white.png"), folder.file("other.png")]
            let different = CommandRun(words + ["--diff", folder.file("diff.png")])
            #expect(different.code == .different)
            #expect(different.output == "2 pixels differ within 3×2 at (1, 1), by up to 5 of 255\n")
            #expect(try PNGDecoder().decode(file: folder.file("diff.png")).width == 4)
            #expect(
                CommandRun(words + ["--json"]).output
                    == #"{"verdict": "different", "pixels": 2, "bounds": {"x": 1, "y": 1, "width": 3, "height": 2}, "#
                    + "\"largestChannelDifference\": 5}\n"
            )

            let wide = ["compare", folder.file("white.png"), folder.file("wide.png"), "--diff", folder.file("no.png")]
            let sizes = CommandRun(wide)
            #expect(sizes.code == .sizesDiffer)
            #expect(sizes.output == "sizes differ: expected 4×3, found 5×3 pixels\n")
            #expect(!folder.exists("no.png"))
        }
    }

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
}
