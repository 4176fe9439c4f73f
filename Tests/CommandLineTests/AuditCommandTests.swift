import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

@Suite("scrim audit")
struct AuditCommandTests {
    private static let small = ["--device", "iPhone SE (1st gen)", "--state", "success", "--backdrop", "dim"]

    private func screen(_ color: Color, _ body: (TemporaryFolder, [String]) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let path = try folder.picture("screen.png", width: 640, height: 1136, color: color)
            try body(folder, ["audit", "--screen", path] + Self.small)
        }
    }

    @Test("A frame that fails ends in exit code 1, with a line for each finding and each rule")
    func fails() throws {
        try screen(.white) { _, words in
            let run = CommandRun(words)
            #expect(run.code == .different && run.errors.isEmpty)
            #expect(run.lines[0] == "FAIL  screen_success_dim_iphone-se-1st-gen_light_large")
            #expect(run.lines[1] == "      1  error  text-contrast  2.77:1 of 4.5, median 2.77  text “Success!”")
            #expect(run.lines.contains { $0.hasPrefix("text-contrast  1 error") })
            #expect(run.lines.last == "0 passed, 1 failed")
        }
    }

    @Test("The accessible look passes where the standard one fails, in another language too")
    func passes() throws {
        try screen(.white) { _, words in
            let run = CommandRun(words + ["--look", "accessible", "--language", "en,ar"])
            #expect(run.code == .success, "\(run.output)")
            #expect(run.lines.last == "2 passed, 0 failed")
        }
    }

    @Test("With --json there is one object a frame, and the sums last")
    func json() throws {
        try screen(.white) { _, words in
            let run = CommandRun(words + ["--json", "--appearance", "light,dark"])
            #expect(run.code == .different && run.lines.count == 3)
            let values = try run.lines.map { try JSONValue(parsing: $0.utf8) }
            let keys = values.map { value -> [String] in
                if case .object(let members) = value { members.map(\.key) } else { [] }
            }
            #expect(keys[0] == ["frame", "level", "showsHUD", "passes", "findings", "contrasts"] && keys[1] == keys[0])
            #expect(keys[2] == ["frames", "failed", "passes", "rules"])
        }
    }

    @Test("A picture of the worst frame is written and named, and never over a scene file")
    func picture() throws {
        try screen(.white) { folder, words in
            let path = folder.file("marked.png")
            let run = CommandRun(words + ["--picture", path])
            #expect(run.lines.last == "\(path): screen_success_dim_iphone-se-1st-gen_light_large")
            let image = try PNGDecoder().decode(file: path)
            #expect(image.width == 640 && image.height == 1136)
            let scene = folder.file("scene.json")
            try AtomicFile.write(Array("{\"scrim\": 1}".utf8), to: scene)
            #expect(CommandRun(["audit", scene, "--picture", scene]).code == .usage)
        }
    }

    @Test("What threads do at once does not show")
    func threads() throws {
        try screen(.white) { _, words in
            let more = words + ["--json", "--appearance", "light,dark", "--text-size", "L,AX5"]
            #expect(CommandRun(more + ["--threads", "1"]).output == CommandRun(more + ["--threads", "3"]).output)
        }
    }

    @Test("Wrong words are a usage error")
    func usage() throws {
        #expect(CommandRun("audit", "--level", "A").code == .usage)
        #expect(CommandRun("audit", "--picture", "").code == .usage)
        #expect(CommandRun("audit", "--help").output.contains("text-contrast"))
    }
}
