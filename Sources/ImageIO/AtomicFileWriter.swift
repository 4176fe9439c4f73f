import Glibc

/// A file in the making: it takes its name when it is whole, and is gone if that never comes.
package final class AtomicFileWriter {
    private let path: String
    /// Where the bytes are until they are whole; `nil` for a stream, which takes them as they come.
    private let temporary: String?
    private var descriptor: Int32

    private init(_ path: String, _ temporary: String?, _ descriptor: Int32) throws(FileWriteError) {
        guard descriptor >= 0 else { throw FileWriteError(file: path, step: .create, code: errno) }
        self.path = path
        self.temporary = temporary
        self.descriptor = descriptor
    }

    /// Makes a new file beside `path`, which stays as it is until ``commit()``.
    package convenience init(_ path: String) throws(FileWriteError) {
        guard !path.utf8.contains(0) else { throw FileWriteError(file: path, step: .create, code: EINVAL) }
        guard !Self.isSpecial(path) else { throw FileWriteError(file: path, step: .rename, code: ENOTSUP) }
        let (temporary, descriptor) = Self.create(beside: path)
        try self.init(path, temporary, descriptor)
    }

    /// The same for an output that somebody named: a device or a pipe is written to, and a link is followed.
    ///
    /// The process's own streams, such as /dev/stdout, go on where they are.
    package convenience init(output path: String) throws(FileWriteError) {
        if let number = OpenFile.number(path) {
            try self.init(path, nil, fcntl(number, F_DUPFD_CLOEXEC, 0))
        } else if Self.isSpecial(path) {
            try self.init(path, nil, retrying { open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) })
        } else {
            try self.init(Self.end(of: path))
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if let temporary { unlink(temporary) }
    }

    /// Adds bytes at the end.
    package func append(_ bytes: [UInt8]) throws(FileWriteError) {
        let isWritten = bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = retrying { Glibc.write(descriptor, part.baseAddress, part.count) }
                guard count >= 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        guard isWritten else { throw error(.write) }
    }

    /// Puts bytes in the place of as many that were written at an offset.
    func replace(at offset: Int, by bytes: [UInt8]) throws(FileWriteError) {
        let isWritten = bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let part = UnsafeRawBufferPointer(rebasing: buffer[done...])
                let count = retrying { pwrite(descriptor, part.baseAddress, part.count, offset + done) }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
        guard isWritten else { throw error(.write) }
    }

    /// Syncs the file to the disk and gives it its name; nothing can be written after that.
    package func commit() throws(FileWriteError) {
        guard temporary == nil || retrying({ fsync(descriptor) }) == 0 else { throw error(.sync) }
        let file = descriptor
        descriptor = -1
        guard let temporary else {
            guard close(file) == 0 else { throw error(.write) }
            return
        }
        do throws(FileWriteError) {
            guard close(file) == 0 else { throw error(.write) }
            guard rename(temporary, path) == 0 else { throw error(.rename) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private func error(_ step: FileWriteError.Step) -> FileWriteError {
        FileWriteError(file: path, step: step, code: errno)
    }

    /// The file that a symbolic link leads to; the path itself where it is none, or leads nowhere.
    private static func end(of path: String) -> String {
        guard FileReader.target(of: path) != nil, let end = realpath(path, nil) else { return path }
        defer { free(end) }
        return String(cString: end)
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
}
