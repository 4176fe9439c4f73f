import FoundationEssentials

/// The files of a suite's folders.
enum SnapshotFolder {
    /// Paths of the files below a folder whose names end in `suffix`, sorted by their bytes; none where there is no folder.
    static func files(_ folder: String, suffix: String) throws(SnapshotError) -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { throw .noFolder(folder) }
        return paths.filter { $0.hasSuffix(suffix) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
