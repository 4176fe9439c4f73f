import Glibc

/// A file of the user's, read whole and within a bound.
package enum InputFile {
    /// The bytes of a file or pipe.
    package static func read(_ path: String, limit: Int = 64 << 20) throws(InputFileError) -> [UInt8] {
        guard !path.utf8.contains(0), let file = fopen(path, "re") else {
            throw .unreadable(file: path, reason: path.utf8.contains(0) ? "a zero byte in its path" : reason())
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&block, 1, block.count, file)
            guard count <= limit - bytes.count else { throw .tooLarge(file: path, limit: limit) }
            bytes.append(contentsOf: block[..<count])
            guard count == 0 else { continue }
            guard ferror(file) == 0 else { throw .unreadable(file: path, reason: reason()) }
            return bytes
        }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Why a file of the user's cannot be had.
package enum InputFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// With the system's words.
    case unreadable(file: String, reason: String)
    case tooLarge(file: String, limit: Int)

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): cannot be read (\(reason)); check the path"
        case .tooLarge(let file, let limit): "\(file): the file has more than \(limit) bytes, the most that is read"
        }
    }
}
