import Glibc

/// Why a file's bytes cannot be had.
public struct FileReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that the caller gave.
    public var file: String
    public var reason: Reason

    public enum Reason: Hashable, Sendable {
        /// No file has that path.
        case notFound
        /// The path is a symbolic link, and nothing is where it leads.
        case brokenLink(to: String)
        case isDirectory
        /// A named pipe.
        case isPipe
        case notPermitted
        /// Reading failed for another reason, given in the system's words.
        case failed(String)
        /// The file has more bytes than the caller takes.
        case tooLarge(limit: Int)
    }

    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    public var description: String { "\(file): \(reason.fact); \(reason.remedy)" }
}

extension FileReadError.Reason {
    /// The reason that the system gives by its error number (`errno`).
    init(code: Int32) {
        self =
            switch code {
            case ENOENT, ENOTDIR: .notFound
            case EISDIR: .isDirectory
            case EACCES, EPERM: .notPermitted
            default: .failed(String(cString: strerror(code)))
            }
    }

    /// What is wrong, as the first half of a sentence.
    package var fact: String {
        switch self {
        case .notFound: "there is no such file"
        case .brokenLink(let target): "this is a symbolic link to \(target), which is not there"
        case .isDirectory: "this is a directory, not a file"
        case .isPipe: "this is a named pipe, not a file"
        case .notPermitted: "the file may not be read"
        case .failed(let words): "reading failed: \(words)"
        case .tooLarge(let limit): "the file has more than \(limit) bytes, the most that is read"
        }
    }

    /// What to do about it, as the second half of the sentence.
    var remedy: String {
        switch self {
        case .notFound: "check the path"
        case .brokenLink: "mend the link, or remove it"
        case .isDirectory: "name a file in it"
        case .isPipe: "give a file, or /dev/stdin for what is piped in"
        case .notPermitted: "check the file's permissions"
        case .failed: "check the path and the disk"
        case .tooLarge: "give a smaller file"
        }
    }
}
