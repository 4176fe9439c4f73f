import StrictJSON

/// What a test run found out about one frame.
public struct SnapshotResult: Equatable, Sendable {
    /// The frame by its path below the references, without extension; or a scene file that could not be read.
    public let name: String
    public let verdict: SnapshotVerdict
    /// The scene file by its path below the scenes; `nil` for a reference that no scene has.
    public var scene: String?
    /// The frame's place in the scene's matrix; `nil` where there is no frame.
    public var cell: SnapshotCell?
    /// The pictures that belong to it; `nil` where there are none.
    public var files: SnapshotFiles?
    /// What was different before any pixel was drawn, such as another font file than the reference's; in one sentence.
    public var cause: String?
    /// How the frame differs, found out where it does.
    public var analysis: ComparisonAnalysis?
    /// What deserves a look although it passes: what of the limits was used, and characters that no font has,
    /// drawn as boxes.
    public var warning: String?

    public init(
        name: String,
        verdict: SnapshotVerdict,
        scene: String? = nil,
        cell: SnapshotCell? = nil,
        files: SnapshotFiles? = nil,
        cause: String? = nil,
        analysis: ComparisonAnalysis? = nil,
        warning: String? = nil
    ) {
        self.name = name
        self.verdict = verdict
        self.scene = scene
        self.cell = cell
        self.files = files
        self.cause = cause
        self.analysis = analysis
        self.warning = warning
    }

    /// The facts and the remedy in one sentence, a cause first; empty for an equal frame.
    public var sentence: String {
        [cause ?? "", verdict.sentence].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension SnapshotResult {
    /// The result as JSON: the frame, a verdict, and its facts.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("frame", .string(name)),
            .init("passed", .bool(verdict.isPass)),
            .init("verdict", .string(verdict.word)),
        ]
        switch verdict {
        case .equal: break
        case .recorded(let path), .obsolete(let path, _): members.append(.init("reference", .string(path)))
        case .missing(let path, let picture):
            members.append(.init("reference", .string(path)))
            if let picture { members.append(.init("picture", .string(picture))) }
        case .different(let comparison, let picture), .withinLimits(let comparison, let picture):
            members += comparison.facts + [.init("picture", .string(picture))]
        case .unreadable(let reason), .notDrawn(let reason), .blank(let reason), .environment(let reason):
            members.append(.init("reason", .string(reason)))
        }
        if let cause { members.append(.init("cause", .string(cause))) }
        if let analysis { members.append(.init("analysis", analysis.json)) }
        if let warning { members.append(.init("warning", .string(warning))) }
        if let scene { members.append(.init("scene", .string(scene))) }
        if let cell { members.append(.init("cell", cell.json)) }
        if let files { members.append(.init("files", files.json)) }
        return .object(members)
    }
}
