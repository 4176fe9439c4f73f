import Indicators
import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

@Suite("scrim indicator")
struct IndicatorCommandTests {
    @Test("the list has a line for each built-in indicator, with its cycle, elements and params")
    func list() throws {
        let run = CommandRun("indicator", "--list")
        #expect(run.code == .success)
        #expect(run.lines.count == 50)
        #expect(
            run.lines.contains {
                $0.hasPrefix("BallPulse ") && $0.hasSuffix("0.75 s, 3 elements, count=3, minScale=0.3")
            }
        )
        #expect(run.lines.contains { $0.hasPrefix("SquareSpin ") && $0.hasSuffix("3 s, 1 element") })
    }

    @Test("as JSON the list is an array of objects")
    func listJSON() throws {
        let value = try JSONValue(parsing: CommandRun("indicator", "--list", "--json").output)
        let first = try JSONReader(value).array()[0].object(keys: ["name", "duration", "elements", "params"])
        #expect(try first["name"].string() == "Atom")
        #expect(try first["elements"].number() == 7)
    }

    @Test("an evaluation is an object of the time, the cycle and the elements, each with every field")
    func evaluation() throws {
        let run = CommandRun("indicator", "Orbit", "--evaluate", "--at", "0.25", "--json")
        #expect(run.code == .success)
        #expect(run.lines.count == 1)
        let keys = ["time", "duration", "elements"]
        let object = try JSONReader(JSONValue(parsing: run.output)).object(keys: keys)
        #expect(try object["time"].number() == 0.25)
        #expect(try object["duration"].number() == 1.9)
        let fields = [
            "index", "part", "cx", "cy", "width", "height", "scaleX", "scaleY", "opacity", "rotate", "rotateX",
            "rotateY", "translateX", "translateY", "strokeStart", "strokeEnd", "groupScaleX", "groupScaleY",
            "groupRotate", "groupTranslateX", "groupTranslateY",
        ]
        let states = try IndicatorSpec(builtin: "Orbit").evaluate(at: 0.25)
        let elements = try object["elements"].array()
        #expect(elements.count == 4)
        for (element, state) in zip(elements, states) {
            let members = try element.object(keys: fields)
            for field in fields { #expect(members.optional(field) != nil) }
            // In full precision.
            #expect(try members["groupRotate"].number() == state.groupRotate)
            #expect(try members["scaleX"].number() == state.scaleX)
            #expect(try members["cx"].number() == state.cx)
        }
    }

    @Test("several times give an object each, and parts of the cycle are times at which all elements have started")
    func times() throws {
        let run = CommandRun("indicator", "BallPulse", "--evaluate", "--cycle-progress", "0,0.25,1", "--json")
        let times = try run.lines.map { line in
            try JSONReader(JSONValue(parsing: line)).object(keys: ["time", "duration", "elements"])["time"].number()
        }
        #expect(times == [0.75, 0.9375, 1.5])
    }

    @Test("without JSON an element's line has what differs from rest")
    func text() {
        let run = CommandRun("indicator", "SquareSpin", "--evaluate", "--at", "1.5")
        let pi = JSONValue.number(Double.pi).text
        #expect(
            run.lines == [
                "at 1.5 s, in cycles of 3 s:",
                "  index 0, cx 0.5, cy 0.5, width 1, height 1, rotateX \(pi), rotateY \(pi)",
            ]
        )
    }

    @Test("params change the indicator; one that it lacks is ignored with a warning")
    func params() throws {
        let run = CommandRun("indicator", "BallPulse", "--evaluate", "--param", "count=5,minScal=0.1")
        #expect(run.code == .success)
        #expect(run.lines.count == 6)
        #expect(run.errors == "scrim: BallPulse has no param \"minScal\"; did you mean minScale?\n")
        let none = CommandRun("indicator", "Orbit", "--evaluate", "--param", "count=5")
        #expect(none.errors == "scrim: Orbit has no param \"count\"; it has none\n")
    }

    @Test("a negative count is one element, which is said, and too many are wrong data")
    func counts() {
        let negative = CommandRun("indicator", "BallPulse", "--evaluate", "--param", "count=-5")
        #expect(negative.code == .success && negative.lines.count == 2)
        #expect(
            negative.errors == "scrim: BallPulse: count -5 is drawn as 1; a count is whole, and at least 1\n"
        )
        #expect(CommandRun("indicator", "BallPulse", "--evaluate", "--param", "count=5").errors == "")
        let many = CommandRun("indicator", "BallPulse", "--evaluate", "--param", "count=20000")
        #expect(many.code == .invalidData)
        #expect(many.errors.contains("layout.count") && many.errors.contains("10000"))
    }

    @Test("an unknown name is answered with the one that it resembles")
    func unknownName() {
        let run = CommandRun("indicator", "BalPulse", "--evaluate")
        #expect(run.code == .usage)
        #expect(run.errors.hasPrefix("scrim: no indicator is called \"BalPulse\"; did you mean \"BallPulse\"?"))
    }

    @Test(
        "wrong usage names the option",
        arguments: [
            (["--evaluate"], "NAME"), (["Orbit", "--evaluate", "--at", "nan"], "--at"),
            (["Orbit", "--evaluate", "--param", "a"], "NAME=NUMBER"), (["Orbit", "--list"], "Orbit"),
            (["Orbit", "--evaluate", "--param", "a=nan"], "NAME=NUMBER"), (["Orbit", "--list", "--at", "1"], "--at"),
            (["Orbit", "--evaluate", "--param", "a=1,a=2"], "twice"), (["--list", "--evaluate"], "--list"),
            (["Orbit", "--evaluate", "--at", "1", "--cycle-progress", "1"], "--cycle-progress"),
            (["Orbit", "--evaluate", "--cycle-progress", "0,1.5"], "numbers from 0 to 1"),
            (["Orbit", "Atom", "--evaluate"], "Atom"),
            (["Orbit", "--json"], "--json needs one of --list, --evaluate, --validate beside it"),
        ]
    )
    func usage(words: [String], says: String) {
        let run = CommandRun(["indicator"] + words)
        #expect(run.code == .usage)
        #expect(run.errors.contains(says))
        #expect(run.output == "")
    }

    private let valid = """
        {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "single"}, "shape": {"type": "circle"},
         "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
        """
    private let invalid = #"{"schemaVersion": 1, "name": "", "duration": 0, "parts": []}"#

    @Test("a valid spec is said to be valid")
    func validSpec() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(valid, to: "a.json")
            let run = CommandRun("indicator", "--validate", path)
            #expect(run.code == .success)
            #expect(run.output == "\(path): valid\n")
            #expect(CommandRun("indicator", path, "--evaluate", "--at", "0.5").output.contains("scaleX 0.5"))
            let json = CommandRun("indicator", "--validate", path, "--json").output
            #expect(try JSONValue(parsing: json) == ["valid": true, "problems": [], "warnings": []])
        }
    }

    @Test("a built-in indicator's name in the place of a file is checked too, and one that there is not is wrong usage")
    func builtIn() {
        let run = CommandRun("indicator", "--validate", "Orbit")
        #expect(run.code == .success)
        #expect(run.output == "Orbit: valid\n" && run.errors == "")
        let unknown = CommandRun("indicator", "--validate", "Orbt")
        #expect(unknown.code == .usage)
        #expect(unknown.errors.contains("did you mean \"Orbit\"?"))
    }

    @Test("an invalid spec is wrong data, with a line for each problem")
    func invalidSpec() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(invalid, to: "a.json")
            let run = CommandRun("indicator", "--validate", path)
            #expect(run.code == .invalidData)
            #expect(
                run.lines.map { $0.dropFirst(path.count + 2).prefix { $0 != " " } } == ["name", "duration", "parts"]
            )
            let json = CommandRun("indicator", "--validate", path, "--json")
            #expect(json.code == .invalidData)
            let report = try JSONReader(JSONValue(parsing: json.output)).object(keys: ["valid", "problems", "warnings"])
            #expect(try report["valid"].bool() == false)
            let problems = try report["problems"].array()
            #expect(
                try problems.map { try $0.object(keys: ["path", "message"])["path"].string() } == [
                    "name", "duration", "parts",
                ]
            )
            let evaluation = CommandRun("indicator", path, "--evaluate")
            #expect(evaluation.code == .invalidData)
            #expect(evaluation.errors.contains("name is required") && evaluation.errors.contains("and 2 more"))
        }
    }

    @Test("a spec that is not there is a missing input")
    func missingSpec() {
        #expect(CommandRun("indicator", "--validate", "/nowhere/a.json").code == .missingInput)
        #expect(CommandRun("indicator", "nothing.json", "--evaluate").code == .missingInput)
    }
}
