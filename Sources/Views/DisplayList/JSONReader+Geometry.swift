import Raster
import StrictJSON

extension JSONReader {
    /// A number within a million points of the origin.
    func coordinate() throws(JSONError) -> Double {
        try number(in: -PathData.coordinateLimit...PathData.coordinateLimit)
    }

    func point() throws(JSONError) -> Point {
        let numbers = try array(of: 2, "[x, y]")
        return Point(x: try numbers[0].coordinate(), y: try numbers[1].coordinate())
    }

    /// A width and a height from 0 to a limit.
    func size(limit: Double) throws(JSONError) -> Size {
        let size = try object(keys: ["width", "height"])
        return Size(width: try size["width"].number(in: 0...limit), height: try size["height"].number(in: 0...limit))
    }

    /// A width and a height of any sign.
    func offset() throws(JSONError) -> Size {
        let size = try object(keys: ["width", "height"])
        return Size(width: try size["width"].coordinate(), height: try size["height"].coordinate())
    }

    func rect() throws(JSONError) -> Rect {
        let rect = try object(keys: ["x", "y", "width", "height"])
        let limit = PathData.coordinateLimit
        return Rect(
            x: try rect["x"].coordinate(),
            y: try rect["y"].coordinate(),
            width: try rect["width"].number(in: 0...limit),
            height: try rect["height"].number(in: 0...limit)
        )
    }

    /// A matrix as `[a, b, c, d, tx, ty]`.
    func matrix() throws(JSONError) -> AffineTransform {
        let numbers = try array(of: 6, "[a, b, c, d, tx, ty]")
        let factors = -PathData.factorLimit...PathData.factorLimit
        return AffineTransform(
            a: try numbers[0].number(in: factors),
            b: try numbers[1].number(in: factors),
            c: try numbers[2].number(in: factors),
            d: try numbers[3].number(in: factors),
            tx: try numbers[4].coordinate(),
            ty: try numbers[5].coordinate()
        )
    }

    /// A colour as `#RRGGBB`, `#RRGGBBAA`, or an array of red, green, blue and alpha from 0 to 1.
    func color() throws(JSONError) -> Color {
        let expected = "a colour: #RRGGBB, #RRGGBBAA, or [red, green, blue, alpha] from 0 to 1"
        if case .string(let hex) = value {
            guard let color = Color(hex: hex) else { throw malformed(expected) }
            return color
        }
        let numbers = try array(of: 4, expected)
        return Color(
            red: try numbers[0].number(in: 0...1),
            green: try numbers[1].number(in: 0...1),
            blue: try numbers[2].number(in: 0...1),
            alpha: try numbers[3].number(in: 0...1)
        )
    }

    /// A colour, or an object with one kind of gradient.
    func paint() throws(JSONError) -> Paint {
        guard case .object = value else { return .color(try color()) }
        let kinds = ["linearGradient", "radialGradient", "conicGradient"]
        let paint = try object(keys: kinds)
        switch (paint.optional(kinds[0]), paint.optional(kinds[1]), paint.optional(kinds[2])) {
        case (let linear?, nil, nil):
            let gradient = try linear.object(keys: ["start", "end", "stops"])
            let (start, end) = (try gradient["start"].point(), try gradient["end"].point())
            return .linearGradient(try gradient["stops"].gradient(), start: start, end: end)
        case (nil, let radial?, nil):
            let gradient = try radial.object(keys: ["center", "startRadius", "endRadius", "stops"])
            let radii = 0...PathData.coordinateLimit
            return .radialGradient(
                try gradient["stops"].gradient(),
                center: try gradient["center"].point(),
                startRadius: try gradient["startRadius"].number(in: radii),
                endRadius: try gradient["endRadius"].number(in: radii)
            )
        case (nil, nil, let conic?):
            let gradient = try conic.object(keys: ["center", "startAngle", "stops"])
            return .conicGradient(
                try gradient["stops"].gradient(),
                center: try gradient["center"].point(),
                startAngle: try gradient["startAngle"].coordinate()
            )
        default:
            throw malformed("one of \"linearGradient\", \"radialGradient\" and \"conicGradient\"")
        }
    }

    private func gradient() throws(JSONError) -> Gradient {
        var stops: [Gradient.Stop] = []
        for reader in try array(atMost: 256) {
            let stop = try reader.object(keys: ["color", "location"])
            let color = try stop["color"].color()
            stops.append(.init(color: color, location: try stop["location"].number(in: 0...1)))
        }
        guard !stops.isEmpty else { throw malformed("at least one stop") }
        return Gradient(stops: stops)
    }
}
