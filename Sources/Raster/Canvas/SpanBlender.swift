import KernelInterface
import KernelSelection

/// Draws spans of one source through the clip.
struct SpanBlender {
    private let source: PixelSource
    /// The pixel of a solid source, which is not looked for in the source for every span.
    private let solid: UInt32?
    private let clip: Mask
    private let bounds: PixelRect
    private let memory = ScratchMemory()
    /// A row of the source, when it has rows.
    private let pixels: UnsafeMutablePointer<UInt32>
    /// A row of the shape's coverage times the clip's, when the clip has one.
    private let combined: UnsafeMutablePointer<UInt8>

    /// A blender for rows of `bounds`, which lie within the clip's bounds.
    init(source: PixelSource, clip: Mask, bounds: PixelRect) {
        self.source = source
        solid = if case .solid(let color) = source { color } else { nil }
        self.clip = clip
        self.bounds = bounds
        let hasRows = if case .rows = source { true } else { false }
        pixels = memory.allocate(UInt32.self, count: hasRows ? bounds.width : 0)
        combined = memory.allocate(UInt8.self, count: clip.coverage == nil ? 0 : bounds.width)
    }

    func blend(_ row: CoverageRasterizer.Row, into target: UnsafeMutablePointer<UInt32>) {
        for span in row.spans {
            let offset = Int(span.x)
            let count = Int(span.count)
            if span.value == CoverageSpan.varying {
                blend(y: row.y, offset: offset, count: count, coverage: row.coverage + offset, into: target + offset)
            } else {
                blend(y: row.y, offset: offset, count: count, constant: UInt8(span.value), into: target + offset)
            }
        }
    }

    /// Draws `count` pixels from `offset` on, with a coverage each; without coverage, whole.
    func blend(
        y: Int,
        offset: Int,
        count: Int,
        coverage: UnsafePointer<UInt8>?,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        guard let coverage else { return blend(y: y, offset: offset, count: count, constant: 255, into: target) }
        let columns = bounds.x + offset..<bounds.x + offset + count
        if columns.clamped(to: clip.wholeColumns(y)) == columns { return draw(y, offset, count, coverage, target) }
        clip.withRow(x: bounds.x + offset, y: y) { limits in
            guard let limits else { return draw(y, offset, count, coverage, target) }
            kernels.blendCoverage(coverage, limits, count: count, into: combined)
            draw(y, offset, count, combined, target)
        }
    }

    /// Draws `count` pixels from `offset` on, all with one coverage.
    func blend(
        y: Int,
        offset: Int,
        count: Int,
        constant: UInt8,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let columns = bounds.x + offset..<bounds.x + offset + count
        let whole = columns.clamped(to: clip.wholeColumns(y))
        if whole == columns { return draw(y, offset, count, constant, target) }
        // Not rows, whose pixels may depend on where they are begun in the last bit.
        guard solid != nil, !whole.isEmpty else {
            return limited(y: y, offset: offset, count: count, constant: constant, into: target)
        }
        let (first, end) = (whole.lowerBound - columns.lowerBound, whole.upperBound - columns.lowerBound)
        limited(y: y, offset: offset, count: first, constant: constant, into: target)
        draw(y, offset + first, whole.count, constant, target + first)
        limited(y: y, offset: offset + end, count: count - end, constant: constant, into: target + end)
    }

    /// Draws pixels of which the clip hides some.
    private func limited(
        y: Int,
        offset: Int,
        count: Int,
        constant: UInt8,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        guard count > 0 else { return }
        clip.withRow(x: bounds.x + offset, y: y) { limits in
            guard let limits else { return draw(y, offset, count, constant, target) }
            guard constant != 255 else { return draw(y, offset, count, limits, target) }
            kernels.blendCoverage(limits, times: constant, count: count, into: combined)
            draw(y, offset, count, combined, target)
        }
    }

    private func draw(
        _ y: Int,
        _ offset: Int,
        _ count: Int,
        _ coverage: UnsafePointer<UInt8>,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        if let solid { return kernels.blendSolid(target, count: count, color: solid, coverage: coverage) }
        guard case .rows(let rows) = source else { return }
        rows.write(x: bounds.x + offset, y: y, count: count, into: pixels)
        kernels.blendRow(target, count: count, source: pixels, coverage: coverage)
    }

    private func draw(
        _ y: Int,
        _ offset: Int,
        _ count: Int,
        _ constant: UInt8,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        if let solid {
            return kernels.blendSolid(target, count: count, color: blendScale(solid, UInt32(constant)))
        }
        guard case .rows(let rows) = source else { return }
        if constant == 255 && rows.isOpaque {
            rows.write(x: bounds.x + offset, y: y, count: count, into: target)
        } else {
            rows.write(x: bounds.x + offset, y: y, count: count, into: pixels)
            kernels.blendRow(target, count: count, source: pixels, coverage: constant)
        }
    }
}
