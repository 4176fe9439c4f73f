import StrictJSON

extension IndicatorSpec {
    /// The spec as JSON on one line, from which an equal spec is read.
    ///
    /// Keys stand in alphabetical order, whole numbers have no fraction, and nothing is written that holds anyway.
    ///
    /// Throws for an invalid spec, which no reader would take.
    public func jsonString() throws(IndicatorSpecError) -> String {
        try validate()
        return jsonValue.sorted.compactText
    }

    /// The spec as a JSON value, valid or not.
    var jsonValue: JSONValue {
        var members: [JSONValue.Member] = [
            .init("schemaVersion", .number(Double(schemaVersion))),
            .init("name", .string(name)),
            .init("duration", .number(duration)),
        ]
        if !params.isEmpty {
            // In an order, so that the problems of a spec are always listed alike.
            let sorted = params.sorted { $0.key < $1.key }
            members.append(.init("params", .object(sorted.map { .init($0.key, .number($0.value)) })))
        }
        if let perspective { members.append(.init("perspective", .number(perspective))) }
        switch body {
        case .inline(let part):
            members += part.members(isInline: true)
        case .parts(let parts):
            members.append(.init("parts", .array(parts.map { .object($0.members(isInline: false)) })))
        }
        return .object(members)
    }
}

extension IndicatorSpec.Part {
    fileprivate func members(isInline: Bool) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [.init("layout", layout.jsonValue), .init("shape", shape.jsonValue)]
        if let stagger { members.append(.init("stagger", stagger.jsonValue)) }
        if let duration, !isInline { members.append(.init("duration", .number(duration))) }
        if let durations { members.append(.init("durations", .array(durations.map { .number($0) }))) }
        if !rest.isEmpty {
            let written = IndicatorSpec.Property.allCases.compactMap { property in
                rest[property].map { JSONValue.Member(property.rawValue, $0.jsonValue) }
            }
            members.append(.init("rest", .object(written)))
        }
        if !tracks.isEmpty { members.append(.init("tracks", .array(tracks.map(\.jsonValue)))) }
        if !groupTracks.isEmpty { members.append(.init("groupTracks", .array(groupTracks.map(\.jsonValue)))) }
        return members
    }
}

extension IndicatorSpec.Value {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .param(let name): ["$param": .string(name)]
        }
    }
}

extension IndicatorSpec.Stagger {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .offsets(let offsets): return .array(offsets.map { .number($0) })
        case .each(let each, let start):
            let start = start.map { [JSONValue.Member("start", .number($0))] } ?? []
            return .object([.init("each", .number(each))] + start)
        }
    }
}

extension IndicatorSpec.Layout {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .single(let size, let width, let height, let x, let y):
            .typed("single", [("size", size), ("width", width), ("height", height), ("x", x), ("y", y)])
        case .stack(let count, let size, let width, let height, let x, let y):
            .typed(
                "stack",
                [("count", count), ("size", size), ("width", width), ("height", height), ("x", x), ("y", y)]
            )
        case .row(let count, let gap, let itemWidth, let itemHeight):
            .typed(
                "row",
                [("count", count), ("gap", gap), ("itemWidth", itemWidth), ("itemHeight", itemHeight)]
            )
        case .grid(let columns, let rows, let gap):
            .typed("grid", [("columns", columns), ("rows", rows), ("gap", gap)])
        case .ring(let count, let itemSize, let itemWidth, let itemHeight, let startAngle, let orient):
            .typed(
                "ring",
                [
                    ("count", count), ("itemSize", itemSize), ("itemWidth", itemWidth),
                    ("itemHeight", itemHeight), ("startAngle", startAngle),
                ],
                and: orient ? [.init("orient", true)] : []
            )
        }
    }
}

extension IndicatorSpec.Shape {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .circle(let startAngle, let sweep):
            .typed("circle", [("startAngle", startAngle), ("sweep", sweep)])
        case .rect(let cornerRadius):
            .typed("rect", [("cornerRadius", cornerRadius)])
        case .ring(let strokeWidth, let startAngle, let sweep, let segments):
            .typed(
                "ring",
                [
                    ("strokeWidth", strokeWidth), ("startAngle", startAngle), ("sweep", sweep),
                    ("segments", segments),
                ]
            )
        case .triangle: .typed("triangle", [])
        case .line: .typed("line", [])
        }
    }
}

extension IndicatorSpec.KeyframeTrack {
    fileprivate var jsonValue: JSONValue {
        var members: [JSONValue.Member] = [
            .init("property", .string(property.rawValue)),
            .init("keyTimes", .array(keyTimes.map { .number($0) })),
            .init("values", .array(values.map(\.jsonValue))),
        ]
        switch easing {
        case nil: break
        case .uniform(let easing): members.append(.init("easing", easing.jsonValue))
        case .perSegment(let easings): members.append(.init("easing", .array(easings.map(\.jsonValue))))
        }
        return .object(members)
    }
}

extension IndicatorSpec.Easing {
    fileprivate var jsonValue: JSONValue {
        if let name { return .string(name) }
        let (x1, y1, x2, y2) = controlPoints
        return .array([.number(x1), .number(y1), .number(x2), .number(y2)])
    }
}

extension JSONValue {
    /// An object of a type and those of its numbers that are set.
    fileprivate static func typed(
        _ type: String,
        _ numbers: [(String, IndicatorSpec.Value?)],
        and others: [Member] = []
    ) -> JSONValue {
        let written = numbers.compactMap { name, value in value.map { Member(name, $0.jsonValue) } }
        return .object([Member("type", .string(type))] + written + others)
    }

    /// The value with the members of every object in the order of their keys.
    fileprivate var sorted: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.sorted))
        case .object(let members):
            .object(members.map { Member($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
        default: self
        }
    }
}
