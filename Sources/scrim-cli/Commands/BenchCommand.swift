import Benchmarks
import HUD
import ImageIO
import Scenes
import Views

/// `scrim bench`: what backdrops cost, and what the works below them do.
enum BenchCommand: Command {
    static let name = "bench"
    static let summary = "Measure what backdrops cost, or with `kernels` the works below them"
    static let operands = Operands("kernels WORK", repeatsLast: true)
    static let device = Option.list("device", "LIST", "names of devices; iPhone 16 Pro Max unless given")
    static let screen = Option.path("screen", "PNG", "a screenshot of the device's size, or sample (the default)")
    static let backdrop = Option.list(
        "backdrop",
        "LIST",
        "variable-blur[:RADIUS[:BAND]], dim[:#RRGGBBAA], material[:NAME], clear; ten of them unless given"
    )
    static let threads = Option.list("threads", "LIST", "numbers of threads; 1 unless given")
    static let runs = Option.value("runs", "N", "runs of each row; at least 15 and half a second unless given")
    static let json = Option.output("json", "FILE", "write the figures as JSON, in place of the table without FILE")
    static let csv = Option.output("csv", "FILE", "write the figures as CSV, in place of the table without FILE")
    static let chart = Option.path(
        "chart",
        "FILE.png",
        "where the chart goes; scrim-bench.png unless given, and none for kernels or in place of the table"
    )
    static let appearance = Option.value("appearance", "NAME", "of the chart: light (the default) or dark")
    static let baseline = Option.path(
        "baseline",
        "FILE",
        "compare with the JSON of an earlier run, and end with 1 when a row is slower than --limit allows"
    )
    static let limit = Option.value("limit", "RATIO", "how much a row's multiple of memcpy may grow; 1.25 unless given")
    static let options = [
        device, screen, backdrop, threads, runs, json, csv, chart, appearance, baseline, limit,
    ]
    static let discussion = [
        "Each row tells the median, the shortest and the 95th percentile of its runs, and how many times as long they "
            + "take as memcpy of the frame, which is timed before each run. For a blur it also tells the largest "
            + "difference from the exact Gaussian, in steps of 255, found in samples.",
        "kernels measures single works over the frame: all, or those whose names follow. A name may be cut at a hyphen: "
            + "blur is every work whose name begins with blur-. The works: " + workNames + ".",
    ]
    static let examples = [
        "scrim bench",
        "scrim bench --device \"iPad Pro 13\" --backdrop variable-blur:4,material:regular,dim --threads 1,2",
        "scrim bench --json now.json --baseline before.json --limit 1.25",
        "scrim bench kernels blur dim",
        "scrim bench kernels --json",
    ]

    private static var workNames: String {
        let names = WorkSelection.names.filter { !$0.hasPrefix("sweep-") }
        return names.joined(separator: ", ") + ", and sweep-SIGMA from 0.5 to 500"
    }

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let subject: Report.Subject = arguments.operands.isEmpty ? .backdrops : .kernels
        let outputs = try BenchOutputs(arguments, subject)
        let baseline = try arguments.value(baseline).map(readBaseline)
        let limit = try arguments.value(limit, .ratio) ?? 1.25
        let appearance = try arguments.value(appearance, .appearance) ?? .light
        let report = try measure(arguments, subject, console)
        Interruption.hold()
        try outputs.write(report, appearance, on: console)
        guard let baseline else { return .success }
        let comparison = BaselineComparison(report, with: baseline, limit: limit)
        // Beside JSON or CSV the comparison does not belong on standard output.
        if outputs.printsTable {
            try console.write("\n" + comparison.text)
        } else {
            console.writeError(comparison.text)
        }
        guard !comparison.isEmpty else {
            throw Failure(.invalidData, "the baseline has none of the rows that were measured; record it again")
        }
        return comparison.slower.isEmpty ? .success : .different
    }

    private static func measure(
        _ arguments: Arguments,
        _ subject: Report.Subject,
        _ console: Console
    ) throws -> Report {
        let devices = try arguments.list(device, .device) ?? [Device(named: "iPhone 16 Pro Max")]
        let backdrops = try arguments.list(backdrop, .backdrop) ?? Report.standardBackdrops
        let threads = try arguments.list(threads, .count(1...256)) ?? [1]
        let effort = Effort(runs: try arguments.value(runs, .count(1...100_000)))
        let screen = arguments.value(screen).flatMap { $0 == "sample" ? nil : $0 }
        if subject == .kernels {
            guard arguments.operands[0] == "kernels" else { throw UsageError.unknownSubject(arguments.operands[0]) }
            if arguments.mentions(backdrop) { throw UsageError.conflict("kernels", "--\(backdrop.name)") }
        }
        let words = Array(arguments.operands.dropFirst())
        try WorkSelection.check(words)
        let benches = try devices.map { try Workbench(device: $0, screenshot: screen) }
        let watch = Watch(
            progress: { Progress(total: $1, console: console).show($0, $2) },
            check: { try Interruption.check() }
        )
        defer { Progress(total: .max, console: console).clear() }
        return switch subject {
        case .backdrops:
            try Report.backdrops(backdrops, on: benches, threads: threads, effort: effort, watch: watch)
        case .kernels:
            try Report.kernels(words, on: benches, threads: threads, effort: effort, watch: watch)
        }
    }

    private static func readBaseline(_ path: String) throws -> Baseline {
        let bytes = try FileReader.read(path, limit: 16 << 20)
        do {
            return try Baseline(parsing: bytes)
        } catch {
            throw Failure(.invalidData, "\(path): \(error)")
        }
    }
}
