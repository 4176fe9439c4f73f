import Views

/// What the audits of many frames come to: for each rule how many fail, and which combination is worst.
public struct AuditSummary: Sendable {
    /// A rule over all frames.
    public struct Row: Sendable {
        public let rule: AuditRule
        /// Findings that are errors.
        public fileprivate(set) var errors = 0
        /// The worst finding; an error before any warning.
        public fileprivate(set) var worst: (frame: SceneFrame, finding: Finding)?
        /// Of the rules about contrast: the part that comes nearest to its limit, or is farthest below it.
        public fileprivate(set) var lowest: (frame: SceneFrame, contrast: PartContrast)?

        init(_ rule: AuditRule) {
            self.rule = rule
        }
    }

    public private(set) var frames = 0
    /// Frames with an error.
    public private(set) var failed = 0
    public private(set) var rows = AuditRule.allCases.map(Row.init)
    /// The frame with the most errors, the first of several.
    public private(set) var worst: FrameAudit?

    public init() {}

    public var passes: Bool { failed == 0 }

    public mutating func add(_ audit: FrameAudit) {
        frames += 1
        if !audit.passes { failed += 1 }
        if worst.map({ audit.errors > $0.errors }) ?? true { worst = audit }
        for index in rows.indices { rows[index].add(audit) }
    }
}

extension AuditSummary.Row {
    fileprivate mutating func add(_ audit: FrameAudit) {
        for finding in audit.findings where finding.rule == rule {
            if finding.severity == .error { errors += 1 }
            if worst.map({ finding.isWorse(than: $0.finding) }) ?? true { worst = (audit.frame, finding) }
        }
        for contrast in audit.contrasts where contrast.rule == rule {
            if lowest.map({ contrast.margin < $0.contrast.margin }) ?? true { lowest = (audit.frame, contrast) }
        }
    }
}

extension FrameAudit {
    var errors: Int { findings.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }
}

extension Finding {
    fileprivate func isWorse(than other: Finding) -> Bool {
        if severity != other.severity { return severity == .error }
        return weight > other.weight
    }
}

extension PartContrast {
    /// What the contrast is of what it should be.
    fileprivate var margin: Double { reading.worst / required }
}
