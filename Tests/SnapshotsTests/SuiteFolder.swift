import FoundationEssentials
import ImageIO
import ScrimTestSupport
import Snapshots

/// A folder of scenes that is there for the time of a call.
struct SuiteFolder {
    let path: String

    /// One small frame.
    static let scene =
        #"{"scrim": 1, "device": "iPhone SE (1st generation)", "scale": 1, "hud": {"state": "success", "backdrop": "clear"}}"#
    /// The name of that frame in a scene file of this name.
    static func frame(_ scene: String) -> String {
        "\(scene)/\(scene)_success_clear_iphone-se-1st-gen_1x_light_large"
    }

    static func with(scenes: [String: String], _ body: (SuiteFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let suite = SuiteFolder(path: folder.path)
            for (name, text) in scenes { try suite.write(text, to: "Scenes/\(name).json") }
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/Scenes",
                withIntermediateDirectories: true
            )
            try body(suite)
        }
    }

    var suite: SnapshotSuite { SnapshotSuite(folder: path, differences: "\(path)/differences") }

    func run(_ mode: RecordMode = .auto) throws -> [SnapshotResult] { try run(SnapshotOptions(record: mode)) }

    func run(_ options: SnapshotOptions) throws -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        try suite.run(options) { results.append($0) }
        return results
    }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let path = "\(path)/\(file)"
        try FileManager.default.createDirectory(
            atPath: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]),
            withIntermediateDirectories: true
        )
        try AtomicFile.write(bytes, to: path)
    }

    /// The path of a frame's reference.
    func path(_ name: String) -> String { "\(path)/References/\(name).png" }

    /// The bytes of a file.
    func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: "\(path)/\(file)"))) }

    func reference(_ name: String) throws -> [UInt8] { try bytes("References/\(name).png") }

    func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

    /// Paths of all files, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") }.sorted()
    }
}

extension SuiteFolder {
    /// The bytes of all references by their names; none of what has no bytes, such as a folder.
    func references() throws -> [String: [UInt8]] {
        var references: [String: [UInt8]] = [:]
        for file in try files() where file.hasPrefix("References/") && file.hasSuffix(".png") {
            references[String(file.dropFirst(11).dropLast(4))] = (try? bytes(file)) ?? []
        }
        return references
    }

    func delete(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }
}
