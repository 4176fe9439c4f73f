import ImageIO
import Scenes

extension SnapshotSuite {
    /// A pending frame to accept.
    public struct Acceptance: Hashable, Sendable {
        public var name: String
        /// The digits of the digest of the picture that was looked at; `nil` for the one that is there.
        public var pixels: String?
        /// The digest of the reference that it was looked at with, or `none` where there was none; `nil` for that of
        /// the run.
        public var reference: String?

        public init(name: String, pixels: String? = nil, reference: String? = nil) {
            self.name = name
            self.pixels = pixels
            self.reference = reference
        }
    }

    /// Makes pending frames the references, and calls `report` with the path of each.
    ///
    /// Nothing is written where one of them is none, has other pixels than were looked at, or would take the place of
    /// something that cannot be read, or of another reference than the run compared it with. A frame that its reference
    /// equals leaves it as it is.
    public func accept(_ frames: [Acceptance], report: (String) throws -> Void) throws {
        let store = ReferenceStore(folder: references)
        try store.requireManifest(written: true)
        for item in frames { _ = try check(item, store) }
        do {
            for item in frames {
                let frame = try check(item, store)
                if !frame.isEqual {
                    let (bytes, record) = try ReferenceStore.reference(frame.pending.image, frame.pending.facts)
                    try store.write(bytes, record, name: item.name)
                }
                pending.remove(item.name)
                try report(store.path(item.name))
            }
        } catch {
            try? store.save()
            throw error
        }
        try store.save()
    }

    /// Drops a pending frame; its reference stays as it is.
    public func reject(_ frame: Acceptance) throws {
        _ = try checked(frame)
        pending.remove(frame.name)
    }

    /// Throws where one of some frames is not pending, or has other pixels than were looked at.
    public func check(_ frames: [Acceptance]) throws {
        for frame in frames { _ = try checked(frame) }
    }

    private func checked(_ item: Acceptance) throws -> PendingFrames.Frame {
        let frame = try pending.frame(item.name)
        guard item.pixels.map({ $0 == frame.facts.pixels }) ?? true else {
            throw StoreError.changedSince(item.name)
        }
        return frame
    }

    private func check(
        _ item: Acceptance,
        _ store: ReferenceStore
    ) throws -> (pending: PendingFrames.Frame, isEqual: Bool) {
        let frame = try checked(item)
        let content = store.content(item.name)
        if let reference = try store.picture(item.name, content) {
            guard Comparison(expected: reference, actual: CanonicalPicture(frame.image)) != .equal else {
                return (frame, true)
            }
            try store.requireNoLink(item.name)
        }
        guard let compared = frame.reference else {
            let reason = "it does not say which reference it was compared with"
            throw StoreError.notAFrame(pending.picture(item.name), reason: reason)
        }
        let now = try ReferenceStore.digest(content)
        guard compared == now, item.reference.map({ $0 == now }) ?? true else {
            throw StoreError.referenceChanged(item.name)
        }
        return (frame, false)
    }
}

extension ReferenceStore {
    /// The picture of a reference; `nil` where there is none, an error where it cannot be read.
    func picture(_ name: String, _ content: Content) throws(StoreError) -> CanonicalPicture? {
        switch content {
        case .missing: return nil
        case .unreadable(let reason): throw .unreadable(reason)
        case .file(let bytes):
            do {
                return try PNGDecoder().canonical(bytes, file: path(name))
            } catch {
                throw .unreadable(error.description)
            }
        }
    }
}
