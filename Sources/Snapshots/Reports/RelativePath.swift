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

    /// The path from where the program runs, of one that is seen from a folder.
    static func resolve(_ path: String, in folder: String) -> String {
        guard !path.hasPrefix("/"), folder != "." else { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
