import Gallery
import ImageIO
import ScrimTestSupport
import StrictJSON
import Testing
import Typography

@testable import scrim_cli

struct GalleryCommandTests {
    private static let names = ["indicators", "progress", "states", "backdrops"].flatMap {
        ["\($0)-light.png", "\($0)-dark.png"]
    }

    @Test("Two contact sheets a section and a page are written, each told by its path, designs and bytes")
    func files() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(["gallery", "--out", folder.file("a/b"), "--json"], progress: true)
            #expect(run.code == .success)
            #expect(run.errors.hasPrefix("\r\u{1B}[K1 of 387  indicators-light.png"))
            #expect(run.errors.contains("387 of 387  index.html"))
            #expect(run.errors.hasSuffix("\r\u{1B}[K"))
            var paths: [String] = []
            for line in run.lines {
                let object = try JSONReader(JSONValue(parsing: line)).object(keys: ["path", "designs", "bytes"])
                let path = try object["path"].string()
                let bytes = try FileReader.read(path, limit: 1 << 25)
                #expect(try object["bytes"].number() == Double(bytes.count))
                if path.hasSuffix(".png") { #expect(try PNGDecoder().decode(bytes, file: path).scale == 2) }
                paths.append(path)
            }
            #expect(paths == (Self.names + ["index.html"]).map { folder.file("a/b/\($0)") })
        }
    }

    @Test("A folder that cannot be made is an error, and nothing is written")
    func noFolder() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun("gallery", "--out", try folder.write("a file", to: "taken"))
            #expect(run.code == .cannotWrite)
            #expect(run.output == "")
            #expect(try folder.names() == ["taken"])
        }
    }

    @Test("Every command line that the gallery shows is one")
    func commandLines() throws {
        try TemporaryFolder.with { folder in
            for design in try Gallery(fonts: .system()).designs {
                for sample in design.samples where sample.language == .shell {
                    let words = Self.words(sample.text)
                    #expect(words[0] == "Tools/scrim")
                    // What takes long to draw is laid out or evaluated only.
                    let rest =
                        switch words[1] {
                        case "render": ["--print", "layout"]
                        case "progress": ["--evaluate"]
                        default: ["--out", folder.file("out")]
                        }
                    let run = CommandRun(words.dropFirst() + rest)
                    #expect(run.code == .success && run.errors == "", "\(sample.text): \(run.errors)")
                }
            }
        }
    }

    /// The words of a line of shell, of which some stand between single quotes.
    private static func words(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }
}
