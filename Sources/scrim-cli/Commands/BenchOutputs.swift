import Benchmarks
import ImageIO
import Scenes
import Views

/// Where the figures of `scrim bench` go.
struct BenchOutputs {
    /// Paths of files; `nil` for none, and ``Arguments/standardOutput`` for standard output.
    private let json: String?
    private let csv: String?
    private let chart: String?

    init(_ arguments: Arguments, _ subject: Report.Subject) throws(UsageError) {
        json = arguments.value(BenchCommand.json)
        csv = arguments.value(BenchCommand.csv)
        let printed = [json, csv].count { $0 == Arguments.standardOutput }
        guard printed < 2 else { throw .conflict("--json -", "--csv -") }
        let standard = printed == 0 && subject == .backdrops ? "scrim-bench.png" : nil
        chart = arguments.value(BenchCommand.chart) ?? standard
        if chart == nil, arguments.mentions(BenchCommand.appearance) { throw .missingOption([BenchCommand.chart.name]) }
        let outputs = [(json, BenchCommand.json), (csv, BenchCommand.csv), (chart, BenchCommand.chart)]
        for (index, (path, option)) in outputs.enumerated() {
            guard let path, path != Arguments.standardOutput else { continue }
            if let input = [BenchCommand.baseline, BenchCommand.screen].compactMap({ arguments.value($0) })
                .first(where: { Folder.isSameFile($0, path) })
            {
                throw .overwritesInput(by: "--\(option.name)", input: input)
            }
            for (other, otherOption) in outputs[..<index] where other == path {
                throw .conflict("--\(otherOption.name) \(path)", "--\(option.name) \(path)")
            }
        }
    }

    /// True when standard output has the table, and not a file's text in its place.
    var printsTable: Bool { json != Arguments.standardOutput && csv != Arguments.standardOutput }

    /// Writes the files and prints what belongs on standard output; the chart's name is the last line.
    func write(_ report: Report, _ appearance: ColorScheme, on console: Console) throws {
        if printsTable { try console.write(report.text) }
        try write(report.json.prettyText + "\n", to: json, console)
        try write(report.csv, to: csv, console)
        guard let chart else { return }
        try PNGEncoder().write(report.chart(appearance), to: chart)
        if printsTable { try console.line("chart: \(chart)") }
    }

    private func write(_ text: @autoclosure () -> String, to path: String?, _ console: Console) throws {
        switch path {
        case nil: return
        case Arguments.standardOutput?: try console.write(text())
        case let path?: try AtomicFile.write(Array(text().utf8), toOutput: path)
        }
    }
}
