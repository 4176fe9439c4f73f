import FoundationEssentials
import ImageIO
import Raster
import Scenes
import Threads

/// The scenes of a folder and the pictures that they are known to give.
///
/// Every scene file under `Scenes` is drawn; a frame of `Scenes/a/b.json` has its reference in `References/a/b`. A frame
/// without a reference fails, and references are written in recording only.
public struct SnapshotSuite: Sendable {
    /// The folder that holds `Scenes` and `References`.
    public let folder: String
    /// Where pictures of differences, and frames without a reference, go.
    ///
    /// It lies outside of the references, so that nothing there is mistaken for one; ``run(recording:report:)`` throws
    /// otherwise.
    public let differences: String

    public init(folder: String, differences: String) {
        self.folder = folder
        self.differences = differences
    }

    /// Draws and judges every frame, in the order of the files' paths.
    ///
    /// `report` gets each result as soon as it and all before it are known, and stops the run by throwing. Frames are
    /// drawn on the threads of the current pool; files are written in order, and none behind a result that `report` threw
    /// at. With `recording`, frames whose pixels are not the reference's become the reference; all other files stay
    /// untouched, also those that stand in a reference's place and cannot be read.
    public func run(recording: Bool, report: (SnapshotResult) throws -> Void) throws {
        let references = "\(folder)/References"
        guard !Folder.isInside(differences, references) else {
            throw SnapshotError.differencesAmongReferences(differences, references: references)
        }
        let renderer = FrameRenderer()
        let frames = frames(try scenePaths())
        try ThreadPool.current.forEachInOrder(frames.count) { index in
            switch frames[index] {
            case .success(let frame): try judge(frame, recording, renderer)
            case .failure(let fault): Judgement(SnapshotResult(name: fault.name, verdict: .notDrawn(fault.reason)))
            }
        } use: { _, judgement in
            try judgement.write()
            try report(judgement.result)
        }
    }

    /// The frames of all scene files; what cannot be drawn stands in its place.
    private func frames(_ paths: [String]) -> [Result<NamedFrame, NamedFault>] {
        var frames: [Result<NamedFrame, NamedFault>] = []
        var seen: [String: String] = [:]
        for path in paths {
            do {
                for frame in try SceneFile.read("\(folder)/Scenes/\(path)").frames() {
                    let name = "\(path.dropLast(5))/\(frame.name)"
                    if let first = seen.updateValue(path, forKey: name.lowercased()) {
                        let error = SceneError.repeatedFile("\(name).png", first: first, second: path)
                        frames.append(.failure(NamedFault(name: name, reason: error.description)))
                    } else {
                        frames.append(.success(NamedFrame(name: name, scene: path, frame: frame)))
                    }
                }
            } catch {
                frames.append(.failure(NamedFault(name: path, reason: "\(error)")))
            }
        }
        return frames
    }

    private func judge(_ frame: NamedFrame, _ recording: Bool, _ renderer: FrameRenderer) throws -> Judgement {
        let rendered: RenderedFrame
        do {
            rendered = try renderer.render(frame.frame)
        } catch {
            return Judgement(
                SnapshotResult(
                    name: frame.name,
                    verdict: .notDrawn("\(error)"),
                    scene: frame.scene,
                    cell: SnapshotCell(frame.frame)
                )
            )
        }
        var judgement = try judge(rendered.png(), frame.name, recording)
        judgement.result.scene = frame.scene
        judgement.result.cell = SnapshotCell(frame.frame)
        judgement.result.warning = rendered.missingWarning(path: frame.name)
        return judgement
    }

    private func judge(_ actual: PNGImage, _ name: String, _ recording: Bool) throws -> Judgement {
        let path = "\(folder)/References/\(name).png"
        // Where a picture goes for somebody to look at.
        let place = "\(differences)/\(name).png"
        guard FileManager.default.fileExists(atPath: path) else {
            guard !recording else { return try Judgement(name, .recorded(path), actual, path) }
            return try Judgement(name, .missing(path, picture: place), actual, place)
        }
        let expected: PNGImage
        do {
            expected = try PNGDecoder().decode(file: path)
        } catch {
            // What cannot be read may still be wanted, as a Git LFS pointer is: recording leaves it alone, too.
            let reason = recording ? "\(error); or remove the file and record it anew" : "\(error)"
            return Judgement(SnapshotResult(name: name, verdict: .unreadable(reason)))
        }
        let comparison = Comparison(expected: expected, actual: actual)
        guard comparison != .equal else { return Judgement(SnapshotResult(name: name, verdict: .equal)) }
        guard !recording else { return try Judgement(name, .recorded(path), actual, path) }
        // The differing pixels, or the frame itself where its size is another.
        let picture = Comparison.picture(expected: expected, actual: actual) ?? actual
        return try Judgement(name, .different(comparison, picture: place), picture, place)
    }

    /// Paths of the scene files below `Scenes`, sorted by their bytes.
    private func scenePaths() throws(SnapshotError) -> [String] {
        let scenes = "\(folder)/Scenes"
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: scenes) else {
            throw .noFolder(scenes)
        }
        let files = paths.filter { $0.hasSuffix(".json") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !files.isEmpty else { throw .noScenes(scenes) }
        return files
    }
}

/// A frame by its path below the references, without extension.
private struct NamedFrame {
    let name: String
    let scene: String
    let frame: SceneFrame
}

/// A frame or a scene file that cannot be drawn.
private struct NamedFault: Error {
    let name: String
    let reason: String
}

/// A result, and the file that goes with it.
private struct Judgement {
    var result: SnapshotResult
    private var file: (path: String, bytes: [UInt8])?

    init(_ result: SnapshotResult) {
        self.result = result
    }

    init(_ name: String, _ verdict: SnapshotVerdict, _ picture: PNGImage, _ path: String) throws {
        result = SnapshotResult(name: name, verdict: verdict)
        // What is recorded is kept; the other pictures are looked at once.
        let compression: PNGCompression = if case .recorded = verdict { .small } else { .fast }
        file = (path, try PNGEncoder(compression).encode(picture))
    }

    func write() throws {
        guard let file else { return }
        try Folder.create(file.path.folderPrefix)
        try AtomicFile.write(file.bytes, to: file.path)
    }
}

/// Why there is nothing to test.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
    case noFolder(String)
    case noScenes(String)
    /// Pictures of differences would stand where references are looked for.
    case differencesAmongReferences(String, references: String)

    public var description: String {
        switch self {
        case .noFolder(let path): "\(path): there is no such folder; start in the folder above, or give --snapshots"
        case .noScenes(let path): "\(path): there is no scene file (.json) in it; a test of nothing does not pass"
        case .differencesAmongReferences(let path, let references):
            "\(path) lies in \(references), where pictures of differences would become references; give another folder"
        }
    }
}
