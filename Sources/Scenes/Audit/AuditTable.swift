import Views

extension FrameAudit {
    /// A line for each finding: its number, severity, rule, figures and subject, in columns; one that says so where no
    /// HUD is shown.
    public var lines: [String] {
        guard showsHUD else { return ["no HUD shown"] }
        return TextTable(
            rows: findings.enumerated().map { index, finding in
                [
                    "\(index + 1)", finding.severity == .error ? "error" : "warning", finding.rule.rawValue,
                    finding.figureText, finding.subject.text,
                ]
            }
        ).lines
    }
}

extension AuditSummary {
    /// A line for each rule: its name, the number of errors, the worst figure, whose it is and in which frame.
    public var lines: [String] {
        TextTable(
            rows: rows.map { row in
                let start = [
                    row.rule.rawValue, row.errors == 0 ? "ok" : row.errors == 1 ? "1 error" : "\(row.errors) errors",
                ]
                if let (frame, finding) = row.worst, finding.severity == .error || row.lowest == nil {
                    return start + [finding.figureText, finding.subject.text, frame.name]
                }
                if let (frame, contrast) = row.lowest {
                    let figure = AuditUnit.ratio.text(contrast.reading.worst, of: contrast.required)
                    return start + [
                        "\(figure) of \(contrast.required.shortestText)", contrast.subject.text, frame.name,
                    ]
                }
                return start
            }
        ).lines
    }
}

extension Finding {
    /// What was measured and what is asked for.
    fileprivate var figureText: String {
        guard let measured, let unit = rule.unit else { return "" }
        switch rule {
        case .textContrast, .partContrast:
            let median = contrast.map { ", median \($0.median.rounded(digits: 2).shortestText)" } ?? ""
            return unit.text(measured, of: required) + (required.map { " of \($0.shortestText)" } ?? "") + median
        case .targetSize: return unit.text(measured, of: required) + (required.map { " of \($0.shortestText)" } ?? "")
        case .clipped: return unit.text(measured) + " cut off"
        case .safeArea: return unit.text(measured) + " outside"
        case .textScaling: return unit.text(measured) + " at any text size"
        case .truncated, .label: return ""
        }
    }
}

extension AuditSubject {
    /// The kind, and the name in quotation marks, cut where it is long.
    fileprivate var text: String {
        let short = name.count > 40 ? "\(name.prefix(39))…" : name
        return short.isEmpty ? kind : "\(kind) “\(short)”"
    }
}
