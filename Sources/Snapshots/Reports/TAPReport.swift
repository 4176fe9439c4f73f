import Glibc
import StrictJSON

/// A report in the Test Anything Protocol, version 14: a line a frame, and the facts of a failure below it.
public struct TAPReport: Sendable {
    public let text: String

    public init(_ report: RunReport) {
        var lines = ["\(Self.beginning) 14", "1..\(report.results.count)"]
        for (index, result) in report.results.enumerated() {
            lines.append("\(result.passed ? "ok" : "not ok") \(index + 1) - \(Self.description(result.name))")
            if let warning = result.warning { lines.append("# \(Self.oneLine(warning))") }
            guard !result.passed else { continue }
            // YAML holds strings of JSON.
            let facts = [("verdict", result.verdict), ("message", result.sentence)] + result.paths
            lines.append("  ---")
            lines += facts.map { "  \($0.0): \(JSONValue.string(Self.oneLine($0.1)).text)" }
            lines.append("  ...")
        }
        // A plan alone would look as if nothing was left to do.
        if report.scope.isInterrupted { lines.append("Bail out! The run was stopped") }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// What such a file begins with, but for its version.
    package static let beginning = "TAP version"

    /// Whether a file that is there begins as a report does; an empty one may become one, and `nil` stands for what is
    /// no file.
    package static func begins(_ path: String) -> Bool? {
        guard ReportFiles.isRegular(path) else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: beginning.utf8.count)
        let count = read(descriptor, &bytes, bytes.count)
        return count == 0 || bytes.elementsEqual(beginning.utf8)
    }

    /// A name in which no character has a meaning.
    private static func description(_ name: String) -> String {
        var text = ""
        for character in oneLine(name) {
            if character == "#" || character == "\\" { text.append("\\") }
            text.append(character)
        }
        return text
    }

    private static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : $0 }
            )
        )
    }
}
