private typealias Math = ProgressMath

extension ProgressDrawing {
    mutating func drawBattery(_ w: Double, _ h: Double) {
        let b = max(1.5, 0.5 * t)
        let terminal = max(3, 0.07 * w)
        let body = w - terminal - 0.5 * b
        let radius = 0.24 * h
        let shell = ProgressRect(x: b / 2, y: b / 2, width: body - b, height: h - b)
        pen.strokeRect(shell, radius: radius, b, ProgressPen.color(0.7))
        let x = body + 0.2 * b
        pen.rect(x, 0.34 * h, w - x, 0.32 * h, radius: terminal / 2, ProgressPen.color(0.7))

        let padding = b + max(1.5, 0.5 * gap)
        let inside = ProgressRect(x: padding, y: padding, width: body - 2 * padding, height: h - 2 * padding)
        guard inside.width > 0, inside.height > 0 else { return }
        var (filled, alpha) = (inside.width * v, 1.0)
        if state.isIndeterminate {
            let u = Math.mod(it / 1.8, 1)
            filled = inside.width * Math.easeInOut.value(at: Math.clamp01(u / 0.8))
            alpha = u > 0.8 ? 1 - (u - 0.8) / 0.2 : 1
        }
        let drawing = self
        pen.clipRect(inside, radius: max(1, radius - 0.7 * padding)) { pen in
            if drawing.progress.variant == .segmented {
                drawing.drawCells(&pen, inside, filled, alpha)
            } else {
                pen.rect(inside.x, inside.y, inside.width, inside.height, ProgressPen.track)
                pen.rect(inside.x, inside.y, filled, inside.height, ProgressPen.color(alpha))
            }
            drawing.drawBatteryLabel(&pen, inside, filled)
        }
        if state.isIndeterminate { drawBolt(inside) }
    }

    private func drawCells(_ pen: inout ProgressPen, _ inside: ProgressRect, _ filled: Double, _ alpha: Double) {
        let g = max(1.5, 0.5 * gap)
        let cell = (inside.width - g * (count - 1)) / count
        for i in 0..<n {
            let x = inside.x + Double(i) * (cell + g)
            pen.rect(x, inside.y, cell, inside.height, ProgressPen.track)
            let k = Math.clamp01(filled / inside.width * count - Double(i))
            if k > 0.01 { pen.rect(x, inside.y, cell, inside.height, ProgressPen.color(alpha * k)) }
        }
    }

    private func drawBatteryLabel(_ pen: inout ProgressPen, _ inside: ProgressRect, _ filled: Double) {
        guard showsLabel else { return }
        let text = ProgressGeometry.label(state.value)
        let (x, y) = (inside.x + inside.width / 2, inside.y + inside.height / 2)
        let size = min(max(0.55 * inside.height, 10), 30)
        pen.text(text, x, y, size: size, ProgressPen.label)
        guard filled > 0 else { return }
        pen.clipRect(ProgressRect(x: inside.x, y: inside.y, width: filled, height: inside.height)) { pen in
            pen.text(text, x, y, size: size, ProgressPen.white())
        }
    }

    /// The flash of lightning that tells of charging.
    private mutating func drawBolt(_ inside: ProgressRect) {
        let (x, y) = (inside.x + inside.width / 2, inside.y + inside.height / 2)
        let k = 0.42 * inside.height
        let corners = zip([0.15, -0.55, -0.05, -0.2, 0.55, 0.05], [-1, 0.12, 0.12, 1, -0.15, -0.15])
        let bolt = corners.map { ProgressPoint(x + 0.9 * k * $0, y + k * $1) }
        pen.polygon(bolt, ProgressPen.white())
        pen.polyline(bolt, closed: true, 1.2, .butt, ProgressPen.color())
    }
}
