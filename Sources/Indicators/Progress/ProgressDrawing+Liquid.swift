private typealias Math = ProgressMath

extension ProgressDrawing {
    mutating func drawLiquid(_ z: Double) {
        let c = z / 2
        let ring = max(1.5, 0.6 * t)
        let outer = (z - ring) / 2
        let inner = outer - ring / 2 - max(1.5, 0.6 * gap)
        guard progress.variant == .heart else {
            pen.ring(c, c, outer, ring, ProgressPen.color())
            guard inner > 0 else { return }
            var contents = ProgressPen(origin: .init(0, 0))
            swap(&contents, &pen)
            contents.clipCircle(c, c, inner) { pen in
                drawWaves(&pen, c, inner, top: c - inner, bottom: c + inner, labelY: c, Self.labelSize(z))
            }
            pen = contents
            return
        }
        if inner > 0 {
            let reach = 14.5 / 16 * inner
            var contents = ProgressPen(origin: .init(0, 0))
            swap(&contents, &pen)
            contents.clipPolygon(Self.heart(c, inner)) { pen in
                drawWaves(
                    &pen,
                    c,
                    inner,
                    top: c - reach,
                    bottom: c + reach,
                    labelY: c - 0.12 * inner,
                    0.8 * Self.labelSize(z)
                )
            }
            pen = contents
        }
        if outer > 0 { pen.polyline(Self.heart(c, outer), closed: true, ring, .butt, ProgressPen.color()) }
    }

    /// The liquid: two waves over the track, and the label, white where the front wave covers it.
    private func drawWaves(
        _ pen: inout ProgressPen,
        _ c: Double,
        _ inner: Double,
        top: Double,
        bottom: Double,
        labelY: Double,
        _ labelSize: Double
    ) {
        let level = state.isIndeterminate ? 0.5 + 0.14 * Math.sin(1.8 * it) : v
        let amplitude = (state.isIndeterminate ? 0.09 : 0.07 * state.wave) * inner
        let cycles = state.time * progress.waveSpeed * 0.8
        let surface = bottom - level * (bottom - top)

        func wave(_ amplitude: Double, _ phase: Double) -> [ProgressPoint] {
            let (left, right) = (c - inner, c + inner + 2)
            let steps = max(1, Math.ceiling((right - left) / 2))
            let crest = (0...Int(steps)).map { step in
                let x = left + (right - left) * Double(step) / steps
                let y = surface + amplitude * Math.sin(Math.turn * x / (1.35 * inner) + phase)
                return ProgressPoint(x, y)
            }
            return [ProgressPoint(left, bottom + 1)] + crest + [ProgressPoint(right, bottom + 1)]
        }

        let front = wave(amplitude, Math.mod(cycles, 1) * Math.turn)
        pen.rect(c - inner, top, 2 * inner, bottom - top, ProgressPen.track)
        pen.polygon(wave(0.8 * amplitude, 2 - Math.mod(0.7 * cycles, 1) * Math.turn), ProgressPen.color(0.45))
        pen.polygon(front, ProgressPen.color())
        guard showsLabel else { return }
        let text = ProgressGeometry.label(state.value)
        pen.text(text, c, labelY, size: labelSize, ProgressPen.label)
        pen.clipPolygon(front) { $0.text(text, c, labelY, size: labelSize, ProgressPen.white()) }
    }

    /// The outline of a heart of this half width.
    private static func heart(_ c: Double, _ h: Double) -> [ProgressPoint] {
        (0..<72).map { i in
            let a = Double(i) * Math.turn / 72
            let sine = Math.sin(a)
            let rise = -13 * Math.cos(a) + 5 * Math.cos(2 * a) + 2 * Math.cos(3 * a) + Math.cos(4 * a) - 2.5
            return ProgressPoint(c + h * sine * sine * sine, c + h * rise / 16)
        }
    }
}
