import Raster

extension DisplayList {
    /// Draws the list's first commands in one pass over the memory, where they are an image that covers the picture
    /// pixel for pixel, a blur of it, and perhaps a colour over all.
    ///
    /// The commands behind, which `rest` returns while the work is under way, are drawn with them where they blur
    /// nothing, while the rows above and below are made; the others are returned. The bitmap has the picture's size, and
    /// `limit` is the number of commands that may be drawn. Nothing is done, and `nil` returned, where the list is not so.
    func drawBackdrop(
        _ image: Image,
        on bitmap: inout Bitmap,
        limit: Int,
        rest: (_ drawn: Int) throws -> ArraySlice<Command>
    ) throws -> ArraySlice<Command>? {
        let first = commands.prefix(min(limit, 3))
        guard first.count >= 2, case .blur(let blur) = first[1], case .gaussian(let ramp, let edges) = blur.effect
        else { return nil }
        let whole = PixelGrid(scale: scale).pixels(blur.rect)
        let region = whole.intersection(bitmap.bounds)
        guard !region.isEmpty else { return nil }
        let color = first.count == 3 ? colorOverAll(first[2], bitmap.bounds) : nil
        let top = region.y - whole.y
        var left: ArraySlice<Command> = []
        var failure: (any Error)?
        try bitmap.replace(
            by: image.bitmap,
            blurred: ramp.profile(rows: top..<top + region.height, of: whole.height, scale: scale),
            edges: edges,
            in: region,
            under: color
        ) {
            do {
                let rest = try rest(color == nil ? 2 : 3)
                guard !rest.isEmpty, !rest.contains(where: \.blurs) else {
                    left = rest
                    return nil
                }
                left = rest[rest.endIndex...]
                return RowDrawing(rows: CommandBounds(size: pixelSize, scale: scale).rows(of: rest)) { canvas in
                    do { try draw(rest, on: &canvas) } catch { failure = error }
                }
            } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        return left
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
