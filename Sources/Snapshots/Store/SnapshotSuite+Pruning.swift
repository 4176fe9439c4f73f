import Scenes

extension SnapshotSuite {
    /// Names of references that no frame has, sorted by their bytes.
    ///
    /// They are known where all frames are: a part of them, or a scene file that cannot be read, is an error.
    public func obsolete(_ options: SnapshotOptions = SnapshotOptions()) throws -> [String] {
        guard options.filter.isEmpty else { throw StoreError.pruneNeedsAll("names were given") }
        guard options.shard == nil else { throw StoreError.pruneNeedsAll("this is one shard of several") }
        let frames = try SuiteFrames(self)
        if let fault = frames.faults.first {
            throw StoreError.pruneNeedsScenes("\(fault.result.name) cannot be drawn (\(fault.result.verdict.sentence))")
        }
        return frames.obsolete(try ReferenceStore(folder: references).names())
    }

    /// Removes the pictures of frames that no scene has any more; none where a scene cannot be read.
    public func removeVanished() throws {
        let frames = try SuiteFrames(self)
        if frames.faults.isEmpty { pending.removeAll(except: frames.names) }
    }

    /// Removes references with their records, and calls `report` with the path of each.
    public func remove(_ names: [String], report: (String) throws -> Void) throws {
        let store = ReferenceStore(folder: references)
        try store.requireManifest(written: true)
        do {
            for name in names {
                try store.remove(name)
                try report(store.path(name))
            }
        } catch {
            try? store.save()
            throw error
        }
        store.removeRemains()
        try store.save()
    }
}
