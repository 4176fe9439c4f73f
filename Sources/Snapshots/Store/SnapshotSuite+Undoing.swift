import ImageIO

extension SnapshotSuite {
    /// A pending frame with its reference as they are before a decision about them, so that it can be taken back.
    public struct KeptFrame: Sendable {
        public let name: String
        let reference: ReferenceStore.Content
        let record: ReferenceRecord?
        /// Files beside the references, by their paths.
        let pictures: [(path: String, bytes: [UInt8])]

        /// The bytes of all files.
        fileprivate var size: Int {
            let reference = if case .file(let bytes) = reference { bytes.count } else { 0 }
            return pictures.reduce(reference) { $0 + $1.bytes.count }
        }
    }

    /// What a decision about pending frames will change; `nil` where their files have more than `limit` bytes.
    public func kept(_ names: [String], limit: Int) -> [KeptFrame]? {
        var frames: [KeptFrame] = []
        var size = 0
        for name in names {
            let frame = kept(name)
            size += frame.size
            guard size <= limit else { return nil }
            frames.append(frame)
        }
        return frames
    }

    private func kept(_ name: String) -> KeptFrame {
        let store = ReferenceStore(folder: references)
        let limit = DecodingLimits.standard.maximumFileBytes
        return KeptFrame(
            name: name,
            reference: store.content(name),
            record: store.record(name),
            pictures: [pending.picture(name), pending.difference(name)].compactMap { path in
                (try? FileReader.read(path, limit: limit)).map { (path, $0) }
            }
        )
    }

    /// Takes a decision about frames back: they are pending again, and references and records that it changed as they
    /// were.
    ///
    /// Nothing is written where a reference is neither what it was nor the pending frame, since somebody else wrote it,
    /// and where it cannot be read or is a symbolic link by now.
    public func putBack(_ frames: [KeptFrame]) throws {
        let store = ReferenceStore(folder: references)
        let changed = try frames.filter { try isChanged($0, store) }
        if !changed.isEmpty { try store.requireManifest(written: true) }
        for frame in frames {
            for (path, bytes) in frame.pictures { try AtomicFile.write(bytes, to: path) }
        }
        for frame in changed {
            switch frame.reference {
            case .file(let bytes): try AtomicFile.write(bytes, to: store.path(frame.name))
            case .missing: try store.remove(frame.name)
            case .unreadable(let reason): throw StoreError.unreadable(reason)
            }
            store.note(frame.record, name: frame.name)
        }
        try store.save()
    }

    /// Whether the decision changed a frame's reference; throws where that cannot be taken back.
    private func isChanged(_ frame: KeptFrame, _ store: ReferenceStore) throws -> Bool {
        let now = store.content(frame.name)
        guard now != frame.reference else { return false }
        for case .unreadable(let reason) in [now, frame.reference] { throw StoreError.unreadable(reason) }
        guard case .file(let bytes) = now, let accepted = frame.pictures.first, try Self.areEqual(bytes, accepted.bytes)
        else { throw StoreError.changedSince(frame.name) }
        try store.requireNoLink(frame.name)
        return true
    }

    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) throws -> Bool {
        let decoder = PNGDecoder()
        return try Comparison(expected: decoder.canonical(one, file: ""), actual: decoder.canonical(other, file: ""))
            == .equal
    }
}
