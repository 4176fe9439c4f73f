import StrictJSON

extension SpecReader {
    /// A layout or a shape: an object of a type, and the place that it has in the spec.
    private struct Typed {
        let type: String
        let json: JSONValue
        let place: String
        let prefix: String

        func path(_ field: String) -> String { prefix + place + "." + field }
    }

    /// The object, if it names one of the types.
    private mutating func readType(
        of json: JSONValue?,
        _ place: String,
        among types: [String],
        at prefix: String
    ) -> Typed? {
        if let json, case .string(let type) = json["type"] {
            if types.contains(type) { return Typed(type: type, json: json, place: place, prefix: prefix) }
            let near = NearName.closest(to: type, in: types).map { "; did you mean \"\($0)\"?" } ?? ""
            note("\(prefix)\(place).type", "must be one of \(types.joined(separator: ", ")), not \"\(type)\"\(near)")
        } else {
            note("\(prefix)\(place).type", "must be one of " + types.joined(separator: ", "))
        }
        return nil
    }

    private mutating func optional(_ field: String, of object: Typed) -> IndicatorSpec.Value? {
        object.json[field].flatMap { readValue($0, object.path(field)) }
    }

    /// The number of a field; any number once it was noted that there is none.
    private mutating func required(_ field: String, of object: Typed) -> IndicatorSpec.Value {
        guard let json = object.json[field] else {
            note(object.path(field), "is required")
            return 0
        }
        return readValue(json, object.path(field)) ?? 0
    }

    private static let layoutTypes = ["single", "stack", "row", "grid", "ring"]

    mutating func readLayout(_ json: JSONValue?, at prefix: String) -> IndicatorSpec.Layout? {
        guard let object = readType(of: json, "layout", among: Self.layoutTypes, at: prefix) else { return nil }
        let before = problems.count
        var layout = readLayout(object)
        switch object.json["orient"] {
        case nil, .bool(false): break
        case .bool(true):
            if case .ring(let count, let size, let width, let height, let angle, _) = layout {
                layout = .ring(
                    count: count,
                    itemSize: size,
                    itemWidth: width,
                    itemHeight: height,
                    startAngle: angle,
                    orient: true
                )
            }
        default: note(object.path("orient"), "must be true or false")
        }
        return problems.count == before ? layout : nil
    }

    private mutating func readLayout(_ object: Typed) -> IndicatorSpec.Layout {
        switch object.type {
        case "single":
            .single(
                size: optional("size", of: object),
                width: optional("width", of: object),
                height: optional("height", of: object),
                x: optional("x", of: object),
                y: optional("y", of: object)
            )
        case "stack":
            .stack(
                count: required("count", of: object),
                size: optional("size", of: object),
                width: optional("width", of: object),
                height: optional("height", of: object),
                x: optional("x", of: object),
                y: optional("y", of: object)
            )
        case "row":
            .row(
                count: required("count", of: object),
                gap: required("gap", of: object),
                itemWidth: optional("itemWidth", of: object),
                itemHeight: optional("itemHeight", of: object)
            )
        case "grid":
            .grid(
                columns: required("columns", of: object),
                rows: required("rows", of: object),
                gap: required("gap", of: object)
            )
        default:
            .ring(
                count: required("count", of: object),
                itemSize: required("itemSize", of: object),
                itemWidth: optional("itemWidth", of: object),
                itemHeight: optional("itemHeight", of: object),
                startAngle: optional("startAngle", of: object)
            )
        }
    }

    private static let shapeTypes = ["circle", "rect", "ring", "triangle", "line"]

    /// The shape; a ring that is written wrongly is none, so that stroke tracks do not fit it.
    mutating func readShape(_ json: JSONValue?, at prefix: String) -> IndicatorSpec.Shape? {
        guard let object = readType(of: json, "shape", among: Self.shapeTypes, at: prefix) else { return nil }
        let before = problems.count
        let shape = readShape(object)
        return problems.count == before ? shape : nil
    }

    private mutating func readShape(_ object: Typed) -> IndicatorSpec.Shape {
        switch object.type {
        case "circle":
            .circle(startAngle: optional("startAngle", of: object), sweep: readSweep(of: object))
        case "rect":
            .rect(cornerRadius: optional("cornerRadius", of: object))
        case "ring":
            .ring(
                strokeWidth: required("strokeWidth", of: object),
                startAngle: optional("startAngle", of: object),
                sweep: readSweep(of: object),
                segments: optional("segments", of: object)
            )
        case "triangle":
            .triangle
        default:
            .line
        }
    }

    private mutating func readSweep(of object: Typed) -> IndicatorSpec.Value? {
        let sweep = optional("sweep", of: object)
        if case .number(let angle)? = sweep, !(angle > 0 && angle <= 2 * Double.pi + 1e-9) {
            note(object.path("sweep"), "must lie in the interval (0, 2π]")
        }
        return sweep
    }
}
