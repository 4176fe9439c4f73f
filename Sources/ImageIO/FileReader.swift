import Glibc

/// Whole files read into memory, with a bound.
package enum FileReader {
    /// The bytes of a file, of a device, or of what the program was given open, such as /dev/stdin, to its end.
    ///
    /// A named pipe is an error: one that nobody writes to would be waited for without an end.
    package static func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        func error(_ reason: FileReadError.Reason) -> FileReadError { FileReadError(file: path, reason: reason) }
        // A C string would end at a zero byte, and another file would be opened.
        guard !path.utf8.contains(0) else { throw error(.notFound) }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO, OpenFile.number(path) == nil {
            throw error(.isPipe)
        }
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else {
            let reason = FileReadError.Reason(code: errno)
            throw error(reason == .notFound ? target(of: path).map { .brokenLink(to: $0) } ?? reason : reason)
        }
        defer { close(descriptor) }

        var bytes: [UInt8] = []
        if fstat(descriptor, &status) == 0, status.st_size > 0 {
            guard status.st_size <= limit else { throw error(.tooLarge(limit: limit)) }
            bytes.reserveCapacity(Int(status.st_size))
        }
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = retrying { Glibc.read(descriptor, &block, block.count) }
            guard count >= 0 else { throw error(.init(code: errno)) }
            if count == 0 { return bytes }
            guard count <= limit - bytes.count else { throw error(.tooLarge(limit: limit)) }
            bytes.append(contentsOf: block[..<count])
        }
    }

    /// Where a symbolic link leads, as it says; `nil` for what is none.
    package static func target(of path: String) -> String? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &target, target.count)
        return count < 0 ? nil : String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// What the process was given open, by its names among the files.
enum OpenFile {
    /// The descriptor that a path such as /dev/stdout or /dev/fd/3 is a name of.
    static func number(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdin": return 0
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
            let digits = folder.map { path.dropFirst($0.count) }
            return digits.flatMap { digits in
                digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int32(digits) : nil
            }
        }
    }
}

/// The result of a system call that is made again as long as signals interrupt it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
