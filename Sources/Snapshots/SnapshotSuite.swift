import FoundationEssentials
import ImageIO
import Raster
import Scenes

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
    /// `report` gets each result as soon as it is known, and stops the run by throwing. With `recording`, frames whose
    /// pixels are not the reference's become the reference; all other files stay untouched, also those that stand in a
    /// reference's place and cannot be read.
    public func run(recording: Bool, report: (SnapshotResult) throws -> Void) throws {
        let references = "\(folder)/References"
        guard !Folder.isInside(differences, references) else {
            throw SnapshotError.differencesAmongReferences(differences, references: references)
        }
        var renderer = FrameRenderer()
        var seen: [String: String] = [:]
        for path in try scenePaths() {
            let base = String(path.dropLast(5))
            let frames: [SceneFrame]
            do {
                frames = try SceneFile.read("\(folder)/Scenes/\(path)").frames()
            } catch {
                try report(SnapshotResult(name: path, verdict: .notDrawn("\(error)")))
                continue
            }
            for frame in frames {
                let name = "\(base)/\(frame.name)"
                if let first = seen.updateValue(path, forKey: name.lowercased()) {
                    let error = SceneError.repeatedFile("\(name).png", first: first, second: path)
                    try report(SnapshotResult(name: name, verdict: .notDrawn(error.description)))
                    continue
                }
                try report(result(of: frame, name, recording, &renderer))
            }
        }
    }

    private func result(
        of frame: SceneFrame,
        _ name: String,
        _ recording: Bool,
        _ renderer: inout FrameRenderer
    ) throws -> SnapshotResult {
        let rendered: RenderedFrame
        do {
            rendered = try renderer.render(frame)
        } catch {
            return SnapshotResult(name: name, verdict: .notDrawn("\(error)"))
        }
        return SnapshotResult(
            name: name,
            verdict: try judge(rendered.png(), name, recording),
            warning: rendered.missingWarning(path: name)
        )
    }

    private func judge(_ actual: PNGImage, _ name: String, _ recording: Bool) throws -> SnapshotVerdict {
        let path = "\(folder)/References/\(name).png"
        guard FileManager.default.fileExists(atPath: path) else {
            return recording ? try record(actual, at: path) : .missing(path, picture: try keep(actual, name))
        }
        let expected: PNGImage
        do {
            expected = try PNGDecoder().decode(file: path)
        } catch {
            // What cannot be read may still be wanted, as a Git LFS pointer is: recording leaves it alone, too.
            return .unreadable(recording ? "\(error); or remove the file and record it anew" : "\(error)")
        }
        let comparison = Comparison(expected: expected, actual: actual)
        guard comparison != .equal else { return .equal }
        guard !recording else { return try record(actual, at: path) }
        // The differing pixels, or the frame itself where its size is another.
        let picture = Comparison.picture(expected: expected, actual: actual) ?? actual
        return .different(comparison, picture: try keep(picture, name))
    }

    private func record(_ image: PNGImage, at path: String) throws -> SnapshotVerdict {
        try write(image, to: path)
        return .recorded(path)
    }

    private func write(_ image: PNGImage, to path: String) throws {
        try Folder.create(Folder.above(path))
        try PNGEncoder().write(image, to: path)
    }

    /// Writes a picture for somebody to look at, and gives its path.
    private func keep(_ picture: PNGImage, _ name: String) throws -> String {
        let path = "\(differences)/\(name).png"
        try write(picture, to: path)
        return path
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
