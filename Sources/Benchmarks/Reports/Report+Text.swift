import Scenes
import StrictJSON

extension Report {
    /// The tables, one for each device, and lines about what is behind them.
    package var text: String {
        var lines: [String] = []
        for device in devices {
            let rows = rows.filter { $0.device == device }
            guard let size = rows.first?.size else { continue }
            lines += ["\(device), \(size.width)×\(size.height) pixels", ""]
            lines += subject == .kernels ? kernelTable(rows).lines : backdropTable(rows).lines
            lines.append("")
        }
        return (lines + notes).map { $0 + "\n" }.joined()
    }

    /// The devices in the order of the rows.
    var devices: [String] {
        rows.reduce(into: []) { devices, row in
            if devices.last != row.device { devices.append(row.device) }
        }
    }

    private static let figures: [TextTable.Column] = [
        .number("threads"), .number("ms"), .number("min"), .number("p95"), .number("ns/px"), .number("GB/s"),
        .number("×memcpy"),
    ]

    private func figures(_ row: Row) -> [String] {
        let work = row.measurement.work
        return [
            "\(row.threads)", short(work.median / 1e6), short(work.minimum / 1e6), short(work.percentile95 / 1e6),
            short(row.nanosecondsPerPixel), short(row.gigabytesPerSecond), short(row.measurement.ratio),
        ]
    }

    private func kernelTable(_ rows: [Row]) -> TextTable {
        var table = TextTable([.text("work"), .text("")] + Self.figures + [.text("")])
        for row in rows { table.add([row.name, row.title] + figures(row) + [row.isNoisy ? "noisy" : ""]) }
        return table
    }

    private func backdropTable(_ rows: [Row]) -> TextTable {
        var table = TextTable(
            [.text("backdrop"), .number("σ px")] + Self.figures + [.number("error"), .number("peak MiB"), .text("")]
        )
        for row in rows {
            let facts = row.backdrop
            let sigma = facts.map { $0.sigma > 0 ? JSONValue.number(rounded($0.sigma)).text : "" } ?? ""
            table.add(
                [row.name, sigma] + figures(row) + [
                    facts?.error.map { fixed($0, 2) } ?? "",
                    facts?.peakBytes.map { fixed(Double($0) / 1_048_576, 0) } ?? "",
                    row.isNoisy ? "noisy" : "",
                ]
            )
        }
        return table
    }

    private var notes: [String] {
        let copies = rows.map { Double(4 * $0.size.width * $0.size.height) / $0.measurement.memcpy.median }
        var notes = ["ms is the median of the runs; GB/s counts the bytes of the frame once"]
        if !copies.isEmpty {
            notes.append(
                "×memcpy is the multiple of copying the frame, timed before each run "
                    + "(median \(short(Timings.median(of: copies))) GB/s)"
            )
        }
        if subject == .backdrops {
            notes.append(
                "error is the largest difference of the blur from the exact Gaussian found in samples, in steps of 255"
            )
        }
        if let step = largestSweepStep {
            notes.append("largest step between neighbours of the sweep: \(fixed(step.ratio, 2)) (\(step.names))")
        }
        if rows.contains(where: \.isNoisy) {
            notes.append(
                "noisy: a run in twenty took over a third longer than the median; measure again on a calm machine"
            )
        }
        return notes + [machine.line]
    }
}
