import CDeflate
import Threads

/// Finds the filters that make a picture small: one for every few rows, by what these rows come to with each.
///
/// Parts of a screen differ: text over flat colour is smallest as it is, a blur as differences to the left or to above.
/// So each band of rows is filtered in every way that is worth trying, and compressed for itself, fast. Over all bands
/// the filters with the least sum are taken; a change of filter counts as bytes, as repetitions do not reach over it.
///
/// The picture is then compressed once, at ``level``: where filters change with its parts, libdeflate's highest level
/// is worth little for the time it takes.
struct FilterSearch {
    /// The level at which filtered pictures are to be compressed.
    static let level: Int32 = 10

    private static let rowsPerBand = 16
    private static let costOfChange = 100
    private static let trialLevel: Int32 = 3

    private let rows: PackedRows
    private let filters: [Int]

    init(_ rows: PackedRows) {
        self.rows = rows
        // Indices and packed bits are no measures, which have no slopes.
        let isMeasure = rows.format.colorType != .palette && rows.format.depth == 8
        filters = isMeasure ? [0, 1, 2, 4] : [0, 2]
    }

    /// All rows, filtered; `nil` where there is no memory.
    func filtered() -> [UInt8]? {
        guard let costs = costs() else { return nil }
        let choice = choice(costs)
        return [UInt8](unsafeUninitializedCapacity: rows.height * rows.filteredCount) { target, initialized in
            guard let target = target.baseAddress else { return }
            for (band, filter) in choice.enumerated() {
                let range = range(band)
                rows.filter(range, filters[filter], into: target + range.lowerBound * rows.filteredCount)
            }
            initialized = rows.height * rows.filteredCount
        }
    }

    private var bands: Int { (rows.height + Self.rowsPerBand - 1) / Self.rowsPerBand }

    private func range(_ band: Int) -> Range<Int> {
        band * Self.rowsPerBand..<min(rows.height, (band + 1) * Self.rowsPerBand)
    }

    /// For each band the bytes that it comes to with each filter.
    private func costs() -> [[Int]]? {
        let pool = ThreadPool.current
        let trials = Locked([FilterTrial?](repeating: nil, count: pool.threads))
        let costs = Locked([[Int]?](repeating: nil, count: bands))
        pool.forEach(bands) { band, worker in
            // One for each thread that comes to need it.
            let known = trials.withLock { $0[worker] }
            guard
                let trial = known
                    ?? FilterTrial(bytes: Self.rowsPerBand * rows.filteredCount, level: Self.trialLevel)
            else { return }
            if known == nil { trials.withLock { $0[worker] = trial } }
            let range = range(band)
            let found = filters.map { filter in
                trial.cost(range.count * rows.filteredCount) { rows.filter(range, filter, into: $0) }
            }
            costs.withLock { $0[band] = found }
        }
        let found = costs.withLock { $0.compactMap(\.self) }
        return found.count == bands ? found : nil
    }

    /// For each band one of the filters, with the least sum; of equal ones the first.
    private func choice(_ costs: [[Int]]) -> [Int] {
        var sums = [Int](repeating: 0, count: filters.count)
        // For each band and filter, the filter of the band before.
        var before: [[Int]] = []
        for band in costs {
            let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
            before.append(sums.indices.map { sums[$0] <= sums[least] + Self.costOfChange ? $0 : least })
            sums = sums.indices.map { min(sums[$0], sums[least] + Self.costOfChange) + band[$0] }
        }
        var filter = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
        var choice: [Int] = []
        for band in before.reversed() {
            choice.append(filter)
            filter = band[filter]
        }
        return choice.reversed()
    }
}

/// Compresses bands for their sizes, one at a time, in memory of its own.
private final class FilterTrial: @unchecked Sendable {
    private let compressor: OpaquePointer
    private let filtered: UnsafeMutablePointer<UInt8>
    private let compressed: UnsafeMutablePointer<UInt8>

    init?(bytes: Int, level: Int32) {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        self.compressor = compressor
        filtered = .allocate(capacity: bytes)
        compressed = .allocate(capacity: libdeflate_deflate_compress_bound(compressor, bytes))
    }

    deinit {
        libdeflate_free_compressor(compressor)
        filtered.deallocate()
        compressed.deallocate()
    }

    /// The bytes that `count` bytes, which `fill` writes, come to.
    func cost(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> Int {
        fill(filtered)
        let bound = libdeflate_deflate_compress_bound(compressor, count)
        return libdeflate_deflate_compress(compressor, filtered, count, compressed, bound)
    }
}
