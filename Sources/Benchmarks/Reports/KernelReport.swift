import Raster
import Threads
import Views

/// What `scrim bench kernels` measured.
package struct KernelReport: Sendable {
    package struct Row: Hashable, Sendable {
        package let name: String
        let title: String
        package let measurement: Measurement
    }

    let machine: Machine
    let picture: PixelSize
    let threads: Int
    package internal(set) var rows: [Row]

    /// Measures works on a bench, those that words name or all.
    ///
    /// `progress` is told the index, the number of works and the name of each before it runs; `check` is called between
    /// runs and may end everything by an error.
    package static func measure(
        _ words: [String],
        on bench: Workbench,
        effort: Effort,
        threads: Int,
        progress: (_ index: Int, _ count: Int, _ name: String) -> Void,
        check: () throws -> Void
    ) throws -> KernelReport {
        let works = try WorkSelection.works(words)
        let pool = threads == 1 ? ThreadPool.single : ThreadPool(threads: threads)
        var rows: [Row] = []
        for (index, work) in works.enumerated() {
            progress(index, works.count, work.name)
            let trial = try work.prepare(bench)
            let measurement = try Measurement.of(trial, effort: effort, threads: pool, check: check)
            rows.append(Row(name: work.name, title: work.title, measurement: measurement))
        }
        return KernelReport(
            machine: .current(),
            picture: bench.picture.bounds.size,
            threads: threads,
            rows: rows
        )
    }
}

extension KernelReport {
    private var pixels: Double { Double(picture.width * picture.height) }

    /// Nanoseconds a pixel of the frame.
    private func perPixel(_ row: Row) -> Double { row.measurement.work.median / pixels }

    /// Bytes of the frame, each counted once, a nanosecond.
    private func gigabytesPerSecond(_ row: Row) -> Double { 4 * pixels / row.measurement.work.median }

    /// The table, and lines about what is behind it.
    package var text: String {
        var table = TextTable([
            .text("work"), .text(""), .number("ms"), .number("min"), .number("p95"), .number("ns/px"), .number("GB/s"),
            .number("×memcpy"), .text(""),
        ])
        for row in rows {
            let work = row.measurement.work
            table.add([
                row.name, row.title, short(work.median / 1e6), short(work.minimum / 1e6),
                short(work.percentile95 / 1e6), short(perPixel(row)), short(gigabytesPerSecond(row)),
                short(row.measurement.ratio), work.isNoisy || row.measurement.memcpy.isNoisy ? "noisy" : "",
            ])
        }
        return (table.lines + notes).map { $0 + "\n" }.joined()
    }

    private var notes: [String] {
        let copy = Timings.median(of: rows.map(\.measurement.memcpy.median))
        var notes = [
            "",
            "\(picture.width)×\(picture.height) RGBA8, \(threads) thread\(threads == 1 ? "" : "s"); ms is the median, "
                + "GB/s counts the frame once",
            "×memcpy: to copying the frame, timed before each run (\(short(copy / 1e6)) ms, "
                + "\(short(4 * pixels / copy)) GB/s)",
        ]
        if let step = largestSweepStep {
            notes.append("largest step between neighbours of the sweep: \(fixed(step.ratio, 2)) (\(step.names))")
        }
        if rows.contains(where: { $0.measurement.work.isNoisy || $0.measurement.memcpy.isNoisy }) {
            notes.append(
                "noisy: one run in twenty took over a third longer than the median; measure again on a calm machine"
            )
        }
        return notes + [machine.line]
    }

    /// The largest ratio between the costs of two neighbouring sigmas, the larger over the smaller.
    package var largestSweepStep: (ratio: Double, names: String)? {
        let sweep = rows.filter { $0.name.hasPrefix("\(Work.sweepName)-") }
        let steps = zip(sweep, sweep.dropFirst()).map { one, other in
            let ratio = one.measurement.ratio / other.measurement.ratio
            return (ratio: max(ratio, 1 / ratio), names: "\(one.name), \(other.name)")
        }
        return steps.max { $0.ratio < $1.ratio }
    }

    /// The report as JSON; `schema` names its form.
    package var json: JSONValue {
        [
            "schema": "scrim-bench-kernels-1",
            "machine": machine.json,
            "width": .number(Double(picture.width)),
            "height": .number(Double(picture.height)),
            "threads": .number(Double(threads)),
            "rows": .array(rows.map(json)),
        ]
    }

    private func json(_ row: Row) -> JSONValue {
        [
            "work": .string(row.name),
            "title": .string(row.title),
            "runs": .number(Double(row.measurement.work.runs)),
            "milliseconds": row.measurement.work.json,
            "memcpyMilliseconds": row.measurement.memcpy.json,
            "nanosecondsPerPixel": .number(rounded(perPixel(row))),
            "gigabytesPerSecond": .number(rounded(gigabytesPerSecond(row))),
            "ratioToMemcpy": .number(rounded(row.measurement.ratio)),
            "noisy": .bool(row.measurement.work.isNoisy || row.measurement.memcpy.isNoisy),
        ]
    }
}

extension Timings {
    /// Milliseconds.
    var json: JSONValue {
        [
            "minimum": .number(rounded(minimum / 1e6)),
            "median": .number(rounded(median / 1e6)),
            "percentile95": .number(rounded(percentile95 / 1e6)),
        ]
    }
}

extension Machine {
    var json: JSONValue {
        [
            "processor": .string(processor),
            "cores": .number(Double(cores)),
            "simd": .string(level.rawValue),
            "system": .string(system),
            "version": .string(version),
        ]
    }
}
