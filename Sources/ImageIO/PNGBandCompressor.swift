import CDeflate
import KernelInterface
import KernelSelection

/// Filters and compresses bands of one picture, one at a time, in memory of its own.
final class PNGBandCompressor {
    private let width: Int
    private let bands: PNGBands
    private let channels: Int
    /// The row, the row above it, each after a pixel of zeros, then the filtered band, then the compressed one.
    private let memory: UnsafeMutablePointer<UInt8>
    private let filtered: UnsafeMutablePointer<UInt8>
    private let compressed: UnsafeMutablePointer<UInt8>
    private let scratch: UnsafeMutableRawPointer

    private static let margin = 16

    init(width: Int, bands: PNGBands, channels: Int) {
        self.width = width
        self.bands = bands
        self.channels = channels
        let rowBytes = Self.margin + bands.bytesPerRow
        let bandBytes = bands.rowsPerBand * bands.bytesPerRow
        let bytes = 2 * rowBytes + bandBytes + DeflateSearch.bound(bandBytes)
        memory = .allocate(capacity: bytes)
        memory.initialize(repeating: 0, count: 2 * rowBytes)
        filtered = memory + 2 * rowBytes
        compressed = filtered + bandBytes
        scratch = .allocate(byteCount: DeflateSearch.scratchBytes, alignment: 8)
    }

    deinit {
        memory.deallocate()
        scratch.deallocate()
    }

    /// The compressed rows of a band of straight RGBA pixels.
    func compress(_ band: Int, of pixels: UnsafePointer<UInt8>) -> PNGBand {
        let rows = bands.rows(band)
        let search = filter(rows, of: pixels)
        let count = rows.count * bands.bytesPerRow
        let size = kernels.deflate(
            filtered,
            count: count,
            search: search,
            isLast: rows.upperBound == bands.height,
            scratch: scratch,
            into: compressed
        )
        return PNGBand(
            bytes: Array(UnsafeBufferPointer(start: compressed, count: size)),
            adler: libdeflate_adler32(1, filtered, count)
        )
    }

    /// Filters rows, and says by what the filters left how they are best searched.
    private func filter(_ rows: Range<Int>, of pixels: UnsafePointer<UInt8>) -> DeflateSearch {
        var row = memory + Self.margin
        var above = row + Self.margin + bands.bytesPerRow
        let count = bands.bytesPerRow - 1
        if rows.lowerBound > 0 {
            load(rows.lowerBound - 1, of: pixels, into: above)
        } else {
            above.update(repeating: 0, count: count)
        }
        var choice = PNGFilterChoice(count: count, bytesPerPixel: channels)
        var target = filtered
        for y in rows {
            load(y, of: pixels, into: row)
            let filter = choice.filter(row, above)
            target[0] = UInt8(filter)
            kernels.filterRow(
                row,
                above: above,
                count: count,
                bytesPerPixel: channels,
                filter: filter,
                into: target + 1
            )
            target += bands.bytesPerRow
            swap(&row, &above)
        }
        return choice.search
    }

    private func load(_ y: Int, of pixels: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>) {
        let source = pixels + 4 * width * y
        if channels == 3 {
            kernels.packRGB(source, into: row, pixels: width)
        } else {
            row.update(from: source, count: 4 * width)
        }
    }
}
