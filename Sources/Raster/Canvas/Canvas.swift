/// A place to draw: a bitmap, a transform from user space to its pixels, and a clip.
///
/// Drawing is source-over on premultiplied, sRGB-encoded values, as UIKit does it. Colour times coverage is rounded to
/// nearest, the destination times (255 − alpha) / 255 is rounded to nearest, and their sum is stored. User space is
/// pixels until `transform` says otherwise; y points down.
///
/// A canvas is a value: it owns its bitmap, and ``bitmap`` gives a copy of what has been drawn so far.
public struct Canvas {
    /// From user space to pixels of the bitmap.
    ///
    /// Changes made inside ``clipped(to:rule:_:)`` and ``group(opacity:_:)`` end with them.
    public var transform: AffineTransform
    /// The bitmap that drawing goes to: the canvas's own, or that of the innermost group.
    var layer: Bitmap
    /// The pixels of a canvas without a layer, which lie in somebody else's memory.
    let borrowed: UnsafeMutablePointer<UInt32>?
    /// The rectangle of the canvas that the layer holds; all else of it is clear.
    var extent: PixelRect
    /// The rectangle of all of the canvas's pixels.
    let bounds: PixelRect
    /// What limits drawing on the current layer; never reaches beyond the layer.
    var clip: Mask
    /// The part of the current layer that may have been drawn on.
    var drawn: PixelRect

    public init(_ bitmap: Bitmap) {
        layer = bitmap
        borrowed = nil
        extent = bitmap.bounds
        bounds = bitmap.bounds
        transform = .identity
        clip = Mask(bitmap.bounds)
        drawn = PixelRect(x: 0, y: 0, width: 0, height: 0)
    }

    /// A canvas on the pixels of a rectangle from the origin, row after row, for as long as they are there.
    ///
    /// It draws and has groups, but has no ``bitmap``, and nothing modifies it.
    init(borrowing pixels: UnsafeMutablePointer<UInt8>, bounds: PixelRect) {
        layer = Bitmap(width: 0, height: 0)
        // A bitmap's storage is aligned for words, and its bytes are read as words through this pointer alone.
        borrowed = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
        extent = bounds
        self.bounds = bounds
        transform = .identity
        clip = Mask(bounds)
        drawn = PixelRect(x: 0, y: 0, width: 0, height: 0)
    }

    /// What has been drawn so far; inside a group, what the group has drawn.
    public var bitmap: Bitmap { pixels(in: bounds) }

    /// Runs `body` on a canvas that owns a bitmap, which gets it back changed: its pixels are not copied.
    package static func drawing<T>(on bitmap: inout Bitmap, _ body: (inout Canvas) throws -> T) rethrows -> T {
        var canvas = Canvas(bitmap)
        bitmap = Bitmap(width: 0, height: 0)
        defer { bitmap = canvas.layer }
        return try body(&canvas)
    }

    /// Fills the inside of a path; open subpaths are closed by a straight line.
    ///
    /// A pixel is covered by the exact area of the shape inside it, rounded to the nearest of 255 steps. The area is
    /// one signed sum: where several outlines of the path overlap inside one pixel without covering it whole, their
    /// areas add up there instead of being united, and outlines of opposite direction cancel.
    public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
        guard let source = PixelSource(paint, transform: transform) else { return }
        fill(path, from: source, rule: rule)
    }

    /// Draws along a path; the pen's width is in user space, so a transform that stretches stretches the pen too.
    public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
        let scale = transform.greatestScale
        guard scale > 0, scale.isFinite else { return }
        fill(path.stroked(style, tolerance: Path.pixelTolerance / scale), with: paint)
    }

    /// Runs `body` with drawing limited to a rectangle of pixels, in addition to the clip that is already there.
    package mutating func clipped<T>(to rect: PixelRect, _ body: (inout Canvas) throws -> T) rethrows -> T {
        let saved = (clip, transform)
        defer { (clip, transform) = saved }
        clip = clip.intersection(Mask(rect))
        return try body(&self)
    }

    /// Runs `body` with drawing limited to the inside of a path, in addition to the clip that is already there.
    ///
    /// The coverages of nested clips are multiplied.
    public mutating func clipped<T>(
        to path: Path,
        rule: FillRule = .nonZero,
        _ body: (inout Canvas) throws -> T
    ) rethrows -> T {
        let saved = (clip, transform)
        defer { (clip, transform) = saved }
        clip = clip.intersection(Mask(path, transform: transform, rule: rule, within: clip.bounds))
        return try body(&self)
    }
}
