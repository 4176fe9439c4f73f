import Glibc
import Scenes

/// Paths in a report, which are seen from the report's own folder, so that it and its pictures can move together.
enum RelativePath {
    /// The path as seen from a folder; absolute where the two have no folder in common but the root.
    static func of(_ path: String, from folder: String) -> String {
        let target = parts(Folder.resolved(path))
        let start = parts(Folder.resolved(folder))
        let common = zip(target, start).prefix { $0 == $1 }.count
        guard common > 0 else { return "/" + target.joined(separator: "/") }
        return (Array(repeating: "..", count: start.count - common) + target[common...]).joined(separator: "/")
    }

    /// The path from where the program runs, of one that is seen from a folder; absolute where it leads elsewhere.
    static func resolve(_ path: String, in folder: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var whole = parts(Folder.resolved(folder))
        for part in parts(path) {
            if part == "..", !whole.isEmpty { whole.removeLast() } else { whole.append(part) }
        }
        let here = parts(Folder.resolved("."))
        let rest = whole.starts(with: here) ? whole[here.count...] : []
        return rest.isEmpty ? "/" + whole.joined(separator: "/") : rest.joined(separator: "/")
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
