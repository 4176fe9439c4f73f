import FoundationEssentials
import Glibc
import ImageIO
import ScrimTestSupport
import Snapshots
import Testing

/// `scrim review` as somebody at a terminal meets it.
struct ReviewTerminalTests {
    /// Two scenes of two frames each, recorded, with references that then got other pixels, and a review of them.
    private func review(
        environment: [String: String] = ["TERM": "dumb"],
        _ body: (_ program: TerminalProgram, _ suite: SnapshotSuite, _ before: [String: [UInt8]]) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let scene =
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": ["success", "failure"], "backdrop": "clear"}}"#
            for name in ["a", "b"] { try folder.write(scene, to: "Snapshots/Scenes/\(name).json") }
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            try suite.run(SnapshotOptions(record: .missing)) { _ in }
            for name in try suite.names() {
                let path = "\(suite.references)/\(name).png"
                let image = try PNGDecoder().decode(file: path)
                var bytes = image.bytes
                for pixel in 0..<8 { bytes[4 * pixel] ^= 8 }
                let changed = PNGImage(width: image.width, height: image.height, bytes: bytes, text: image.text)
                try PNGEncoder().write(changed, to: path)
            }
            try suite.run { _ in }
            let before = try files(suite)
            let program = try TerminalProgram(
                ["review", "--snapshots", suite.folder, "--differences", suite.differences],
                environment: environment
            )
            try body(program, suite, before)
        }
    }

    /// The bytes of all references and the manifest, by their paths.
    private func files(_ suite: SnapshotSuite) throws -> [String: [UInt8]] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: suite.references).filter { $0.contains(".") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, try FileReader.read("\(suite.references)/\($0)", limit: 1 << 24))
            }
        )
    }

    /// The names of the references that are not what they were.
    private func changed(_ suite: SnapshotSuite, _ before: [String: [UInt8]]) throws -> [String] {
        try files(suite).filter { $0.key.hasSuffix(".png") && $0.value != before[$0.key] }.map(\.key).sorted()
    }

    @Test("A key at a time accepts, rejects and skips, and the last line counts")
    func keys() throws {
        try review { program, suite, before in
            let names = try suite.pending.names()
            #expect(names.count == 4)
            for (index, key) in ["a", "r", "s", "a"].enumerated() {
                #expect(program.wait(for: "\(index + 1) of 4  \(names[index])\n"))
                #expect(program.wait(for: "8 pixels differ"))
                #expect(program.wait(for: "a accept"))
                program.type(key)
            }
            #expect(program.wait(for: "2 accepted, 1 rejected, 1 left\n"))
            #expect(program.exitCode() == 0)
            #expect(try suite.pending.names() == [names[2]])
            #expect(try changed(suite, before) == [names[0], names[3]].map { "\($0).png" })
            var passing: [String] = []
            try suite.run { if $0.verdict.isPass { passing.append($0.name) } }
            #expect(passing == [names[0], names[3]])
        }
    }

    @Test("A capital decides about all that are changed alike, and about no frame of another scene")
    func alike() throws {
        try review { program, suite, before in
            let names = try suite.pending.names()
            program.wait(for: "a accept")
            program.type("A")
            // The next one is of the other scene.
            #expect(program.wait(for: "3 of 4  \(names[2])\n"))
            #expect(program.wait(for: "a accept"))
            program.type("q")
            #expect(program.wait(for: "2 accepted, 0 rejected, 2 left\n"))
            #expect(program.exitCode() == 0)
            #expect(try changed(suite, before) == names.prefix(2).map { "\($0).png" })
        }
    }

    @Test("^C, ^D and q end the round with nothing touched", arguments: [("\u{3}", 130), ("\u{4}", 0), ("q", 0)])
    func quit(key: String, code: Int32) throws {
        try review { program, suite, before in
            program.wait(for: "a accept")
            program.type(key)
            #expect(program.wait(for: "0 accepted, 0 rejected, 4 left\n"))
            #expect(program.exitCode() == code)
            let after = try files(suite)
            #expect(after == before)
            #expect(try suite.pending.names().count == 4)
        }
    }

    @Test("u takes the last choice back, once: references, records and pending frames are as they were")
    func undo() throws {
        try review { program, suite, before in
            let names = try suite.pending.names()
            func press(_ key: String, then text: String) {
                program.type(key)
                #expect(program.wait(for: text), "\(key): \(text)")
                #expect(program.wait(for: "a accept"))
            }
            #expect(program.wait(for: "a accept"))
            press("u", then: "there is nothing to undo\n")
            press("a", then: "2 of 4  ")
            #expect(try changed(suite, before) == ["\(names[0]).png"])
            press("u", then: "undone\n\n1 of 4  \(names[0])\n")
            #expect(try files(suite) == before)
            #expect(try suite.pending.names() == names)
            press("R", then: "3 of 4  ")
            #expect(try suite.pending.names() == Array(names.dropFirst(2)))
            press("u", then: "undone\n\n1 of 4  \(names[0])\n")
            press("u", then: "there is nothing to undo\n")
            #expect(try files(suite) == before)
            #expect(try suite.pending.names() == names)
            program.type("q")
            #expect(program.wait(for: "0 accepted, 0 rejected, 4 left\n"))
            #expect(program.exitCode() == 0)
        }
    }

    @Test("Keys that are no characters, pastes and late answers of the terminal decide about nothing")
    func sequences() throws {
        try review(environment: ["TERM": "xterm-256color"]) { program, suite, before in
            #expect(program.wait(for: Self.question))
            // The answers come after the time that they are waited for.
            #expect(program.wait(for: "a accept"))
            program.type("\u{1B}_Gi=31;EINVAL:x\u{1B}\\\u{1B}[?62;4c")
            program.type("\u{1B}[A\u{1B}OA\u{1B}[1;5A\u{1B}a\u{1B}[200~aAr\nR\u{1B}[201~")
            program.type("q")
            #expect(program.wait(for: "0 accepted, 0 rejected, 4 left\n"))
            #expect(program.exitCode() == 0)
            let after = try files(suite)
            #expect(after == before)
        }
    }

    @Test("Keys that are pressed before a question is there do not count")
    func ahead() throws {
        try review { program, suite, before in
            let names = try suite.pending.names()
            #expect(program.wait(for: "a accept"))
            program.type("aaaaaaa")
            #expect(program.wait(for: "2 of 4  \(names[1])\n"))
            #expect(program.wait(for: "a accept"))
            program.type("q")
            #expect(program.wait(for: "1 accepted, 0 rejected, 3 left\n"))
            #expect(program.exitCode() == 0)
            #expect(try changed(suite, before) == ["\(names[0]).png"])
        }
    }

    @Test("The terminal is as it was when the review is over")
    func settings() throws {
        try review { program, _, _ in
            program.wait(for: "a accept")
            let during = program.settings
            program.type("q")
            program.wait(for: "left\n")
            #expect(during & tcflag_t(ICANON | ECHO | ISIG) == 0)
            #expect(program.settings & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG))
            #expect(program.exitCode() == 0)
        }
    }

    private static let question = "\u{1B}_Gi=31"
    private static let kitty = "\u{1B}_Gf=100,a=T,"
    private static let sixels = "\u{1B}Pq\"1;1;"

    @Test(
        "Pictures are drawn by the protocol that the terminal says it has, and by none where it says nothing",
        arguments: [
            ("xterm-kitty", nil, true, false), ("foot", nil, false, true), ("dumb", nil, false, false),
            ("xterm-256color", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", true, false),
            ("xterm-256color", "\u{1B}[?62;4c", false, true), ("xterm-256color", "\u{1B}[?62;22c", false, false),
            ("xterm-256color", "", false, false),
        ] as [(String, String?, Bool, Bool)]
    )
    func pictures(terminal: String, answer: String?, kitty: Bool, sixels: Bool) throws {
        try review(environment: ["TERM": terminal]) { program, suite, before in
            if let answer {
                #expect(program.wait(for: Self.question))
                program.type(answer)
            }
            #expect(program.wait(for: "a accept"))
            program.type("q")
            #expect(program.exitCode() == 0)
            #expect(program.output.contains(Self.question) == (answer != nil))
            #expect(program.output.contains(Self.kitty) == kitty)
            #expect(program.output.contains(Self.sixels) == sixels)
            let after = try files(suite)
            #expect(after == before)
        }
    }
}
