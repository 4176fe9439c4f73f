import Raster
import StrictJSON
import Views

/// What a chart of a report shows: bars in groups, a panel for each device.
struct ChartContent {
    /// One bar; its length is the median.
    struct Bar {
        let threads: Int
        let milliseconds: Double
        let percentile95: Double
        /// What is written behind it.
        let label: String
    }

    struct Group {
        let name: String
        let bars: [Bar]
    }

    struct Panel {
        let title: String
        let groups: [Group]
        /// What `memcpy` of the frame took, in milliseconds.
        let memcpy: Double
    }

    let title: String
    let panels: [Panel]
    /// The numbers of threads, each with a colour of its own.
    let threads: [Int]
    let machine: String

    init(_ report: Report) {
        title = report.subject == .backdrops ? "What backdrops cost" : "What works on pixels cost"
        machine = report.machine.line
        threads = Set(report.rows.map(\.threads)).sorted()
        panels = report.devices.map { device in
            let rows = report.rows.filter { $0.device == device }
            let size = rows[0].size
            let names = rows.reduce(into: [String]()) { if $0.last != $1.name { $0.append($1.name) } }
            return Panel(
                title: "\(device), \(size.width)×\(size.height) pixels",
                groups: names.map { name in Group(rows.filter { $0.name == name }) },
                memcpy: Timings.median(of: rows.map(\.measurement.memcpy.median)) / 1e6
            )
        }
    }

    /// One axis for all panels, so that their bars can be compared.
    func scale(width: Double) -> ChartScale {
        let bars = panels.flatMap(\.groups).flatMap(\.bars)
        // An outlier is cut off at the axis's end, rather than making everything else small.
        let values = bars.map { max($0.milliseconds, min($0.percentile95, 1.5 * $0.milliseconds)) }
        return ChartScale(largest: values.max() ?? 1, width: width)
    }

    func color(threads count: Int) -> AdaptiveColor {
        let colors: [SystemColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal]
        return colors[(threads.firstIndex(of: count) ?? 0) % colors.count].color
    }
}

extension ChartContent.Group {
    /// The rows of one name.
    fileprivate init(_ rows: [Report.Row]) {
        let sigma = rows[0].backdrop?.sigma ?? 0
        let suffix = sigma > 0 ? ", σ \(JSONValue.number(rounded(sigma)).text) px" : ""
        self.init(name: rows[0].name + suffix, bars: rows.map(ChartContent.Bar.init))
    }
}

extension ChartContent.Bar {
    fileprivate init(_ row: Report.Row) {
        let work = row.measurement.work
        self.init(
            threads: row.threads,
            milliseconds: work.median / 1e6,
            percentile95: work.percentile95 / 1e6,
            label: "\(short(work.median / 1e6)) ms, \(short(row.measurement.ratio))×"
        )
    }
}
