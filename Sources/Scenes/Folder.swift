import Glibc
import ImageIO

/// Folders for files that are about to be written.
package enum Folder {
    /// Makes a folder and the ones above it, unless they are there.
    package static func create(_ path: String) throws(FileWriteError) {
        guard !path.utf8.contains(0) else { throw FileWriteError(file: path, step: .create, code: EINVAL) }
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<end])
            guard mkdir(part, 0o777) != 0 else { continue }
            let code = errno
            guard code == EEXIST, isFolder(part) else {
                throw FileWriteError(file: part, step: .create, code: code == EEXIST ? ENOTDIR : code)
            }
        }
    }

    /// True where two paths lead to one file that is there, also through links.
    package static func isSameFile(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_ino == second.st_ino
            && first.st_dev == second.st_dev
    }

    /// True where a path is a folder or lies below it, also through links, and whether or not they are there yet.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        "\(resolved(path))/".hasPrefix("\(resolved(folder))/")
    }

    /// The absolute path, through the links of as much of it as is there.
    package static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        guard let slash = path.lastIndex(of: "/") else { return "\(resolved("."))/\(path)" }
        let last = path[path.index(after: slash)...]
        let above = resolved(slash == path.startIndex ? "/" : String(path[..<slash]))
        return last.isEmpty ? above : above.hasSuffix("/") ? "\(above)\(last)" : "\(above)/\(last)"
    }

    /// True for a file that is there, also through links; a device or a pipe is none.
    static func holdsFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    private static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
