import FoundationEssentials
import ScrimTestSupport
import Testing

@testable import scrim_cli

struct FailingInputTests {
    struct Case: Sendable {
        let words: [String]
        let code: ExitCode
        let says: String

        init(_ words: String..., code: ExitCode, says: String) {
            self.words = words
            self.code = code
            self.says = says
        }
    }

    /// `@` stands for the folder of the test.
    @Test(
        "A wrong input gives its exit code and one line that says why, and nothing is written",
        arguments: [
            Case("render", "--stat", "loading", "--out", "@/out", code: .usage, says: "did you mean --state?"),
            Case("render", "--state", "lodaing", "--out", "@/out", code: .usage, says: "did you mean \"loading\"?"),
            Case("render", "--device", "iPhone 13 Por", "--out", "@/out", code: .usage, says: "iPhone 13 Pro"),
            Case("render", "--at", "soon", "--out", "@/out", code: .usage, says: "seconds from 0 to 86400"),
            Case("render", "--at", "0.4,0.40", "--out", "@/out", code: .usage, says: "--at holds \"0.40\" twice"),
            Case("render", "--out=", code: .usage, says: "--out is empty"),
            Case("render", "--backdrop", "blur", "--out", "@/out", code: .usage, says: "variable-blur[:RADIUS[:BAND]]"),
            Case("render", "--title", "a", "--no-title", "--out", "@/out", code: .usage, says: "exclude"),
            Case("render", "--print", "pixels", "--out", "@/out", code: .usage, says: "display-list"),
            Case("render", "--font", "a.otf:fat", "--out", "@/out", code: .usage, says: "FILE:WEIGHT"),
            Case("render", "--font", "@/no.otf", "--out", "@/out", code: .missingInput, says: "no.otf"),
            Case("render", "--font", "@/text.png", "--out", "@/out", code: .invalidData, says: "not a TrueType"),
            Case("render", "--screen", "@/no.png", "--out", "@/out", code: .missingInput, says: "no such file"),
            Case("render", "--screen", "@/text.png", "--out", "@/out", code: .invalidData, says: "not a PNG"),
            Case(
                "render",
                "--screen",
                "@/se.png",
                "--out",
                "@/out",
                code: .invalidData,
                says: "it is the size of iPhone 5"
            ),
            Case(
                "render",
                "--screen",
                "@/se.png",
                "--fit",
                "crop",
                "--out",
                "@/out",
                code: .invalidData,
                says: "too few to crop"
            ),
            Case("render", "@/no.json", "--out", "@/out", code: .missingInput, says: "no.json"),
            Case("render", "@/bad.json", "--out", "@/out", code: .invalidData, says: "hud.backdrop.radius"),
            Case("render", "@/bad.json", "--state", "loading", "--out", "@/out", code: .usage, says: "exclude"),
            Case(
                "render",
                "--state",
                "loading",
                "--backdrop",
                "clear",
                "--out",
                "@/text.png/x",
                code: .cannotWrite,
                says: "text.png"
            ),
            Case("blur", "@/se.png", "@/out", code: .usage, says: "--sigma"),
            Case("blur", "@/se.png", "@/out", "--sigma", "1", "--rows", "0:1", code: .usage, says: "exclude"),
            Case("blur", "@/se.png", "@/out", "--sigma=-1", code: .usage, says: "0 to 1000"),
            Case("blur", "@/se.png", "@/out", "--rows", "3", code: .usage, says: "colon"),
            Case("blur", "@/se.png", "@/out", "--sigma", "1", "--edges", "wrap", code: .usage, says: "mirror"),
            Case("blur", "@/se.png", "@/out", "--radial", "1,2:3:4", code: .usage, says: "--sigma"),
            Case("blur", "@/se.png", "@/out", "--radial", "1,2:3", "--sigma", "1", code: .usage, says: "two radii"),
            Case("blur", "@/se.png", "@/out", "--radial", "1,2:-3:4", "--sigma", "1", code: .usage, says: "two radii"),
            Case("blur", "@/se.png", "@/out", "--linear", "1,2:1,2", "--sigma", "1", code: .usage, says: "different"),
            Case("blur", "@/se.png", "@/out", "--linear", "1,2:1,nan", "--sigma", "1", code: .usage, says: "different"),
            Case("blur", "@/se.png", "@/out", "--two-point", "0,0,1:9,9,1001", code: .usage, says: "0 to 1000"),
            Case(
                "blur",
                "@/se.png",
                "@/out",
                "--two-point",
                "0,0,1:9,9,1",
                "--sigma",
                "1",
                code: .usage,
                says: "exclude"
            ),
            Case("blur", "@/se.png", "@/out", "--mask", "@/se.png", "--rows", "0:1", code: .usage, says: "exclude"),
            Case(
                "blur",
                "@/se.png",
                "@/out",
                "--mask",
                "@/no.png",
                "--sigma",
                "1",
                code: .missingInput,
                says: "no.png"
            ),
            Case(
                "blur",
                "@/se.png",
                "@/out",
                "--mask",
                "@/text.png",
                "--sigma",
                "1",
                code: .invalidData,
                says: "text.png"
            ),
            Case("blur", "@/no.png", "@/out", "--sigma", "1", code: .missingInput, says: "no such file"),
            Case("blur", "@/se.png", "@/no/out", "--sigma", "1", code: .cannotWrite, says: "no/out"),
            Case("draw", "@/no.json", "@/out", code: .missingInput, says: "no.json"),
            Case("draw", "@/text.png", "@/out", code: .invalidData, says: "text.png: line 1"),
            Case("draw", "@/bad.json", "@/./bad.json", code: .usage, says: "OUT.png would overwrite"),
            Case("draw", "@/bad.json", code: .usage, says: "OUT.png"),
            Case("compare", "@/no.png", "@/se.png", "--picture", "@/out", code: .unreadable, says: "no such file"),
            Case("compare", "@/text.png", "@/se.png", "--picture", "@/out", code: .unreadable, says: "not a PNG"),
            Case(
                "compare",
                "@/se.png",
                "@/text.png",
                "--picture",
                "@/./se.png",
                code: .usage,
                says: "--picture would overwrite"
            ),
            Case("compare", "@/se.png", code: .usage, says: "ACTUAL.png"),
            Case("test", "--snapshots", "@/none", code: .missingInput, says: "none/Scenes"),
            Case("test", "now", code: .usage, says: "no frame fits \"now\""),
        ]
    )
    func failingInput(_ failing: Case) throws {
        try TemporaryFolder.with { folder in
            try folder.write("hello", to: "text.png")
            try folder.write(
                #"{"scrim": 1, "hud": {"backdrop": {"type": "variable-blur", "radius": -1}}}"#,
                to: "bad.json"
            )
            try folder.picture("se.png", width: 640, height: 1136)
            let before = try folder.names()
            let run = CommandRun(failing.words.map { $0.replacing("@", with: folder.path) })
            #expect(run.code == failing.code)
            #expect(run.errors.contains(failing.says), "\(run.errors)")
            #expect(run.errors.hasPrefix("scrim: ") && run.errors.hasSuffix("\n"))
            #expect(run.errors.filter { $0 == "\n" }.count == 1)
            #expect(run.output == "")
            #expect(try folder.names() == before)
        }
    }

    @Test("An output that cannot be written to is reported, not ignored")
    func brokenOutput() {
        let console = Console(
            write: { _ in throw Failure(.cannotWrite, "standard output cannot be written: full") },
            writeError: { _ in }
        )
        #expect(Program.run(["devices"], on: console) == .cannotWrite)
    }
}
