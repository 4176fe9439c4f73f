import Glibc

/// A directory of its own for one test; what was put into it goes with it.
final class TemporaryDirectory {
    let path: String

    init() throws {
        var template = Array("/tmp/scrim-imageio-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure() }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    struct Failure: Error {}

    deinit {
        for name in names { _ = remove(path + "/" + name) }
        rmdir(path)
    }

    /// The names of what lies in the directory, sorted.
    var names: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0, Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure() }
        close(descriptor)
        return file
    }
}
