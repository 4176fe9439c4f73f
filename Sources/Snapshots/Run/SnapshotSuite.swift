import ImageIO
import Raster
import Scenes
import Threads

/// The scenes of a folder and the pictures that they are known to give.
///
/// Every scene file under `Scenes` is drawn; a frame of `Scenes/a/b.json` has its reference in `References/a/b`. A
/// frame without a reference fails, and references are written in modes of recording only.
public struct SnapshotSuite: Sendable {
    /// The folder that holds `Scenes` and `References`.
    public let folder: String
    /// Where pictures of differences, and frames that failed, go.
    ///
    /// It lies outside of the references and of the scenes, so that nothing there is mistaken for one;
    /// ``run(_:report:)`` throws otherwise.
    public let differences: String

    public init(folder: String, differences: String) {
        self.folder = folder
        self.differences = differences
    }

    /// The folder of the references.
    public var references: String { "\(folder)/References" }

    /// The frames that failed in the last run.
    public var pending: PendingFrames { PendingFrames(folder: differences) }

    /// Names of the frames that a run with options draws, in the order of the files' paths; scene files that cannot be
    /// read have none.
    public func names(_ options: SnapshotOptions = SnapshotOptions()) throws -> [String] { try listing(options).names }

    /// The same, and what cannot be drawn of the scene files.
    public func listing(
        _ options: SnapshotOptions = SnapshotOptions()
    ) throws -> (names: [String], faults: [SnapshotResult]) {
        var names: [String] = []
        var faults: [SnapshotResult] = []
        for part in try SuiteFrames(self).parts(options) {
            switch part {
            case .frames(let frames): names += frames.map(\.name)
            case .fault(let result): faults.append(result)
            }
        }
        return (names, faults)
    }

    /// Draws and judges every frame that the options ask for, in the order of the files' paths.
    ///
    /// `report` gets each result as soon as it and all before it are known, and stops the run by throwing. Frames are
    /// drawn on the threads of the current pool; files are written in order, and none behind a result that `report`
    /// threw at. Files that stand in a reference's place and cannot be read stay untouched in every mode. Where the run
    /// is complete, references without a frame follow, sorted by name.
    @discardableResult
    public func run(
        _ options: SnapshotOptions = SnapshotOptions(),
        report: (SnapshotResult) throws -> Void
    ) throws -> SnapshotSummary {
        guard !Folder.isInside(differences, references) else {
            throw SnapshotError.differencesAmongReferences(differences, references: references)
        }
        let scenes = "\(folder)/Scenes"
        guard !Folder.isInside(differences, scenes) else {
            throw SnapshotError.differencesAmongScenes(differences, scenes: scenes)
        }
        try ComparisonSelfTest.run()
        let frames = try SuiteFrames(self)
        let parts = try frames.parts(options)
        let store = ReferenceStore(folder: references)
        try store.requireManifest(written: options.record.writes)
        if options.record.writes { store.removeRemains() }
        var summary = SnapshotSummary()
        summary.suite = frames.digest(options.filter)
        if let note = store.note { summary.notes.append(note) }
        let judge = FrameJudge(store: store, pending: pending, mode: options.record)
        func take(_ result: SnapshotResult) throws {
            summary.add(result)
            try report(result)
        }
        do {
            try ThreadPool.current.forEachInOrder(parts.count) { index in
                switch parts[index] {
                case .frames(let frames): try judge.judge(frames)
                case .fault(let result): [Judgement(result)]
                }
            } use: { _, judgements in
                for judgement in judgements {
                    try judge.carryOut(judgement)
                    try take(judgement.result)
                }
            }
        } catch {
            // What was recorded until now has its records, however the run ends.
            try? store.save()
            throw error
        }
        try store.save()
        guard options.isComplete else { return summary }
        for name in frames.obsolete(try store.names()) {
            let verdict = SnapshotVerdict.obsolete(store.path(name), isFault: options.isStrict)
            try take(SnapshotResult(name: name, verdict: verdict, files: SnapshotFiles(expected: store.path(name))))
        }
        pending.removeAll(except: frames.names)
        return summary
    }
}
