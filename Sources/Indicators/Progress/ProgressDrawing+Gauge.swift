import PortableMath

private typealias Math = ProgressMath

/// The arc of a gauge; its opening is at the bottom.
private struct GaugeArc {
    let center: Double
    let radius: Double
    let start: Double
    let sweep: Double

    var end: Double { start + sweep }

    init(side: Double, _ progress: ResolvedProgress) {
        center = side / 2
        radius = (side - progress.thickness) / 2
        sweep = progress.sweepAngle
        start = Double.pi / 2 + (Math.turn - sweep) / 2
    }
}

extension ProgressDrawing {
    mutating func drawGauge(_ z: Double) {
        let gauge = GaugeArc(side: z, progress)
        switch progress.variant {
        case .segmented: drawGaugeSegmented(gauge)
        case .needle: drawGaugeNeedle(gauge, side: z)
        case .gradient: drawGaugeGradient(gauge)
        case .dots: drawGaugeDots(gauge, side: z)
        default: drawGaugeFlat(gauge)
        }
        if progress.variant == .needle {
            drawLabel(z / 2, z / 2 + 0.55 * gauge.radius, size: 0.7 * Self.labelSize(z))
        } else {
            drawLabel(z / 2, z / 2, size: Self.labelSize(z))
        }
    }

    private mutating func drawArc(_ gauge: GaugeArc, _ start: Double, _ end: Double, _ paint: ProgressPaint) {
        pen.arc(gauge.center, gauge.center, gauge.radius, start, end, t, cap, paint)
    }

    private mutating func drawGaugeFlat(_ gauge: GaugeArc) {
        guard gauge.radius > 0 else { return }
        let spacing = (gap + (isRound ? t : 0)) / gauge.radius
        if state.isIndeterminate {
            let length = 0.24 * gauge.sweep
            let start = gauge.start + Math.swing(Double.pi * it) * (gauge.sweep - length)
            drawArc(gauge, gauge.start, start - spacing, ProgressPen.track)
            drawArc(gauge, start + length + spacing, gauge.end, ProgressPen.track)
            drawArc(gauge, start, start + length, ProgressPen.color())
        } else if v <= Self.least {
            drawArc(gauge, gauge.start, gauge.end, ProgressPen.track)
        } else {
            let head = gauge.start + v * gauge.sweep
            drawArc(gauge, head + spacing, gauge.end, ProgressPen.track)
            drawArc(gauge, gauge.start, head, ProgressPen.color())
        }
    }

    private mutating func drawGaugeSegmented(_ gauge: GaugeArc) {
        guard gauge.radius > 0 else { return }
        let spacing = (max(2, gap) + (isRound ? t : 0)) / gauge.radius
        let length = (gauge.sweep - (count - 1) * spacing) / count
        guard length > 0.01 else { return }
        let c = Math.swing(Double.pi * it) * count
        for i in 0..<n {
            let start = gauge.start + Double(i) * (length + spacing)
            drawArc(gauge, start, start + length, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = Math.bump(Double(i) + 0.5 - c, 2)
                if alpha > 0.01 { drawArc(gauge, start, start + length, ProgressPen.color(alpha)) }
            } else if fill(i) > 0.001 {
                drawArc(gauge, start, start + length * fill(i), ProgressPen.color())
            }
        }
    }

    private mutating func drawGaugeNeedle(_ gauge: GaugeArc, side z: Double) {
        let c = gauge.center
        let q = state.isIndeterminate ? Math.swing(0.8 * Double.pi * it) : v
        drawArc(gauge, gauge.start, gauge.end, ProgressPen.track)
        if q > Self.least { drawArc(gauge, gauge.start, gauge.start + q * gauge.sweep, ProgressPen.color()) }
        let outer = gauge.radius - t / 2 - max(1.5, 0.03 * z)
        let inner = outer - max(2, 0.07 * z)
        for j in 0...n {
            let angle = gauge.start + Double(j) / count * gauge.sweep
            let isPassed = Double(j) / count <= q + 1e-9
            pen.line(
                Self.point(c, inner, angle),
                Self.point(c, outer, angle),
                max(1, 0.4 * t),
                .round,
                isPassed ? ProgressPen.color() : ProgressPen.track
            )
        }
        let angle = gauge.start + q * gauge.sweep
        let half = max(1.5, 0.035 * z)
        let (sine, cosine) = (Math.sin(angle), Math.cos(angle))
        let needle = [
            Self.point(c, inner - max(1.5, 0.04 * z), angle), ProgressPoint(c - half * sine, c + half * cosine),
            ProgressPoint(c + half * sine, c - half * cosine),
        ]
        pen.polygon(needle, ProgressPen.color())
        pen.circle(c, c, max(2.5, 0.07 * z), ProgressPen.color())
    }

    private mutating func drawGaugeGradient(_ gauge: GaugeArc) {
        drawArc(gauge, gauge.start, gauge.end, ProgressPen.track)
        var (from, length) = (gauge.start, v * gauge.sweep)
        if state.isIndeterminate {
            length = 0.35 * gauge.sweep
            from = gauge.start + Math.swing(Double.pi * it) * (gauge.sweep - length)
        } else if v <= Self.least {
            return
        }
        // The round end before the arc has the arc's first colour.
        let width = t / 2
        let slope = width / max(gauge.radius - width, 1e-6)
        let lead = isRound ? min(Double.pi / 4, DeterministicMath.arctangent(slope)) : 0
        let paint = ProgressPaint.conic(
            center: ProgressPoint(gauge.center, gauge.center),
            start: from - lead,
            [
                .init(0, .color, alpha: 0.2), .init(lead / Math.turn, .color, alpha: 0.2),
                .init((length + lead) / Math.turn, .color, alpha: 1),
            ]
        )
        drawArc(gauge, from, from + length, paint)
    }

    private mutating func drawGaugeDots(_ gauge: GaugeArc, side z: Double) {
        let d = max(1.5, 0.5 * t)
        let r = z / 2 - d - 1
        let c = Math.swing(Double.pi * it) * count
        for i in 0..<n {
            let part = n == 1 ? 0.5 : Double(i) / (count - 1)
            let place = Self.point(gauge.center, r, gauge.start + gauge.sweep * part)
            pen.circle(place.x, place.y, d, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = Math.bump(Double(i) + 0.5 - c, 2)
                if alpha > 0 { pen.circle(place.x, place.y, d, ProgressPen.color(alpha)) }
            } else if fill(i) > 0 {
                pen.circle(place.x, place.y, d * fill(i).squareRoot(), ProgressPen.color())
            }
        }
    }
}
