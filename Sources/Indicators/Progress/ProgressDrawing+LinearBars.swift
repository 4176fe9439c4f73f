private typealias Math = ProgressMath

// Linear progress as filled rectangles.
extension ProgressDrawing {
    mutating func drawLinearSegmented(_ w: Double, _ h: Double) {
        let g = max(2, gap)
        let s = (w - g * (count - 1)) / count
        guard s > 0 else { return }
        let radius = isRound ? min(t / 2, s / 2) : 0
        let c = sweep(period: 1.6, beyond: 4, before: 2)
        for i in 0..<n {
            let cell = ProgressRect(x: Double(i) * (s + g), y: h / 2 - t / 2, width: s, height: t)
            pen.rect(cell.x, cell.y, s, t, radius: radius, ProgressPen.track)
            if state.isIndeterminate {
                let alpha = Math.bump(Double(i) + 0.5 - c, 2.2)
                if alpha > 0.01 { pen.rect(cell.x, cell.y, s, t, radius: radius, ProgressPen.color(alpha)) }
            } else if fill(i) > 0.001 {
                let filled = s * fill(i)
                pen.clipRect(cell, radius: radius) { $0.rect(cell.x, cell.y, filled, cell.height, ProgressPen.color()) }
            }
        }
    }

    mutating func drawLinearStriped(_ w: Double, _ h: Double) {
        let (t, top) = (t, h / 2 - t / 2)
        let spacing = max(6, 0.8 * t)
        let time = state.isIndeterminate ? it : state.time
        let offset = Math.mod(26 * time, 2 * spacing)
        let filled = state.isIndeterminate ? w : w * v
        pen.rect(0, top, w, t, radius: t / 2, ProgressPen.track)
        guard filled > 0.5 else { return }

        func drawStripes(_ pen: inout ProgressPen, _ paint: ProgressPaint) {
            var x = -t - 2 * spacing + offset
            while x < filled + t {
                let corners = [
                    ProgressPoint(x, top + t), ProgressPoint(x + spacing, top + t), ProgressPoint(x + spacing + t, top),
                    ProgressPoint(x + t, top),
                ]
                pen.polygon(corners, paint)
                x += 2 * spacing
            }
        }

        let isIndeterminate = state.isIndeterminate
        pen.clipRect(ProgressRect(x: 0, y: top, width: w, height: t), radius: t / 2) { pen in
            guard !isIndeterminate else { return drawStripes(&pen, ProgressPen.color(0.85)) }
            pen.clipRect(ProgressRect(x: 0, y: top, width: filled, height: t), radius: t / 2) { pen in
                pen.rect(0, top, filled, t, ProgressPen.color())
                drawStripes(&pen, ProgressPen.white(0.22))
            }
        }
    }

    mutating func drawLinearShimmer(_ w: Double, _ h: Double) {
        let (t, top) = (t, h / 2 - t / 2)
        pen.rect(0, top, w, t, radius: t / 2, ProgressPen.track)
        let bar = ProgressRect(x: 0, y: top, width: w, height: t)
        if state.isIndeterminate {
            let band = 0.45 * w
            let x = -band + Math.easeInOut.value(at: Math.mod(it / 1.5, 1)) * (w + band)
            pen.clipRect(bar, radius: t / 2) { pen in
                pen.rect(x, top, band, t, Self.sheen(x, band, h / 2, .color, 1))
            }
            return
        }
        let filled = w * v
        guard filled > 0.5 else { return }
        let q = Math.mod(state.time, 2.2) / 1.5
        let band = max(36, 0.22 * w)
        let x = -band + q * (filled + band)
        pen.clipRect(bar, radius: t / 2) { pen in
            pen.clipRect(ProgressRect(x: 0, y: top, width: filled, height: t), radius: t / 2) { pen in
                pen.rect(0, top, filled, t, ProgressPen.color())
                if q < 1 { pen.rect(x, top, band, t, Self.sheen(x, band, h / 2, .white, 0.5)) }
            }
        }
    }

    /// A band of light that is strongest in its middle.
    private static func sheen(
        _ x: Double,
        _ width: Double,
        _ y: Double,
        _ role: ProgressColorRole,
        _ peak: Double
    ) -> ProgressPaint {
        .linear(
            from: ProgressPoint(x, y),
            to: ProgressPoint(x + width, y),
            [.init(0, role, alpha: 0), .init(0.5, role, alpha: peak), .init(1, role, alpha: 0)]
        )
    }
}
