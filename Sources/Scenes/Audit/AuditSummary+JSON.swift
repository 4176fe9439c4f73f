import StrictJSON
import Views

extension AuditSummary {
    /// The sums as JSON: `frames`, `failed`, `passes` and `rules`.
    ///
    /// A rule has its name and its `errors`; `worst` with `frame`, `subject` and the figures of its worst finding,
    /// where there is any; and, of contrasts, `lowest` with `frame`, `subject`, `worst` and `required`.
    public var json: JSONValue {
        .object([
            .init("frames", .number(Double(frames))),
            .init("failed", .number(Double(failed))),
            .init("passes", .bool(passes)),
            .init("rules", .array(rows.map(\.json))),
        ])
    }
}

extension AuditSummary.Row {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("rule", .string(rule.rawValue)), .init("errors", .number(Double(errors))),
        ]
        if let (frame, finding) = worst {
            let facts = [
                JSONValue.Member("frame", .string(frame.name)), .init("severity", .string(finding.severity.rawValue)),
                .init("subject", finding.subject.json),
            ]
            members.append(.init("worst", .object(facts + finding.figures)))
        }
        if let (frame, contrast) = lowest {
            members.append(
                .init(
                    "lowest",
                    .object([
                        .init("frame", .string(frame.name)),
                        .init("subject", contrast.subject.json),
                        .init("worst", .number(contrast.reading.worst.rounded(digits: 4, under: contrast.required))),
                        .init("required", .number(contrast.required)),
                    ])
                )
            )
        }
        return .object(members)
    }
}
