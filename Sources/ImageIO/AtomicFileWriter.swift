import Glibc

/// A file in the making: it takes its name when it is whole, and is gone if that never comes.
package final class AtomicFileWriter {
    private let path: String
    private let temporary: String
    private var descriptor: Int32

    /// Makes a new file beside `path`, which stays as it is until ``commit()``.
    package init(_ path: String) throws(FileWriteError) {
        self.path = path
        guard !path.utf8.contains(0) else { throw FileWriteError(file: path, step: .create, code: EINVAL) }
        guard !Self.isSpecial(path) else { throw FileWriteError(file: path, step: .rename, code: ENOTSUP) }
        (temporary, descriptor) = Self.create(beside: path)
        guard descriptor >= 0 else { throw FileWriteError(file: path, step: .create, code: errno) }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(temporary)
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
        guard retrying({ fsync(descriptor) }) == 0 else { throw error(.sync) }
        let file = descriptor
        descriptor = -1
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
