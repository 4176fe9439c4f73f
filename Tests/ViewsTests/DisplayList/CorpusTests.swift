import FoundationEssentials
import Raster
import Testing
import Threads
import Typography
import Views

/// Display lists from which the fuzzer starts, and those that once were not survived.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus").path

    static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    /// One font and one gray picture, whatever a list asks for.
    private static var resources: DisplayList.Resources {
        DisplayList.Resources(
            font: { _ in try FontFace(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf") },
            image: { _ in
                Bitmap(width: 5, height: 3, color: PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 255))
            }
        )
    }

    @Test("each is refused, or is written, read back and drawn alike on any number of threads", arguments: files)
    func survives(file: String) throws {
        let bytes = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
        let parsed: DisplayList
        do {
            parsed = try DisplayList(parsing: bytes, resources: Self.resources)
        } catch let error as DisplayListError {
            #expect(!"\(error)".isEmpty)
            #expect(file != "every-command.json", "\(error)")
            return
        }
        var list = parsed
        let text = try list.json().compactText
        #expect(try DisplayList(parsing: text.utf8, resources: Self.resources).commands.count == list.commands.count)
        list.size.width = min(list.size.width, 96 / list.scale)
        list.size.height = min(list.size.height, 96 / list.scale)
        let small = list
        let single = ThreadPool.$current.withValue(.single) { try? small.render() }
        #expect(ThreadPool.$current.withValue(ThreadPool(threads: 3)) { try? small.render() } == single)
    }

    @Test("there are some")
    func count() {
        #expect((3...80).contains(Self.files.count))
    }
}
