import Views

extension FrameAudit {
    /// A line for each finding: its number, severity, rule, figures and subject, in columns; one that says so where no HUD
    /// is shown.
    public var lines: [String] {
        guard showsHUD else { return ["no HUD shown"] }
        return Self.columns(
            findings.enumerated().map { index, finding in
                [
                    "\(index + 1)", finding.severity == .error ? "error" : "warning", finding.rule.rawValue,
                    finding.figureText, finding.subject.text,
                ]
            }
        )
    }
}

extension AuditSummary {
    /// A line for each rule: its name, the number of errors, the worst figure, whose it is and in which frame.
    public var lines: [String] {
        FrameAudit.columns(
            rows.map { row in
                let start = [
                    row.rule.rawValue, row.errors == 0 ? "ok" : row.errors == 1 ? "1 error" : "\(row.errors) errors",
                ]
                if let (frame, finding) = row.worst, finding.severity == .error || row.lowest == nil {
                    return start + [finding.figureText, finding.subject.text, frame.name]
                }
                if let (frame, contrast) = row.lowest {
                    let figure =
                        "\(AuditUnit.ratio.text(contrast.reading.worst, of: contrast.required)) of \(decimal(contrast.required))"
                    return start + [figure, contrast.subject.text, frame.name]
                }
                return start
            }
        )
    }
}

extension Finding {
    /// What was measured and what is asked for.
    fileprivate var figureText: String {
        guard let measured, let unit = rule.unit else { return "" }
        switch rule {
        case .textContrast, .partContrast:
            let median = contrast.map { ", median \(decimal($0.median.rounded(digits: 2)))" } ?? ""
            return unit.text(measured, of: required) + (required.map { " of \(decimal($0))" } ?? "") + median
        case .targetSize: return unit.text(measured, of: required) + (required.map { " of \(decimal($0))" } ?? "")
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

extension FrameAudit {
    /// Rows of cells as lines of columns; columns without any text are left out.
    fileprivate static func columns(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() where widths[column] > 0 {
                if !line.isEmpty { line += "  " }
                line += cell + String(repeating: " ", count: widths[column] - cell.count)
            }
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }
}
