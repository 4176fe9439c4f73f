import Scenes
import Snapshots
import StrictJSON

/// `scrim review --html`: the frames that failed as a page that writes a list of what was decided.
enum ReviewPage {
    /// Writes the page of the frames that wait for somebody to decide.
    static func write(_ suite: SnapshotSuite, to path: String, on console: Console) throws -> ExitCode {
        let names = try suite.pending.names()
        guard !names.isEmpty else {
            try console.line("no frame is pending")
            return .success
        }
        var entries: [RunReport.Entry] = []
        var references: [String: String] = [:]
        for name in names {
            let change = try suite.change(name)
            entries.append(RunReport.Entry(change))
            references[name] = change.reference
        }
        Interruption.hold()
        try HTMLReport(RunReport(results: entries), isReview: true, references: references).write(to: path)
        try console.line("\(path): \(names.count) \(names.count == 1 ? "frame" : "frames") to decide about".oneLine)
        return .success
    }
}

extension RunReport.Entry {
    /// A frame that waits for a decision.
    fileprivate init(_ change: SnapshotSuite.PendingChange) {
        self.init(
            name: change.name,
            passed: false,
            verdict: change.comparison?.verdict ?? "missing",
            sentence: change.sentence,
            explanation: Array(change.analysis?.sentences.dropFirst() ?? []),
            pictures: change.files
        )
        if case .object(let members) = change.json {
            facts = members.filter { !["frame", "verdict", "cause", "picture", "reference", "files"].contains($0.key) }
        }
    }
}
