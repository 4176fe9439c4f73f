import CVector
import KernelInterface

/// Coverage from 0 to 255 of a signed area in 1/65,536, rounded to nearest.
///
/// Non-zero: |area| limited to 1. Even-odd: the distance to the nearest even number, a triangle wave of period 2.
@inline(__always)
func coverageValue(area: Int32, evenOdd: Bool) -> UInt8 {
    var size = area.magnitude
    if evenOdd {
        size &= 131071
        if size > 65536 { size = 131072 &- size }
    } else if size > 65536 {
        size = 65536
    }
    return UInt8(truncatingIfNeeded: (size &* 255 &+ 32768) &>> 16)
}

/// Goes over a row of a band from the left and clears what it reads: `run` gets the pixels between groups of touched ones,
/// which have one area, and `group` eight touched pixels with their areas, or those of them that are left at the row's end.
@inline(__always)
func walkCoverage(
    _ band: CoverageBand,
    row: Int,
    run: (_ from: Int, _ to: Int, _ area: Int32) -> Void,
    group: (_ from: Int, _ to: Int, _ areas: SIMD8<Int32>) -> Void
) {
    let cells = UnsafeMutableRawPointer(band.cells + row &* band.cellsPerRow)
    let touched = band.touched + row &* band.wordsPerRow
    let width = band.width
    let words = band.wordsPerRow
    let zero = SIMD8<Int32>(repeating: 0)
    var area: Int32 = 0
    var position = 0
    var word = 0
    while word < words {
        var bits = touched[word]
        touched[word] = 0
        while bits != 0 {
            let x = word &* 64 &+ bits.trailingZeroBitCount
            bits &= bits &- 1
            let differences = cells.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<Int32>.self)
            cells.storeBytes(of: zero, toByteOffset: x &* 4, as: SIMD8<Int32>.self)
            // The cell after the last pixel only takes up what falls off the row's right end.
            if x >= width { break }
            if x > position { run(position, x, area) }
            let areas = cvector_running_sum(differences) &+ SIMD8<Int32>(repeating: area)
            area = areas[7]
            position = x &+ 8 < width ? x &+ 8 : width
            group(x, position, areas)
        }
        word &+= 1
    }
    if position < width { run(position, width, area) }
}

/// The coverage of eight areas, see ``coverageValue(area:evenOdd:)``.
@inline(__always)
func coverageValues(areas: SIMD8<Int32>, evenOdd: Bool) -> SIMD8<Int32> {
    evenOdd ? cvector_coverage_even_odd(areas) : cvector_coverage_non_zero(areas)
}

extension KernelSet {
    public static func coverageSweep(
        _ band: CoverageBand,
        row: Int,
        evenOdd: Bool,
        coverage: UnsafeMutablePointer<UInt8>,
        spans: UnsafeMutablePointer<CoverageSpan>
    ) -> Int {
        var writer = SpanWriter(coverage: coverage, spans: spans)
        walkCoverage(band, row: row) { from, to, area in
            writer.run(from, to, coverageValue(area: area, evenOdd: evenOdd))
        } group: { from, to, areas in
            writer.group(from, to, cvector_bytes(coverageValues(areas: areas, evenOdd: evenOdd)))
        }
        return writer.finish()
    }
}

/// Joins groups and short runs to varying spans and makes long runs constant spans.
private struct SpanWriter {
    let coverage: UnsafeMutablePointer<UInt8>
    let spans: UnsafeMutablePointer<CoverageSpan>
    var count = 0
    /// The varying span that is being written is `start ..< end`; none when they are equal.
    var start = 0
    var end = 0

    init(coverage: UnsafeMutablePointer<UInt8>, spans: UnsafeMutablePointer<CoverageSpan>) {
        self.coverage = coverage
        self.spans = spans
    }

    /// Adds a run of at least 1 pixel with one value, which ends where a group begins or the row ends.
    @inline(__always)
    mutating func run(_ from: Int, _ to: Int, _ value: UInt8) {
        if value == 0 {
            flush()
            return
        }
        if to &- from >= 16 {
            flush()
            append(from, to &- from, Int32(value))
            return
        }
        extend(from, to)
        // At most two groups; what is written beyond the run is written again, or lies after the row's end.
        let bytes = SIMD8<UInt8>(repeating: value)
        UnsafeMutableRawPointer(coverage).storeBytes(of: bytes, toByteOffset: from, as: SIMD8<UInt8>.self)
        if to &- from > 8 {
            UnsafeMutableRawPointer(coverage).storeBytes(of: bytes, toByteOffset: from &+ 8, as: SIMD8<UInt8>.self)
        }
    }

    /// Adds eight pixels, or those of them that are left at the row's end.
    @inline(__always)
    mutating func group(_ from: Int, _ to: Int, _ values: SIMD8<UInt8>) {
        extend(from, to)
        UnsafeMutableRawPointer(coverage).storeBytes(of: values, toByteOffset: from, as: SIMD8<UInt8>.self)
    }

    @inline(__always)
    private mutating func extend(_ from: Int, _ to: Int) {
        if end != from || start == end {
            flush()
            start = from
        }
        end = to
    }

    @inline(__always)
    private mutating func append(_ x: Int, _ length: Int, _ value: Int32) {
        spans[count] = CoverageSpan(
            x: Int32(truncatingIfNeeded: x),
            count: Int32(truncatingIfNeeded: length),
            value: value
        )
        count &+= 1
    }

    @inline(__always)
    private mutating func flush() {
        if start < end { append(start, end &- start, CoverageSpan.varying) }
        start = end
    }

    mutating func finish() -> Int {
        flush()
        return count
    }
}
