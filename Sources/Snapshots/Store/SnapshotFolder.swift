import FoundationEssentials
import Glibc

/// The files of a suite's folders.
enum SnapshotFolder {
    /// Paths of the files below a folder whose names end in `suffix`, sorted by their bytes; none where there is no folder.
    static func files(_ folder: String, suffix: String) throws(SnapshotError) -> [String] {
        guard try isThere(folder) else { return [] }
        let paths: [String]
        do {
            paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        } catch {
            let facts = (error as? CocoaError)?.userInfo ?? [:]
            let code = (facts["NSUnderlyingError"] as? POSIXError)?.code.rawValue
            throw .unreadableFolder(
                facts["NSFilePath"] as? String ?? folder,
                reason: code.map { String(cString: strerror($0)) } ?? "\(error)"
            )
        }
        return paths.filter { $0.hasSuffix(suffix) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// True for a folder that can be read, false where there is none.
    private static func isThere(_ folder: String) throws(SnapshotError) -> Bool {
        guard let directory = opendir(folder) else {
            guard errno != ENOENT else { return false }
            throw .unreadableFolder(folder, reason: String(cString: strerror(errno)))
        }
        closedir(directory)
        return true
    }
}
