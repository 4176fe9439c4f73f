import Glibc
import ImageIO
import Markup
import StrictJSON

/// A report as one HTML page that loads nothing else.
///
/// The pictures of frames that failed, or passed within limits, are in it whole, as many as the limit allows; a page of
/// thousands of frames would else be one that no browser opens. What was left out is counted on the page, and is beside
/// it as files.
public struct HTMLReport: Sendable {
    public var report: RunReport
    /// True for a page that lets somebody accept and reject, and writes the list of it.
    public var isReview: Bool
    /// Of a review, the digests of the references' files by the frames' names, for the list.
    public var references: [String: String]
    /// The most bytes of PNG files in the page; base64 makes a third more of them.
    public var pictureLimit: Int
    /// The most frames that are listed, those that failed first, then those that passed within limits.
    public var frameLimit: Int

    public init(
        _ report: RunReport,
        isReview: Bool = false,
        references: [String: String] = [:],
        pictureLimit: Int = 32 << 20,
        frameLimit: Int = 10_000
    ) {
        self.report = report
        self.isReview = isReview
        self.references = references
        self.pictureLimit = pictureLimit
        self.frameLimit = frameLimit
    }

    /// Writes the page; one picture at a time is in memory.
    public func write(to path: String) throws {
        let folder = path.enclosingFolder
        let file = try AtomicFileWriter(output: path)
        func append(_ text: String) throws { try file.append(Array(text.utf8)) }
        let title = (isReview ? "Review: " : "") + report.sentence
        try append(ReportPage.head(title: title) + "<body>\n" + header(title) + ReportPage.main)

        let passed = report.results.filter(\.passed)
        let failed = report.results.filter { !$0.passed }
        let inOrder = failed + passed.filter(\.isWithinLimits) + passed.filter { !$0.isWithinLimits }
        let listed = inOrder.prefix(frameLimit)
        var room = pictureLimit
        var number = 0
        var leftOut = 0
        var items: [JSONValue] = []
        for result in listed {
            var pictures: [JSONValue.Member] = []
            if result.differs, !result.paths.isEmpty {
                if Self.size(of: result) <= room {
                    for (name, path) in result.paths {
                        guard let picture = ReportPicture(path: path) else { continue }
                        room -= picture.file.count
                        number += 1
                        let id = "picture-\(number)"
                        try append("<script type=\"text/plain\" id=\"\(id)\">\(picture.base64)</script>\n")
                        pictures.append(.init(name, picture.json(id: id)))
                    }
                }
                if pictures.isEmpty { leftOut += 1 }
            }
            items.append(item(result, pictures, folder: folder))
        }
        try append(footer(listed: listed.count, leftOut: leftOut))
        let data: JSONValue = ["review": .bool(isReview), "results": .array(items)]
        // No text can end the element that holds it.
        try append(
            "<script type=\"application/json\" id=\"data\">\(data.text.replacing("<", with: "\\u003C"))</script>\n"
        )
        try append("<script>\(ReportPage.script)</script>\n</body>\n</html>\n")
        try file.commit()
    }

    /// Bytes of the pictures' files.
    private static func size(of result: RunReport.Entry) -> Int {
        result.paths.reduce(0) { sum, picture in
            var status = stat()
            return stat(picture.path, &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }

    private func item(_ result: RunReport.Entry, _ pictures: [JSONValue.Member], folder: String) -> JSONValue {
        guard case .object(var members) = result.json(in: folder) else { return .null }
        if !result.differs { members.removeAll { $0.key == "facts" } }
        members = members.map { $0.key == "pictures" ? .init("paths", $0.value) : $0 }
        members.append(.init("group", .string(result.group)))
        if let digest = references[result.name] { members.append(.init("reference", .string(digest))) }
        if !pictures.isEmpty { members.append(.init("pictures", .object(pictures))) }
        return .object(members)
    }

    private func header(_ title: String) -> String {
        let passed = report.passes
        var run = ["Scrim \(report.version)"]
        if let shard = report.scope.shard { run.append("shard \(shard.index) of \(shard.count)") }
        if report.scope.isFiltered { run.append("some frames, by a filter") }
        run += report.options.map { "\($0.key) \($0.value.plainText)" }
        var html = "<a class=\"skip\" href=\"#frames\">Skip to the frames</a>\n<header>\n"
        html += "<h1 class=\"\(passed ? "passed" : "failed")\"><span class=\"mark\" aria-hidden=\"true\">"
        html += "\(passed ? "✓" : "✗")</span> \(MarkupText.text(title))</h1>\n"
        html += "<p class=\"run\">\(MarkupText.text(run.joined(separator: " · ")))</p>\n<ul class=\"counts\">"
        for verdict in report.sums.verdicts { html += "<li>\(MarkupText.text(verdict.word)) \(verdict.count)</li>" }
        if report.sums.warnings > 0 { html += "<li class=\"warning\">warnings \(report.sums.warnings)</li>" }
        html += "</ul>\n"
        return html + "</header>\n"
    }

    private func footer(listed: Int, leftOut: Int) -> String {
        var notes = ["Pictures of frames that are equal are not in this page."]
        if leftOut > 0 {
            notes.append(
                "\(leftOut) frames that differ are here without their pictures, which are no more there or would make the "
                    + "page larger than \(pictureLimit >> 20) MiB."
            )
        }
        if listed < report.results.count {
            notes.append("\(report.results.count - listed) more frames are in report.json alone.")
        }
        return "<footer><p>" + notes.map(MarkupText.text).joined(separator: " ") + "</p></footer>\n"
    }
}

extension RunReport.Entry {
    /// True for a frame whose pictures are worth a look.
    fileprivate var differs: Bool { !passed || isWithinLimits }
}

extension ReportPicture {
    fileprivate func json(id: String) -> JSONValue {
        ["id": .string(id), "width": width.json, "height": height.json, "digest": .string("\(digest)")]
    }
}
