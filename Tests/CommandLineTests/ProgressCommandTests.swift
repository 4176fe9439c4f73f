import StrictJSON
import Testing

@testable import scrim_cli

@Suite("scrim progress")
struct ProgressCommandTests {
    private func commands(_ words: String...) throws -> [JSONReader] {
        let run = CommandRun(["progress"] + words + ["--evaluate", "--json"])
        #expect(run.code == .success)
        return try JSONReader(JSONValue(parsing: run.output)).object(keys: ["commands"])["commands"].array()
    }

    private func text(_ readers: [JSONReader]) -> [String] { readers.map(\.value.text) }

    @Test("the list has every pair of type and variant")
    func list() throws {
        let run = CommandRun("progress", "--list")
        #expect(run.lines.count == 42)
        #expect(run.lines.contains("gauge:needle"))
        let json = try JSONValue(parsing: CommandRun("progress", "--list", "--json").output)
        #expect(try JSONReader(json).array().count == 10)
    }

    @Test("commands have their numbers by name, and their paint")
    func evaluation() throws {
        // Half of a flat line of 4 points in a box of 100 by 8: ends at 2 and 98, gap and ends 8 beyond the middle.
        #expect(
            text(try commands("linear", "--value", "0.5", "--box", "100x8")) == [
                #"{"type": "line", "x0": 58, "y0": 4, "x1": 98, "y1": 4, "width": 4, "cap": "round", "#
                    + #""paint": {"type": "solid", "alpha": 1, "role": "track"}}"#,
                #"{"type": "circle", "cx": 98, "cy": 4, "r": 2, "paint": {"type": "solid", "alpha": 1, "role": "color"}}"#,
                #"{"type": "line", "x0": 2, "y0": 4, "x1": 50, "y1": 4, "width": 4, "cap": "round", "#
                    + #""paint": {"type": "solid", "alpha": 1, "role": "color"}}"#,
            ]
        )
    }

    @Test("every kind of command and paint has its words")
    func words() throws {
        var seen = ""
        for pair in CommandRun("progress", "--list").lines {
            for words in [["--value", "0.4", "--label"], ["--at", "0.4"]] {
                let run = CommandRun(["progress", pair, "--evaluate", "--json"] + words)
                #expect(run.code == .success)
                seen += run.output
            }
        }
        let types = [
            "line", "arc", "polyline", "circle", "rect", "strokeRect", "polygon", "sector", "text", "clip", "solid",
            "linear", "radial", "conic",
        ]
        for type in types { #expect(seen.contains("\"type\": \"\(type)\"")) }
        for role in ["color", "track", "label", "white"] { #expect(seen.contains("\"role\": \"\(role)\"")) }
        #expect(!seen.contains("null"))
    }

    @Test("options change what is drawn, and without a value it is indeterminate")
    func options() throws {
        let plain = try text(commands("linear", "--value", "0.4"))
        let changes = [
            ["--buffer", "0.8"], ["--thickness", "7"], ["--track-gap", "9"], ["--cap", "butt"], ["--no-stop-indicator"],
            ["--label"], ["--box", "90x8"],
        ]
        for change in changes {
            let run = CommandRun(["progress", "linear", "--value", "0.4", "--evaluate", "--json"] + change)
            #expect(run.code == .success)
            let changed = try JSONReader(JSONValue(parsing: run.output)).object(keys: ["commands"])["commands"].array()
            #expect(text(changed) != plain, "\(change)")
        }
        let early = try text(commands("circular"))
        #expect(try text(commands("circular", "--indeterminate")) == early)
        #expect(try text(commands("circular", "--at", "0.5")) != early)
        #expect(try text(commands("circular", "--at", "0.5", "--speed", "0")) == early)
    }

    @Test(
        "each option of the geometry arrives at its figure",
        arguments: [
            // A ring of 48 points has half of them for its radius, less half of its stroke of 4 and less its waves.
            ("circular --value 0 --size 60", #""cx": 30, "cy": 30, "r": 28,"#),
            ("circular --value 0 --box 60x80", #""cx": 30, "cy": 40, "r": 28,"#),
            ("circular --value 0 --thickness 10", #""r": 19,"#),
            ("circular:wavy --value 0 --amplitude 5", #""r": 17,"#),
            // A line of 96 points from 2 on: what follows the value begins behind the gap and two round ends.
            ("linear --value 0.5 --track-gap 9", #""x0": 63, "y0": 4, "x1": 98,"#),
            ("linear --value 0.5 --buffer 0.75", #""x0": 58, "y0": 4, "x1": 74,"#),
            ("linear --value 0.5 --cap butt", #""x0": 54, "y0": 4, "x1": 100,"#),
            // The first point of a wave, 2 points on: a quarter of its length, and a quarter before its start.
            ("linear:wavy --value 0.5 --wavelength 8", #""points": [[2, 7],"#),
            ("linear:wavy --value 0.5 --at 0.5 --wave-speed 0.6", #""points": [[2, 1],"#),
            // Four columns have three gaps of 4; the first is as high as 7 / 16 of 36 points.
            ("bars --value 0 --segments 4", #""x": 0, "y": 20.25, "width": 9, "height": 15.75,"#),
            // Half a turn goes from the left to the right.
            ("gauge --value 0 --sweep-angle 180", #""start": 3.141592653589793, "end": 6.283185307179586,"#),
            // Its stroke of 3 lies within the box, and its corner at the right is a point.
            ("border --value 0 --corner-radius 0", "[98.5, 1.5]"),
        ]
    )
    func figures(words: String, figure: String) {
        let words = words.split(separator: " ").map(String.init)
        let isLine = ["linear", "linear:wavy", "border"].contains(words[0])
        let box = isLine ? ["--box", "100x8"] : []
        let run = CommandRun(["progress"] + words + box + ["--evaluate", "--json"])
        #expect(run.code == .success && run.output.contains(figure), "\(run.output)")
    }

    @Test("speed and less motion change the time")
    func rates() throws {
        let early = try text(commands("circular", "--at", "0.7"))
        let late = try text(commands("circular", "--at", "1.4"))
        #expect(early != late)
        #expect(try text(commands("circular", "--at", "0.7", "--speed", "2")) == late)
        #expect(try text(commands("circular", "--at", "1.4", "--reduce-motion")) == early)
        let still = try text(commands("liquid", "--value", "0.4"))
        #expect(try text(commands("liquid", "--value", "0.4", "--at", "0.7")) != still)
        #expect(try text(commands("liquid", "--value", "0.4", "--at", "0.7", "--reduce-motion")) == still)
    }

    @Test("several times give an object each, and by itself the text is broken into lines")
    func times() {
        let run = CommandRun("progress", "circular", "--evaluate", "--at", "0,0.5,1", "--json")
        #expect(run.lines.count == 3)
        #expect(CommandRun("progress", "circular", "--evaluate").lines.count > 3)
    }

    @Test(
        "wrong usage names what is wrong and what is near",
        arguments: [
            (["circlar", "--evaluate"], "\"circular\""), (["linear:wave", "--evaluate"], "\"wavy\""),
            (["pie:needle", "--evaluate"], "variant of pie"), (["--evaluate"], "TYPE"), ([], "TYPE"),
            (["linear", "--evaluate", "--value", "nan"], "--value"), (["linear", "--evaluate", "--box", "9"], "--box"),
            (["linear", "--evaluate", "--box", "-1x9"], "--box"),
            (["linear", "--evaluate", "--cap", "rond"], "\"round\""),
            (["--list", "--value", "1"], "--value"), (["--list", "--evaluate"], "--list"),
            (["linear", "pie", "--evaluate"], "pie"),
            (["linear", "--evaluate", "--value", "1", "--indeterminate"], "exclude"),
            (["linear", "--json"], "--json needs one of --list, --evaluate beside it"),
            (["circular", "--speed", "-1"], "--speed cannot be \"-1\""),
            (["Orbit"], "Orbit is an indicator without a value; write `scrim indicator Orbit`"),
            (["linear:wavy", "--amplitude", "5000"], "4096 pixels a side; give a smaller --amplitude\n"),
            (["linear", "--thickness", "5000", "--scale", "2"], "give a smaller --thickness or --scale\n"),
            (["pie", "--size", "4000"], "give a smaller --size\n"),
            (["linear", "--evaluate", "--out", "p.png"], "--out"),
            (["linear", "--color", "blue"], "#RRGGBB"), (["pie", "--size", "-1"], "--size"),
            (["pie", "--size", "nan"], "--size"), (["pie", "--at", "1", "--frames", "0:1:2"], "--frames"),
            (["pie", "--box", "5000x9"], "4096"), (["pie", "--at", "0,1", "--out", "p.png"], "folder"),
            (["pie", "--appearance", "drak"], "\"dark\""), (["pie", "--animation", "a.png"], "--frames"),
        ]
    )
    func usage(words: [String], says: String) {
        let run = CommandRun(["progress"] + words)
        #expect(run.code == .usage)
        #expect(run.errors.contains(says), "\(run.errors)")
    }
}
