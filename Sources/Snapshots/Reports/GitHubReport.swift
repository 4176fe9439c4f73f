/// A report for GitHub Actions: annotations, which its log shows at the files, and a summary of the step.
public struct GitHubReport: Sendable {
    /// Workflow commands, a line each, for the process's output: an error a frame that failed.
    ///
    /// GitHub shows ten of a step, so a tenth of more tells how many there are.
    public let annotations: String
    /// Markdown for the file that `GITHUB_STEP_SUMMARY` names.
    public let summary: String

    private static let annotationLimit = 10
    /// GitHub takes a megabyte of summary.
    private static let rowLimit = 100

    public init(_ report: RunReport) {
        let failed = report.results.filter { !$0.passed }
        let shown = failed.count > Self.annotationLimit ? Self.annotationLimit - 1 : failed.count
        var lines = failed.prefix(shown).map { result in
            let file = result.scene.map { "file=\(Self.property($0))," } ?? ""
            return "::error \(file)title=\(Self.property("\(result.name): \(result.verdict)"))::"
                + Self.message(result.sentence)
        }
        if failed.count > shown {
            lines.append("::error title=scrim test::" + Self.message("\(failed.count - shown) more frames failed"))
        }
        annotations = lines.map { $0 + "\n" }.joined()
        summary = Self.summary(report, failed)
    }

    private static func summary(_ report: RunReport, _ failed: [RunReport.Entry]) -> String {
        var lines = ["### Scrim: \(report.sentence)", ""]
        if let shard = report.scope.shard { lines += ["Shard \(shard.index) of \(shard.count).", ""] }
        if !failed.isEmpty {
            lines += ["| frame | verdict | facts |", "| --- | --- | --- |"]
            lines += failed.prefix(rowLimit).map {
                "| \(cell($0.name)) | \(cell($0.verdict)) | \(cell($0.sentence)) |"
            }
            lines.append("")
            if failed.count > rowLimit { lines += ["\(failed.count - rowLimit) more failed.", ""] }
        }
        let within = report.results.filter(\.isWithinLimits)
        if !within.isEmpty {
            lines += ["| frame within its limits | facts |", "| --- | --- |"]
            lines += within.prefix(rowLimit).map { "| \(cell($0.name)) | \(cell($0.warning ?? "")) |" }
            lines.append("")
            if within.count > rowLimit { lines += ["\(within.count - rowLimit) more passed within their limits.", ""] }
        }
        if let obsolete = report.obsolete, !obsolete.isEmpty {
            lines += ["\(obsolete.count) obsolete references.", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Text in a table's cell, with no markup in it, and at most a few hundred characters.
    private static func cell(_ text: String) -> String {
        let short = text.count > 400 ? text.prefix(400) + "…" : text[...]
        return short.reduce(into: "") { cell, character in
            switch character {
            case "&": cell += "&amp;"
            case "<": cell += "&lt;"
            case ">": cell += "&gt;"
            case "\\", "|", "`", "*", "_", "[", "]", "~", "#": cell += "\\\(character)"
            case _ where character.isNewline: cell += " "
            default: cell.append(character)
            }
        }
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
