import FoundationEssentials
import Glibc
import ImageIO
import Scenes
import StrictJSON

/// Scene files that are read anew whenever they, or the files that they name, change.
final class WatchedScenes {
    /// Scene files and folders of them, as they were given.
    private let roots: [String]
    private let watcher: FileWatcher
    private var scenes: [String: WatchedScene] = [:]
    private var renderer = FrameRenderer()
    private var version = 0

    /// A scene file as it was read last.
    private struct WatchedScene {
        var frames: [SceneFrame] = []
        /// Why the file cannot be read; the frames are then those before.
        var fault: String?
        /// Grows with each reading, so that a browser asks for new pictures.
        var version: Int
        /// Resolved paths of the files that the frames are made of, the scene file included.
        var inputs: Set<String>
    }

    init(_ roots: [String], _ watcher: FileWatcher) {
        self.roots = roots
        self.watcher = watcher
        for path in files() { read(path) }
    }

    /// Paths of the scene files, sorted by their bytes; folders are watched as they are walked.
    private func files() -> [String] {
        var files: Set<String> = []
        for root in roots {
            // Before it is looked at: it may come in this moment.
            watcher.watch(root)
            guard Self.isFolder(root) else {
                files.insert(root)
                continue
            }
            var isNew = true
            while isNew {
                isNew = false
                for path in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [] {
                    let path = "\(root)/\(path)"
                    if Self.isFolder(path) {
                        if watcher.watch(path) { isNew = true }
                    } else if path.hasSuffix(".json") {
                        files.insert(path)
                    }
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// How often a scene is read at once where folders of its files came to be watched only then.
    private static let mostReadings = 3

    private func read(_ path: String) {
        for _ in 0..<Self.mostReadings {
            readOnce(path)
            // Also where a name leads through a link, its own folder tells of a new file in its place.
            let folders = ([path] + (scenes[path]?.inputs ?? [])).map(\.folderPrefix)
            guard folders.map({ watcher.watch($0.isEmpty ? "." : $0) }).contains(true) else { return }
        }
    }

    private func readOnce(_ path: String) {
        version += 1
        var scene = scenes[path] ?? WatchedScene(version: version, inputs: [])
        scene.version = version
        scene.inputs.insert(Folder.resolved(path))
        do {
            let read = try SceneFile.read(path)
            scene.frames = try read.frames()
            scene.inputs = Set(([path] + read.inputs).map(Folder.resolved))
            scene.fault = nil
        } catch {
            if let error = error as? SceneFileError { scene.inputs.formUnion(error.files.map(Folder.resolved)) }
            scene.fault = "\(error)"
        }
        scenes[path] = scene
    }

    /// True where a scene's file is gone: for good, or until an editor has put the new one in its place.
    var lacksFile: Bool { scenes.keys.contains { access($0, F_OK) != 0 } }

    /// Reads what the changed files are part of; false where no scene is concerned.
    func update(_ changes: FileWatcher.Changes) -> Bool {
        let files = files()
        let known = Set(scenes.keys)
        var isChanged = false
        for path in known.subtracting(files) {
            scenes[path] = nil
            isChanged = true
        }
        let concerned = scenes.filter { changes.touch($0.value.inputs) }
        let sceneFiles = Set(scenes.keys.map(Folder.resolved))
        if concerned.values.contains(where: { changes.touch($0.inputs.subtracting(sceneFiles)) }) {
            // It keeps the screenshots and fonts that it has read.
            renderer = FrameRenderer()
        }
        for path in Set(concerned.keys).union(Set(files).subtracting(known)).sorted() {
            read(path)
            isChanged = true
        }
        return isChanged
    }

    /// What a page shows: scenes, their frames' names and their faults.
    var json: JSONValue {
        .array(
            scenes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, scene in
                var members: [JSONValue.Member] = [
                    .init("file", .string(path)), .init("version", .number(Double(scene.version))),
                    .init(
                        "frames",
                        .array(
                            scene.frames.map { frame in
                                let size = frame.points
                                return [
                                    "name": .string(frame.name), "width": .number(size.width),
                                    "height": .number(size.height),
                                ]
                            }
                        )
                    ),
                ]
                if let fault = scene.fault { members.append(.init("fault", .string(fault))) }
                return .object(members)
            }
        )
    }

    enum Picture {
        case png([UInt8])
        /// The scene was read again since.
        case outdated
        case none
    }

    /// The picture of a frame of the scene that was read under a version.
    func picture(version: Int, frame index: Int) throws -> Picture {
        guard let scene = scenes.values.first(where: { $0.version == version }) else {
            return (1...self.version).contains(version) ? .outdated : .none
        }
        guard scene.frames.indices.contains(index) else { return .none }
        return .png(try renderer.render(scene.frames[index]).encoded().bytes)
    }
}

extension Scene {
    /// Paths of the files that the frames are made of, beside the scene's own.
    fileprivate var inputs: [String] {
        let screenshot: [String] = if case .png(let path) = screen { [path] } else { [] }
        return screenshot + fonts.map(\.file) + files
    }
}
