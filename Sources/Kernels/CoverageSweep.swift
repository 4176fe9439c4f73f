import KernelInterface

/// Coverage from 0 to 255 of a signed area in 1/65,536, rounded to nearest.
///
/// Non-zero: |area| limited to 1. Even-odd: the distance to the nearest even number, a triangle wave of period 2.
@inline(__always)
private func coverageValue(area: Int32, evenOdd: Bool) -> UInt8 {
    var size = area.magnitude
    if evenOdd {
        size &= 131071
        if size > 65536 { size = 131072 &- size }
    } else if size > 65536 {
        size = 65536
    }
    return UInt8(truncatingIfNeeded: (size &* 255 &+ 32768) &>> 16)
}

extension KernelSet {
    public static func coverageSweep(
        _ band: CoverageBand,
        row: Int,
        evenOdd: Bool,
        coverage: UnsafeMutablePointer<UInt8>,
        spans: UnsafeMutablePointer<CoverageSpan>
    ) -> Int {
        let cells = band.cells + row &* band.cellsPerRow
        let touched = band.touched + row &* band.wordsPerRow
        let width = band.width
        let words = band.wordsPerRow
        var writer = SpanWriter(coverage: coverage, spans: spans)
        var area: Int32 = 0
        var position = 0
        var word = 0
        while word < words {
            var bits = touched[word]
            touched[word] = 0
            while bits != 0 {
                let cell = word &* 64 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                let difference = cells[cell]
                cells[cell] = 0
                // The cell after the last pixel only takes up what falls off the row's right end.
                if cell >= width { break }
                if cell > position { writer.run(position, cell, coverageValue(area: area, evenOdd: evenOdd)) }
                area &+= difference
                writer.run(cell, cell &+ 1, coverageValue(area: area, evenOdd: evenOdd))
                position = cell &+ 1
            }
            word &+= 1
        }
        if position < width { writer.run(position, width, coverageValue(area: area, evenOdd: evenOdd)) }
        return writer.finish()
    }
}

/// Joins short runs to varying spans and makes long ones constant spans.
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
        if end != from || start == end {
            flush()
            start = from
        }
        var index = from
        while index < to {
            coverage[index] = value
            index &+= 1
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
