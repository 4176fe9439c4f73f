import ImageIO
import Raster
import StrictJSON
import Views

extension FrameAudit {
    /// The audit as JSON: `frame` (its name), `level`, `showsHUD`, `passes`, `findings` and `contrasts`.
    ///
    /// A finding has `number` (from 1), `rule`, `severity`, `subject` and, where its rule counts something, `measured`,
    /// `required` and `unit`. A contrast, of a finding or in `contrasts`, has `worst`, `median`, `at` (where it is
    /// worst, in points), `foreground` and `background`; in `contrasts` also its `subject` and what is `required`.
    public var json: JSONValue {
        .object([
            .init("frame", .string(frame.name)),
            .init("level", .string(level.rawValue)),
            .init("showsHUD", .bool(showsHUD)),
            .init("passes", .bool(passes)),
            .init("findings", .array(findings.enumerated().map { $1.json(number: $0 + 1) })),
            .init("contrasts", .array(contrasts.map(\.json))),
        ])
    }
}

extension Finding {
    fileprivate func json(number: Int) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("number", .number(Double(number))),
            .init("rule", .string(rule.rawValue)),
            .init("severity", .string(severity.rawValue)),
            .init("subject", subject.json),
        ]
        members += figures
        if let contrast { members.append(.init("contrast", .object(contrast.members(required)))) }
        return .object(members)
    }

    /// `measured`, `required` and `unit`, where there are any.
    var figures: [JSONValue.Member] {
        guard let unit = rule.unit, let measured else { return [] }
        var members = [JSONValue.Member("measured", .number(measured.rounded(digits: 4, under: required)))]
        if let required { members.append(.init("required", .number(required))) }
        return members + [.init("unit", .string(unit.rawValue))]
    }
}

extension AuditSubject {
    var json: JSONValue {
        .object([
            .init("kind", .string(kind)),
            .init("name", .string(name)),
            .init("path", .array(path.map { .number(Double($0)) })),
            .init("frame", frame.edgesJSON),
        ])
    }
}

extension PartContrast {
    fileprivate var json: JSONValue {
        .object(
            [.init("subject", subject.json), .init("required", .number(required))] + reading.members(required)
        )
    }
}

extension ContrastReading {
    fileprivate func members(_ required: Double?) -> [JSONValue.Member] {
        [
            .init("worst", .number(worst.rounded(digits: 4, under: required))),
            .init("median", .number(median.rounded(digits: 4))),
            .init("at", ["x": .number(place.x.rounded(digits: 4)), "y": .number(place.y.rounded(digits: 4))]),
            .init("foreground", .string(foreground.hex)),
            .init("background", .string(background.hex)),
        ]
    }
}

extension Color {
    /// `#RRGGBB`, the alpha left aside.
    var hex: String {
        "#" + [red, green, blue].map { Color.quantize($0).hexadecimal(digits: 2, uppercase: true) }.joined()
    }
}
