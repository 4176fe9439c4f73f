private typealias Math = ProgressMath

// Linear progress as marks in a row.
extension ProgressDrawing {
    mutating func drawLinearDots(_ w: Double, _ h: Double) {
        let d = max(6, 2 * t)
        let r = d / 2
        let y = h / 2 + 0.45 * r
        let spacing = (w - d) / max(1, count - 1)
        let c = sweep(period: 1.5, beyond: 3, before: 1.5)
        for i in 0..<n {
            let x = r + Double(i) * spacing
            pen.circle(x, y, r, ProgressPen.track)
            if state.isIndeterminate {
                let k = Math.bump(Double(i) - c, 1.6)
                if k > 0 { pen.circle(x, y - 0.9 * k * r, r * (0.75 + 0.25 * k), ProgressPen.color(k)) }
            } else if fill(i) > 0 {
                pen.circle(x, y, r * fill(i).squareRoot(), ProgressPen.color())
            }
        }
    }

    mutating func drawLinearSteps(_ w: Double, _ h: Double) {
        let radius = max(7, 1.75 * t)
        let cy = h / 2
        let position = v * (count - 1)
        let c = Math.mod(it / 2.2, 1) * count - 0.5
        let places = (0..<n).map { radius + Double($0) * (w - 2 * radius) / (count - 1) }
        for i in 0..<(n - 1) {
            let (x0, x1) = (places[i] + radius + 3, places[i + 1] - radius - 3)
            pen.line(x0, x1, y: cy, t, .round, ProgressPen.track)
            guard x1 > x0 else { continue }
            let from = state.isIndeterminate ? Math.clamp01(c - 0.3 - Double(i)) : 0
            let to = Math.clamp01((state.isIndeterminate ? c + 0.3 : position) - Double(i))
            if to > from {
                pen.line(x0 + from * (x1 - x0), x0 + to * (x1 - x0), y: cy, t, .round, ProgressPen.color())
            }
        }
        for i in 0..<n {
            pen.circle(places[i], cy, radius, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = Math.bump(Double(i) - c, 0.55)
                if alpha > 0.01 { pen.circle(places[i], cy, radius, ProgressPen.color(alpha)) }
            } else {
                drawStep(i, places[i], cy, radius, position: position)
            }
        }
    }

    /// A step that is done has a check mark, and the one that is being taken a ring.
    private mutating func drawStep(_ i: Int, _ x: Double, _ cy: Double, _ radius: Double, position: Double) {
        let done = Math.clamp01((position - Double(i) + 0.12) / 0.12)
        guard done > 0 else {
            if position > Double(i) - 1 { pen.ring(x, cy, radius - 1, 2, ProgressPen.color()) }
            return
        }
        pen.circle(x, cy, radius * (0.4 + 0.6 * done), ProgressPen.color())
        guard done > 0.6 else { return }
        let check = [
            ProgressPoint(x - 0.38 * radius, cy + 0.02 * radius), ProgressPoint(x - 0.1 * radius, cy + 0.3 * radius),
            ProgressPoint(x + 0.4 * radius, cy - 0.28 * radius),
        ]
        pen.polyline(check, max(1.5, 0.22 * radius), .round, ProgressPen.white((done - 0.6) / 0.4))
    }

    mutating func drawLinearChevrons(_ w: Double, _ h: Double) {
        let half = max(3, 1.5 * t)
        let cy = h / 2
        let cell = (w - t) / count
        guard cell > 0 else { return }
        let depth = min(cell / 2, half)
        let c = sweep(period: 1.4, beyond: 4, before: 2)
        for i in 0..<n {
            let x = t / 2 + Double(i) * cell + (cell - depth) / 2
            let points = [ProgressPoint(x, cy - half), ProgressPoint(x + depth, cy), ProgressPoint(x, cy + half)]
            pen.polyline(points, t, cap, ProgressPen.track)
            let alpha = state.isIndeterminate ? Math.bump(Double(i) + 0.5 - c, 3) : fill(i)
            if alpha > 0.01 { pen.polyline(points, t, cap, ProgressPen.color(alpha)) }
        }
    }

    mutating func drawLinearTicks(_ w: Double, _ h: Double) {
        let long = max(4, 2.5 * t)
        let cy = h / 2
        let c = sweep(period: 1.6, beyond: 6, before: 3)
        for i in 0..<n {
            let x = n == 1 ? w / 2 : t / 2 + Double(i) * (w - t) / (count - 1)
            let half = i % 4 == 0 ? long : 0.55 * long
            let (above, below) = (ProgressPoint(x, cy - half), ProgressPoint(x, cy + half))
            pen.line(above, below, t, cap, ProgressPen.track)
            let alpha = state.isIndeterminate ? Math.bump(Double(i) - c, 3.5) : fill(i)
            if alpha > 0.01 { pen.line(above, below, t, cap, ProgressPen.color(alpha)) }
        }
    }
}
