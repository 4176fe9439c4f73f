import StrictJSON

extension ProgressCommand {
    /// The command as an object: its name as `type`, and its numbers by their names.
    ///
    /// Points are `x` and `y` where there is one, `x0` … `y1` where there are two, and arrays of two numbers in a list.
    public var json: JSONValue {
        switch self {
        case .line(let from, let to, let width, let cap, let paint):
            return .named("line", Self.ends(from, to) + [("width", width)], [("cap", .string(cap.rawValue))], paint)
        case .arc(let center, let radius, let start, let end, let width, let cap, let paint):
            let numbers = Self.center(center, radius) + [("start", start), ("end", end), ("width", width)]
            return .named("arc", numbers, [("cap", .string(cap.rawValue))], paint)
        case .polyline(let points, let closed, let width, let cap, let paint):
            let others: [(String, JSONValue)] = [
                ("points", Self.list(points)), ("closed", .bool(closed)), ("cap", .string(cap.rawValue)),
            ]
            return .named("polyline", [("width", width)], others, paint)
        case .circle(let center, let radius, let paint):
            return .named("circle", Self.center(center, radius), [], paint)
        case .rect(let rect, let radius, let paint):
            return .named("rect", rect.numbers + [("radius", radius)], [], paint)
        case .strokeRect(let rect, let radius, let width, let paint):
            return .named("strokeRect", rect.numbers + [("radius", radius), ("strokeWidth", width)], [], paint)
        case .polygon(let points, let paint):
            return .named("polygon", [], [("points", Self.list(points))], paint)
        case .sector(let center, let radius, let start, let end, let paint):
            return .named("sector", Self.center(center, radius) + [("start", start), ("end", end)], [], paint)
        case .text(let text, let place, let size, let align, let paint):
            let others: [(String, JSONValue)] = [("text", .string(text)), ("align", .string(align.rawValue))]
            return .named("text", [("x", place.x), ("y", place.y), ("size", size)], others, paint)
        case .clip(let shape, let commands):
            return .named("clip", [], [("shape", shape.json), ("commands", .array(commands.map(\.json)))], nil)
        }
    }

    fileprivate static func ends(_ from: ProgressPoint, _ to: ProgressPoint) -> [(String, Double)] {
        [("x0", from.x), ("y0", from.y), ("x1", to.x), ("y1", to.y)]
    }

    fileprivate static func center(_ center: ProgressPoint, _ radius: Double) -> [(String, Double)] {
        [("cx", center.x), ("cy", center.y), ("r", radius)]
    }

    fileprivate static func list(_ points: [ProgressPoint]) -> JSONValue {
        .array(points.map { [.finite($0.x), .finite($0.y)] })
    }
}

extension ProgressRect {
    fileprivate var numbers: [(String, Double)] { [("x", x), ("y", y), ("width", width), ("height", height)] }
}

extension ProgressClipShape {
    fileprivate var json: JSONValue {
        switch self {
        case .rect(let rect, let radius): .named("rect", rect.numbers + [("radius", radius)], [], nil)
        case .circle(let center, let radius): .named("circle", ProgressCommand.center(center, radius), [], nil)
        case .polygon(let points): .named("polygon", [], [("points", ProgressCommand.list(points))], nil)
        }
    }
}

extension ProgressPaint {
    fileprivate var json: JSONValue {
        switch self {
        case .solid(let role, let alpha):
            .named("solid", [("alpha", alpha)], [("role", .string(role.rawValue))], nil)
        case .linear(let from, let to, let stops):
            .named("linear", ProgressCommand.ends(from, to), [("stops", Self.list(stops))], nil)
        case .radial(let center, let radius, let stops):
            .named("radial", ProgressCommand.center(center, radius), [("stops", Self.list(stops))], nil)
        case .conic(let center, let start, let stops):
            .named(
                "conic",
                [("cx", center.x), ("cy", center.y), ("start", start)],
                [("stops", Self.list(stops))],
                nil
            )
        }
    }

    private static func list(_ stops: [ProgressColorStop]) -> JSONValue {
        .array(
            stops.map { ["offset": .finite($0.offset), "role": .string($0.role.rawValue), "alpha": .finite($0.alpha)] }
        )
    }
}

extension JSONValue {
    fileprivate static func named(
        _ type: String,
        _ numbers: [(String, Double)],
        _ others: [(String, JSONValue)],
        _ paint: ProgressPaint?
    ) -> JSONValue {
        var members = [Member("type", .string(type))]
        members += numbers.map { Member($0, .finite($1)) }
        members += others.map { Member($0, $1) }
        if let paint { members.append(Member("paint", paint.json)) }
        return .object(members)
    }
}
