import Glibc

/// The files of a suite's folders.
enum SnapshotFolder {
    /// Paths of the files below a folder whose names end in `suffix`, sorted by their bytes; none where there is no
    /// folder.
    ///
    /// Folders are no files, whatever their names, and links to folders are not followed.
    static func files(_ folder: String, suffix: String) throws(SnapshotError) -> [String] {
        var walk = Walk(suffix: suffix, isOfScenes: false)
        return try walk.paths(of: folder)
    }

    /// Paths of the scene files below a folder, sorted by their bytes; none where there is no folder.
    ///
    /// Links to folders are followed, but for those to a folder that they lie in. A folder whose name is that of a
    /// scene file is among them, so that it is not passed over.
    static func scenes(_ folder: String) throws(SnapshotError) -> [String] {
        var walk = Walk(suffix: ".json", isOfScenes: true)
        return try walk.paths(of: folder)
    }

    /// A folder on the disk, whatever path leads there.
    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t

        init(_ status: stat) {
            device = status.st_dev
            number = status.st_ino
        }
    }

    private struct Walk {
        let suffix: String
        let isOfScenes: Bool
        private var found: [String] = []

        init(suffix: String, isOfScenes: Bool) {
            self.suffix = suffix
            self.isOfScenes = isOfScenes
        }

        mutating func paths(of folder: String) throws(SnapshotError) -> [String] {
            var status = stat()
            guard stat(folder, &status) == 0 else {
                guard errno != ENOENT else { return [] }
                throw .unreadableFolder(folder, reason: String(cString: strerror(errno)))
            }
            try visit(folder, prefix: "", in: [Identity(status)])
            return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }

        /// Visits a folder; `chain` holds it and those that it lies in.
        private mutating func visit(_ folder: String, prefix: String, in chain: [Identity]) throws(SnapshotError) {
            for name in try Self.names(folder) {
                let path = "\(folder)/\(name)"
                var status = stat()
                let isThere = stat(path, &status) == 0
                guard isThere, status.st_mode & S_IFMT == S_IFDIR else {
                    if name.hasSuffix(suffix) { found.append(prefix + name) }
                    continue
                }
                if isOfScenes, name.hasSuffix(suffix) { found.append(prefix + name) }
                let identity = Identity(status)
                var own = stat()
                let isLink = lstat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
                guard !isLink || isOfScenes && !chain.contains(identity) else { continue }
                try visit(path, prefix: "\(prefix)\(name)/", in: chain + [identity])
            }
        }

        private static func names(_ folder: String) throws(SnapshotError) -> [String] {
            guard let directory = opendir(folder) else {
                throw .unreadableFolder(folder, reason: String(cString: strerror(errno)))
            }
            defer { closedir(directory) }
            var names: [String] = []
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { names.append(name) }
            }
            return names
        }
    }
}
