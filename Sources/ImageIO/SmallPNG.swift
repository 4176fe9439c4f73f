import CDeflate
import KernelSelection
import Threads

/// A picture as the smallest PNG of several that are tried.
///
/// Every format that holds the picture in few bits is filtered in several ways. All are compressed well, and the smallest,
/// the first of equal ones, again as well as libdeflate can.
struct SmallPNG {
    private let image: PNGImage

    init(_ image: PNGImage) {
        self.image = image
    }

    /// The bytes of the file.
    func file() throws(PNGEncodingError) -> [UInt8] {
        let formats = PNGFormat.smallest(for: image)
        // What cannot be written is found out before the work.
        for format in formats { _ = try PNGFile(image, format) }
        let rows = formats.map { PackedRows(image, $0) }
        let trials = rows.indices.flatMap { index in
            FilterStrategy.tried(for: formats[index]).map { Trial(rows: index, strategy: $0) }
        }
        let streams = try Self.compressed(trials, rows, level: 6)
        func cost(_ trial: Int) -> Int { streams[trial].count + 3 * formats[trials[trial].rows].palette.count }
        let best = trials.indices.min { (cost($0), $0) < (cost($1), $1) }.map { trials[$0] }
        guard let best, let stream = try Self.compressed([best], rows, level: 12).first else { throw .outOfMemory }
        let pieces = stride(from: 0, to: stream.count, by: 1 << 30).map { min(1 << 30, stream.count - $0) }
        return try PNGFile(image, formats[best.rows]).bytes(stream, pieces: pieces)
    }

    /// One way of filtering one of the formats.
    private struct Trial {
        let rows: Int
        let strategy: FilterStrategy
    }

    /// The zlib streams of trials.
    private static func compressed(
        _ trials: [Trial],
        _ rows: [PackedRows],
        level: Int32
    ) throws(PNGEncodingError) -> [[UInt8]] {
        let streams = Locked([[UInt8]?](repeating: nil, count: trials.count))
        ThreadPool.current.forEach(trials.count) { index, _ in
            let filtered = trials[index].strategy.filter(rows[trials[index].rows])
            let stream = compressed(filtered, level: level)
            streams.withLock { $0[index] = stream }
        }
        let found = streams.withLock { $0.compactMap(\.self) }
        guard found.count == trials.count else { throw .outOfMemory }
        return found
    }

    /// Bytes as one zlib stream, or `nil` where there is no memory.
    private static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
            initialized = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
        }
    }
}
