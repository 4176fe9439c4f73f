import ImageIO
import Raster
import ScrimTestSupport
import Testing

@testable import scrim_cli

@Suite("scrim progress, drawing")
struct ProgressDrawingCommandTests {
    private func bitmap(_ path: String) throws -> Bitmap { Bitmap(try PNGDecoder().decode(file: path)) }

    @Test("one picture may be a file, of size times scale pixels and in the colours asked for")
    func oneFile() throws {
        try TemporaryFolder.with { folder in
            let path = folder.file("p.png")
            let words = [
                "progress", "circular", "--value", "0.5", "--size", "40", "--scale", "2", "--color", "#34C759",
                "--track-color", "#FF0000", "--out", path,
            ]
            let run = CommandRun(words)
            #expect(run.code == .success && run.errors == "" && run.lines == [path])
            let picture = try bitmap(path)
            #expect(picture.width == 80 && picture.height == 80)
            // The middle of the stroke at three o'clock, and at nine.
            #expect(picture[75, 40] == PremultipliedColor(red: 0x34, green: 0xC7, blue: 0x59, alpha: 255))
            #expect(picture[4, 40] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
            let folderRun = CommandRun(Array(words.dropLast()) + [folder.file("out")])
            #expect(folderRun.lines == [folder.file("out") + "/circular.png"])
            #expect(try bitmap(folderRun.lines[0]) == picture)
        }
    }

    @Test("without a colour it is the system's, by appearance, and the label is black or white")
    func appearance() throws {
        try TemporaryFolder.with { folder in
            let path = folder.file("p.png")
            for (name, blue, label) in [
                ("light", PremultipliedColor(red: 0, green: 0x7A, blue: 255, alpha: 255), UInt8(0)),
                ("dark", PremultipliedColor(red: 0x0A, green: 0x84, blue: 255, alpha: 255), 255),
            ] {
                let words = ["progress", "circular", "--value", "1", "--appearance", name, "--out", path]
                #expect(CommandRun(words).code == .success)
                #expect(try bitmap(path)[138, 72] == blue)
                #expect(CommandRun(words + ["--label"]).code == .success)
                let picture = try bitmap(path)
                let inner = (40..<104).flatMap { y in (30..<114).map { picture[$0, y] } }
                #expect(inner.contains(PremultipliedColor(red: label, green: label, blue: label, alpha: 255)))
            }
        }
    }

    @Test("frames are numbered by the type and variant, and the same ones make an animation")
    func frames() throws {
        try TemporaryFolder.with { folder in
            let words = ["progress", "circular:ticks", "--size", "20", "--frames", "0:0.3:10"]
            let run = CommandRun(words + ["--out", folder.file("out")])
            #expect(run.lines == ["0000", "0001", "0002"].map { folder.file("out") + "/circular-ticks_\($0).png" })
            #expect(run.errors == "")
            #expect(CommandRun(words + ["--animation", folder.file("a.png")]).lines == [folder.file("a.png")])
            let (first, second) = (try bitmap(run.lines[0]), try bitmap(run.lines[1]))
            #expect(first != second)
            #expect(try bitmap(folder.file("a.png")) == first)
        }
    }

    @Test("frames that are all the same are told of; with less motion those of a wave are")
    func still() throws {
        try TemporaryFolder.with { folder in
            func errors(_ words: String...) -> String {
                CommandRun(["progress"] + words + ["--frames", "0:0.2:10", "--out", folder.file("out")]).errors
            }
            #expect(errors("pie", "--value", "0.3").contains("stands still"))
            #expect(errors("circular:wavy", "--value", "0.5") == "")
            #expect(errors("circular:wavy", "--value", "0.5", "--reduce-motion").contains("stands still"))
            #expect(errors("pie", "--reduce-motion") == "")
            #expect(errors("pie", "--speed", "0").contains("stands still"))
        }
    }

    @Test("a box without a size draws nothing, says so, and makes no file; an evaluation says so too")
    func noSize() throws {
        try TemporaryFolder.with { folder in
            for words in [["circular", "--size", "0"], ["border", "--box", "9x3"], ["linear", "--box", "0x4"]] {
                let run = CommandRun(["progress"] + words + ["--out", folder.file("out")])
                #expect(run.code == .success && run.output == "")
                #expect(run.errors.contains("draws nothing in a box of"), "\(run.errors)")
                let evaluation = CommandRun(["progress", "--evaluate", "--json"] + words)
                #expect(evaluation.output == "{\"commands\": []}\n")
                #expect(evaluation.errors == run.errors)
            }
            let names = try folder.names()
            #expect(names == [])
        }
    }

    @Test("numbers beyond their bounds are brought to them, and options without a use change nothing; both is said")
    func notes() {
        func errors(_ words: String...) -> [Substring] {
            CommandRun(["progress", "--evaluate"] + words).errors.split(separator: "\n")
        }
        #expect(errors("pie", "--value", "7") == ["scrim: --value 7 is beyond its bounds; 1 is drawn"])
        #expect(
            errors("linear:steps", "--value", "0.5", "--segments", "-5", "--thickness", "0") == [
                "scrim: --thickness 0 is beyond its bounds; 0.5 is drawn",
                "scrim: --segments -5 is beyond its bounds; 2 is drawn",
            ]
        )
        #expect(
            errors("gauge", "--sweep-angle", "400") == ["scrim: --sweep-angle 400 is beyond its bounds; 350 is drawn"]
        )
        #expect(errors("gauge", "--sweep-angle", "100") == [])
        #expect(
            errors("pie", "--label", "--segments", "4", "--size", "30") == [
                "scrim: pie:flat has no use for --label", "scrim: pie:flat has no use for --segments",
            ]
        )
        #expect(errors("linear", "--size", "30") == ["scrim: linear:flat has no use for --size"])
    }

    @Test("a label that is not drawn is told of: without room beside a line, and without a value")
    func labels() {
        func errors(_ words: String...) -> String {
            CommandRun(["progress", "linear", "--evaluate", "--label"] + words).errors
        }
        #expect(
            errors("--value", "0.4", "--box", "60x18")
                == "scrim: linear:flat has no room for its label in a box of 60x18 points; give a larger --box\n"
        )
        #expect(errors("--value", "0.4", "--box", "64x18") == "")
        // On the bar it needs no room of its own.
        #expect(errors("--value", "0.4", "--box", "60x18", "--thickness", "14") == "")
        #expect(errors("--box", "200x18") == "scrim: --label shows nothing without a value; give --value\n")
    }

    @Test("where a stroke leaves nothing to draw, its option is named and not the size")
    func tooThick() throws {
        func errors(_ words: String...) -> String {
            CommandRun(["progress"] + words + ["--evaluate"]).errors
        }
        #expect(errors("circular", "--thickness", "100").hasSuffix("give a smaller --thickness\n"))
        #expect(errors("circular:dual", "--track-gap", "90").hasSuffix("give a smaller --track-gap\n"))
        #expect(errors("circular:wavy", "--amplitude", "60").hasSuffix("give a smaller --amplitude\n"))
        #expect(errors("circular", "--size", "3").hasSuffix("give a larger --size or --box\n"))
    }
}
