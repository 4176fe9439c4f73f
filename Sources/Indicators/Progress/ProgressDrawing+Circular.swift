private typealias Math = ProgressMath

extension ProgressDrawing {
    mutating func drawCircular(_ z: Double) {
        switch progress.variant {
        case .wavy where z >= 32: drawCircularWavy(z)
        case .segmented: drawCircularSegmented(z)
        case .gradient: drawCircularGradient(z)
        case .ticks: drawCircularTicks(z)
        case .dots: drawCircularDots(z)
        case .glow: drawCircularGlow(z)
        case .split: drawCircularSplit(z)
        case .orbit: drawCircularOrbit(z)
        case .dual: drawCircularDual(z)
        default: drawCircularArc(z, radius: (z - t) / 2, amplitude: 0)
        }
        drawLabel(z / 2, z / 2, size: Self.labelSize(z))
    }

    private mutating func drawCircularWavy(_ z: Double) {
        let radius = (z - t) / 2 - progress.amplitude
        drawCircularArc(z, radius: radius, amplitude: progress.amplitude * state.wave)
    }

    /// Flat and wavy: an arc, the rest of the circle, and gaps between them.
    private mutating func drawCircularArc(_ z: Double, radius r: Double, amplitude: Double) {
        guard r > 0 else { return }
        let c = z / 2
        let spacing = (gap + (isRound ? t : 0)) / r
        if state.isIndeterminate {
            let (start, end) = Math.arc(at: it)
            let trackEnd = Math.top + start + Math.turn - spacing
            pen.arc(c, c, r, Math.top + end + spacing, trackEnd, t, cap, ProgressPen.track)
            drawWave(c, r, Math.top + start, Math.top + end, amplitude)
        } else if v <= Self.least {
            pen.ring(c, c, r, t, ProgressPen.track)
        } else {
            let end = Math.top + v * Math.turn
            pen.arc(c, c, r, end + spacing, Math.top + Math.turn - spacing, t, cap, ProgressPen.track)
            drawWave(c, r, Math.top, Math.top + max(v * Math.turn, 0.0001), amplitude)
        }
    }

    private mutating func drawWave(_ c: Double, _ r: Double, _ start: Double, _ end: Double, _ amplitude: Double) {
        guard amplitude > 0.05, end > start else {
            return pen.arc(c, c, r, start, end, t, cap, ProgressPen.color())
        }
        let waves = max(3, Math.round(Math.turn * r / progress.wavelength))
        let phase = Math.mod(state.time * progress.waveSpeed, 1) * Math.turn
        let steps = max(8, Math.ceiling((end - start) * r / 1.5))
        let points = (0...Int(steps)).map { step in
            let angle = start + (end - start) * Double(step) / steps
            return Self.point(c, r + amplitude * Math.sin(waves * angle - phase), angle)
        }
        pen.polyline(points, t, cap, ProgressPen.color())
    }

    static func point(_ c: Double, _ r: Double, _ angle: Double) -> ProgressPoint {
        ProgressPoint(c + r * Math.cos(angle), c + r * Math.sin(angle))
    }

    private mutating func drawCircularSegmented(_ z: Double) {
        let (c, r) = (z / 2, (z - t) / 2)
        guard r > 0 else { return }
        let spacing = (max(2, gap) + (isRound ? t : 0)) / r
        let length = (Math.turn - count * spacing) / count
        guard length > 0.01 else { return }
        for i in 0..<n {
            let start = Math.top + Double(i) * (length + spacing) + spacing / 2
            pen.arc(c, c, r, start, start + length, t, cap, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = circularBump(i, period: 1.2, width: 0.32 * count)
                if alpha > 0.01 { pen.arc(c, c, r, start, start + length, t, cap, ProgressPen.color(alpha)) }
            } else if fill(i) > 0.001 {
                pen.arc(c, c, r, start, start + length * fill(i), t, cap, ProgressPen.color())
            }
        }
    }

    /// How near the segment `i` is to a place that goes round in `period` seconds.
    func circularBump(_ i: Int, period: Double, width: Double) -> Double {
        let c = Math.mod(it / period, 1) * count
        return Math.bump(Math.circularDistance(Double(i) + 0.5, c, count), width)
    }

    private mutating func drawCircularGradient(_ z: Double) {
        let (c, r) = (z / 2, (z - t) / 2 - 1)
        pen.ring(c, c, r, t, ProgressPen.track)
        var (tail, length, faint) = (Math.top, v * Math.turn, 0.12)
        if state.isIndeterminate {
            length = (0.62 + 0.12 * Math.sin(2.4 * it)) * Math.turn
            tail = Math.top + Math.mod(it / 1.1, 1) * Math.turn - length
            faint = 0
        } else if v <= Self.least {
            return
        }
        pen.arc(c, c, r, tail, tail + length, t, .butt, Self.trail(c, tail, length, from: faint))
        let head = Self.point(c, r, tail + length)
        pen.glowHead(head.x, head.y, 1.25 * t, 0.5)
        pen.circle(head.x, head.y, t / 2, ProgressPen.color())
    }

    /// A paint that grows along an arc up to the full colour at its end.
    private static func trail(_ c: Double, _ start: Double, _ length: Double, from faint: Double) -> ProgressPaint {
        .conic(
            center: ProgressPoint(c, c),
            start: start,
            [.init(0, .color, alpha: faint), .init(length / Math.turn, .color, alpha: 1)]
        )
    }

    private mutating func drawCircularTicks(_ z: Double) {
        let outer = z / 2 - t / 2
        let inner = 0.52 * outer
        guard outer > 0 else { return }
        let lead = Math.mod((it * count).rounded(.down), count)
        for i in 0..<n {
            let angle = Math.top + Double(i) * Math.turn / count
            let (from, to) = (Self.point(z / 2, inner, angle), Self.point(z / 2, outer, angle))
            if state.isIndeterminate {
                pen.line(from, to, t, cap, ProgressPen.color(1 - 0.85 * Math.mod(lead - Double(i), count) / count))
            } else {
                pen.line(from, to, t, cap, ProgressPen.track)
                if fill(i) > 0 { pen.line(from, to, t, cap, ProgressPen.color(fill(i))) }
            }
        }
    }

    private mutating func drawCircularDots(_ z: Double) {
        let d = max(1.5, 0.75 * t)
        let r = z / 2 - 1.35 * d
        let c = Math.mod(it / 1.1, 1) * count
        for i in 0..<n {
            let place = Self.point(z / 2, r, Math.top + Double(i) * Math.turn / count)
            pen.circle(place.x, place.y, d, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = max(0, 1 - Math.mod(c - Double(i), count) / (0.6 * count))
                if alpha > 0 { pen.circle(place.x, place.y, d * (0.7 + 0.35 * alpha), ProgressPen.color(alpha)) }
            } else if fill(i) > 0 {
                pen.circle(place.x, place.y, d * fill(i).squareRoot(), ProgressPen.color())
            }
        }
    }

    private mutating func drawCircularGlow(_ z: Double) {
        let (c, r) = (z / 2, (z - t) / 2 - 4)
        pen.ring(c, c, r, t, ProgressPen.color(0.14))
        guard state.isIndeterminate || v > Self.least else { return }
        let (from, to) = state.isIndeterminate ? Math.arc(at: it) : (0, v * Math.turn)
        let (start, end) = (Math.top + from, Math.top + to)
        pen.arc(c, c, r, start, end, t + 8, cap, ProgressPen.color(0.12))
        pen.arc(c, c, r, start, end, t + 4, cap, ProgressPen.color(0.22))
        pen.arc(c, c, r, start, end, t, cap, ProgressPen.color())
        guard r > 0 else { return }
        let head = Self.point(c, r, end)
        pen.glowHead(head.x, head.y, t / 2 + 4, 0.5)
    }

    private mutating func drawCircularSplit(_ z: Double) {
        let (c, r) = (z / 2, (z - t) / 2)
        pen.ring(c, c, r, t, ProgressPen.track)
        var (tail, head) = (0.0, v > Self.least ? v * Double.pi : 0)
        if state.isIndeterminate {
            let u = Math.mod(it / 1.6, 1)
            head = Double.pi * Math.emphasized.value(at: Math.clamp01(u / 0.6))
            tail = Double.pi * Math.standard.value(at: Math.clamp01((u - 0.3) / 0.7))
        }
        pen.arc(c, c, r, Math.top + tail, Math.top + head, t, cap, ProgressPen.color())
        pen.arc(c, c, r, Math.top - head, Math.top - tail, t, cap, ProgressPen.color())
    }

    private mutating func drawCircularOrbit(_ z: Double) {
        let ring = max(1, 0.5 * t)
        let dot = max(2, t)
        let (c, r) = (z / 2, z / 2 - 1.6 * dot)
        pen.ring(c, c, r, ring, ProgressPen.track)
        var (tail, length, faint) = (Math.top, v > Self.least ? v * Math.turn : 0, 0.15)
        var head = Math.top + v * Math.turn
        if state.isIndeterminate {
            head = Math.top + Math.mod(it / 1.2, 1) * Math.turn
            (length, faint) = (0.35 * Math.turn, 0)
            tail = head - length
        }
        pen.arc(c, c, r, tail, tail + length, 1.6 * ring, .butt, Self.trail(c, tail, length, from: faint))
        let place = Self.point(c, r, head)
        pen.glowHead(place.x, place.y, 1.6 * dot, 0.35)
        pen.circle(place.x, place.y, dot, ProgressPen.color())
    }

    private mutating func drawCircularDual(_ z: Double) {
        let (c, outer) = (z / 2, (z - t) / 2)
        let inner = outer - t - max(2, 0.75 * gap)
        guard inner > 0 else { return }
        pen.ring(c, c, outer, t, ProgressPen.track)
        pen.ring(c, c, inner, t, ProgressPen.track)
        guard state.isIndeterminate || v > Self.least else { return }
        let first = state.isIndeterminate ? Math.arc(at: it) : (0, v * Math.turn)
        let second = state.isIndeterminate ? Math.arc(at: 1.3 * it + 0.7) : (0, v * Math.turn)
        pen.arc(c, c, outer, Math.top + first.0, Math.top + first.1, t, cap, ProgressPen.color())
        pen.arc(c, c, inner, Math.top - second.1, Math.top - second.0, t, cap, ProgressPen.color(0.6))
    }
}
