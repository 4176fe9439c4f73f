import FoundationEssentials
import Testing
import Views

@testable import Scenes

/// The scene files by which the fuzzer came furthest.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus").path

    static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    @Test("each is refused with a reason, or its first and its last frame are laid out", arguments: files)
    func survives(file: String) throws {
        let bytes = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
        let scene: Scene
        do throws(SceneFileError) {
            scene = try SceneFile.scene(parsing: bytes, file: file)
        } catch {
            #expect(!"\(error)".isEmpty)
            return
        }
        guard let frames = try? scene.frames(), let first = frames.first, let last = frames.last else { return }
        for frame in first.name == last.name ? [first] : [first, last] {
            #expect(!frame.name.isEmpty && !frame.name.contains("/"))
            if let list = try? FrameRenderer().displayList(frame) { #expect(!list.commands.isEmpty) }
        }
    }

    @Test("there are some, and not all are refused")
    func count() throws {
        #expect((20...80).contains(Self.files.count))
        let drawn = try Self.files.count { file in
            let bytes = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
            guard let frame = try? SceneFile.scene(parsing: bytes, file: file).frames().first else { return false }
            return (try? FrameRenderer().displayList(frame)) != nil
        }
        #expect(drawn >= 10)
    }
}
