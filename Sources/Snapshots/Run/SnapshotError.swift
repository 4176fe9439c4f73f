/// Why there is nothing to test.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
    /// There is no folder at that path.
    case noFolder(String)
    /// A folder, or one below it, cannot be read, for the system's reason.
    case unreadableFolder(String, reason: String)
    /// The folder holds no scene file, also not in a folder below.
    case noScenes(String)
    /// Pictures of differences would stand where references are looked for.
    case differencesAmongReferences(String, references: String)
    /// Pictures of differences would stand where scenes are looked for.
    case differencesAmongScenes(String, scenes: String)
    /// No frame has a name that fits; `nearest` is the name most like it.
    case noFrame(pattern: String, nearest: String?)

    public var description: String {
        switch self {
        case .noFolder(let path): "\(path): there is no such folder; start in the folder above, or give --snapshots"
        case .unreadableFolder(let path, let reason):
            "\(path): the folder cannot be read: \(reason); check what it is, and who may read it and what lies below it"
        case .noScenes(let path): "\(path): there is no scene file (.json) in it; a test of nothing does not pass"
        case .differencesAmongReferences(let path, let references):
            "\(path) lies in \(references), where pictures of differences would become references; give another folder"
        case .differencesAmongScenes(let path, let scenes):
            "\(path) lies in \(scenes), which holds what is tested; give pictures of differences another folder"
        case .noFrame(let pattern, let nearest):
            "no frame fits \"\(pattern)\""
                + (nearest.map { "; did you mean \($0)?" } ?? "; `scrim test --list` lists them")
        }
    }
}
