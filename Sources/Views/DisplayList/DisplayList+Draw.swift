import Raster
import Typography

extension DisplayList {
    /// The size of the picture in whole pixels.
    public var pixelSize: PixelSize { PixelGrid(scale: scale).pixels(Rect(origin: .zero, size: size)).size }

    /// Draws the list on a clear bitmap of its own size.
    ///
    /// It throws a `BlurError` for a blur whose sigma is not a number of pixels, or a material at a scale that materials do not have.
    public func render() throws -> Bitmap {
        var canvas = Canvas(Bitmap(width: pixelSize.width, height: pixelSize.height))
        try draw(on: &canvas)
        return canvas.bitmap
    }

    /// Draws the list's points over what a canvas holds, from the top left of its bitmap.
    public func draw(on canvas: inout Canvas) throws {
        let saved = canvas.transform
        defer { canvas.transform = saved }
        canvas.transform = AffineTransform(scaleX: scale, y: scale)
        try Self.draw(commands, grid: PixelGrid(scale: scale), on: &canvas)
    }

    private static func draw(
        _ commands: [Command],
        grid: PixelGrid,
        on canvas: inout Canvas
    ) throws {
        for command in commands {
            switch command {
            case .fill(let fill):
                canvas.fill(fill.path, with: fill.paint, rule: fill.rule)
            case .stroke(let stroke):
                canvas.stroke(stroke.path, with: stroke.paint, style: stroke.style)
            case .text(let text):
                canvas.fill(text.run.outline, with: text.paint)
            case .image(let image):
                canvas.draw(image.bitmap, in: image.rect)
            case .shadow(let shadow):
                canvas.drawShadow(
                    of: shadow.path,
                    color: shadow.color,
                    sigma: shadow.sigma,
                    offset: shadow.offset,
                    rule: shadow.rule
                )
            case .blur(let blur):
                try draw(blur, grid: grid, on: &canvas)
            case .clip(let clip):
                try canvas.clipped(to: clip.path, rule: clip.rule) { try draw(clip.commands, grid: grid, on: &$0) }
            case .group(let group):
                try canvas.group(opacity: group.opacity) { try draw(group.commands, grid: grid, on: &$0) }
            }
        }
    }

    private static func draw(_ blur: Blur, grid: PixelGrid, on canvas: inout Canvas) throws {
        let whole = grid.pixels(blur.rect)
        try canvas.modify { bitmap in
            let region = whole.intersection(bitmap.bounds)
            switch blur.effect {
            case .gaussian(let ramp, let edges):
                let first = region.y - whole.y
                let profile = ramp.profile(
                    rows: first..<first + region.height,
                    of: whole.height,
                    scale: grid.scale
                )
                try bitmap.blur(profile, edges: edges, in: region)
            case .material(let recipe):
                try bitmap.apply(recipe, scale: grid.scale, in: region)
            }
        }
    }
}
