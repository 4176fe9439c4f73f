import Raster

extension DisplayList {
    /// Draws the list's first commands in one pass over the memory, where they are an image that covers the picture
    /// pixel for pixel, a blur of it, and perhaps a colour over all; returns how many commands these are, or 0.
    ///
    /// The bitmap has the picture's size, and `limit` is the number of commands that may be drawn.
    func drawBackdrop(_ image: Image, on bitmap: inout Bitmap, limit: Int) throws -> Int {
        let first = commands.prefix(min(limit, 3))
        guard first.count >= 2, case .blur(let blur) = first[1], case .gaussian(let ramp, let edges) = blur.effect
        else { return 0 }
        let whole = PixelGrid(scale: scale).pixels(blur.rect)
        let region = whole.intersection(bitmap.bounds)
        guard !region.isEmpty else { return 0 }
        let color = first.count == 3 ? colorOverAll(first[2], bitmap.bounds) : nil
        let top = region.y - whole.y
        try bitmap.replace(
            by: image.bitmap,
            blurred: ramp.profile(rows: top..<top + region.height, of: whole.height, scale: scale),
            edges: edges,
            in: region,
            under: color
        )
        return color == nil ? 2 : 3
    }

    /// The colour that a command draws over all pixels, or `nil` where it draws anything else.
    private func colorOverAll(_ command: Command, _ bounds: PixelRect) -> PremultipliedColor? {
        guard case .fill(let fill) = command, case .color(let color) = fill.paint,
            let rect = fill.path.pixelRect(under: transform), bounds.isInside(rect)
        else { return nil }
        return color.premultiplied
    }
}
