import Glibc

/// Files that appear whole or not at all.
public enum AtomicFile {
    /// Writes `bytes` to `path`, replacing what is there.
    ///
    /// The bytes go to a new file beside the target, are synced to the disk, and take the target's name last: whatever
    /// fails or stops before that leaves the target as it was, and no new file behind unless the process is killed.
    /// A symbolic link at `path` is replaced, not followed. A device, pipe or socket, or a link to one, is an error of
    /// the last step: `/dev/null` would else become a file for the whole system.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
        let file = try AtomicFileWriter(path)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes `bytes` to an output that somebody named: as ``write(_:to:)`` does, but into a device or a pipe, and to
    /// where a link leads.
    package static func write(_ bytes: [UInt8], toOutput path: String) throws(FileWriteError) {
        let file = try AtomicFileWriter(output: path)
        try file.append(bytes)
        try file.commit()
    }
}

/// Why a file could not be written or removed; it is as it was before.
public struct FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that was to be written or removed.
    public var file: String
    public var step: Step
    /// The system's error number (`errno`).
    public var code: Int32

    public enum Step: Hashable, Sendable {
        /// Making the temporary file beside the target.
        case create
        case write
        case sync
        /// Giving the temporary file the target's name.
        case rename
        case remove
    }

    public init(file: String, step: Step, code: Int32) {
        self.file = file
        self.step = step
        self.code = code
    }

    public var description: String {
        let words = String(cString: strerror(code))
        return switch step {
        case .create: "\(file): no file can be made there: \(words); check that the directory exists and is writable"
        case .write, .sync: "\(file): writing failed: \(words); check the space on the disk"
        case .rename: "\(file): the finished file cannot take this name: \(words); check what has it now"
        case .remove: "\(file): it cannot be removed: \(words); check what it is, and that its directory is writable"
        }
    }
}
