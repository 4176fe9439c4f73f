import Glibc

/// A file in the making: it takes its name when it is whole, and is gone if that never comes.
package final class AtomicFileWriter {
    private let path: String
    /// Where the bytes are until they are whole; `nil` for a stream, which takes them as they come.
    private let temporary: String?
    private var descriptor: Int32
    /// True where a reader takes the bytes, who may keep them waiting.
    private let isPipe: Bool

    private init(_ path: String, _ temporary: String?, _ descriptor: Int32) throws(FileWriteError) {
        guard descriptor >= 0 else { throw FileWriteError(file: path, step: .create, code: errno) }
        self.path = path
        self.temporary = temporary
        self.descriptor = descriptor
        var status = stat()
        isPipe = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
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
    /// The process's own streams, such as /dev/stdout, go on where they are. A named pipe is waited for until somebody
    /// reads it, or ``OutputStop`` is asked for: then the error's code is `EINTR`.
    package convenience init(output path: String) throws(FileWriteError) {
        if let number = OpenFile.number(path) {
            try self.init(path, nil, fcntl(number, F_DUPFD_CLOEXEC, 0))
        } else if Self.isSpecial(path) {
            try self.init(path, nil, Self.openSpecial(path))
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
                guard !isPipe || waitForRoom() else { return false }
                // What a pipe that has room takes at once.
                let part = UnsafeRawBufferPointer(rebasing: isPipe ? rest.prefix(Int(PIPE_BUF)) : rest)
                let count = retrying { Glibc.write(descriptor, part.baseAddress, part.count) }
                // The room went to another writer.
                if count < 0, errno == EAGAIN, isPipe { continue }
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

    /// The path that symbolic links lead to, whether there is a file or not; the path itself where it is none.
    private static func end(of path: String) throws(FileWriteError) -> String {
        var end = path
        // As many as the system follows.
        for _ in 0...40 {
            guard let target = FileReader.target(of: end) else { return end }
            end = target.hasPrefix("/") ? target : end.folderPrefix + target
        }
        throw FileWriteError(file: path, step: .create, code: ELOOP)
    }

    /// A device or a pipe, open for writing; a negative descriptor when it cannot be.
    private static func openSpecial(_ path: String) -> Int32 {
        while true {
            let descriptor = retrying { open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK) }
            guard descriptor < 0 else {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                return descriptor
            }
            // Nobody reads the pipe yet.
            guard errno == ENXIO, isPipe(path) else { return descriptor }
            guard !OutputStop.isAsked.load(ordering: .relaxed) else {
                errno = EINTR
                return descriptor
            }
            poll(nil, 0, pause)
        }
    }

    /// Milliseconds from one look at a pipe and at ``OutputStop`` to the next.
    private static let pause: Int32 = 20
    /// Milliseconds in which a reader is to make room when the program should stop.
    private static let lastPause: Int32 = 1000

    /// Waits until a pipe takes bytes, or has no reader any more; false, with `EINTR`, where it should be waited no
    /// longer.
    private func waitForRoom() -> Bool {
        while true {
            let isLast = OutputStop.isAsked.load(ordering: .relaxed)
            var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let count = retrying { poll(&room, 1, isLast ? Self.lastPause : Self.pause) }
            if count != 0 { return count > 0 }
            if isLast {
                errno = EINTR
                return false
            }
        }
    }

    private static func isPipe(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
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
