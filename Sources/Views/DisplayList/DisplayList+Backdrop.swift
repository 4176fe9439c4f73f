import Raster

extension DisplayList {
    /// Draws the list's first commands in one pass over the memory, where they are an image that covers the picture
    /// pixel for pixel, a blur of it, and perhaps a colour over all; returns how many commands these are, or 0.
    ///
    /// The commands behind are drawn with them where they blur nothing, while the rows above and below are made. The
    /// bitmap has the picture's size, and `limit` is the number of commands that may be drawn.
    func drawBackdrop(_ image: Image, on bitmap: inout Bitmap, limit: Int) throws -> Int {
        let first = commands.prefix(min(limit, 3))
        guard first.count >= 2, case .blur(let blur) = first[1], case .gaussian(let ramp, let edges) = blur.effect
        else { return 0 }
        let whole = PixelGrid(scale: scale).pixels(blur.rect)
        let region = whole.intersection(bitmap.bounds)
        guard !region.isEmpty else { return 0 }
        let color = first.count == 3 ? colorOverAll(first[2], bitmap.bounds) : nil
        let top = region.y - whole.y
        let drawn = color == nil ? 2 : 3
        let rest = commands[drawn..<min(limit, commands.count)]
        let isDrawn = !rest.isEmpty && !rest.contains(where: \.blurs)
        let rows = isDrawn ? CommandBounds(size: pixelSize, scale: scale).rows(of: rest) : 0..<0
        var failure: (any Error)?
        try bitmap.replace(
            by: image.bitmap,
            blurred: ramp.profile(rows: top..<top + region.height, of: whole.height, scale: scale),
            edges: edges,
            in: region,
            under: color,
            drawn: rows
        ) { canvas in
            do { try draw(rest, on: &canvas) } catch { failure = error }
        }
        if let failure { throw failure }
        return isDrawn ? rest.endIndex : drawn
    }

    /// The colour that a command draws over all pixels, or `nil` where it draws anything else.
    private func colorOverAll(_ command: Command, _ bounds: PixelRect) -> PremultipliedColor? {
        guard case .fill(let fill) = command, case .color(let color) = fill.paint,
            let rect = fill.path.pixelRect(under: transform), bounds.isInside(rect)
        else { return nil }
        return color.premultiplied
    }
}

extension DisplayList.Command {
    /// True where the command blurs what was drawn before it.
    fileprivate var blurs: Bool {
        switch self {
        case .fill, .stroke, .text, .image, .shadow: false
        case .blur: true
        case .clip(let clip): clip.commands.contains(where: \.blurs)
        case .group(let group): group.commands.contains(where: \.blurs)
        case .transform(let transform): transform.commands.contains(where: \.blurs)
        case .dropShadow(let shadow): shadow.commands.contains(where: \.blurs)
        }
    }
}
