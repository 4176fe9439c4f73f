import Indicators
import Raster

extension Path {
    /// The inside of an element's outline, to be filled by the non-zero rule; strokes are areas too.
    init(_ outline: ElementOutline) {
        self.init()
        switch outline {
        case .ellipse(let width, let height):
            self = .ellipse(in: Self.centered(width, height))
        case .segment(let width, let height, let startAngle, let sweep):
            addArc(center: .zero, radius: 1, startAngle: startAngle, endAngle: startAngle + sweep, clockwise: true)
            closeSubpath()
            self = applying(AffineTransform(scaleX: width / 2, y: height / 2))
        case .rect(let width, let height, let radius):
            self = .roundedRect(Self.centered(width, height), cornerRadius: radius)
        case .triangle(let width, let height):
            move(to: Point(x: 0, y: -height / 2))
            addLine(to: Point(x: width / 2, y: height / 2))
            addLine(to: Point(x: -width / 2, y: height / 2))
            closeSubpath()
        case .circle(let radius, let stroke):
            addBand(radius, stroke, from: 0, sweep: 2 * Double.pi)
        case .arcs(let radius, let stroke, let startAngles, let sweep):
            for start in startAngles { addBand(radius, stroke, from: start, sweep: sweep) }
        }
    }

    /// Adds the area of a stroke with flat ends along a part of a circle about the origin.
    private mutating func addBand(_ radius: Double, _ stroke: Double, from start: Double, sweep: Double) {
        let (outer, inner) = (radius + stroke / 2, radius - stroke / 2)
        guard inner > 0 else {
            // The pen reaches beyond the middle, to the other side of it.
            addSector(outer, from: start, sweep: sweep)
            if inner < 0 { addSector(-inner, from: start + Double.pi, sweep: sweep) }
            return
        }
        let end = start + sweep
        var band = Path()
        band.addArc(center: .zero, radius: outer, startAngle: start, endAngle: end, clockwise: true)
        // The line to the inner arc is the flat end of the stroke; a whole circle has none, and is two subpaths.
        if sweep >= 2 * Double.pi {
            band.closeSubpath()
            band.move(to: Point(x: inner, y: 0))
        }
        band.addArc(center: .zero, radius: inner, startAngle: end, endAngle: start, clockwise: false)
        band.closeSubpath()
        addPath(band)
    }

    private mutating func addSector(_ radius: Double, from start: Double, sweep: Double) {
        var sector = Path()
        sector.move(to: .zero)
        sector.addArc(center: .zero, radius: radius, startAngle: start, endAngle: start + sweep, clockwise: true)
        sector.closeSubpath()
        addPath(sector)
    }

    private static func centered(_ width: Double, _ height: Double) -> Rect {
        Rect(x: -width / 2, y: -height / 2, width: width, height: height)
    }
}
