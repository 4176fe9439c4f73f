import Glibc
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

    /// Removes those of an earlier run, so that none of them passes for this run's however it ends.
    public func remove() throws {
        for path in [json, junit, html] { try Self.remove(path) }
    }

    /// Removes a file of an earlier run, or what a link at its path leads to; what is no file, such as a pipe, stays.
    package static func remove(_ path: String) throws(FileWriteError) {
        guard isRegular(path) else { return }
        guard unlink(Folder.resolved(path)) == 0 || errno == ENOENT else {
            throw FileWriteError(file: path, step: .remove, code: errno)
        }
    }

    /// True for a file that is there, also through links; one of the process's own streams is none.
    package static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/") && stat(path, &status) == 0
            && status.st_mode & S_IFMT == S_IFREG
    }

    /// Writes all of them, in the place of those of an earlier run.
    public func write(_ report: RunReport) throws {
        try Folder.create(folder)
        try AtomicFile.write(Array((report.json(in: folder).prettyText + "\n").utf8), toOutput: json)
        try AtomicFile.write(Array(JUnitReport(report).text.utf8), toOutput: junit)
        try HTMLReport(report).write(to: html)
    }
}
