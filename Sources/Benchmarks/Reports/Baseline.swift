import ImageIO
import Scenes
import StrictJSON

/// Figures of an earlier run, which a report is compared with.
///
/// Multiples of memcpy are compared, not times: they change less from one machine to another.
package struct Baseline: Sendable {
    /// What tells one row from another.
    private struct Key: Hashable {
        let device: String
        let name: String
        let threads: Int
    }

    private let ratios: [Key: Double]

    /// The report of an earlier run, in the form of ``Report/json``.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        let report = JSONReader(try JSONValue(parsing: bytes))
        let members = try report.object(keys: ["schema", "subject", "machine", "rows"])
        _ = try members["schema"].word(of: [Report.schema])
        var ratios: [Key: Double] = [:]
        for row in try members["rows"].array() {
            let members = try row.object(keys: Self.rowKeys)
            let key = Key(
                device: try members["device"].string(),
                name: try members["name"].string(),
                threads: try members["threads"].integer(in: 1...4096)
            )
            let ratio = try members["ratioToMemcpy"].number(in: 1e-9...1e9)
            guard ratios.updateValue(ratio, forKey: key) == nil else {
                throw row.malformed("no second row of this name")
            }
        }
        self.ratios = ratios
    }

    private static let rowKeys = [
        "device", "width", "height", "name", "title", "threads", "runs", "milliseconds", "memcpyMilliseconds",
        "ratioToMemcpy", "nanosecondsPerPixel", "gigabytesPerSecond", "noisy", "sigma", "largestError", "peakBytes",
    ]

    /// The earlier multiple of memcpy for a row, or `nil` where it was not measured.
    func ratio(for row: Report.Row) -> Double? {
        ratios[Key(device: row.device, name: row.name, threads: row.threads)]
    }
}

/// A report beside an earlier one.
package struct BaselineComparison: Sendable {
    private let rows: [(row: Report.Row, before: Double?)]
    private let limit: Double

    /// A comparison in which a row fails whose multiple of memcpy is more than `limit` times the earlier one.
    package init(_ report: Report, with baseline: Baseline, limit: Double) {
        rows = report.rows.map { ($0, baseline.ratio(for: $0)) }
        self.limit = limit
    }

    /// The rows that became too slow.
    package var slower: [Report.Row] {
        rows.filter { row, before in before.map { row.measurement.ratio > $0 * limit } ?? false }.map(\.row)
    }

    /// True when no row was in the earlier report, so that nothing was compared.
    package var isEmpty: Bool { rows.allSatisfy { $0.before == nil } }

    /// A table of the changes, and a sentence.
    package var text: String {
        var table = TextTable([
            .text("against the baseline"), .text("device"), .number("threads"), .number("before"), .number("now"),
            .number("change"), .text(""),
        ])
        for (row, before) in rows {
            let change = before.map { row.measurement.ratio / $0 }
            table.add([
                row.name, row.device, "\(row.threads)", before.map(short) ?? "", short(row.measurement.ratio),
                change.map { fixed($0, 2) } ?? "new", change.map { $0 > limit } == true ? "SLOWER" : "",
            ])
        }
        let compared = rows.count { $0.before != nil }
        return (table.lines + ["", "\(compared) compared, \(slower.count) slower than \(short(limit)) times before"])
            .map { $0 + "\n" }.joined()
    }
}
