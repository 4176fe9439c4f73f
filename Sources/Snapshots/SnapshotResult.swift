import StrictJSON

/// What a test run found out about one frame.
public struct SnapshotResult: Equatable, Sendable {
    /// The frame by its path below the references, without extension; or a scene file that could not be read.
    public let name: String
    public let verdict: SnapshotVerdict
    /// What deserves a look although it decides nothing: characters that no font has, drawn as boxes.
    public internal(set) var warning: String?

    public init(name: String, verdict: SnapshotVerdict, warning: String? = nil) {
        self.name = name
        self.verdict = verdict
        self.warning = warning
    }
}

/// Whether a frame is as it should be, and if not, why.
public enum SnapshotVerdict: Equatable, Sendable {
    case equal
    /// The reference was written just now, at that path.
    case recorded(String)
    /// There is no reference at that path; `picture` is the path of the frame as it was drawn.
    case missing(String, picture: String)
    /// Pixels or sizes differ; `picture` is the path of a picture of it.
    case different(Comparison, picture: String)
    /// The reference cannot be read, for that reason.
    case unreadable(String)
    /// The frame could not be drawn, for that reason.
    case notDrawn(String)
}

extension SnapshotVerdict {
    /// True for what may stay as it is.
    public var isPass: Bool {
        switch self {
        case .equal, .recorded: true
        case .missing, .different, .unreadable, .notDrawn: false
        }
    }

    /// One word for the case.
    public var word: String {
        switch self {
        case .equal: "equal"
        case .recorded: "recorded"
        case .missing: "missing"
        case .different(let comparison, _): comparison.verdict
        case .unreadable: "unreadable"
        case .notDrawn: "not-drawn"
        }
    }

    /// The facts and the remedy in one sentence; empty for an equal frame.
    public var sentence: String {
        switch self {
        case .equal: ""
        case .recorded(let path): "recorded \(path)"
        case .missing(let path, let picture):
            "there is no reference \(path); look at \(picture), then record it with --record"
        case .different(let comparison, let picture): "\(comparison.sentence); see \(picture)"
        case .unreadable(let reason), .notDrawn(let reason): reason
        }
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
        case .recorded(let path): members.append(.init("reference", .string(path)))
        case .missing(let path, let picture):
            members += [.init("reference", .string(path)), .init("picture", .string(picture))]
        case .different(let comparison, let picture):
            members += comparison.facts + [.init("picture", .string(picture))]
        case .unreadable(let reason), .notDrawn(let reason): members.append(.init("reason", .string(reason)))
        }
        if let warning { members.append(.init("warning", .string(warning))) }
        return .object(members)
    }
}
