private typealias Math = ProgressMath

extension ProgressDrawing {
    mutating func drawHourglass(_ z: Double) {
        let c = z / 2
        let ring = max(1.5, 0.5 * t)
        let (half, neck) = (0.3 * z, max(1, 0.035 * z))
        let (top, bottom) = (0.1 * z, 0.9 * z)
        let bulb = c - top

        var (value, turned) = (v, 0.0)
        if state.isIndeterminate {
            let u = Math.mod(it / 2.4, 1)
            value = Math.easeInOut.value(at: Math.clamp01(u / 0.8))
            turned = Double.pi * Math.easeInOut.value(at: Math.clamp01((u - 0.8) / 0.2))
        }
        let (sine, cosine) = (Math.sin(turned), Math.cos(turned))
        let scale = 1 - 0.2 * sine

        /// A point of the upright glass where the turning one has it.
        func place(_ x: Double, _ y: Double) -> ProgressPoint {
            guard turned != 0 else { return ProgressPoint(x, y) }
            let (dx, dy) = ((x - c) * scale, (y - c) * scale)
            return ProgressPoint(c + dx * cosine - dy * sine, c + dx * sine + dy * cosine)
        }
        func box(_ from: Double, _ to: Double) -> [ProgressPoint] {
            [place(c - half, from), place(c + half, from), place(c + half, to), place(c - half, to)]
        }

        let glass = [
            place(c - half, top), place(c + half, top), place(c + neck, c), place(c + half, bottom),
            place(c - half, bottom), place(c - neck, c),
        ]
        let level = bulb * (1 - value).squareRoot()
        pen.polygon(glass, ProgressPen.track)
        pen.clipPolygon(glass) { pen in
            if value < 1 - Self.least { pen.polygon(box(c - level, c), ProgressPen.color()) }
            if value > Self.least { pen.polygon(box(c + level, bottom), ProgressPen.color()) }
            if value > Self.least, value < 1 - Self.least, turned == 0 {
                let (from, to) = (ProgressPoint(c, c), ProgressPoint(c, c + level))
                pen.line(from, to, max(1, 0.8 * neck), .butt, ProgressPen.color())
            }
        }
        pen.polyline(glass, closed: true, ring, .butt, ProgressPen.color(0.7))
        let reach = half + 1.5 * ring
        for y in [top, bottom] {
            pen.line(place(c - reach, y), place(c + reach, y), 1.6 * ring, .round, ProgressPen.color())
        }
    }
}
