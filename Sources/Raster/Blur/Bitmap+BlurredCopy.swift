import KernelInterface
import KernelSelection
import Threads

extension Bitmap {
    /// Makes the bitmap a picture of its own size with a region blurred, and draws a colour over all of it.
    ///
    /// The pixels are those that copying, ``blur(_:edges:in:)`` and filling leave, in one pass over the memory instead
    /// of three. The profile is not a mask. On an error the bitmap is unchanged.
    ///
    /// `draw` then draws on some rows, `drawn`, and reads and changes no others; most often other rows are made at the
    /// same time. It blurs nothing, save on groups of its own.
    package mutating func replace(
        by picture: Bitmap,
        blurred profile: SigmaProfile,
        edges: EdgeMode,
        in region: PixelRect,
        under color: PremultipliedColor?,
        drawn: Range<Int> = 0..<0,
        draw: @escaping (inout Canvas) -> Void = { _ in }
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
                func drawRest() {
                    guard !drawn.isEmpty else { return }
                    var canvas = Canvas(borrowing: target, bounds: bounds)
                    draw(&canvas)
                }
                for part in plain { Self.copy(part, from: source, to: target, stride: stride, under: color?.word) }
                guard isBlurred else { return drawRest() }
                BlurPass(
                    region: region,
                    sigmas: sigmas,
                    edges: edges,
                    source: source + offset,
                    pixels: target + offset,
                    stride: stride,
                    under: color?.word
                ).run(then: drawn.isEmpty ? nil : .init(rows: drawn, draw: drawRest))
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
