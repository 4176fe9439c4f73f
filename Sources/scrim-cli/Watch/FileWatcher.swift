import Glibc
import ImageIO
import Scenes

/// Tells which files in some folders were written, came or went (inotify).
///
/// Folders are watched rather than files: editors put a new file in the place of the old one.
final class FileWatcher {
    /// Becomes readable when something happened.
    let descriptor: Int32
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []

    private static let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE

    init() throws(Failure) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw Failure(.internalError, "files cannot be watched: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Watches a folder, unless it is watched already or is none.
    func watch(_ folder: String) {
        let path = Folder.resolved(folder)
        guard !watched.contains(path) else { return }
        let watch = inotify_add_watch(descriptor, path, UInt32(Self.events))
        guard watch >= 0 else { return }
        watched.insert(path)
        folders[watch] = path
    }

    /// Files that have changed.
    struct Changes {
        /// Absolute paths, through all links.
        fileprivate var paths: Set<String> = []
        /// True where there were too many to tell, so that any file may be one of them.
        fileprivate var isAnything = false

        func touch(_ files: Set<String>) -> Bool { isAnything || !files.isDisjoint(with: paths) }

        mutating func add(_ other: Changes) {
            paths.formUnion(other.paths)
            isAnything = isAnything || other.isAnything
        }
    }

    /// What has changed since the last call.
    func changes() -> Changes {
        var changes = Changes()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return changes }
            var offset = 0
            while offset + 16 <= count {
                let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
                    (
                        bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                        bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                        Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    )
                }
                let name = String(
                    decoding: buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 },
                    as: UTF8.self
                )
                offset += 16 + length
                if mask & UInt32(IN_IGNORED) != 0 {
                    folders.removeValue(forKey: watch).map { _ = watched.remove($0) }
                } else if mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    changes.isAnything = true
                } else if let folder = folders[watch] {
                    // A file that was made is written to before it counts; a folder has no such moment.
                    let isFolder = mask & UInt32(IN_ISDIR) != 0
                    if mask & UInt32(IN_CREATE) == 0 || isFolder { changes.paths.insert("\(folder)/\(name)") }
                }
            }
        }
    }
}
