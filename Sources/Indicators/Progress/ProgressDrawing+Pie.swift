private typealias Math = ProgressMath

extension ProgressDrawing {
    mutating func drawPie(_ z: Double) {
        if progress.variant == .segmented { drawPieSegmented(z) } else { drawPieFlat(z) }
    }

    private mutating func drawPieFlat(_ z: Double) {
        let c = z / 2
        let width = max(1, 0.6 * t)
        let ring = (z - width) / 2
        pen.ring(c, c, ring, width, ProgressPen.color())
        let inner = ring - width / 2 - max(1, 0.6 * gap)
        pen.circle(c, c, inner, ProgressPen.track)
        var (start, sweep) = (Math.top, v * Math.turn)
        if state.isIndeterminate {
            let u = it / 1.2
            start = Math.top + Math.mod(u, 1) * Math.turn
            sweep = (0.12 + 0.2 * Math.swing(u * Math.turn)) * Math.turn
        }
        if sweep >= 0.0005 { pen.sector(c, c, inner, start, start + sweep, ProgressPen.color()) }
    }

    private mutating func drawPieSegmented(_ z: Double) {
        let (c, r) = (z / 2, z / 2)
        let spacing = n == 1 ? 0 : max(2, gap) / r
        let length = Math.turn / count - spacing
        guard length > 0.01 else { return }
        for i in 0..<n {
            let start = Math.top + Double(i) * (length + spacing) + spacing / 2
            pen.sector(c, c, r, start, start + length, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = circularBump(i, period: 1.2, width: 0.32 * count)
                if alpha > 0.01 { pen.sector(c, c, r, start, start + length, ProgressPen.color(alpha)) }
            } else if fill(i) > 0.001 {
                pen.sector(c, c, r, start, start + length * fill(i), ProgressPen.color())
            }
        }
    }
}
