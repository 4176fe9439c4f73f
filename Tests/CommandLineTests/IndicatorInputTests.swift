import Glibc
import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

@Suite("Inputs of scrim indicator that are refused")
struct IndicatorInputTests {
    private static let modes: [[String]] = [["--validate"], ["--evaluate"], ["--out", "@/out"]]

    /// Runs a mode over a file, and holds the run to one line that says why, and to leave nothing behind.
    private func expectRefusal(
        of path: String,
        in folder: TemporaryFolder,
        code: ExitCode,
        says: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.names()
        for mode in Self.modes {
            let run = CommandRun(["indicator", path] + mode.map { $0.replacing("@", with: folder.path) })
            #expect(run.code == code, "\(mode)", sourceLocation: sourceLocation)
            let text = run.output + run.errors
            #expect(text.contains(says), "\(text)", sourceLocation: sourceLocation)
            #expect(text.filter { $0 == "\n" }.count == 1, "\(text)", sourceLocation: sourceLocation)
            #expect(try folder.names() == before, sourceLocation: sourceLocation)
        }
    }

    @Test("a file of 100 MB is refused by its size, before any of it is read")
    func hugeFile() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("{", to: "a.json")
            // Without a byte on the disk.
            try #require(truncate(path, 100_000_000) == 0)
            try expectRefusal(of: path, in: folder, code: .invalidData, says: "more than 16777216 bytes")
        }
    }

    @Test("a device without an end is refused at the same size")
    func endlessDevice() throws {
        try TemporaryFolder.with { folder in
            try expectRefusal(of: "/dev/zero", in: folder, code: .invalidData, says: "more than 16777216 bytes")
        }
    }

    @Test("a named pipe is refused, whether or not anybody writes to it")
    func pipe() throws {
        try TemporaryFolder.with { folder in
            let path = folder.file("a.json")
            try #require(mkfifo(path, 0o600) == 0)
            try expectRefusal(of: path, in: folder, code: .missingInput, says: "named pipe")
        }
    }

    @Test("a text nested 100,000 deep is refused where it becomes too deep", arguments: ["[", "{\"a\":"])
    func deepText(opening: String) throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(String(repeating: opening, count: 100_000), to: "a.json")
            try expectRefusal(of: path, in: folder, code: .invalidData, says: "more than 256 arrays and objects")
        }
    }

    @Test(
        "a spec that breaks a rule is refused with the field",
        arguments: [
            (#""duration": NaN, "#, "", "spec is not valid JSON: line 1, column 47: expected a value"),
            (#""duration": 1, "parts": []"#, "", "parts must be a non-empty array"),
            (#""duration": -1, "#, "single", "duration must be a positive number"),
            (#""duration": 1, "#, "stack", "layout.count is required"),
            (
                #""duration": 1, "#, "spiral",
                "layout.type must be one of single, stack, row, grid, ring, not \"spiral\""
            ),
        ]
    )
    func brokenRule(start: String, layout: String, says: String) throws {
        let rest = """
            "layout": {"type": "\(layout)"}, "shape": {"type": "line"},
            "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]
            """
        let text = #"{"schemaVersion": 1, "name": "a", "# + start + (layout.isEmpty ? "" : rest) + "}"
        try TemporaryFolder.with { folder in
            try expectRefusal(of: folder.write(text, to: "a.json"), in: folder, code: .invalidData, says: says)
        }
    }

    private func spec(_ layout: String) -> String {
        """
        {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {\(layout)}, "shape": {"type": "rect"},
         "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [1, 1]}]}
        """
    }

    @Test("a spec without parts and fields of its own lacks its layout and its shape")
    func emptySpec() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(#"{"schemaVersion": 1, "name": "a", "duration": 1}"#, to: "a.json")
            let run = CommandRun("indicator", path, "--validate")
            #expect(run.code == .invalidData)
            #expect(run.lines.count == 2)
            #expect(
                run.output.contains("layout.type must be one of") && run.output.contains("shape.type must be one of")
            )
        }
    }

    @Test("a negative size in a spec draws nothing of that element, and is valid")
    func negativeSize() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(spec(#""type": "single", "size": -1"#), to: "a.json")
            #expect(CommandRun("indicator", path, "--validate").output == "\(path): valid\n")
            #expect(CommandRun("indicator", path, "--evaluate").output.contains("width -1, height -1"))
        }
    }

    @Test("a count of −5 in a spec is one element, and one of 10,001 is refused with its field")
    func counts() throws {
        try TemporaryFolder.with { folder in
            let five = try folder.write(spec(#""type": "stack", "count": -5"#), to: "five.json")
            let run = CommandRun("indicator", five, "--evaluate")
            #expect(run.lines.count == 2)
            #expect(run.errors == "scrim: a: layout.count -5 is drawn as 1; a count is whole, and at least 1\n")
            let many = try folder.write(spec(#""type": "stack", "count": 10001"#), to: "many.json")
            try expectRefusal(of: many, in: folder, code: .invalidData, says: "layout.count must be at most 10000")
        }
    }

    @Test("keys without a meaning are let through, as the format says, and told of when the spec is checked")
    func unknownFields() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(spec(#""type": "single", "widht": {"a": []}"#), to: "a.json")
            let run = CommandRun("indicator", path, "--validate")
            #expect(run.code == .success)
            #expect(run.output == "\(path): valid\n")
            let message = "layout.widht has no meaning here, and is ignored; did you mean \"width\"?"
            #expect(run.errors == "scrim: \(path): \(message)\n")
            let json = try JSONValue(parsing: CommandRun("indicator", path, "--validate", "--json").output)
            let warning: JSONValue = ["path": "layout.widht", "message": .string(String(message.dropFirst(13)))]
            #expect(json == ["valid": true, "problems": [], "warnings": [warning]])
            #expect(CommandRun("indicator", path, "--evaluate").errors == "")
        }
    }

    @Test("a progress indicator's name is answered with the command that draws it", arguments: ["pie", "linear:wavy"])
    func progressName(name: String) {
        let run = CommandRun("indicator", name, "--evaluate")
        #expect(run.code == .usage)
        #expect(run.errors == "scrim: \(name) is a progress indicator; write `scrim progress \(name)`\n")
    }

    @Test(
        "a name that is none is answered with those that are near, or with all",
        arguments: [
            ("ballpulse", "did you mean \"BallPulse\"?"), ("Orbti", "did you mean \"Orbit\"?"),
            ("Spinner", "there are Atom, AudioEqualizer"),
        ]
    )
    func unknownName(name: String, says: String) throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun("indicator", name, "--out", folder.file("out"))
            #expect(run.code == .usage)
            #expect(run.errors.hasPrefix("scrim: no indicator is called \"\(name)\"; \(says)"), "\(run.errors)")
            let names = try folder.names()
            #expect(names.isEmpty)
        }
    }
}
