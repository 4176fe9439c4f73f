import Raster
import Typography

extension DisplayList {
    /// The size of the picture in whole pixels.
    public var pixelSize: PixelSize { PixelGrid(scale: scale).pixels(Rect(origin: .zero, size: size)).size }

    /// Draws the list on a clear bitmap of its own size.
    ///
    /// It throws a `BlurError` for a blur whose sigma is not a number of pixels, or a material at a scale that
    /// materials do not have.
    public func render() throws -> Bitmap {
        var bitmap = Bitmap(width: 0, height: 0)
        try render(into: &bitmap)
        return bitmap
    }

    /// Draws the same picture as ``render()`` in the memory of a bitmap, whose old pixels do not matter.
    ///
    /// A bitmap of another size is replaced. One that no other value shares is drawn on where it lies: frame after
    /// frame, no memory is asked for. Where an error is thrown the bitmap holds a part of the picture.
    public func render(into bitmap: inout Bitmap) throws {
        let rest = try prepare(&bitmap)
        try Canvas.drawing(on: &bitmap) { try draw(rest, on: &$0) }
    }

    /// Draws the list, and over it commands that are asked for when the work has begun.
    ///
    /// Where the list is an image that covers the picture, with a blur, `rest` is called on one of the current pool's
    /// threads while the others begin with that.
    package func render(into bitmap: inout Bitmap, under rest: () throws -> ArraySlice<Command>) throws {
        if case .image(let image) = commands.first, coversExactly(image), bitmap.bounds.size == pixelSize {
            let left = try drawBackdrop(image, on: &bitmap, limit: commands.count) { try commands[$0...] + rest() }
            if let left { return try Canvas.drawing(on: &bitmap) { try draw(left, on: &$0) } }
        }
        try render(into: &bitmap)
        try Canvas.drawing(on: &bitmap) { try draw(rest(), on: &$0) }
    }

    /// Makes a bitmap that of an empty list, or where the first command is an image that covers the picture pixel for
    /// pixel, that image, which saves a pass over the memory; a blur and a colour over all that follow are drawn with
    /// it.
    ///
    /// Returns the commands that are left to draw, of those from `limit` on all.
    func prepare(_ bitmap: inout Bitmap, limit: Int = .max) throws -> ArraySlice<Command> {
        let size = pixelSize
        if case .image(let image) = commands.first, coversExactly(image) {
            if bitmap.bounds.size == size {
                let left = try drawBackdrop(image, on: &bitmap, limit: limit) { drawn in
                    commands[drawn..<min(limit, commands.count)]
                }
                if let left { return commands[left.startIndex...] }
                bitmap.replace(bitmap.bounds, by: image.bitmap, at: (0, 0))
            } else {
                bitmap = image.bitmap
            }
            return commands.dropFirst()
        }
        if bitmap.bounds.size == size {
            bitmap.fill(.clear)
        } else {
            bitmap = Bitmap(width: size.width, height: size.height)
        }
        return commands[...]
    }

    /// True where an image's pixels fall on those of the picture, as a canvas decides it.
    private func coversExactly(_ image: Image) -> Bool {
        image.bitmap.bounds.size == pixelSize
            && Canvas.wholePixelOffset(of: image.bitmap, in: image.rect, transform: transform).map { $0 == (0, 0) }
                ?? false
    }

    var transform: AffineTransform { AffineTransform(scaleX: scale, y: scale) }

    /// Draws the list's points over what a canvas holds, from the top left of its bitmap.
    public func draw(on canvas: inout Canvas) throws { try draw(commands[...], on: &canvas) }

    /// Draws some of the list's commands.
    func draw(_ commands: ArraySlice<Command>, on canvas: inout Canvas) throws {
        let saved = canvas.transform
        defer { canvas.transform = saved }
        canvas.transform = transform
        try Self.draw(commands, scale: scale, on: &canvas)
    }

    private static func draw(
        _ commands: ArraySlice<Command>,
        scale: Double,
        on canvas: inout Canvas
    ) throws {
        for command in commands {
            switch command {
            case .fill(let fill):
                canvas.fill(fill.path, with: fill.paint, rule: fill.rule)
            case .stroke(let stroke):
                canvas.stroke(stroke.path, with: stroke.paint, style: stroke.style)
            case .text(let text):
                canvas.draw(text.run, with: text.paint)
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
                try draw(blur, scale: scale, on: &canvas)
            case .clip(let clip):
                try canvas.clipped(to: clip.path, rule: clip.rule) {
                    try draw(clip.commands[...], scale: scale, on: &$0)
                }
            case .group(let group):
                try canvas.group(opacity: group.opacity) { try draw(group.commands[...], scale: scale, on: &$0) }
            case .transform(let transform):
                let saved = canvas.transform
                defer { canvas.transform = saved }
                canvas.transform = transform.matrix.concatenating(saved)
                guard canvas.transform.isUsable else { continue }
                try draw(transform.commands[...], scale: scale, on: &canvas)
            case .dropShadow(let shadow):
                try canvas.drawShadow(color: shadow.color, sigma: shadow.sigma, offset: shadow.offset) {
                    canvas,
                    limits in
                    CommandBounds(within: limits, transform: canvas.transform).of(shadow.commands[...])
                } of: { canvas in
                    try draw(shadow.commands[...], scale: scale, on: &canvas)
                }
                try draw(shadow.commands[...], scale: scale, on: &canvas)
            }
        }
    }

    private static func draw(_ blur: Blur, scale: Double, on canvas: inout Canvas) throws {
        let transform = canvas.transform
        let whole = transform.pixels(around: blur.rect)
        try canvas.modify(in: whole) { bitmap in
            let region = whole.intersection(bitmap.bounds)
            guard !region.isEmpty else { return }
            switch blur.effect {
            case .gaussian(let ramp, let edges):
                let first = region.y - whole.y
                let profile = ramp.profile(
                    rows: first..<first + region.height,
                    of: whole.height,
                    scale: transform.meanScale
                )
                try bitmap.blur(profile, edges: edges, in: region)
            case .masked(let sigma, let mask, let edges):
                let sigmas = try mask.sigmas(sigma, region: region, of: whole, transform: transform)
                try bitmap.blur(.mask(sigmas), edges: edges, in: region)
            case .material(let recipe):
                try bitmap.apply(recipe, scale: scale, in: region)
            }
        }
    }
}
