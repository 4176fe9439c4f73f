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

    /// One font, which lists are equal by, and one gray picture, whatever a list asks for.
    private static func resources() throws -> DisplayList.Resources {
        let face = try FontFace(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        return DisplayList.Resources(
            font: { _ in face },
            image: { _ in
                Bitmap(width: 5, height: 3, color: PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 255))
            }
        )
    }

    @Test("each is refused, or is written, read back and drawn alike on any number of threads", arguments: files)
    func survives(file: String) throws {
        let bytes = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
        let resources = try Self.resources()
        let parsed: DisplayList
        do {
            parsed = try DisplayList(parsing: bytes, resources: resources)
        } catch let error as DisplayListError {
            #expect(!"\(error)".isEmpty)
            #expect(file != "every-command.json", "\(error)")
            return
        }
        var list = parsed
        let text = try list.json().compactText
        #expect(try DisplayList(parsing: text.utf8, resources: resources) == list)
        list.size.width = min(list.size.width, 96 / list.scale)
        list.size.height = min(list.size.height, 96 / list.scale)
        let small = list
        let single = ThreadPool.$current.withValue(.single) { try? small.render() }
        #expect(single != nil || file != "every-command.json")
        #expect(ThreadPool.$current.withValue(ThreadPool(threads: 3)) { try? small.render() } == single)
    }

    @Test("there are some")
    func count() {
        #expect((3...80).contains(Self.files.count))
    }
}
