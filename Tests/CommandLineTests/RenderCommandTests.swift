import FoundationEssentials
import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

struct RenderCommandTests {
    static let small = ["--device", "iPhone SE (1st generation)"]
    static let name = "sample_success_clear_iphone-se-1st-gen_light_large"

    @Test("A frame is printed by its path, has the device's size and says what made it")
    func frame() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(
                ["render", "--state", "success", "--backdrop", "clear", "--out", folder.file("a/b")] + Self.small
            )
            #expect(run.code == .success)
            #expect(run.errors == "")
            #expect(run.lines == [folder.file("a/b/\(Self.name).png")])
            let image = try PNGDecoder().decode(file: run.lines[0])
            #expect((image.width, image.height) == (640, 1136))
            #expect(image.isOpaque)
            #expect(image.scale == 2)
            #expect(image.text(for: "Scrim:version") == "0.1.0")
            #expect(image.text(for: "Scrim:device") == "iPhone SE (1st generation)")
            #expect(image.text(for: "Scrim:scale") == "2")
            #expect(image.text(for: "Scrim:fonts")?.contains("Inter-Regular sha256:") == true)
            #expect(try folder.names() == ["a"])
        }
    }

    @Test("The JSON of a frame tells its path, size, scale, time, digest, missing glyphs and times")
    func json() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(
                ["render", "--state", "success", "--backdrop", "clear", "--at", "0.5", "--json", "--out", folder.path]
                    + Self.small + ["--message", "a\u{1F600}b\u{1F600}"]
            )
            #expect(run.code == .success)
            let object = try JSONReader(JSONValue(parsing: run.output)).object(
                keys: ["path", "width", "height", "scale", "time", "digest", "missingGlyphs", "milliseconds"]
            )
            let path = try object["path"].string()
            #expect(path == folder.file("\(Self.name)_0.5s.png"))
            #expect(try object["width"].number() == 640)
            #expect(try object["height"].number() == 1136)
            #expect(try object["scale"].number() == 2)
            #expect(try object["time"].number() == 0.5)
            let digest = try PNGDecoder().decode(file: path).pixelDigest
            #expect(try object["digest"].string() == "xxh128:\(digest)")
            #expect(try object["missingGlyphs"].value == .array([.string("U+1F600")]))
            let phases = try object["milliseconds"].object(keys: ["load", "layout", "draw", "encode", "write"])
            #expect(try phases["draw"].number() > 0)
        }
    }

    @Test("Characters that no font has are named on standard error, beside the path that holds their boxes")
    func missingGlyphs() throws {
        try TemporaryFolder.with { folder in
            let words = ["render", "--state", "success", "--backdrop", "clear", "--out", folder.path] + Self.small
            let run = CommandRun(words + ["--message", "a\u{1F600}b\u{1F600}\u{1F601}"])
            #expect(run.code == .success)
            #expect(run.lines == [folder.file("\(Self.name).png")])
            #expect(run.errors.hasPrefix("scrim: \(run.lines[0]): no font has U+1F600, U+1F601, drawn as a box;"))
        }
    }

    @Test("The same command twice gives the same bytes")
    func determinism() throws {
        try TemporaryFolder.with { folder in
            let words =
                ["render", "--state", "failure", "--backdrop", "variable-blur", "--appearance", "dark"] + Self.small
            let first = CommandRun(words + ["--out", folder.file("a")])
            let second = CommandRun(words + ["--out", folder.file("b")])
            let bytes = try [first, second].map { try Data(contentsOf: URL(filePath: $0.lines[0])) }
            #expect(bytes[0] == bytes[1])
        }
    }

    @Test("Without scene files and options that say otherwise, every state lies over every backdrop")
    func defaults() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(["render", "--out", folder.path] + Self.small, progress: true)
            #expect(run.lines.count == 12)
            let names = try folder.names()
            #expect(names.count == 12)
            #expect(run.errors.hasPrefix("\r\u{1B}[K1 of 12  sample_loading_variable-blur_"))
            #expect(run.errors.hasSuffix("\r\u{1B}[K"))
        }
    }

    @Test("A screenshot of the device's size lies unchanged under a clear backdrop, and fits by crop or scale")
    func screenshots() throws {
        try TemporaryFolder.with { folder in
            var bitmap = Bitmap(width: 700, height: 1200, color: Color(red: 0, green: 0.5, blue: 0).premultiplied)
            bitmap[30, 32] = Color(red: 1, green: 0, blue: 0).premultiplied
            try PNGEncoder().write(PNGImage(bitmap), to: folder.file("Shot 1.png"))
            let words = ["render", "--screen", folder.file("Shot 1.png"), "--state", "loading", "--backdrop", "clear"]
            let crop = CommandRun(words + Self.small + ["--fit", "crop", "--out", folder.file("crop")])
            let cropped = Bitmap(try PNGDecoder().decode(file: try #require(crop.lines.first)))
            // Cut about the centre: 30 pixels of 60 go at the left, 32 of 64 at the top.
            #expect(cropped[0, 0] == bitmap[30, 32])
            #expect(cropped[1, 0] == bitmap[0, 0])
            let scale = CommandRun(words + Self.small + ["--fit", "scale", "--out", folder.file("scale")])
            let scaled = Bitmap(try PNGDecoder().decode(file: try #require(scale.lines.first)))
            #expect((scaled.width, scaled.height) == (640, 1136))
            #expect(scaled[639, 1135] == bitmap[0, 0])
        }
    }

    @Test(
        "A step is printed as JSON, one frame unless lists ask for more, and no file is made",
        arguments: [
            "tree", "layout", "display-list",
        ]
    )
    func print(step: String) throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(["render", "--print", step, "--out", folder.file("out")] + Self.small)
            #expect(run.code == .success)
            guard case .object = try JSONValue(parsing: run.output) else {
                Issue.record("\(run.output)")
                return
            }
            #expect(try folder.names() == [])
        }
    }

    @Test(
        "A display list that was printed draws the frame that it was printed for",
        arguments: [
            ["--backdrop", "variable-blur", "--state", "failure", "--retry"],
            ["--backdrop", "material:thin", "--state", "loading", "--direction", "rtl", "--appearance", "dark"],
            ["--backdrop", "dim", "--state", "success", "--message", "\u{1F600} \u{5D0}\u{5D1}"],
        ]
    )
    func drawing(words: [String]) throws {
        try TemporaryFolder.with { folder in
            let frame = CommandRun(["render", "--out", folder.path] + Self.small + words)
            let list = CommandRun(["render", "--print", "display-list"] + Self.small + words)
            try folder.write(list.output, to: "list.json")
            let drawn = CommandRun("draw", folder.file("list.json"), folder.file("drawn.png"))
            #expect(drawn.lines == [folder.file("drawn.png")])
            #expect(
                CommandRun("compare", try #require(frame.lines.first), folder.file("drawn.png")).output == "equal\n"
            )
        }
    }

    @Test("A display list finds its relative fonts and images beside itself")
    func relativeResources() throws {
        try TemporaryFolder.with { folder in
            let inter = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"))
            try inter.write(to: URL(filePath: folder.file("bold.otf")))
            try folder.picture("screen.png", width: 640, height: 1136)
            let words = ["render", "--state", "success", "--backdrop", "clear", "--screen", folder.file("screen.png")]
            let list = CommandRun(
                words + Self.small + ["--font", folder.file("bold.otf"), "--print", "display-list"]
            )
            try folder.write(list.output.replacing(folder.path + "/", with: ""), to: "list.json")
            let drawn = CommandRun("draw", folder.file("list.json"), folder.file("drawn.png"))
            #expect(drawn.code == .success, "\(drawn.errors)")
        }
    }

    @Test("Scene files that would write the same file are an error before anything is drawn")
    func sameFile() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                #"{"scrim": 1, "name": "s", "hud": {"state": "loading", "backdrop": "clear"}}"#,
                to: "a.json"
            )
            try folder.write(
                #"{"scrim": 1, "name": "s", "hud": {"state": "loading", "backdrop": "clear"}}"#,
                to: "b.json"
            )
            let run = CommandRun("render", folder.file("a.json"), folder.file("b.json"), "--out", folder.file("out"))
            #expect(run.code == .invalidData)
            let files = "\(folder.file("a.json")) and \(folder.file("b.json"))"
            #expect(run.errors.contains("\(files) would both write s_loading_clear"))
            #expect(!folder.exists("out"))
        }
    }
}
