import Glibc
import ImageIO
import ScrimTestSupport
import Testing

struct AtomicFileTests {
    private func contents(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }

    private func failure(_ path: String) -> FileWriteError? {
        do throws(FileWriteError) {
            try AtomicFile.write([1], to: path)
            return nil
        } catch {
            return error
        }
    }

    @Test("a file is written, and replaced whole")
    func replaced() throws {
        try TemporaryFolder.with { directory in
            let path = directory.path + "/a.png"
            let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
            for bytes in [long, [1, 2, 3], []] {
                try AtomicFile.write(bytes, to: path)
                #expect(contents(path) == bytes)
                #expect(try directory.names() == ["a.png"])
            }
        }
    }

    @Test("a directory that is not there, or is a file, is an error of the first step")
    func noDirectory() throws {
        try TemporaryFolder.with { directory in
            let missing = directory.path + "/missing/a.png"
            #expect(failure(missing) == FileWriteError(file: missing, step: .create, code: ENOENT))
            let file = try directory.write([UInt8](), to: "file")
            #expect(failure(file + "/a.png") == FileWriteError(file: file + "/a.png", step: .create, code: ENOTDIR))
        }
    }

    @Test("a name that is taken by a directory is an error of the last step, and nothing is left behind")
    func takenByDirectory() throws {
        try TemporaryFolder.with { directory in
            let taken = directory.path + "/taken"
            mkdir(taken, 0o755)
            #expect(failure(taken) == FileWriteError(file: taken, step: .rename, code: EISDIR))
            let names = try directory.names()
            #expect(names == ["taken"])
        }
    }

    @Test("a pipe or a device is not replaced, by its own name or by a link's")
    func special() throws {
        try TemporaryFolder.with { directory in
            let pipe = directory.file("pipe")
            let link = directory.file("link")
            mkfifo(pipe, 0o600)
            symlink("/dev/null", link)
            for path in [pipe, link] {
                #expect(failure(path) == FileWriteError(file: path, step: .rename, code: ENOTSUP))
            }
            var status = stat()
            #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
            #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
            let names = try directory.names()
            #expect(names == ["link", "pipe"])
        }
    }

    @Test("an output that is a pipe or a device is written to, and stays what it is")
    func streams() throws {
        try TemporaryFolder.with { directory in
            let pipe = directory.file("pipe")
            mkfifo(pipe, 0o600)
            let reader = open(pipe, O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            try AtomicFile.write([1, 2, 3], toOutput: pipe)
            var bytes = [UInt8](repeating: 0, count: 8)
            #expect(read(reader, &bytes, 8) == 3 && bytes.prefix(3) == [1, 2, 3])

            let link = directory.file("link")
            symlink("/dev/full", link)
            for path in ["/dev/full", link] {
                #expect(throws: FileWriteError(file: path, step: .write, code: ENOSPC)) {
                    try AtomicFile.write([1], toOutput: path)
                }
            }
            var status = stat()
            #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
            #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
            #expect(try directory.names() == ["link", "pipe"])
        }
    }

    @Test("an output behind a link is written where the link leads, and one of the process's own streams goes on")
    func links() throws {
        try TemporaryFolder.with { directory in
            try directory.write("old", to: "below/file")
            let link = directory.file("link")
            symlink("below/file", link)
            try AtomicFile.write([7], toOutput: link)
            #expect(contents(directory.file("below/file")) == [7])
            var status = stat()
            #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)

            let file = open(directory.file("stream"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            defer { close(file) }
            for byte in [1, 2] as [UInt8] { try AtomicFile.write([byte], toOutput: "/dev/fd/\(file)") }
            #expect(contents(directory.file("stream")) == [1, 2])
            #expect(throws: FileWriteError(file: "/dev/fd/900", step: .create, code: EBADF)) {
                try AtomicFile.write([1], toOutput: "/dev/fd/900")
            }
        }
    }

    @Test("an output behind a link that leads nowhere is made where it leads, and a link to itself is an error")
    func brokenLinks() throws {
        try TemporaryFolder.with { directory in
            let link = directory.file("link")
            mkdir(directory.file("below"), 0o755)
            symlink("below/second", link)
            symlink("file", directory.file("below/second"))
            try AtomicFile.write([7], toOutput: link)
            #expect(contents(directory.file("below/file")) == [7])
            let round = directory.file("round")
            symlink("round", round)
            #expect(throws: FileWriteError(file: round, step: .create, code: ELOOP)) {
                try AtomicFile.write([1], toOutput: round)
            }
            var status = stat()
            for path in [link, round] {
                #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
            }
        }
    }

    @Test("a sign is no part of a descriptor's name")
    func signedDescriptor() {
        #expect(throws: FileWriteError.self) { try AtomicFile.write([], toOutput: "/dev/fd/+1") }
    }

    @Test("a temporary file that another run left is passed by")
    func leftBehind() throws {
        try TemporaryFolder.with { directory in
            let left = try directory.write([9], to: ".scrim-\(getpid())-0.tmp")
            try AtomicFile.write([1, 2], to: directory.path + "/a.png")
            #expect(contents(directory.path + "/a.png") == [1, 2])
            #expect(contents(left) == [9])
            #expect(try directory.names().count == 2)
        }
    }

    @Test("a path with a zero byte names no file")
    func zeroByte() {
        #expect(failure("/tmp/a\0b")?.code == EINVAL)
    }

    @Test("a message names the file, what failed and the remedy")
    func messages() {
        for step in [FileWriteError.Step.create, .write, .sync, .rename, .remove] {
            let message = FileWriteError(file: "out/a.png", step: step, code: ENOSPC).description
            #expect(message.hasPrefix("out/a.png: ") && message.contains("No space left on device; check"))
        }
    }

    @Test("a picture is encoded and written")
    func picture() throws {
        try TemporaryFolder.with { directory in
            let image = PNGImage(width: 1, height: 1, bytes: [1, 2, 3, 4])
            try PNGEncoder().write(image, to: directory.path + "/a.png")
            #expect(try PNGDecoder().decode(file: directory.path + "/a.png") == image)
        }
    }
}
