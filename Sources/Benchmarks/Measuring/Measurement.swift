import Threads

/// The times of a piece of work, and those of `memcpy` over the same number of bytes, measured in turns with it.
///
/// Clock rates and neighbours on the machine change within seconds, and so hit both.
package struct Measurement: Hashable, Sendable {
    package let work: Timings
    package let memcpy: Timings
    /// The median over the runs of the work's time as a multiple of the copy's time just before it.
    package let ratio: Double

    init(work: [Double], memcpy: [Double]) {
        self.work = Timings(nanoseconds: work)
        self.memcpy = Timings(nanoseconds: memcpy)
        ratio = Timings.median(of: zip(work, memcpy).map { $0 / $1 })
    }

    /// Measures a trial on a pool of threads.
    ///
    /// Two runs come first, so that memory and caches are warm. `check` is called between the runs and ends the
    /// measurement by an error.
    static func of(
        _ trial: Trial,
        effort: Effort,
        threads: ThreadPool,
        check: () throws -> Void
    ) throws -> Measurement {
        try ThreadPool.$current.withValue(threads) {
            for _ in 0..<2 {
                trial.reset()
                try trial.run()
            }
            var work: [Double] = []
            var memcpy: [Double] = []
            let start = ContinuousClock.now
            repeat {
                try check()
                // The first copy brings both pictures into the cache, as they are for the work.
                trial.reset()
                memcpy.append(nanoseconds { trial.reset() })
                // That left the picture in the cache of the processor that this thread is on. Where others have caches of
                // their own, earlier work on the same pool would have left each a part.
                if threads.threads > 1 { trial.resetInParts() }
                work.append(try nanoseconds { try trial.run() })
            } while !effort.isEnough(work.count, nanoseconds: (ContinuousClock.now - start).nanoseconds)
            return Measurement(work: work, memcpy: memcpy)
        }
    }

    /// The time that `body` takes; never zero, so that ratios exist.
    private static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return max(1, (ContinuousClock.now - start).nanoseconds)
    }
}

extension Duration {
    var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
