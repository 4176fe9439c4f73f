import Raster
import Typography

/// Where a command may change pixels of a picture, and what it needs to be drawn again.
struct CommandBounds {
    private let canvas: PixelRect
    /// From the commands' points to pixels.
    private let transform: AffineTransform

    /// For pictures of a size in pixels at a scale in pixels a point.
    init(size: PixelSize, scale: Double) {
        let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        self.init(within: canvas, transform: AffineTransform(scaleX: scale, y: scale))
    }

    /// For what commands draw in a rectangle of pixels.
    init(within canvas: PixelRect, transform: AffineTransform) {
        self.canvas = canvas
        self.transform = transform
    }

    /// The same for commands inside of a matrix, or `nil` where they draw nothing.
    func inside(_ matrix: AffineTransform) -> CommandBounds? {
        let inner = matrix.concatenating(transform)
        return inner.isUsable ? CommandBounds(within: canvas, transform: inner) : nil
    }

    /// The pixels outside of which a command changes nothing; never too few, perhaps some too many.
    func of(_ command: DisplayList.Command) -> PixelRect {
        switch command {
        case .fill(let fill): of(fill.path)
        case .stroke(let stroke): of(stroke.path, margin: stroke.style.reach)
        case .text(let text): pixels(text.run.controlBounds)
        case .image(let image): pixels(image.rect)
        case .shadow(let shadow): of(shadow)
        case .blur(let blur): canvas.intersection(transform.pixels(around: blur.rect))
        case .clip(let clip): of(clip.commands[...]).intersection(of(clip.path))
        case .group(let group): of(group.commands[...])
        case .transform(let transform): inside(transform.matrix)?.of(transform.commands[...]) ?? .none
        case .dropShadow(let shadow): of(shadow)
        }
    }

    /// The smallest rectangle that holds those of several commands.
    func of(_ commands: ArraySlice<DisplayList.Command>) -> PixelRect {
        commands.reduce(PixelRect.none) { $0.joined(of($1)) }
    }

    /// The rows that commands may change; perhaps more than those of their bounds, and quicker to find: clips are not
    /// looked into.
    func rows(of commands: ArraySlice<DisplayList.Command>) -> Range<Int> {
        let bounds = commands.reduce(PixelRect.none) { bounds, command in
            if case .clip(let clip) = command { return bounds.joined(of(clip.path)) }
            return bounds.joined(of(command))
        }
        return bounds.y..<bounds.maxY
    }

    func of(_ path: Path, margin: Double = 0) -> PixelRect { pixels(path.controlBounds, margin: margin) }

    /// A rectangle that has grown until every command can be drawn again inside of it alone, over what was there before
    /// all of them.
    ///
    /// Most commands make each pixel by itself. A blur gathers pixels; an image that is scaled, a gradient and a shadow
    /// count from where they begin: whoever draws some of their pixels again draws all.
    func closure(of rect: PixelRect, under commands: ArraySlice<DisplayList.Command>) -> PixelRect {
        var rect = rect
        var before = PixelRect.none
        while rect != before {
            before = rect
            for command in commands { grow(&rect, by: command) }
        }
        return rect
    }

    private func grow(_ rect: inout PixelRect, by command: DisplayList.Command) {
        switch command {
        case .fill(let fill) where fill.paint.isColor: return
        case .stroke(let stroke) where stroke.paint.isColor: return
        case .text(let text) where text.paint.isColor: return
        case .clip(let clip): for command in clip.commands { grow(&rect, by: command) }
        case .group(let group): for command in group.commands { grow(&rect, by: command) }
        case .transform(let transform):
            guard let inner = inside(transform.matrix) else { return }
            for command in transform.commands { inner.grow(&rect, by: command) }
        case .fill, .stroke, .text, .image, .shadow, .blur, .dropShadow:
            let whole = of(command)
            if !whole.intersection(rect).isEmpty { rect = rect.joined(whole) }
        }
    }

    private func of(_ shadow: DisplayList.Shadow) -> PixelRect {
        guard let bounds = shadow.path.controlBounds else { return .none }
        let offset = bounds.offset(dx: shadow.offset.width, dy: shadow.offset.height)
        return pixels(offset, pixelMargin: shadow.sigma > 0 ? 4 * shadow.sigma * transform.meanScale + 2 : 0)
    }

    /// What the commands draw, and the shadow of that.
    ///
    /// What lies so far outside that its shadow does not reach the picture is left out, and all else counted.
    private func of(_ shadow: DisplayList.DropShadow) -> PixelRect {
        let content = of(shadow.commands[...])
        guard let reach = ShadowReach(sigma: shadow.sigma, offset: shadow.offset, transform: transform) else {
            return content
        }
        let source = CommandBounds(within: reach.source(of: canvas), transform: transform).of(shadow.commands[...])
        return source.isEmpty ? content : content.joined(reach.shadow(of: source).intersection(canvas))
    }

    /// The pixels that a rectangle of points touches, with one more on each side for what rounding moves.
    private func pixels(_ rect: Rect?, margin: Double = 0, pixelMargin: Double = 0) -> PixelRect {
        guard let rect else { return .none }
        let corners = [
            Point(x: rect.minX - margin, y: rect.minY - margin), Point(x: rect.maxX + margin, y: rect.minY - margin),
            Point(x: rect.minX - margin, y: rect.maxY + margin), Point(x: rect.maxX + margin, y: rect.maxY + margin),
        ].map(transform.apply)
        // Parts of such a path may be drawn, wherever they are.
        guard corners.allSatisfy(\.isFinite), pixelMargin.isFinite else { return canvas }
        func edges(_ coordinates: [Double], _ low: Int, _ high: Int) -> (Int, Int) {
            func pixel(_ edge: Double) -> Int { Int(min(max(edge, Double(low)), Double(high))) }
            let first = coordinates.reduce(.infinity, min) - pixelMargin
            let last = coordinates.reduce(-.infinity, max) + pixelMargin
            return (pixel(first.rounded(.down) - 1), pixel(last.rounded(.up) + 1))
        }
        let (left, right) = edges(corners.map(\.x), canvas.x, canvas.maxX)
        let (top, bottom) = edges(corners.map(\.y), canvas.y, canvas.maxY)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PixelRect {
    static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// The smallest rectangle that holds the pixels of both.
    func joined(_ other: PixelRect) -> PixelRect { isEmpty ? other : other.isEmpty ? self : union(other) }
}

extension StrokeStyle {
    /// How far a stroke reaches from its path at most, in the path's units: at the tip of a miter or a corner of a cap.
    var reach: Double { max(width, 0) / 2 * max(2, join == .miter && miterLimit > 2 ? miterLimit : 2) }
}

extension Paint {
    fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension GlyphRun {
    /// A rectangle in points that holds every glyph, or `nil` for a run without ink.
    var controlBounds: Rect? {
        glyphs.reduce(nil) { bounds, glyph in
            guard let ems = outline(of: glyph).controlBounds else { return bounds }
            let rect = Rect(
                x: glyph.position.x + ems.minX * size,
                y: glyph.position.y + ems.minY * size,
                width: ems.width * size,
                height: ems.height * size
            )
            return bounds?.union(rect) ?? rect
        }
    }
}
