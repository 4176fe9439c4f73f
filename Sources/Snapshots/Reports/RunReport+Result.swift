import StrictJSON

extension RunReport.Entry {
    /// What a report keeps of a result; scene files lie below the folder `scenes`.
    public init(_ result: SnapshotResult, scenes: String = "Scenes") {
        self.init(
            name: result.name,
            passed: result.verdict.isPass,
            verdict: result.verdict.word,
            sentence: result.sentence,
            // The first says what the sentence of a failure says.
            explanation: result.verdict.kind == .withinLimits
                ? result.analysis?.sentences ?? [] : Array(result.analysis?.sentences.dropFirst() ?? []),
            warning: result.warning,
            scene: result.scene.map { "\(scenes)/\($0)" },
            pictures: result.files ?? SnapshotFiles()
        )
        if case .object(let members)? = result.cell?.json {
            cell = members.map { Trait($0.key, $0.value.plainText) }
        }
        if case .object(let members) = result.json { facts = members.filter { !Self.told.contains($0.key) } }
    }

    /// Members of a result's JSON that an entry tells in its own way.
    private static let told: Set = [
        "frame", "passed", "verdict", "warning", "scene", "cell", "files", "reference", "picture", "reason", "cause",
    ]
}

extension JSONValue {
    /// A string without its quotes, or anything else as JSON.
    var plainText: String {
        if case .string(let string) = self { string } else { text }
    }
}
