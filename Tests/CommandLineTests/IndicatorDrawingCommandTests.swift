import ImageIO
import Raster
import ScrimTestSupport
import Testing

@testable import scrim_cli

@Suite("scrim indicator, drawing")
struct IndicatorDrawingCommandTests {
    private func bitmap(_ path: String) throws -> Bitmap {
        Bitmap(try PNGDecoder().decode(file: path))
    }

    @Test("the picture of each time is a file of its own, of size times scale pixels and in the colour asked for")
    func times() throws {
        try TemporaryFolder.with { folder in
            let out = folder.file("out")
            let run = CommandRun(
                "indicator",
                "BallPulse",
                "--size",
                "40",
                "--scale",
                "2",
                "--color",
                "#0A84FF",
                "--param",
                "count=5",
                "--at",
                "0,0.3",
                "--out",
                out
            )
            #expect(run.code == .success)
            #expect(run.errors == "")
            #expect(run.lines == ["\(out)/BallPulse.png", "\(out)/BallPulse_0.3s.png"])
            let picture = try bitmap(run.lines[0])
            #expect(picture.width == 80 && picture.height == 80)
            // Five discs fill the row, so that the middle of the third is that of the picture.
            #expect(picture[40, 40] == PremultipliedColor(red: 0x0A, green: 0x84, blue: 0xFF, alpha: 255))
            #expect(picture[40, 20] == .clear)
            #expect(try bitmap(run.lines[1]) != picture)
        }
    }

    @Test("frames are numbered, and the same ones make an animation; neither depends on the number of threads")
    func frames() throws {
        try TemporaryFolder.with { folder in
            let words = ["indicator", "Orbit", "--size", "20", "--frames", "0:0.3:10"]
            let run = CommandRun(words + ["--out", folder.file("out"), "--threads", "3"])
            #expect(run.lines == ["0000", "0001", "0002"].map { folder.file("out") + "/Orbit_\($0).png" })
            #expect(CommandRun(words + ["--animation", folder.file("a.png"), "--threads", "1"]).code == .success)
            #expect(CommandRun(words + ["--animation", folder.file("b.png"), "--threads", "3"]).code == .success)
            let animation = try FileReader.read(folder.file("a.png"), limit: 1 << 20)
            #expect(try FileReader.read(folder.file("b.png"), limit: 1 << 20) == animation)
            let first = try bitmap(run.lines[0])
            #expect(try bitmap(folder.file("a.png")) == first)
        }
    }

    @Test("one picture may be a file, which is not the spec itself; several need a folder")
    func oneFile() throws {
        try TemporaryFolder.with { folder in
            let path = folder.file("p.png")
            #expect(CommandRun("indicator", "Orbit", "--at", "0.3", "--out", path).lines == [path])
            let run = CommandRun("indicator", "Orbit", "--at", "0,0.3", "--out", path)
            #expect(run.code == .usage && run.errors.contains("folder"))
        }
    }

    @Test("a size of 0 draws nothing, says so, and makes no file")
    func noSize() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun("indicator", "Orbit", "--size", "0", "--out", folder.file("out"))
            #expect(run.code == .success)
            #expect(run.output == "")
            #expect(run.errors.contains("--size"))
            #expect(run.errors.contains("more than 0"))
            let small = CommandRun("indicator", "Orbit", "--size", "0.3", "--scale", "1", "--out", folder.file("out"))
            #expect(small.code == .success && small.output == "")
            #expect(
                small.errors == "scrim: 0.3 points have no pixel at this scale; give a larger --size or --scale\n"
            )
            let names = try folder.names()
            #expect(names == [])
        }
    }

    @Test(
        "bad input is named and draws nothing",
        arguments: [
            (["Orbit", "--size", "-1"], "--size"), (["Orbit", "--size", "nan"], "--size"),
            (["Orbit", "--size", "4000"], "4096 pixels a side; give a smaller --size\n"),
            (["Orbit", "--padding", "3000"], "smaller --padding\n"), (["Orbit", "--scale", "0"], "--scale"),
            (["Orbit", "--color", "red"], "#RRGGBB"), (["Orbit", "--at", "-1"], "--at"),
            (["Orbit", "--at", "1", "--frames", "0:1:2"], "--frames"), (["Orbit", "--json"], "--json"),
            (["Orbit", "--animation", "a.png"], "--frames"), (["Orbit", "--loops", "2"], "--animation"),
            (["Orbit", "--evaluate", "--size", "3"], "--size"), (["Orbt"], "did you mean \"Orbit\"?"), ([], "NAME"),
        ]
    )
    func usage(words: [String], says: String) throws {
        try TemporaryFolder.with { folder in
            let isAnimated = words.contains("--animation") || words.contains("--evaluate")
            let run = CommandRun(["indicator"] + words + (isAnimated ? [] : ["--out", folder.file("out")]))
            #expect(run.code == .usage)
            #expect(run.errors.contains(says))
            let names = try folder.names()
            #expect(names == [])
        }
    }

    @Test("an animation does not take the place of its spec, and a spec without parts is wrong data")
    func specs() throws {
        try TemporaryFolder.with { folder in
            let valid = """
                {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "single"}, "shape": {"type": "circle"},
                 "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
                """
            let path = try folder.write(valid, to: "a.json")
            let over = CommandRun("indicator", path, "--frames", "0:1:2", "--animation", path)
            #expect(over.code == .usage)
            #expect(over.errors.contains("would overwrite"))
            let run = CommandRun("indicator", path, "--at", "0.5", "--out", folder.file("out"))
            #expect(run.lines == ["\(folder.file("out"))/a_0.5s.png"])
            let none = #"{"schemaVersion": 1, "name": "a", "duration": 1, "parts": []}"#
            let empty = try folder.write(none, to: "b.json")
            #expect(CommandRun("indicator", empty, "--out", folder.file("out")).code == .invalidData)
        }
    }
}
