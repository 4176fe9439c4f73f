private typealias Math = ProgressMath

// Progress as rising bars and as a square of cells.
extension ProgressDrawing {
    mutating func drawBars(_ w: Double, _ h: Double) {
        if progress.variant == .arcs { return drawSignalArcs(w, h) }
        let g = max(3, gap)
        let width = (w - g * (count - 1)) / count
        guard width > 0 else { return }
        let c = sweep(period: 1.4, beyond: 3, before: 1.5)
        for i in 0..<n {
            let x = Double(i) * (width + g)
            let height = h * (0.25 + 0.75 * Double(i + 1) / count)
            let filled = state.isIndeterminate ? Math.bump(Double(i) + 0.5 - c, 1.6) : fill(i)
            if progress.variant == .dots {
                drawBarOfDots(x, width, height, bottom: h, gap: g, filled)
            } else {
                drawBar(ProgressRect(x: x, y: h - height, width: width, height: height), filled)
            }
        }
    }

    private mutating func drawBar(_ bar: ProgressRect, _ filled: Double) {
        let radius = isRound ? min(0.3 * bar.width, 4) : 0
        pen.rect(bar.x, bar.y, bar.width, bar.height, radius: radius, ProgressPen.track)
        guard filled > 0.001 else { return }
        let height = bar.height * filled
        pen.clipRect(bar, radius: radius) { pen in
            pen.rect(bar.x, bar.y + bar.height - height, bar.width, height, ProgressPen.color())
        }
    }

    private mutating func drawBarOfDots(
        _ x: Double,
        _ width: Double,
        _ height: Double,
        bottom: Double,
        gap: Double,
        _ filled: Double
    ) {
        let d = min(width, bottom)
        let pitch = d + max(1.5, 0.5 * gap)
        let dots = max(1, ((height - d) / pitch + 1e-9).rounded(.down) + 1)
        for j in 0..<Int(dots) {
            let y = bottom - d / 2 - Double(j) * pitch
            pen.circle(x + width / 2, y, d / 2, ProgressPen.track)
            let alpha = Math.clamp01(filled * dots - Double(j))
            if alpha > 0.01 { pen.circle(x + width / 2, y, d / 2, ProgressPen.color(alpha)) }
        }
    }

    private mutating func drawSignalArcs(_ w: Double, _ h: Double) {
        let (cx, cy) = (w / 2, h - t)
        let eighth = Double.pi / 4
        let outer = min(cy - t / 2, (w / 2 - t / 2) / Math.sin(eighth))
        pen.circle(cx, cy, 0.8 * t, ProgressPen.color())
        let c = sweep(period: 1.4, beyond: 2, before: 1)
        for i in 0..<n {
            let radius = outer * Double(i + 1) / count
            pen.arc(cx, cy, radius, Math.top - eighth, Math.top + eighth, t, cap, ProgressPen.track)
            let alpha = state.isIndeterminate ? Math.bump(Double(i) + 0.5 - c, 1.5) : fill(i)
            if alpha > 0 {
                pen.arc(cx, cy, radius, Math.top - eighth, Math.top + eighth, t, cap, ProgressPen.color(alpha))
            }
        }
    }

    mutating func drawGrid(_ z: Double) {
        let g = max(2, 0.75 * gap)
        let cell = (z - g * (count - 1)) / count
        guard cell > 0 else { return }
        let roundness = isRound ? 0.28 : 0.08
        let c = Math.mod(it / 1.6, 1) * (2 * count + 1) - 1.5
        let order = ProgressGeometry.gridOrder(n)
        for index in 0..<(n * n) {
            let (row, column) = (index / n, index % n)
            let x = Double(column) * (cell + g) + cell / 2
            let y = Double(row) * (cell + g) + cell / 2
            drawCell(x, y, cell, roundness, ProgressPen.track)
            let filled =
                state.isIndeterminate
                ? Math.bump(Double(row + column) - c, 1.8)
                : Math.clamp01(v * count * count - Double(order[index]))
            if filled > 0.01 {
                drawCell(x, y, cell * (0.3 + 0.7 * filled), roundness, ProgressPen.color(min(1, 1.6 * filled)))
            }
        }
    }

    /// A cell about its middle: a square, or a disc.
    private mutating func drawCell(
        _ x: Double,
        _ y: Double,
        _ side: Double,
        _ roundness: Double,
        _ paint: ProgressPaint
    ) {
        if progress.variant == .dots {
            pen.circle(x, y, side / 2, paint)
        } else {
            pen.rect(x - side / 2, y - side / 2, side, side, radius: roundness * side, paint)
        }
    }
}
