import Raster

/// Drawing commands of one view that share a paint, with what happens to them on their way to the screen.
package struct Ink: Sendable {
    enum Effect: Sendable {
        /// A clip; what a scroll view cuts off can be scrolled to.
        case clip(Path, isScroll: Bool)
        case transform(AffineTransform)
    }

    /// The place of the view.
    let path: [Int]
    /// The commands among those of the view.
    let indices: Range<Int>
    private let commands: [DisplayList.Command]
    private let paint: Paint
    /// From the outermost inwards.
    private let effects: [Effect]

    /// Fills, strokes and texts of a view; `nil` for anything else.
    init?(_ indices: Range<Int>, of view: LaidOutView, at path: [Int], through effects: [Effect]) {
        guard let paint = view.content[indices].first?.paint,
            view.content[indices].allSatisfy({ $0.paint == paint })
        else { return nil }
        self.path = path
        self.indices = indices
        self.paint = paint
        self.effects = effects
        commands = Array(view.content[indices])
    }

    /// A rectangle in the paint that covers whatever the commands do: in it each pixel is as it would be below the
    /// middle of a stroke, however thin the strokes are.
    var cover: DisplayList.Command {
        .fill(.init(path: .rect(bounds?.inset(dx: -2, dy: -2) ?? .zero), paint: paint))
    }

    /// A rectangle of the view's points that holds all that is drawn.
    private var bounds: Rect? {
        commands.compactMap(\.inkBounds).reduce(nil) { union, next in union?.union(next) ?? next }
    }

    /// How much of each pixel the commands cover on a screen; `nil` where they cover nothing, seen or not.
    ///
    /// What lies further outside of the screen than the screen is large is not counted.
    package func coverage(on screen: PixelSize, scale: Double) -> InkCoverage? {
        let visible = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        let matrix = effects.reversed().reduce(AffineTransform.identity) { matrix, effect in
            if case .transform(let outer) = effect { matrix.concatenating(outer) } else { matrix }
        }
        let margin = Double(max(screen.width, screen.height))
        let around = Rect(
            x: -margin,
            y: -margin,
            width: Double(screen.width) + 2 * margin,
            height: Double(screen.height) + 2 * margin
        )
        let transform = matrix.concatenating(AffineTransform(scaleX: scale, y: scale))
        guard let drawn = bounds.map({ transform.bounds(of: $0).inset(dx: -2, dy: -2) }) else { return nil }
        guard let near = drawn.intersection(around) else { return InkCoverage.away }
        let rect = PixelGrid(scale: 1).pixels(near)
        guard !rect.isEmpty else { return nil }
        let whole = draw(in: rect, scale: scale, clips: { $0 }, within: nil)
        let seen = draw(in: rect, scale: scale, clips: { _ in true }, within: visible)
        return InkCoverage(rect: rect, whole: whole.alphaSum, values: seen)
    }

    private func draw(
        in rect: PixelRect,
        scale: Double,
        clips: (_ isScroll: Bool) -> Bool,
        within screen: PixelRect?
    ) -> Bitmap {
        var canvas = Canvas(Bitmap(width: rect.width, height: rect.height))
        canvas.transform = AffineTransform(scaleX: scale, y: scale)
            .concatenating(AffineTransform(translationX: Double(-rect.x), y: Double(-rect.y)))
        let area = screen.map { rect.intersection($0) } ?? rect
        guard !area.isEmpty else { return canvas.bitmap }
        let local = PixelRect(x: area.x - rect.x, y: area.y - rect.y, width: area.width, height: area.height)
        canvas.clipped(to: local) { draw(through: effects[...], clips: clips, on: &$0) }
        return canvas.bitmap
    }

    private func draw(through effects: ArraySlice<Effect>, clips: (Bool) -> Bool, on canvas: inout Canvas) {
        switch effects.first {
        case .clip(let path, let isScroll) where clips(isScroll):
            canvas.clipped(to: path) { draw(through: effects.dropFirst(), clips: clips, on: &$0) }
        case .clip:
            draw(through: effects.dropFirst(), clips: clips, on: &canvas)
        case .transform(let matrix):
            canvas.transform = matrix.concatenating(canvas.transform)
            draw(through: effects.dropFirst(), clips: clips, on: &canvas)
        case nil:
            for command in commands { command.draw(with: .color(.black), on: &canvas) }
        }
    }
}

/// How much of each pixel an ink covers.
package struct InkCoverage: Sendable {
    /// The pixels that may be covered, from the top left of the screen; they may lie outside of it.
    package let rect: PixelRect
    /// The share of each pixel that is seen, in 255ths, row by row.
    package let values: [UInt8]
    /// What all of the ink would cover if nothing but scroll views cut it off, in 255ths of pixels.
    package let whole: Int
    /// What is seen of it.
    package let seen: Int

    /// That of an ink which is nowhere near the screen.
    static let away = InkCoverage(
        rect: PixelRect(x: 0, y: 0, width: 0, height: 0),
        whole: 255,
        values: Bitmap(width: 0, height: 0)
    )

    init(rect: PixelRect, whole: Int, values bitmap: Bitmap) {
        self.rect = rect
        self.whole = whole
        values = bitmap.alphas
        seen = bitmap.alphaSum
    }
}

extension Bitmap {
    fileprivate var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
    fileprivate var alphaSum: Int { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) } }
}

extension DisplayList.Command {
    /// The paint of a fill, a stroke or a text.
    fileprivate var paint: Paint? {
        switch self {
        case .fill(let fill): fill.paint
        case .stroke(let stroke): stroke.paint
        case .text(let text): text.paint
        case .image, .shadow, .blur, .clip, .group, .transform, .dropShadow: nil
        }
    }

    /// A rectangle that holds what a fill, a stroke or a text draws.
    fileprivate var inkBounds: Rect? {
        switch self {
        case .fill(let fill): fill.path.controlBounds
        case .stroke(let stroke):
            stroke.path.controlBounds?.inset(dx: -stroke.style.reach, dy: -stroke.style.reach)
        case .text(let text): text.run.controlBounds
        case .image, .shadow, .blur, .clip, .group, .transform, .dropShadow: nil
        }
    }

    /// Draws a fill, a stroke or a text in another paint.
    fileprivate func draw(with paint: Paint, on canvas: inout Canvas) {
        switch self {
        case .fill(let fill): canvas.fill(fill.path, with: paint, rule: fill.rule)
        case .stroke(let stroke): canvas.stroke(stroke.path, with: paint, style: stroke.style)
        case .text(let text): canvas.draw(text.run, with: paint)
        case .image, .shadow, .blur, .clip, .group, .transform, .dropShadow: break
        }
    }
}
