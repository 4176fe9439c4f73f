import Benchmarks
import ImageIO
import Scenes
import Views

/// `scrim bench`: what the works on pixels cost.
enum BenchCommand: Command {
    static let name = "bench"
    static let summary = "Measure what the works on pixels cost, as times and as multiples of memcpy"
    static let operands = Operands("kernels WORK", repeatsLast: true)
    static let screen = Option.path("screen", "PNG", "a screenshot of the device's size, or sample (the default)")
    static let device = Option.value("device", "NAME", "a device; iPhone 16 Pro Max unless given")
    static let threads = Option.value("threads", "N", "threads to work on; 1 unless given")
    static let runs = Option.value("runs", "N", "runs of each work; at least 15 and half a second unless given")
    static let json = Option.output("json", "FILE", "write the figures as JSON, to standard output without FILE")
    static let options = [screen, device, threads, runs, json]
    static let discussion = [
        "kernels measures each work alone, or those whose names or beginnings of names follow: "
            + names.joined(separator: ", ") + ".",
        "Before each run memcpy of the frame is timed; ×memcpy is the median of the runs' multiples of it.",
    ]
    static let examples = ["scrim bench kernels", "scrim bench kernels blur dim", "scrim bench kernels --json"]

    private static var names: [String] {
        WorkSelection.names.filter { !$0.hasPrefix("sweep-") } + ["sweep (of sigma)"]
    }

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let device = try arguments.value(device, .device) ?? Device(named: "iPhone 16 Pro Max")
        let screen = arguments.value(screen).flatMap { $0 == "sample" ? nil : $0 }
        let effort = Effort(runs: try arguments.value(runs, .count(1...100_000)))
        let threads = try arguments.value(threads, .count(1...64)) ?? 1
        guard arguments.operands.first == "kernels" else {
            throw UsageError.missingOperand("kernels")
        }
        let bench = try Workbench(device: device, screenshot: screen)
        let report = try KernelReport.measure(
            Array(arguments.operands.dropFirst()),
            on: bench,
            effort: effort,
            threads: threads,
            progress: { Progress(total: $1, console: console).show($0, $2) },
            check: { try Interruption.check() }
        )
        Progress(total: report.rows.count, console: console).clear()
        if arguments.mentions(json) {
            try console.line(report.json.prettyText)
        } else {
            try console.write(report.text)
        }
        return .success
    }
}
