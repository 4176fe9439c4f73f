import KernelInterface
import KernelSelection

/// Coverage of 0…255 for each pixel of a rectangle; outside of it, 0.
struct Mask: Equatable {
    let bounds: PixelRect
    /// Row by row, or `nil` when every pixel of the rectangle is covered whole.
    private(set) var coverage: [UInt8]?
    /// For each row, counted from the bounds' left edge, neighbouring pixels that are covered whole, so that whoever
    /// draws there need not look; empty where nobody has looked.
    private var whole: [Range<Int>] = []

    /// Whole coverage of a rectangle.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
    }

    init(bounds: PixelRect, coverage: [UInt8]) {
        precondition(coverage.count == bounds.width * bounds.height, "a mask holds one byte a pixel")
        self.bounds = bounds
        self.coverage = coverage
    }

    /// The coverage of a path's inside.
    init(_ path: Path, transform: AffineTransform, rule: FillRule, within clip: PixelRect) {
        if let rect = path.pixelRect(under: transform) {
            (bounds, coverage) = (rect.intersection(clip), nil)
            return
        }
        let list = EdgeList(path, transform: transform, clip: clip)
        bounds = list.bounds
        let width = bounds.width
        var bytes = [UInt8](repeating: 0, count: width * bounds.height)
        var whole = [Range<Int>](repeating: 0..<0, count: bounds.height)
        var wholeCount = 0
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            CoverageRasterizer.forEachRow(list, rule: rule) { row in
                let index = row.y - list.bounds.y
                let target = base + index * width
                for span in row.spans {
                    let x = Int(span.x)
                    let count = Int(span.count)
                    if span.value == CoverageSpan.varying {
                        (target + x).update(from: row.coverage + x, count: count)
                    } else {
                        (target + x).update(repeating: UInt8(span.value), count: count)
                        guard span.value == 255 else { continue }
                        wholeCount += count
                        if count > whole[index].count { whole[index] = x..<x + count }
                    }
                }
            }
        }
        // Rectangles on the pixel grid are the common clip: they need no bytes at all.
        coverage = wholeCount == bytes.count ? nil : bytes
        self.whole = whole
    }

    /// True when every pixel of the bounds is covered whole.
    var isRectangle: Bool { coverage == nil }

    /// The product of two masks.
    func intersection(_ other: Mask) -> Mask {
        let common = bounds.intersection(other.bounds)
        guard coverage != nil || other.coverage != nil, !common.isEmpty else { return Mask(common) }
        if coverage == nil, common == other.bounds { return other }
        if other.coverage == nil, common == bounds { return self }
        var bytes = [UInt8](repeating: 255, count: common.width * common.height)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<common.height {
                let target = base + row * common.width
                for mask in [self, other] {
                    mask.withRow(x: common.x, y: common.y + row) { source in
                        guard let source else { return }
                        kernels.blendCoverage(target, source, count: common.width, into: target)
                    }
                }
            }
        }
        var mask = Mask(bounds: common, coverage: bytes)
        mask.whole = (common.y..<common.maxY).map { y in
            let columns = wholeColumns(y).clamped(to: other.wholeColumns(y)).clamped(to: common.x..<common.maxX)
            return columns.lowerBound - common.x..<columns.upperBound - common.x
        }
        return mask
    }

    /// Neighbouring columns of row `y`, which is one of the mask's, that are covered whole; not always all of them.
    func wholeColumns(_ y: Int) -> Range<Int> {
        guard coverage != nil else { return bounds.x..<bounds.maxX }
        guard !whole.isEmpty else { return bounds.x..<bounds.x }
        let columns = whole[y - bounds.y]
        return bounds.x + columns.lowerBound..<bounds.x + columns.upperBound
    }

    /// Calls `body` with the bytes of row `y` from column `x` on, or with `nil` when they are all 255.
    func withRow<T>(x: Int, y: Int, _ body: (UnsafePointer<UInt8>?) -> T) -> T {
        guard let coverage else { return body(nil) }
        return coverage.withUnsafeBufferPointer { buffer in
            body(buffer.baseAddress.map { $0 + (y - bounds.y) * bounds.width + x - bounds.x })
        }
    }
}
