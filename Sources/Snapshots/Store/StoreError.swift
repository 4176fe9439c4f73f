/// Why references cannot be changed as it was asked; nothing was changed.
public enum StoreError: Error, Equatable, CustomStringConvertible {
    /// The environment names a mode of recording that there is not.
    case unknownMode(String)
    /// Nothing is recorded on a CI machine, which the variable says it is.
    case onCI(variable: String)
    /// There is no pending frame of a name.
    case notPending(String, nearest: String?)
    /// The pending frame is not the one that was looked at.
    case changedSince(String)
    /// The reference of a pending frame is not the one that the frame was compared with.
    case referenceChanged(String)
    /// A file among the pending frames is none, for that reason.
    case notAFrame(String, reason: String)
    /// What stands in the place of a reference is no picture, for that reason, and may still be wanted.
    case unreadable(String)
    /// A file that is to be written is a symbolic link, whose target may be another's.
    case isLink(String, to: String)
    /// Something that is no file has the name of the manifest.
    case manifestIsNoFile(String, fact: String)
    /// Obsolete references are known when every frame is; for that reason they are not.
    case pruneNeedsAll(String)
    /// The same, because a scene cannot be read.
    case pruneNeedsScenes(String)
    /// The folder of the references cannot be locked, for the system's reason.
    case cannotLock(String, reason: String)

    public var description: String {
        switch self {
        case .unknownMode(let word):
            "\(RecordMode.variable) in the environment cannot be \"\(word)\"; allowed: "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        case .onCI(let variable):
            "references are not changed on a CI machine, and \(variable) is set; run it on your own, or unset \(variable)"
        case .notPending(let name, let nearest):
            "there is no pending frame \(name)"
                + (nearest.map { "; did you mean \($0)?" } ?? "; run `scrim test` first, which keeps what fails")
        case .changedSince(let name):
            "\(name) was drawn anew since it was looked at, and has other pixels; look at it again"
        case .referenceChanged(let name):
            "the reference of \(name) changed since it was compared with the frame; run `scrim test` again"
        case .notAFrame(let path, let reason): "\(path) is no pending frame: \(reason); run `scrim test` again"
        case .unreadable(let reason): reason
        case .isLink(let path, let target):
            "\(path) is a symbolic link to \(target), and no link is written over: remove the link, or put the file in its place"
        case .manifestIsNoFile(let path, let fact):
            "\(path): \(fact), where the records of the references belong: move it away, or remove it"
        case .pruneNeedsAll(let reason), .pruneNeedsScenes(let reason):
            "obsolete references are known when every frame is: \(reason); nothing is removed"
        case .cannotLock(let path, let reason): "\(path) cannot be locked: \(reason)"
        }
    }
}
