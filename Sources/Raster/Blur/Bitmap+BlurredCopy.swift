import KernelInterface
import KernelSelection
import Threads

/// What is drawn on some rows of a bitmap.
package struct RowDrawing {
    let rows: Range<Int>
    let draw: (inout Canvas) -> Void

    /// A drawing that reads and changes no rows but `rows`, and blurs nothing, save on groups of its own.
    package init(rows: Range<Int>, draw: @escaping (inout Canvas) -> Void) {
        self.rows = rows
        self.draw = draw
    }
}

extension Bitmap {
    /// Makes the bitmap a picture of its own size with a region blurred, and draws a colour over all of it.
    ///
    /// The pixels are those that copying, ``blur(_:edges:in:)`` and filling leave, in one pass over the memory instead
    /// of three. The profile is not a mask. On an error the bitmap is unchanged.
    ///
    /// `drawing` is then drawn over it, most often while other rows are still made. It is asked for when the work has
    /// begun, on any of the pool's threads, and once unless there is an error.
    package mutating func replace(
        by picture: Bitmap,
        blurred profile: SigmaProfile,
        edges: EdgeMode,
        in region: PixelRect,
        under color: PremultipliedColor?,
        drawing: () -> RowDrawing? = { nil }
    ) throws(BlurError) {
        precondition(picture.bounds == bounds, "the picture has another size")
        let region = try validated(region)
        let sigmas = try profile.values(rows: region.height)
        let isBlurred = !region.isEmpty && sigmas.contains { $0 > 0 }
        let plain = isBlurred ? bounds.parts(around: region) : [bounds]
        let stride = 4 * width
        let offset = region.y * stride + 4 * region.x
        let bounds = bounds
        picture.bytes.withUnsafeBufferPointer { source in
            bytes.withUnsafeMutableBufferPointer { target in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                func drawn(_ drawing: RowDrawing) -> BlurPass.Drawing {
                    BlurPass.Drawing(rows: drawing.rows) {
                        var canvas = Canvas(borrowing: target, bounds: bounds)
                        drawing.draw(&canvas)
                    }
                }
                for part in plain { Self.copy(part, from: source, to: target, stride: stride, under: color?.word) }
                guard isBlurred else {
                    drawing().map(drawn)?.draw()
                    return
                }
                BlurPass(
                    region: region,
                    sigmas: sigmas,
                    edges: edges,
                    source: source + offset,
                    pixels: target + offset,
                    stride: stride,
                    under: color?.word
                ).run { drawing().map(drawn) }
            }
        }
    }

    /// Rows that one thread copies at a time.
    private static let copiedRows = 64

    private static func copy(
        _ part: PixelRect,
        from source: UnsafePointer<UInt8>,
        to target: UnsafeMutablePointer<UInt8>,
        stride: Int,
        under color: UInt32?
    ) {
        ThreadPool.current.forEach((part.height + copiedRows - 1) / copiedRows) { band, _ in
            let first = part.y + band * copiedRows
            for y in first..<min(first + copiedRows, part.maxY) {
                let row = target + y * stride + 4 * part.x
                row.update(from: source + y * stride + 4 * part.x, count: 4 * part.width)
                if let color { kernels.blendSolid(row, count: part.width, over: color) }
            }
        }
    }
}

extension KernelTable {
    /// Draws a colour over a row of pixels.
    static func blendSolid(_ row: UnsafeMutablePointer<UInt8>, count: Int, over color: UInt32) {
        let pixels = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self)
        blendSolid(pixels, count: count, color: color)
    }
}

extension PixelRect {
    /// What is left of the rectangle around one inside of it: above, below, and on both sides.
    fileprivate func parts(around hole: PixelRect) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}
