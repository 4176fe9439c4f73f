private typealias Math = ProgressMath

/// The way around a rounded rectangle, clockwise from the middle of its top, as points.
private struct BorderPath {
    /// The last point is the first.
    let points: [ProgressPoint]
    /// The way to each point.
    private let distances: [Double]

    var length: Double { distances.last ?? 0 }

    init(_ rect: ProgressRect, radius: Double) {
        let (left, top) = (rect.x, rect.y)
        let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
        let middle = rect.x + rect.width / 2
        var points = [ProgressPoint(middle, top)]

        func run(to x: Double, _ y: Double) {
            let from = points[points.count - 1]
            let length = max(abs(x - from.x), abs(y - from.y))
            guard length > 0 else { return }
            let steps = max(1, Math.ceiling(length / 2))
            for step in 1...Int(steps) {
                let part = Double(step) / steps
                points.append(ProgressPoint(from.x + (x - from.x) * part, from.y + (y - from.y) * part))
            }
        }

        func corner(_ x: Double, _ y: Double, from start: Double) {
            guard radius > 0 else { return }
            let steps = max(2, Math.ceiling(radius * Double.pi / 4))
            for step in 1...Int(steps) {
                let angle = start + Double.pi / 2 * Double(step) / steps
                points.append(ProgressPoint(x + radius * Math.cos(angle), y + radius * Math.sin(angle)))
            }
        }

        run(to: right - radius, top)
        corner(right - radius, top + radius, from: -Double.pi / 2)
        run(to: right, bottom - radius)
        corner(right - radius, bottom - radius, from: 0)
        run(to: left + radius, bottom)
        corner(left + radius, bottom - radius, from: Double.pi / 2)
        run(to: left, top + radius)
        corner(left + radius, top + radius, from: Double.pi)
        run(to: middle, top)

        var distances = [0.0]
        for (from, to) in zip(points, points.dropFirst()) {
            let (x, y) = (to.x - from.x, to.y - from.y)
            distances.append(distances[distances.count - 1] + (x * x + y * y).squareRoot())
        }
        self.points = points
        self.distances = distances
    }

    /// The points between two parts of the way, both ends interpolated.
    func part(from start: Double, to end: Double) -> [ProgressPoint] {
        let (first, last) = (start * length, end * length)
        let inner = points.indices.filter { distances[$0] > first && distances[$0] < last }
        return [point(at: first)] + inner.map { points[$0] } + [point(at: last)]
    }

    private func point(at distance: Double) -> ProgressPoint {
        let next = distances.firstIndex { $0 >= distance } ?? points.count - 1
        guard next > 0 else { return points[0] }
        let (from, to) = (points[next - 1], points[next])
        let part = min((distance - distances[next - 1]) / (distances[next] - distances[next - 1]), 1)
        return ProgressPoint(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
}

extension ProgressDrawing {
    mutating func drawBorder(_ w: Double, _ h: Double) {
        let isGlow = progress.variant == .glow
        let inset = t / 2 + (isGlow ? 4 : 0)
        guard w > 2 * inset, h > 2 * inset else { return }
        let rect = ProgressRect(x: inset, y: inset, width: w - 2 * inset, height: h - 2 * inset)
        let radius = min(max(progress.cornerRadius - inset, 0), min(rect.width, rect.height) / 2)
        let path = BorderPath(rect, radius: radius)
        guard progress.variant != .segmented else { return drawBorderSegmented(path) }

        let base = isGlow ? ProgressPen.color(0.14) : ProgressPen.track
        pen.polyline(Array(path.points.dropLast()), closed: true, t, .butt, base)
        var (start, end) = (0.0, v)
        if state.isIndeterminate {
            let arc = Math.arc(at: it)
            start = Math.mod(arc.start / Math.turn, 1)
            end = start + (arc.end - arc.start) / Math.turn
        } else if v <= Self.least {
            return
        }
        if isGlow {
            stroke(path, start, end, t + 8, ProgressPen.color(0.12))
            stroke(path, start, end, t + 4, ProgressPen.color(0.22))
        }
        stroke(path, start, end, t, ProgressPen.color())
    }

    private mutating func drawBorderSegmented(_ path: BorderPath) {
        let spacing = n == 1 ? 0 : (max(2, gap) + (isRound ? t : 0)) / path.length
        let part = 1 / count - spacing
        guard part > 0 else { return }
        for i in 0..<n {
            let start = Double(i) / count + spacing / 2
            stroke(path, start, start + part, t, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = circularBump(i, period: 1.4, width: 0.3 * count)
                if alpha > 0.01 { stroke(path, start, start + part, t, ProgressPen.color(alpha)) }
            } else if fill(i) > 0.001 {
                stroke(path, start, start + part * fill(i), t, ProgressPen.color())
            }
        }
    }

    /// A stroke along a part of the border; beyond the end it goes on from the beginning.
    private mutating func stroke(
        _ path: BorderPath,
        _ start: Double,
        _ end: Double,
        _ width: Double,
        _ paint: ProgressPaint
    ) {
        if end > 1 {
            stroke(path, start, 1, width, paint)
            stroke(path, 0, end - 1, width, paint)
        } else if (end - start) * path.length >= 0.3 {
            pen.polyline(path.part(from: start, to: end), width, cap, paint)
        }
    }
}
