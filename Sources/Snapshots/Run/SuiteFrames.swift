import FoundationEssentials
import ImageIO
import Scenes
import StrictJSON

/// The frames of all scene files of a suite, in the order of the files' paths.
struct SuiteFrames {
    /// A frame by its path below the references, without extension.
    struct Frame {
        let name: String
        /// The scene file by its path below the scenes.
        let scene: String
        /// The digest of the scene file, without what it says of comparisons, and of the pictures and specs that it names.
        let digest: String
        /// The digest of the scene file as it is.
        let source: String
        let frame: SceneFrame
    }

    /// Frames of one scene that are drawn after each other, or what cannot be drawn.
    enum Part {
        case frames(ArraySlice<Frame>)
        case fault(SnapshotResult)
    }

    private(set) var frames: [Frame] = []
    /// What cannot be drawn, each with the number of frames before it.
    private(set) var faults: [(position: Int, result: SnapshotResult)] = []

    init(_ suite: SnapshotSuite) throws(SnapshotError) {
        let folder = "\(suite.folder)/Scenes"
        var seen: [String: String] = [:]
        for path in try Self.scenePaths(folder) {
            do {
                let file = "\(folder)/\(path)"
                // The digest and the frames are of the same bytes, whoever writes the file meanwhile.
                let bytes = try FileReader.read(file, limit: SceneFile.byteLimit)
                let read = try SceneFile.scene(parsing: bytes, file: file)
                let digest = read.digest(of: SceneFile.drawnText(bytes))
                let source = FileDigest(bytes).description
                let prefix = "\(path.dropLast(5))/"
                for (frameName, frame) in try read.namedFrames() {
                    let name = prefix + frameName
                    if let first = seen.updateValue(path, forKey: name.lowercased()) {
                        let error = SceneError.repeatedFile("\(name).png", first: first, second: path)
                        fail(name, path, "\(error)")
                    } else {
                        frames.append(Frame(name: name, scene: path, digest: digest, source: source, frame: frame))
                    }
                }
            } catch {
                fail(path, path, "\(error)")
            }
        }
    }

    private mutating func fail(_ name: String, _ scene: String, _ reason: String) {
        faults.append((frames.count, SnapshotResult(name: name, verdict: .notDrawn(reason), scene: scene)))
    }

    /// Paths of the scene files below a folder, sorted by their bytes.
    private static func scenePaths(_ scenes: String) throws(SnapshotError) -> [String] {
        guard FileManager.default.fileExists(atPath: scenes) else { throw .noFolder(scenes) }
        let files = try SnapshotFolder.scenes(scenes)
        guard !files.isEmpty else { throw .noScenes(scenes) }
        return files
    }

    /// Names of all frames.
    var names: Set<String> { Set(frames.map(\.name)) }

    /// The digest of what the shards of a run have to agree about: the names of its frames, their scene files with what
    /// those name, and the scenes that cannot be read.
    func digest(_ filter: NameFilter) -> String {
        var text = ""
        for frame in frames where filter.takes(frame.name) {
            text += "\(frame.name)\0\(frame.digest)\0\(frame.source)\0"
        }
        for (_, result) in faults { text += "\(result.name)\0" }
        return FileDigest(Array(text.utf8)).description
    }

    /// The beginnings of the names of frames that nobody knows, because their scenes cannot be read.
    private var unknown: [String] {
        faults.compactMap { $0.result.scene == $0.result.name ? "\($0.result.name.dropLast(5))/" : nil }
    }

    /// What a run with options draws, in order; a pattern that no frame fits is an error.
    ///
    /// Scene files that cannot be read are part of every run: their frames might be among those that are meant.
    func parts(_ options: SnapshotOptions) throws(SnapshotError) -> [Part] {
        let all = frames.map(\.name)
        if let pattern = options.filter.idle(all + faults.map(\.result.name), unknown: unknown) {
            throw .noFrame(pattern: pattern, nearest: Self.nearest(pattern, all))
        }
        var parts: [Part] = []
        var start = 0
        for (position, result) in faults {
            parts += Self.parts(frames[start..<position], options)
            parts.append(.fault(result))
            start = position
        }
        parts += Self.parts(frames[start...], options)
        // The first frame alone: its verdict is there before others are drawn.
        if case .frames(let first)? = parts.first, first.count > 1 {
            parts.replaceSubrange(0..<1, with: [.frames(first.prefix(1)), .frames(first.dropFirst())])
        }
        return parts
    }

    private static func parts(_ frames: ArraySlice<Frame>, _ options: SnapshotOptions) -> [Part] {
        let chosen = frames.filter { options.filter.takes($0.name) && options.shard?.takes($0.name) ?? true }
        var offset = 0
        return chosen.map(\.frame).sequences().map { sequence in
            defer { offset += sequence.count }
            return .frames(chosen[offset..<offset + sequence.count])
        }
    }

    private static func nearest(_ pattern: String, _ names: [String]) -> String? {
        NearName.closest(to: pattern, in: names + Set(names.map { String($0.prefix { $0 != "/" }) }).sorted())
    }

    /// Names of references that no frame has, of those given; references of scenes that cannot be read are not known.
    func obsolete(_ references: [String]) -> [String] {
        let names = names
        let unknown = faults.compactMap { $0.result.scene.map { "\($0.dropLast(5))/" } }
        return references.filter { name in !names.contains(name) && !unknown.contains { name.hasPrefix($0) } }
    }
}
