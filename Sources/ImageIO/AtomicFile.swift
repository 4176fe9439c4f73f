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
        func error(_ step: FileWriteError.Step) -> FileWriteError {
            FileWriteError(file: path, step: step, code: errno)
        }
        guard !path.utf8.contains(0) else { throw FileWriteError(file: path, step: .create, code: EINVAL) }
        guard !isSpecial(path) else { throw FileWriteError(file: path, step: .rename, code: ENOTSUP) }
        let (temporary, descriptor) = create(beside: path)
        guard descriptor >= 0 else { throw error(.create) }

        do throws(FileWriteError) {
            do throws(FileWriteError) {
                guard writeAll(bytes, to: descriptor) else { throw error(.write) }
                guard retrying({ fsync(descriptor) }) == 0 else { throw error(.sync) }
            } catch {
                close(descriptor)
                throw error
            }
            guard close(descriptor) == 0 else { throw error(.write) }
            guard rename(temporary, path) == 0 else { throw error(.rename) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// True when something is there that is neither a file nor a directory.
    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// A new file in the directory of `path`, open for writing; a negative descriptor when there is none.
    private static func create(beside path: String) -> (path: String, descriptor: Int32) {
        let directory = path.folderPrefix
        var attempt = 0
        while true {
            let name = "\(directory).scrim-\(getpid())-\(attempt).tmp"
            let descriptor = retrying { open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            guard descriptor < 0, errno == EEXIST else { return (name, descriptor) }
            attempt += 1
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = retrying { Glibc.write(descriptor, part.baseAddress, part.count) }
                guard count >= 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

/// Why a file could not be written; the target is as it was before.
public struct FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that was to be written.
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
        }
    }
}
