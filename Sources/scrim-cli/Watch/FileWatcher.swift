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
    private var watches: [String: Int32] = [:]

    private static let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF | IN_ONLYDIR

    init() throws(Failure) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw Failure(.internalError, "files cannot be watched: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Watches a folder, or the nearest one above it that is there, which tells when it comes; false where that one was
    /// watched already.
    ///
    /// What was there before the watch tells nothing of itself: after true a file has to be looked at again.
    @discardableResult
    func watch(_ folder: String) -> Bool {
        var path = Folder.resolved(folder)
        while true {
            // Of a folder that is watched already this gives the same number; of one that took its place, another.
            let watch = inotify_add_watch(descriptor, path, UInt32(Self.events))
            if watch >= 0 {
                guard watches[path] != watch else { return false }
                if let old = watches.updateValue(watch, forKey: path) {
                    folders[old] = nil
                    inotify_rm_watch(descriptor, old)
                }
                folders[watch] = path
                return true
            }
            guard [ENOENT, ENOTDIR].contains(errno), path != "/", let slash = path.lastIndex(of: "/") else {
                return false
            }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }

    /// Files that have changed.
    struct Changes {
        /// Absolute paths, through all links.
        fileprivate var paths: Set<String> = []
        /// True where there were too many to tell, so that any file may be one of them.
        fileprivate var isAnything = false

        /// True where one of the files, or a folder above it, is among them.
        func touch(_ files: Set<String>) -> Bool {
            if isAnything || !files.isDisjoint(with: paths) { return true }
            return paths.contains { path in files.contains { $0.hasPrefix("\(path)/") } }
        }

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
                    // The folder is gone, and whoever watched it has to look where to wait for it.
                    guard let folder = folders.removeValue(forKey: watch) else { continue }
                    if watches[folder] == watch { watches[folder] = nil }
                    changes.paths.insert(folder)
                } else if mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    changes.isAnything = true
                } else if let folder = folders[watch] {
                    // A file that was made is written to before it counts; a folder has no such moment.
                    let isFolder = mask & UInt32(IN_ISDIR) != 0
                    if mask & UInt32(IN_CREATE) == 0 || isFolder {
                        changes.paths.insert(name.isEmpty ? folder : "\(folder)/\(name)")
                    }
                }
            }
        }
    }
}
