import Glibc
import ImageIO
import Raster
import Scenes
import Threads

/// The references of a suite: pictures by the names of their frames, and the manifest with their records.
public final class ReferenceStore: Sendable {
    /// The folder of the references.
    public let folder: String
    private let manifest: ReferenceManifest
    private let changes = Locked<[String: ReferenceRecord?]>([:])

    public init(folder: String) {
        self.folder = folder
        manifest = ReferenceManifest(file: "\(folder)/\(ReferenceManifest.name)")
    }

    /// The path of a frame's reference.
    public func path(_ name: String) -> String { "\(folder)/\(name).png" }

    /// The path of the manifest.
    var manifestPath: String { "\(folder)/\(ReferenceManifest.name)" }

    /// What to know of the manifest; `nil` where it is as it should be.
    var note: String? {
        guard let fault = manifest.fault else { return nil }
        return "\(fault); its records are not used, and every reference is decoded: write it anew with --record"
    }

    /// The record of a frame's reference.
    public func record(_ name: String) -> ReferenceRecord? {
        changes.withLock { $0[name] } ?? manifest[name]
    }

    /// What stands in the place of a frame's reference.
    enum Content: Equatable {
        case missing
        case file([UInt8])
        /// It cannot be read, for that reason.
        case unreadable(String)
    }

    /// What stands for the digest of a reference that is not there.
    static let none = "none"

    /// The digest of the file that is a reference, or ``none``.
    static func digest(_ content: Content) throws(StoreError) -> String {
        switch content {
        case .missing: return none
        case .file(let bytes): return FileDigest(bytes).description
        case .unreadable(let reason): throw .unreadable(reason)
        }
    }

    func content(_ name: String) -> Content {
        let path = path(name)
        do throws(FileReadError) {
            return .file(try FileReader.read(path, limit: DecodingLimits.standard.maximumFileBytes))
        } catch {
            // A link that leads nowhere has a reason of its own: it may be wanted.
            return error.reason == .notFound ? .missing : .unreadable(error.description)
        }
    }

    /// The bytes of the reference that a frame makes, and its record.
    static func reference(
        _ image: PNGImage,
        _ facts: FrameFacts
    ) throws -> (bytes: [UInt8], record: ReferenceRecord) {
        let file = try PNGEncoder(.small).encode(image)
        let checksum = try PNGFacts(file, file: "").dataChecksum.hexadecimal(digits: 8)
        let bytes = PNGFacts.adding([.init(keyword: FrameFacts.Keyword.checksum, text: checksum)], to: file)
        return (bytes, ReferenceRecord(facts: facts, checksum: checksum, file: FileDigest(bytes).description))
    }

    /// The record of a file that is there and shows a frame's pixels.
    static func record(of bytes: [UInt8], _ facts: FrameFacts) throws -> ReferenceRecord {
        let checksum = try PNGFacts(bytes, file: "").dataChecksum.hexadecimal(digits: 8)
        return ReferenceRecord(facts: facts, checksum: checksum, file: FileDigest(bytes).description)
    }

    /// Writes a reference; the manifest has its record from the next ``save()`` on.
    func write(_ bytes: [UInt8], _ record: ReferenceRecord, name: String) throws {
        let path = path(name)
        try Self.requireNoLink(at: path)
        try Folder.create(path.folderPrefix)
        try AtomicFile.write(bytes, to: path)
        note(record, name: name)
    }

    /// Throws where the reference of a frame is a symbolic link: another may have the same target, or it is in a store
    /// of files that are known by their content.
    func requireNoLink(_ name: String) throws(StoreError) { try Self.requireNoLink(at: path(name)) }

    private static func requireNoLink(at path: String) throws(StoreError) {
        if let target = FileReader.target(of: path) { throw .isLink(path, to: target) }
    }

    /// Throws where the manifest can be no file, or, if records are `written`, where it is a symbolic link.
    func requireManifest(written: Bool) throws(StoreError) {
        let path = manifestPath
        var status = stat()
        if stat(path, &status) != 0 {
            guard let target = FileReader.target(of: path) else { return }
            throw .manifestIsNoFile(path, fact: FileReadError.Reason.brokenLink(to: target).fact)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .manifestIsNoFile(path, fact: FileReadError.Reason.isDirectory.fact)
        case S_IFIFO: throw .manifestIsNoFile(path, fact: FileReadError.Reason.isPipe.fact)
        default: throw .manifestIsNoFile(path, fact: "this is a device or a socket, not a file")
        }
        if written { try Self.requireNoLink(at: path) }
    }

    /// Takes a record in for the next ``save()``, or that there is none.
    func note(_ record: ReferenceRecord?, name: String) {
        changes.withLock { $0[name] = .some(record) }
    }

    /// Removes a reference and its record.
    func remove(_ name: String) throws {
        let path = path(name)
        guard unlink(path) == 0 || errno == ENOENT else {
            throw FileWriteError(file: path, step: .remove, code: errno)
        }
        changes.withLock { $0[name] = .some(nil) }
    }

    /// Puts the records that have changed into the manifest, which others may have changed meanwhile.
    func save() throws {
        let changes = changes.withLock { $0 }
        guard !changes.isEmpty else { return }
        try Folder.create(folder)
        try withLock {
            var manifest = ReferenceManifest(file: manifestPath)
            // No file is the same as one without records; lines out of order are none.
            let old = manifest.fault != nil ? nil : manifest.text.isEmpty ? manifest.bytes : manifest.text
            for (name, record) in changes { manifest[name] = record }
            let bytes = manifest.bytes
            if bytes != old { try AtomicFile.write(bytes, to: manifestPath) }
        }
    }

    /// Calls `body` while no other process changes the manifest.
    private func withLock(_ body: () throws -> Void) throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreError.cannotLock(folder, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw StoreError.cannotLock(folder, reason: String(cString: strerror(errno)))
            }
        }
        try body()
    }

    /// Names of all pictures below the folder, and of records without one, sorted by their bytes.
    public func names() throws(SnapshotError) -> [String] {
        var names = Set(manifest.names)
        for path in try SnapshotFolder.files(folder, suffix: ".png") { names.insert(String(path.dropLast(4))) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes the files that processes left in the making when they were killed.
    func removeRemains() {
        for path in (try? SnapshotFolder.files(folder, suffix: ".tmp")) ?? [] {
            let words = path.split(separator: "/").last.map { $0.split(separator: "-") } ?? []
            guard words.count == 3, words[0] == ".scrim", let process = pid_t(words[1]),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(folder)/\(path)")
        }
    }
}
