import ImageIO

extension SnapshotSuite {
    /// A pending frame with its reference as they are before a decision about them, so that it can be taken back.
    public struct KeptFrame: Sendable {
        public let name: String
        /// `nil` where there is none.
        let reference: [UInt8]?
        let record: ReferenceRecord?
        /// Files beside the references, by their paths.
        let pictures: [(path: String, bytes: [UInt8])]
    }

    /// What a decision about a pending frame will change.
    public func kept(_ name: String) throws -> KeptFrame {
        let store = ReferenceStore(folder: references)
        let limit = DecodingLimits.standard.maximumFileBytes
        let reference: [UInt8]? = if case .file(let bytes) = store.content(name) { bytes } else { nil }
        return KeptFrame(
            name: name,
            reference: reference,
            record: store.record(name),
            pictures: [pending.picture(name), pending.difference(name)].compactMap { path in
                (try? FileReader.read(path, limit: limit)).map { (path, $0) }
            }
        )
    }

    /// Takes a decision about frames back: they are pending again, and their references and records as they were.
    ///
    /// Nothing is written where a reference is neither what it was nor the pending frame: then somebody else wrote it.
    public func putBack(_ frames: [KeptFrame]) throws {
        let store = ReferenceStore(folder: references)
        for frame in frames {
            let now: [UInt8]? = if case .file(let bytes) = store.content(frame.name) { bytes } else { nil }
            guard now != frame.reference else { continue }
            guard let now, let accepted = frame.pictures.first, try Self.areEqual(now, accepted.bytes) else {
                throw StoreError.changedSince(frame.name)
            }
        }
        for frame in frames {
            for (path, bytes) in frame.pictures { try AtomicFile.write(bytes, to: path) }
            if let reference = frame.reference {
                try AtomicFile.write(reference, to: store.path(frame.name))
                store.note(frame.record, name: frame.name)
            } else {
                try store.remove(frame.name)
            }
        }
        try store.save()
    }

    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) throws -> Bool {
        let decoder = PNGDecoder()
        return try Comparison(expected: decoder.canonical(one, file: ""), actual: decoder.canonical(other, file: ""))
            == .equal
    }
}
