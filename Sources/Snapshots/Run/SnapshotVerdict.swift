/// Whether a frame is as it should be, and if not, why.
public enum SnapshotVerdict: Equatable, Sendable {
    case equal
    /// Pixels differ, and the scene's limits let them pass; `picture` is the path of a picture of it.
    case withinLimits(Comparison, picture: String)
    /// The reference was written just now, at that path.
    case recorded(String)
    /// There is no reference at that path; `picture` is the path of the frame as it was drawn, unless none
    /// is kept.
    case missing(String, picture: String?)
    /// Pixels or sizes differ; `picture` is the path of a picture of it, in the mode `never` too.
    case different(Comparison, picture: String)
    /// The reference cannot be read, for that reason.
    case unreadable(String)
    /// The frame could not be drawn, or its scene's masks do not fit it, for that reason.
    case notDrawn(String)
    /// The frame is empty or of one colour, which its scene does not expect; for that reason.
    case blank(String)
    /// The machine lacks what drawing needs, such as the font files; for that reason.
    case environment(String)
    /// No scene has a frame for the reference at that path; a fault where the run is strict.
    case obsolete(String, isFault: Bool)
}

extension SnapshotVerdict {
    /// True for what may stay as it is.
    public var isPass: Bool {
        switch self {
        case .equal, .withinLimits, .recorded: true
        case .obsolete(_, let isFault): !isFault
        case .missing, .different, .unreadable, .notDrawn, .blank, .environment: false
        }
    }

    /// The case alone, whose raw value is its word in reports; sizes that differ are a case of their own.
    public enum Kind: String, CaseIterable, Sendable {
        case equal
        case withinLimits = "within-limits"
        case recorded, missing, different
        case sizesDiffer = "sizes-differ"
        case unreadable
        case notDrawn = "not-drawn"
        case blank, environment, obsolete

        /// True for what may stay as it is; an obsolete reference may where the run is not strict.
        var isPass: Bool {
            switch self {
            case .equal, .withinLimits, .recorded: true
            case .missing, .different, .sizesDiffer, .unreadable, .notDrawn, .blank, .environment, .obsolete: false
            }
        }
    }

    public var kind: Kind {
        switch self {
        case .equal: .equal
        case .withinLimits: .withinLimits
        case .recorded: .recorded
        case .missing: .missing
        case .different(.sizesDiffer, _): .sizesDiffer
        case .different: .different
        case .unreadable: .unreadable
        case .notDrawn: .notDrawn
        case .blank: .blank
        case .environment: .environment
        case .obsolete: .obsolete
        }
    }

    /// The ``kind``'s word.
    public var word: String { kind.rawValue }

    /// The facts and the remedy in one sentence; empty for a frame that is equal, or within its limits.
    public var sentence: String {
        switch self {
        case .equal, .withinLimits: ""
        case .recorded(let path): "recorded \(path)"
        case .missing(let path, let picture):
            "there is no reference \(path); "
                + (picture.map { "look at \($0), then give `scrim accept` its name" } ?? "record it with --record")
        case .different(let comparison, let picture): "\(comparison.sentence); see \(picture)"
        case .unreadable(let reason), .notDrawn(let reason), .blank(let reason), .environment(let reason): reason
        case .obsolete(let path, _): "no scene has a frame for \(path); remove it with `scrim prune`"
        }
    }
}
