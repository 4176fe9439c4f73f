import FoundationEssentials
import Glibc
import ImageIO
import Raster
import ScrimTestSupport
import Snapshots
import Testing

@testable import scrim_cli

struct ReviewTests {
    /// Three scenes of two frames without references each, which were drawn, and what is said in a round of keys.
    private func review(
        _ keys: String,
        _ body: (_ suite: SnapshotSuite, _ session: ReviewSession, _ output: String) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let scene =
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": ["success", "failure"], "backdrop": "clear"}}"#
            for name in ["a", "b", "c"] { try folder.write(scene, to: "Snapshots/Scenes/\(name).json") }
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            try suite.run { _ in }
            let said = Said()
            let console = Console(write: { said.text += $0 }, writeError: { _ in })
            var rest = Array(keys)[...]
            var session = ReviewSession(suite, on: console, pictures: .none) { rest.popFirst() }
            try session.run(try suite.pending.names())
            try body(suite, session, said.text)
        }
    }

    private final class Said {
        var text = ""
    }

    /// Frames as the letters of their scenes, in the order of their names.
    private func letters(_ names: [String]) -> String { String(names.compactMap(\.first)) }

    @Test(
        "Each key decides about the frame on show, a capital about those of its scene that are changed alike",
        arguments: [
            ("aaaaaa", 6, 0, ""), ("rrrrrr", 0, 6, ""), ("ssssss", 0, 0, "aabbcc"), ("asr", 1, 1, "abcc"),
            ("Aq", 2, 0, "bbcc"), ("ARs", 2, 2, "cc"), ("sA", 1, 0, "abbcc"), ("x?a\u{3}aaaa", 1, 0, "abbcc"),
            ("", 0, 0, "aabbcc"),
        ]
    )
    func keys(keys: String, accepted: Int, rejected: Int, left: String) throws {
        try review(keys) { suite, session, _ in
            #expect(session.accepted == accepted)
            #expect(session.rejected == rejected)
            #expect(letters(try suite.pending.names()) == left)
            var passing = 0
            try suite.run { passing += $0.verdict.isPass ? 1 : 0 }
            #expect(passing == accepted)
        }
    }

    /// What is said in a round of keys.
    private func said(_ keys: String, _ suite: SnapshotSuite, _ names: [String], mostKept: Int) throws -> String {
        let said = Said()
        let console = Console(write: { said.text += $0 }, writeError: { _ in })
        var rest = Array(keys)[...]
        var session = ReviewSession(suite, on: console, pictures: .none, mostKept: mostKept) { rest.popFirst() }
        try session.run(names)
        return said.text
    }

    @Test("u leaves a linked reference a link after a rejection, and a record without its file a record")
    func undoneAroundLinks() throws {
        try TemporaryFolder.with { folder in
            let scene =
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": "success", "backdrop": "clear"}}"#
            for name in ["a", "b"] { try folder.write(scene, to: "Snapshots/Scenes/\(name).json") }
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            try suite.run(SnapshotOptions(record: .missing)) { _ in }
            let names = try suite.names()
            let (linked, gone) = ("\(suite.references)/\(names[0]).png", "\(suite.references)/\(names[1]).png")
            let image = try PNGDecoder().decode(file: linked)
            var bytes = image.bytes
            bytes[0] ^= 8
            let changed = PNGImage(width: image.width, height: image.height, bytes: bytes, text: image.text)
            try PNGEncoder().write(changed, to: folder.file("stored.png"))
            for path in [linked, gone] { unlink(path) }
            symlink(folder.file("stored.png"), linked)
            try suite.run { _ in }
            let manifest = ReferenceStore(folder: suite.references)
            let records = names.map { manifest.record($0) }
            #expect(records.allSatisfy { $0 != nil })
            #expect(try suite.pending.names() == names)

            for (name, keys) in [(names[0], "ruq"), (names[0], "Ruq"), (names[1], "ruq"), (names[1], "auq")] {
                let round = [name] + names.filter { $0 != name }
                #expect(try said(keys, suite, round, mostKept: 1 << 24).contains("undone\n"), "\(name) \(keys)")
                #expect(FileReader.target(of: linked) == folder.file("stored.png"))
                #expect(access(gone, F_OK) != 0)
                let store = ReferenceStore(folder: suite.references)
                #expect(names.map { store.record($0) } == records, "\(name) \(keys)")
                #expect(try suite.pending.names() == names)
            }
        }
    }

    @Test("What is too large to be kept cannot be undone, which is said with the choice and at u")
    func tooLarge() throws {
        try review("q") { suite, _, _ in
            let names = try suite.pending.names()
            let text = try said("ruq", suite, names, mostKept: 10)
            let sentence = "the last choice cannot be undone: its files have more than 10 bytes\n"
            #expect(text.ranges(of: sentence).count == 2)
            #expect(!text.contains("undone\n\n"))
            #expect(try suite.pending.names() == Array(names.dropFirst()))
        }
    }

    @Test("A frame is shown with its place in the round, its name, what changes, its file and the keys")
    func shown() throws {
        try review("q") { suite, _, output in
            let name = try suite.pending.names()[0]
            #expect(output.contains("1 of 6  \(name)\nthere is no reference\n"))
            #expect(output.contains(suite.pending.picture(name)))
            #expect(output.contains("a accept"))
        }
    }

    @Test("Without a terminal a review is refused with what to do in its place")
    func noTerminal() {
        let run = CommandRun("review")
        #expect(run.code == .usage)
        #expect(run.errors.contains("scrim accept NAME"))
    }

    @Test(
        "What a terminal shows is told by its environment, or by its answer",
        arguments: [
            (["TERM": "xterm-kitty"], TerminalPictures.kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
            (["TERM": "foot"], .sixel), (["TERM": "dumb"], TerminalPictures.none),
            (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], TerminalPictures.none),
        ]
    )
    func environments(environment: [String: String], pictures: TerminalPictures) {
        #expect(TerminalPictures(environment) == pictures)
    }

    @Test(
        "The answer to both questions names kitty first, then sixels",
        arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", TerminalPictures.kitty), ("\u{1B}[?62;4;22c", .sixel),
            ("\u{1B}[?62;22c", TerminalPictures.none), ("\u{1B}[?4;62c", TerminalPictures.none),
            ("", TerminalPictures.none),
        ]
    )
    func answers(answer: String, pictures: TerminalPictures) {
        #expect(TerminalPictures(answer: answer) == pictures)
    }

    @Test("Sixels draw every pixel once, six rows a band, in the nearest of 216 colours")
    func sixels() {
        var bitmap = Bitmap(width: 5, height: 7, color: PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
        bitmap[4, 0] = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)
        let text = Sixels(bitmap).text
        #expect(text.hasPrefix("\u{1B}Pq\"1;1;5;7#0;2;0;0;0#1;2;0;0;20"))
        // Blue: four empty columns, then the first row. Red: all six rows, and in the last column all but the first.
        #expect(text.hasSuffix("#5!4?@$#180!4~}$-#180!5@$-\u{1B}\\"))
    }

    @Test("A PNG for kitty comes in pieces of 4096 characters, of which all but the last say that more follow")
    func kitty() {
        let text = TerminalPictures.kitty([UInt8](repeating: 7, count: 3100))
        let pieces = text.split(separator: "\u{1B}\\")
        #expect(pieces.count == 2)
        #expect(pieces[0].hasPrefix("\u{1B}_Gf=100,a=T,m=1;"))
        #expect(pieces[1].hasPrefix("\u{1B}_Gm=0;"))
        #expect(pieces.map { $0.split(separator: ";")[1].utf8.count } == [4096, 40])
    }

    @Test("Pictures lie beside each other at one height")
    func sheet() {
        let sheet = TerminalPictures.sheet([Bitmap(width: 100, height: 960), Bitmap(width: 50, height: 480)])
        #expect(sheet.height == 480)
        #expect(sheet.width == 50 + 12 + 50)
    }
}
