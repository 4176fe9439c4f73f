import Raster
import Threads

extension Report {
    /// Measures works on each bench, those that words name or all, with each number of threads.
    package static func kernels(
        _ words: [String],
        on benches: [Workbench],
        threads: [Int],
        effort: Effort,
        watch: Watch
    ) throws -> Report {
        let works = try WorkSelection.works(words)
        var rows: [Row] = []
        for (bench, work) in benches.flatMap({ bench in works.map { (bench, $0) } }) {
            let trial = try work.prepare(bench)
            for count in threads {
                watch.progress(rows.count, benches.count * works.count * threads.count, work.name)
                let measurement = try Measurement.of(
                    trial,
                    effort: effort,
                    threads: ThreadPool(threads: count),
                    check: watch.check
                )
                rows.append(
                    Row(
                        device: bench.device.name,
                        size: bench.picture.bounds.size,
                        name: work.name,
                        title: work.title,
                        threads: count,
                        measurement: measurement
                    )
                )
            }
        }
        return Report(subject: .kernels, machine: .current(), rows: rows)
    }

    /// The largest ratio between the costs of two neighbouring sigmas of the sweep, the larger over the smaller.
    package var largestSweepStep: (ratio: Double, names: String)? {
        let sweep = rows.filter { $0.name.hasPrefix("\(Work.sweepName)-") }
        var largest: (ratio: Double, names: String)?
        for threads in Set(sweep.map(\.threads)).sorted() {
            let rows = sweep.filter { $0.threads == threads }
            for (one, other) in zip(rows, rows.dropFirst()) {
                let ratio = one.measurement.work.median / other.measurement.work.median
                let step = max(ratio, 1 / ratio)
                if step > largest?.ratio ?? 0 { largest = (step, "\(one.name), \(other.name)") }
            }
        }
        return largest
    }
}
