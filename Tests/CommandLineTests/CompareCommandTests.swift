import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

struct CompareCommandTests {
    /// White, and the same with two pixels that are a few steps darker.
    private static func with<Result>(_ body: (_ folder: TemporaryFolder, _ words: [String]) throws -> Result) throws
        -> Result
    {
        try TemporaryFolder.with { folder in
            try folder.picture("white.png", width: 40, height: 30)
            var bitmap = Bitmap(width: 40, height: 30, color: Color.white.premultiplied)
            bitmap[1, 2] = Color(red8: 255, green8: 255, blue8: 250).premultiplied
            bitmap[3, 1] = Color(red8: 254, green8: 255, blue8: 255).premultiplied
            try PNGEncoder().write(PNGImage(bitmap), to: folder.file("other.png"))
            return try body(folder, ["compare", folder.file("white.png"), folder.file("other.png")])
        }
    }

    @Test("Equal pictures: 0, different pixels: 1, different sizes: 3; a picture for those that are not equal")
    func codes() throws {
        try Self.with { folder, words in
            try folder.picture("wide.png", width: 41, height: 30)
            let white = folder.file("white.png")
            let equal = CommandRun("compare", white, white, "--json", "--picture", folder.file("no.png"))
            #expect(equal.code == .success)
            #expect(equal.output == #"{"verdict": "equal", "passes": true}"# + "\n")
            #expect(!folder.exists("no.png"))

            let different = CommandRun(words + ["--picture", folder.file("diff.png"), "--style", "difference"])
            #expect(different.code == .different)
            #expect(different.lines[0] == "2 of 1200 pixels differ (0.167 %) within 3×2 at (1, 1), by up to 5 of 255")
            #expect(try PNGDecoder().decode(file: folder.file("diff.png")).width == 40)

            let sizes = CommandRun("compare", white, folder.file("wide.png"), "--picture", folder.file("sizes.png"))
            #expect(sizes.code == .sizesDiffer)
            #expect(sizes.lines[0] == "sizes differ: expected 40×30 px, found 41×30 px")
            #expect(folder.exists("sizes.png"))
        }
    }

    @Test("The JSON holds the facts, the verdict and the whole analysis")
    func json() throws {
        try Self.with { _, words in
            let object = try JSONReader(JSONValue(parsing: CommandRun(words + ["--json"]).output)).anyObject()
            #expect(try object["verdict"].string() == "different")
            #expect(try object["pixels"].integer(in: 0...9) == 2)
            #expect(try !object["passes"].bool())
            #expect(try object["analysis"].anyObject()["largestChannelDifference"].integer(in: 0...9) == 5)
        }
    }

    @Test(
        "Limits, masks and metrics decide",
        arguments: [
            ("--max-pixels 2", true), ("--max-pixels 1", false), ("--max-channel 5", true), ("--max-channel 4", false),
            ("--max-pixels 2 --max-channel 4", false), ("--max-window 2", true),
            ("--max-window 1 --window-size 2", true),
            ("--max-window 1 --window-size 3", false), ("--max-distance 0.5", true), ("--max-distance 0.0001", false),
            ("--mask 0,0,4,3", true), ("--mask 0,0,2,3", false), ("--mask 0,0,2,3 --mask 3,1,1,1", true),
            ("--antialiasing 2", false), ("--metric pixelmatch", true), ("--metric pixelmatch:0", false),
            ("--metric pixelmatch:0:aa --max-pixels 2", true), ("--metric precision:1", false),
            ("--metric precision:0.99", true), ("--metric precision:1:0.9", true), ("--metric ssim", true),
            ("--metric ssim:1", false),
        ]
    )
    func verdicts(options: String, passes: Bool) throws {
        try Self.with { _, words in
            let run = CommandRun(words + options.split(separator: " ").map(String.init))
            #expect(run.code == (passes ? .success : .different), "\(run.output)\(run.errors)")
        }
    }

    @Test(
        "What cannot be meant is wrong usage, and is no pass",
        arguments: [
            "--max-pixels -1", "--max-pixels 1%", "--max-pixels 0.5", "--max-channel 256", "--max-distance nan",
            "--max-distance 2.5", "--window-size 0", "--mask 1,2,3", "--mask 1,2,3,x", "--mask 0,0,40,30",
            "--mask 40,0,5,5", "--metric psnr", "--metric pixelmatch:2", "--metric pixelmatch:x", "--metric precision",
            "--metric ssim:0.9:0.9", "--metric ssim --max-pixels 3", "--metric pixelmatch --mask 0,0,1,1",
            "--style overlay", "--picture out.png --style loud", "--diff out.png",
        ]
    )
    func usage(options: String) throws {
        try Self.with { folder, words in
            for other in [words[2], words[1]] {
                let run = CommandRun([words[0], words[1], other] + options.split(separator: " ").map(String.init))
                #expect(run.code == .usage, "\(run.output)\(run.errors)")
            }
        }
    }

    @Test("An animation is compared with nothing but the same bytes, however equal its first frame is")
    func animation() throws {
        try Self.with { folder, words in
            let file = try FileReader.read(words[1], limit: 1 << 20)
            func animated(_ name: String, loops: UInt8) throws -> String {
                // Behind the header, which ends at byte 33: two frames, of which the second need not be there.
                let chunk = PNGBuilder.Chunk(type: "acTL", data: [0, 0, 0, 2, 0, 0, 0, loops])
                return try folder.write(file[..<33] + chunk.bytes + file[33...], to: name)
            }
            let (one, same) = (try animated("one.png", loops: 0), try animated("same.png", loops: 0))
            let other = try animated("other-loops.png", loops: 1)
            for (old, new) in [(one, words[1]), (words[1], one), (one, other)] {
                let run = CommandRun("compare", old, new)
                #expect(run.code == .unreadable && run.output == "")
                #expect(run.errors.contains("animation of 2 frames"))
            }
            let equal = CommandRun("compare", one, same)
            #expect(equal.code == .success && equal.output == "equal\n")
        }
    }
}
