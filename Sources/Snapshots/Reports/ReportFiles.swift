import ImageIO
import Scenes

/// The files that every run leaves for people and for other programs.
public struct ReportFiles: Sendable {
    /// Where they are: `report.html`, `report.json` and `junit.xml`.
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public var html: String { "\(folder)/report.html" }
    public var json: String { "\(folder)/report.json" }
    public var junit: String { "\(folder)/junit.xml" }

    /// Writes all of them, in the place of those of an earlier run.
    public func write(_ report: RunReport) throws {
        try Folder.create(folder)
        try AtomicFile.write(Array((report.json(in: folder).prettyText + "\n").utf8), toOutput: json)
        try AtomicFile.write(Array(JUnitReport(report).text.utf8), toOutput: junit)
        try HTMLReport(report).write(to: html)
    }
}
