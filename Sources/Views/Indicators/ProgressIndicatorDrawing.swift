import Indicators
import Raster
import Typography

/// The picture of a progress indicator as a function of its state: commands of a display list.
///
/// Coverage is exact. Strokes along lines and circles are filled paths of curves, so that the same commands serve any
/// scale of pixels.
public struct ProgressIndicatorDrawing: Sendable {
    public var progress: ResolvedProgress
    public var colors: ProgressColors
    /// What labels are drawn with; without fonts they are left out.
    public var fonts: FontLibrary?

    public init(_ progress: ResolvedProgress, colors: ProgressColors, fonts: FontLibrary? = nil) {
        self.progress = progress
        self.colors = colors
        self.fonts = fonts
    }

    /// The commands that draw a moment, from the back to the front; none in a rectangle without a size.
    ///
    /// Linear and border fill the rectangle; the others are as large as it allows, in its middle. Waves and ends of
    /// glows may leave it, and are not cut.
    public func commands(at state: ProgressState, in rect: Rect) -> [DisplayList.Command] {
        let commands = ProgressGeometry.commands(progress, state, width: rect.width, height: rect.height)
        return translated(commands, Point(x: rect.minX, y: rect.minY))
    }

    /// A moment alone on a clear picture.
    ///
    /// - Parameters:
    ///   - size: The indicator's box in points.
    ///   - padding: Room on each side of the box in points, for what leaves it.
    ///   - scale: Pixels a point.
    public func displayList(at state: ProgressState, size: Size, padding: Double = 0, scale: Double) -> DisplayList {
        DisplayList(
            size: Size(width: size.width + 2 * padding, height: size.height + 2 * padding),
            scale: scale,
            commands: commands(at: state, in: Rect(origin: Point(x: padding, y: padding), size: size))
        )
    }

    private func translated(_ commands: [ProgressCommand], _ offset: Point) -> [DisplayList.Command] {
        var list: [DisplayList.Command] = []
        for command in commands { append(command, offset, to: &list) }
        return list
    }

    private func append(_ command: ProgressCommand, _ offset: Point, to list: inout [DisplayList.Command]) {
        func fill(_ path: Path, _ paint: ProgressPaint, rule: FillRule = .nonZero) {
            guard !path.isEmpty, paint.isVisible else { return }
            list.append(.fill(.init(path: path, paint: Paint(paint, colors, offset: offset), rule: rule)))
        }
        func place(_ point: ProgressPoint) -> Point { Point(point) + offset }
        switch command {
        case .line(let from, let to, let width, let cap, let paint):
            fill(.line(from: place(from), to: place(to), width: width, cap: cap), paint)
        case .arc(let center, let radius, let start, let end, let width, let cap, let paint):
            let center = place(center)
            fill(.arc(center: center, radius: radius, start: start, end: end, width: width, cap: cap), paint)
        case .polyline(let points, let closed, let width, let cap, let paint):
            guard points.count > 1, paint.isVisible else { return }
            let style = StrokeStyle(width: width, cap: LineCap(cap), join: .round)
            let path = Path.polyline(points.map(place), closed: closed)
            list.append(.stroke(.init(path: path, paint: Paint(paint, colors, offset: offset), style: style)))
        case .circle(let center, let radius, let paint):
            fill(.circle(place(center), radius), paint)
        case .rect(let rect, let radius, let paint):
            fill(.roundedRect(Rect(rect, offset), cornerRadius: radius, style: .circular), paint)
        case .strokeRect(let rect, let radius, let width, let paint):
            fill(.frame(Rect(rect, offset), radius: radius, width: width), paint, rule: .evenOdd)
        case .polygon(let points, let paint):
            fill(.polyline(points.map(place), closed: true), paint)
        case .sector(let center, let radius, let start, let end, let paint):
            fill(.sector(center: place(center), radius: radius, start: start, end: end), paint)
        case .text(let text, let point, let size, let align, let paint):
            list += label(text, at: place(point), size: size, align, Paint(paint, colors, offset: offset))
        case .clip(let shape, let commands):
            let inner = translated(commands, offset)
            if !inner.isEmpty { list.append(.clip(.init(path: Path(shape, offset), commands: inner))) }
        }
    }

    /// A line of semibold text, whose box of ascent and descent has its middle at the height of a point.
    private func label(
        _ text: String,
        at point: Point,
        size: Double,
        _ align: ProgressTextAlignment,
        _ paint: Paint
    ) -> [DisplayList.Command] {
        guard let fonts, size > 0 else { return [] }
        let font = TextFont(size: size, weight: .semibold)
        // At one pixel a point: the scale rounds a line's height, which is not asked for here.
        let layout = Paragraph(text, font: font, lineLimit: 1, library: fonts).layout(scale: 1)
        let metrics = fonts.metrics(of: font.weight)
        let width = layout.lines.first?.width ?? 0
        let corner = Point(
            x: point.x - (align == .center ? width / 2 : width) - (layout.lines.first?.origin.x ?? 0),
            y: point.y + (metrics.ascender - metrics.descender) / 2 * size - layout.firstBaseline
        )
        return layout.runs.map { run in
            var run = run
            run.glyphs = run.glyphs.map { .init(id: $0.id, position: $0.position + corner) }
            return .text(.init(run: run, paint: paint))
        }
    }
}

extension ProgressPaint {
    /// False for a colour without alpha.
    fileprivate var isVisible: Bool { if case .solid(_, let alpha) = self { alpha > 0 } else { true } }
}

extension Rect {
    fileprivate init(_ rect: ProgressRect, _ offset: Point) {
        self.init(x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width, height: rect.height)
    }
}

extension Path {
    fileprivate init(_ shape: ProgressClipShape, _ offset: Point) {
        switch shape {
        case .rect(let rect, let radius):
            self = .roundedRect(Rect(rect, offset), cornerRadius: radius, style: .circular)
        case .circle(let center, let radius):
            self = .circle(Point(center) + offset, radius)
        case .polygon(let points):
            self = .polyline(points.map { Point($0) + offset }, closed: true)
        }
    }
}
