private typealias Math = ProgressMath

/// The line of a linear progress indicator: its middle, its ends and what lies between them.
private struct LinearTrack {
    let cy: Double
    let start: Double
    let end: Double

    var length: Double { end - start }

    init(width: Double, height: Double, inset: Double) {
        cy = height / 2
        start = inset
        end = width - inset
    }
}

extension ProgressDrawing {
    mutating func drawLinear(_ width: Double, _ height: Double) {
        let isBeside =
            progress.showLabel && !progress.labelInside && width - ProgressGeometry.labelWidth >= 20
        let w = isBeside ? width - ProgressGeometry.labelWidth : width
        switch progress.variant {
        case .wavy: drawLinearBar(w, height, amplitude: progress.amplitude * state.wave)
        case .segmented: drawLinearSegmented(w, height)
        case .striped: drawLinearStriped(w, height)
        case .shimmer: drawLinearShimmer(w, height)
        case .glow: drawLinearGlow(w, height)
        case .dots: drawLinearDots(w, height)
        case .steps: drawLinearSteps(w, height)
        case .gradient: drawLinearGradient(w, height)
        case .center: drawLinearCenter(w, height)
        case .chevrons: drawLinearChevrons(w, height)
        case .ticks: drawLinearTicks(w, height)
        default: drawLinearBar(w, height, amplitude: 0)
        }
        guard showsLabel else { return }
        let text = ProgressGeometry.label(state.value)
        if isBeside {
            pen.text(text, width, height / 2, size: 12.5, align: .right, ProgressPen.label)
        } else if progress.labelInside {
            drawInsideLabel(text, width, height)
        }
    }

    /// The label on the bar: in its own colour, and white where the bar covers it.
    private mutating func drawInsideLabel(_ text: String, _ width: Double, _ height: Double) {
        let size = Math.round(min(0.6 * t, 15))
        var filled = v * width
        if progress.variant == .flat {
            let r = isRound ? t / 2 : 0
            filled = v > Self.least ? v * (width - 2 * r) + 2 * r : 0
        }
        pen.text(text, width / 2, height / 2, size: size, ProgressPen.label)
        guard filled > 0 else { return }
        pen.clipRect(ProgressRect(x: 0, y: 0, width: filled, height: height)) { pen in
            pen.text(text, width / 2, height / 2, size: size, ProgressPen.white())
        }
    }

    /// Flat and wavy: a bar, what lies before it, and a gap between them.
    private mutating func drawLinearBar(_ w: Double, _ h: Double, amplitude: Double) {
        let r = isRound ? t / 2 : 0
        let track = LinearTrack(width: w, height: h, inset: r)
        let spacing = gap + 2 * r
        if state.isIndeterminate {
            var from = 0.0
            for (tail, head) in Math.segments(at: it) {
                let to = tail * track.length - spacing
                if to - from > 0 { drawTrack(track, from, to) }
                drawActive(track, tail * track.length, head * track.length, amplitude)
                from = head * track.length + spacing
            }
            if from < track.length { drawTrack(track, from, track.length) }
            return
        }
        var from = v > Self.least ? v * track.length + spacing : 0
        if state.buffer > 0 {
            let end = max(v, Math.clamp01(state.buffer)) * track.length
            if end - from > 0.5 {
                pen.line(track.start + from, track.start + end, y: track.cy, t, cap, ProgressPen.color(0.5))
                from = end + spacing
            }
        }
        if from < track.length { drawTrack(track, from, track.length) }
        if progress.stopIndicator, from < track.length - t {
            pen.circle(track.end, track.cy, min(t, 4) / 2, ProgressPen.color())
        }
        if v > Self.least { drawActive(track, 0, v * track.length, amplitude) }
    }

    private mutating func drawTrack(_ track: LinearTrack, _ from: Double, _ to: Double) {
        let end = to == track.length ? track.end : track.start + to
        pen.line(track.start + from, end, y: track.cy, t, cap, ProgressPen.track)
    }

    /// A part of the bar, as a wave where its amplitude shows.
    private mutating func drawActive(_ track: LinearTrack, _ from: Double, _ to: Double, _ amplitude: Double) {
        let (x0, x1) = (track.start + from, track.start + to)
        guard amplitude > 0.05, x1 >= x0 else {
            return pen.line(x0, x1, y: track.cy, t, cap, ProgressPen.color())
        }
        let phase = Math.mod(state.time * progress.waveSpeed, 1) * progress.wavelength
        let steps = max(1, Math.ceiling((x1 - x0) / 2))
        let points = (0...Int(steps)).map { step in
            let x = x0 + (x1 - x0) * Double(step) / steps
            let y = track.cy + amplitude * Math.sin(Math.turn * (x - phase) / progress.wavelength)
            return ProgressPoint(x, y)
        }
        pen.polyline(points, t, cap, ProgressPen.color())
    }

    private mutating func drawLinearGlow(_ w: Double, _ h: Double) {
        let r = isRound ? t / 2 : 0
        let track = LinearTrack(width: w, height: h, inset: r + 2)
        pen.line(track.start, track.end, y: track.cy, t, cap, ProgressPen.color(0.14))
        for (tail, head) in activeParts() {
            let (x0, x1) = (track.start + tail * track.length, track.start + head * track.length)
            pen.line(x0, x1, y: track.cy, t + 8, cap, ProgressPen.color(0.12))
            pen.line(x0, x1, y: track.cy, t + 4, cap, ProgressPen.color(0.22))
            pen.line(x0, x1, y: track.cy, t, cap, ProgressPen.color())
            let q = t + 8
            pen.rect(x1 - q, track.cy - q, 2 * q, 2 * q, ProgressPen.glow(x1, track.cy, q, 0.55))
        }
    }

    private mutating func drawLinearGradient(_ w: Double, _ h: Double) {
        let r = isRound ? t / 2 : 0
        let track = LinearTrack(width: w, height: h, inset: r)
        pen.line(track.start, track.end, y: track.cy, t, cap, ProgressPen.track)
        for (tail, head) in activeParts() {
            let (x0, x1) = (track.start + tail * track.length, track.start + head * track.length)
            let paint = ProgressPaint.linear(
                from: ProgressPoint(x0 - r, track.cy),
                to: ProgressPoint(x1 + r, track.cy),
                [.init(0, .color, alpha: 0.15), .init(1, .color, alpha: 1)]
            )
            pen.line(x0, x1, y: track.cy, t, cap, paint)
        }
    }

    /// What is filled of a line, as fractions of its length.
    private func activeParts() -> [(tail: Double, head: Double)] {
        if state.isIndeterminate { return Math.segments(at: it) }
        return v > Self.least ? [(0, v)] : []
    }

    private mutating func drawLinearCenter(_ w: Double, _ h: Double) {
        let track = LinearTrack(width: w, height: h, inset: isRound ? t / 2 : 0)
        pen.line(track.start, track.end, y: track.cy, t, cap, ProgressPen.track)
        var (half, alpha) = (v / 2, 1.0)
        if state.isIndeterminate {
            let u = Math.mod(it / 1.6, 1)
            half = Math.emphasized.value(at: u) / 2
            alpha = 1 - Math.standard.value(at: Math.clamp01((u - 0.55) / 0.45))
        }
        guard half > 0.00025, alpha > 0.01 else { return }
        let middle = (track.start + track.end) / 2
        let reach = half * track.length
        pen.line(middle - reach, middle + reach, y: track.cy, t, cap, ProgressPen.color(alpha))
    }
}
