/// Collects commands, moved by the place of the drawing in its box, and leaves out those that draw nothing.
struct ProgressPen {
    private(set) var commands: [ProgressCommand] = []
    private let origin: ProgressPoint

    init(origin: ProgressPoint) { self.origin = origin }

    static let track = ProgressPaint.solid(.track, alpha: 1)
    static let label = ProgressPaint.solid(.label, alpha: 1)

    static func color(_ alpha: Double = 1) -> ProgressPaint { .solid(.color, alpha: alpha) }

    static func white(_ alpha: Double = 1) -> ProgressPaint { .solid(.white, alpha: alpha) }

    private func placed(_ x: Double, _ y: Double) -> ProgressPoint { ProgressPoint(x + origin.x, y + origin.y) }

    private func placed(_ points: [ProgressPoint]) -> [ProgressPoint] { points.map { placed($0.x, $0.y) } }

    private func placed(_ rect: ProgressRect) -> ProgressRect {
        ProgressRect(x: rect.x + origin.x, y: rect.y + origin.y, width: rect.width, height: rect.height)
    }

    private func placed(_ paint: ProgressPaint) -> ProgressPaint {
        switch paint {
        case .solid: paint
        case .linear(let from, let to, let stops):
            .linear(from: placed(from.x, from.y), to: placed(to.x, to.y), Self.ordered(stops))
        case .radial(let center, let radius, let stops):
            .radial(center: placed(center.x, center.y), radius: radius, Self.ordered(stops))
        case .conic(let center, let start, let stops):
            .conic(center: placed(center.x, center.y), start: start, Self.ordered(stops))
        }
    }

    private static func ordered(_ stops: [ProgressColorStop]) -> [ProgressColorStop] {
        var least = 0.0
        return stops.map { stop in
            var stop = stop
            stop.offset = min(max(stop.offset, least), 1)
            least = stop.offset
            return stop
        }
    }

    /// A line in any direction.
    mutating func line(
        _ from: ProgressPoint,
        _ to: ProgressPoint,
        _ width: Double,
        _ cap: ProgressStrokeCap,
        _ paint: ProgressPaint
    ) {
        let (from, to) = (placed(from.x, from.y), placed(to.x, to.y))
        commands.append(.line(from: from, to: to, width: width, cap: cap, paint: placed(paint)))
    }

    /// A level line; one that would run from right to left is none, but one of no length is a dot with round ends.
    mutating func line(
        _ x0: Double,
        _ x1: Double,
        y: Double,
        _ width: Double,
        _ cap: ProgressStrokeCap,
        _ paint: ProgressPaint
    ) {
        guard x1 >= x0 else { return }
        line(ProgressPoint(x0, y), ProgressPoint(x1, y), width, cap, paint)
    }

    mutating func arc(
        _ cx: Double,
        _ cy: Double,
        _ radius: Double,
        _ start: Double,
        _ end: Double,
        _ width: Double,
        _ cap: ProgressStrokeCap,
        _ paint: ProgressPaint
    ) {
        guard end > start, radius > 0 else { return }
        commands.append(
            .arc(
                center: placed(cx, cy),
                radius: radius,
                start: start,
                end: end,
                width: width,
                cap: cap,
                paint: placed(paint)
            )
        )
    }

    /// A closed circle.
    mutating func ring(_ cx: Double, _ cy: Double, _ radius: Double, _ width: Double, _ paint: ProgressPaint) {
        arc(cx, cy, radius, ProgressMath.top, ProgressMath.top + ProgressMath.turn, width, .butt, paint)
    }

    mutating func polyline(
        _ points: [ProgressPoint],
        closed: Bool = false,
        _ width: Double,
        _ cap: ProgressStrokeCap,
        _ paint: ProgressPaint
    ) {
        commands.append(.polyline(placed(points), closed: closed, width: width, cap: cap, paint: placed(paint)))
    }

    mutating func circle(_ cx: Double, _ cy: Double, _ radius: Double, _ paint: ProgressPaint) {
        guard radius > 0 else { return }
        commands.append(.circle(center: placed(cx, cy), radius: radius, paint: placed(paint)))
    }

    mutating func rect(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        radius: Double = 0,
        _ paint: ProgressPaint
    ) {
        guard width > 0, height > 0 else { return }
        let rect = placed(ProgressRect(x: x, y: y, width: width, height: height))
        let radius = min(max(radius, 0), min(width, height) / 2)
        commands.append(.rect(rect, radius: radius, paint: placed(paint)))
    }

    mutating func strokeRect(_ rect: ProgressRect, radius: Double, _ width: Double, _ paint: ProgressPaint) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        commands.append(.strokeRect(placed(rect), radius: radius, width: width, paint: placed(paint)))
    }

    mutating func polygon(_ points: [ProgressPoint], _ paint: ProgressPaint) {
        commands.append(.polygon(placed(points), paint: placed(paint)))
    }

    mutating func sector(
        _ cx: Double,
        _ cy: Double,
        _ radius: Double,
        _ start: Double,
        _ end: Double,
        _ paint: ProgressPaint
    ) {
        guard end > start, radius > 0 else { return }
        commands.append(
            .sector(center: placed(cx, cy), radius: radius, start: start, end: end, paint: placed(paint))
        )
    }

    mutating func text(
        _ text: String,
        _ x: Double,
        _ y: Double,
        size: Double,
        align: ProgressTextAlignment = .center,
        _ paint: ProgressPaint
    ) {
        commands.append(.text(text, at: placed(x, y), size: size, align: align, paint: paint))
    }

    /// What `draw` adds, where it lies inside of a rectangle with round corners.
    mutating func clipRect(_ rect: ProgressRect, radius: Double = 0, _ draw: (inout ProgressPen) -> Void) {
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        clip(.rect(placed(rect), radius: radius), draw)
    }

    mutating func clipCircle(_ cx: Double, _ cy: Double, _ radius: Double, _ draw: (inout ProgressPen) -> Void) {
        clip(.circle(center: placed(cx, cy), radius: radius), draw)
    }

    mutating func clipPolygon(_ points: [ProgressPoint], _ draw: (inout ProgressPen) -> Void) {
        clip(.polygon(placed(points)), draw)
    }

    private mutating func clip(_ shape: ProgressClipShape, _ draw: (inout ProgressPen) -> Void) {
        var inner = ProgressPen(origin: origin)
        draw(&inner)
        if !inner.commands.isEmpty { commands.append(.clip(shape, inner.commands)) }
    }

    /// The light around the head of a stroke.
    mutating func glowHead(_ x: Double, _ y: Double, _ reach: Double, _ peak: Double) {
        circle(x, y, reach, Self.glow(x, y, reach, peak))
    }

    static func glow(_ x: Double, _ y: Double, _ reach: Double, _ peak: Double) -> ProgressPaint {
        .radial(
            center: ProgressPoint(x, y),
            radius: reach,
            [.init(0, .color, alpha: peak), .init(1, .color, alpha: 0)]
        )
    }
}
