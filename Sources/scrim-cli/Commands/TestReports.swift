import Glibc
import ImageIO
import Scenes
import Snapshots

/// The reports of one run of `scrim test`, which are written whether it passes or not.
struct TestReports {
    static let report = Option.path(
        "report",
        "DIR",
        "the folder for report.html, report.json and junit.xml; the folder of differences unless given"
    )
    static let tap = Option.output(
        "tap",
        "FILE",
        ending: ".tap",
        "write the Test Anything Protocol, to standard output in place of its lines unless a file is given: as --tap=FILE, or "
            + "as the next word where that ends in .tap or begins with / or ./"
    )

    private let suite: SnapshotSuite
    private let options: SnapshotOptions
    private let files: ReportFiles
    /// True where the folder was asked for, so that a report that cannot be written is a fault of its own.
    private let isAskedFor: Bool
    private let tap: String?
    private var results: [RunReport.Entry] = []

    init(_ arguments: Arguments, _ suite: SnapshotSuite, _ options: SnapshotOptions) throws(UsageError) {
        self.suite = suite
        self.options = options
        files = ReportFiles(folder: arguments.value(Self.report) ?? suite.differences)
        isAskedFor = arguments.mentions(Self.report)
        tap = arguments.value(Self.tap)
        if tap == Arguments.standardOutput, arguments.has(TestCommand.json) { throw .conflict("--tap -", "--json") }
    }

    /// Removes the reports of an earlier run, and throws where one would stand among the scenes or references, or in
    /// the place of something else.
    static func begin(_ arguments: Arguments, _ suite: SnapshotSuite) throws {
        let given = arguments.value(Self.report)
        let files = ReportFiles(folder: given ?? suite.differences)
        try SuiteOptions.requireOutside(files.folder, of: given == nil ? SuiteOptions.differences : report, suite)
        try files.remove()
        try SuiteOptions.requireOutside(suite.differences, of: SuiteOptions.differences, suite)
        guard let path = arguments.value(tap), path != Arguments.standardOutput else { return }
        try SuiteOptions.requireOutside(path, of: tap, suite)
        let isOwn = TAPReport.begins(path)
        guard isOwn != false else {
            throw UsageError.overwritesOther(option: tap.name, path: path, beginning: TAPReport.beginning)
        }
        if isOwn == true { try ReportFiles.remove(path) }
    }

    /// True where standard output is another program's.
    var takesOutput: Bool { tap == Arguments.standardOutput }

    /// Takes a result into the reports, in the form that it is returned in.
    mutating func add(_ result: SnapshotResult) -> RunReport.Entry {
        let entry = RunReport.Entry(result, scenes: "\(suite.folder)/Scenes")
        results.append(entry)
        return entry
    }

    /// The line of a frame on standard output; a warning stands in it where it has not been said elsewhere.
    static func line(_ entry: RunReport.Entry, warning: String? = nil, _ console: Console) -> String {
        let word =
            entry.passed && entry.kind == .obsolete
            ? "note" : console.verdict(entry.passed ? "pass" : "FAIL", good: entry.passed)
        let words = [entry.sentence, warning ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
        return "\(word)  " + (entry.name + (words.isEmpty ? "" : ": \(words)")).oneLine
    }

    /// The last line on standard output.
    static func sums(passed: Int, failed: Int, withinLimits: Int, asJSON: Bool) -> String {
        guard !asJSON else {
            return "{\"passed\": \(passed), \"failed\": \(failed), \"withinLimits\": \(withinLimits)}"
        }
        let within = withinLimits == 0 ? "" : ", \(withinLimits) of them within limits"
        return "\(passed) passed\(within), \(failed) failed"
    }

    /// Writes all reports; returns the page's path, or `nil` where it could not be written.
    func write(isInterrupted: Bool = false, suite digest: String? = nil, _ console: Console) throws -> String? {
        let report = RunReport(
            options: [.init("record", .string(options.record.rawValue))]
                + (options.filter.isEmpty
                    ? [] : [.init("frames", .array(options.filter.patterns.map { .string($0) }))]),
            scope: RunReport.Scope(
                shard: options.shard,
                isFiltered: !options.filter.isEmpty,
                isInterrupted: isInterrupted
            ),
            references: RunReport.References(
                folder: suite.references,
                names: try ReferenceStore(folder: suite.references).names()
            ),
            suite: digest,
            isStrict: options.isStrict,
            results: results
        )
        // A TAP that nobody reads does not keep the other reports from being written.
        var unread: FileWriteError?
        switch tap {
        case nil: break
        case Arguments.standardOutput?: try console.write(TAPReport(report).text)
        case let path?:
            do throws(FileWriteError) {
                try AtomicFile.write(Array(TAPReport(report).text.utf8), toOutput: path)
            } catch {
                guard Interruption.failure(error) != nil else { throw error }
                unread = error
            }
        }
        try Self.tellGitHub(report, console)
        do {
            try files.write(report)
            if let unread { throw unread }
            return files.html
        } catch  where !isAskedFor && unread == nil {
            // The verdict counts more than a page that nobody asked for.
            console.writeError("scrim: no report is written: \("\(error)".oneLine)\n")
            return nil
        }
    }

    /// Annotations and the step's summary, where GitHub runs the command.
    static func tellGitHub(_ report: RunReport, _ console: Console) throws {
        guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
        let words = GitHubReport(report)
        // The runner reads both streams, and standard output may be JSON.
        console.writeError(words.annotations)
        guard let path = console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        let bytes = Array(words.summary.utf8)
        guard descriptor >= 0 else { throw FileWriteError(file: path, step: .create, code: errno) }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw FileWriteError(file: path, step: .write, code: errno)
        }
    }
}

extension RunReport {
    /// What the report means for the process that tells it.
    var exitCode: ExitCode {
        let codes = Set(results.filter { !$0.passed }.map { $0.kind?.exitCode ?? .different })
        return ExitCode.testOrder.first(where: codes.contains) ?? .success
    }
}

extension SnapshotVerdict.Kind {
    /// What a frame that failed means for the whole run.
    var exitCode: ExitCode {
        switch self {
        case .equal, .withinLimits, .recorded: .success
        case .obsolete: .obsolete
        case .missing: .missingReference
        case .sizesDiffer: .sizesDiffer
        case .unreadable: .unreadable
        case .notDrawn: .invalidData
        case .environment: .environment
        case .different, .blank: .different
        }
    }
}
