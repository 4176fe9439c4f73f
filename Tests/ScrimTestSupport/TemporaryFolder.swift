import FoundationEssentials

/// A folder that is there for the time of a call.
public struct TemporaryFolder {
    public let path: String

    /// Calls `body` with a new, empty folder, and removes it with all that is in it.
    public static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let root = FileManager.default.temporaryDirectory.path
        let folder = TemporaryFolder(path: "\(root)/scrim-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        return try body(folder)
    }

    /// The path of a name in the folder, whether it is there or not.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// Names of everything in the folder, sorted.
    public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    /// Writes a file, in a folder of the folder's own if the name says so, and returns its path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = file(name)
        let above = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(text.utf8, to: name) }
}
