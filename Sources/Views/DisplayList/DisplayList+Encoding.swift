import FoundationEssentials
import ImageIO
import Raster
import StrictJSON
import Typography

extension DisplayList {
    /// The version of the JSON form that is written and read.
    public static let version = 1

    /// The list as JSON text, one command a line where it fits; the same list gives the same text.
    ///
    /// A bitmap without a file is embedded as a PNG in Base64; it throws for one that has no pixels.
    public func text() throws -> String { try json().prettyText + "\n" }

    /// The list as a JSON value, whose keys keep one order.
    public func json() throws -> JSONValue {
        [
            "displayList": .number(Double(Self.version)),
            "size": size.json,
            "scale": .number(scale),
            "commands": try Command.json(commands),
        ]
    }
}

extension DisplayList.Command {
    private typealias Members = [JSONValue.Member]

    private func members() throws -> (name: String, [JSONValue.Member]) {
        switch self {
        case .fill(let fill):
            return ("fill", Self.path(fill.path, fill.rule) + [.init("paint", fill.paint.json)])
        case .stroke(let stroke):
            return ("stroke", Self.path(stroke.path) + [.init("paint", stroke.paint.json)] + stroke.style.members)
        case .text(let text): return ("text", text.members)
        case .image(let image): return ("image", try image.members())
        case .shadow(let shadow):
            let looks = Self.shadow(shadow.color, shadow.sigma, shadow.offset)
            return ("shadow", Self.path(shadow.path, shadow.rule) + looks)
        case .blur(let blur): return ("blur", [.init("rect", blur.rect.json)] + (try blur.effect.members()))
        case .clip(let clip):
            return ("clip", Self.path(clip.path, clip.rule) + [.init("commands", try Self.json(clip.commands))])
        case .group(let group):
            let commands = try Self.json(group.commands)
            return ("group", [.init("opacity", .number(group.opacity)), .init("commands", commands)])
        case .transform(let transform):
            let commands = try Self.json(transform.commands)
            return ("transform", [.init("matrix", transform.matrix.json), .init("commands", commands)])
        case .dropShadow(let shadow):
            let commands = try Self.json(shadow.commands)
            return (
                "dropShadow", Self.shadow(shadow.color, shadow.sigma, shadow.offset) + [.init("commands", commands)]
            )
        }
    }

    private static func shadow(_ color: Color, _ sigma: Double, _ offset: Size) -> Members {
        [.init("color", color.json), .init("sigma", .number(sigma))]
            + (offset == .zero ? [] : [.init("offset", offset.json)])
    }

    private static func path(_ path: Path, _ rule: FillRule = .nonZero) -> Members {
        let data = JSONValue.Member("path", .string(PathData.text(of: path)))
        return rule == .nonZero ? [data] : [data, .init("rule", .string(rule.rawValue))]
    }

    fileprivate static func json(_ commands: [Self]) throws -> JSONValue {
        .array(
            try commands.map { command in
                let (name, members) = try command.members()
                return .object([.init(name, .object(members))])
            }
        )
    }
}

extension DisplayList.Text {
    fileprivate var members: [JSONValue.Member] {
        let font: JSONValue = [
            "name": .string(run.face.postScriptName),
            "file": .string(run.face.file),
            "sha256": .string(run.face.digest.description),
        ]
        let glyphs = run.glyphs.map { glyph -> JSONValue in
            [.number(Double(glyph.id)), .number(glyph.position.x), .number(glyph.position.y)]
        }
        return [.init("content", .string(run.text)), .init("font", font), .init("size", .number(run.size))]
            + (run.isMissing ? [.init("missing", true)] : [])
            + [.init("paint", paint.json), .init("glyphs", .array(glyphs))]
    }
}

extension DisplayList.Image {
    fileprivate func members() throws -> [JSONValue.Member] {
        let rect = JSONValue.Member("rect", rect.json)
        if let file { return [rect, .init("file", .string(file))] }
        let png = try PNGEncoder().encode(PNGImage(bitmap))
        return [rect, .init("png", .string(Data(png).base64EncodedString()))]
    }
}

extension DisplayList.Blur.Effect {
    fileprivate func members() throws -> [JSONValue.Member] {
        switch self {
        case .material(let recipe):
            return [.init("material", .string(recipe.name))]
        case .gaussian(let ramp, let edges):
            return [ramp.member, .init("edges", .string(edges.rawValue))]
        case .masked(let sigma, let mask, let edges):
            return [
                .init("sigma", .number(sigma)), .init("mask", try mask.json()),
                .init("edges", .string(edges.rawValue)),
            ]
        }
    }
}

extension DisplayList.BlurMask {
    fileprivate func json() throws -> JSONValue {
        switch self {
        case .image(_, let file?):
            return ["file": .string(file)]
        case .image(let image, nil):
            let png = try PNGEncoder().encode(PNGImage(image.bitmap))
            return ["png": .string(Data(png).base64EncodedString())]
        case .linear(let from, let to, let start, let end):
            return ["linear": ["from": from.json, "to": to.json, "start": .number(start), "end": .number(end)]]
        case .radial(let center, let inner, let outer):
            return ["radial": ["center": center.json, "inner": .number(inner), "outer": .number(outer)]]
        }
    }
}

extension DisplayList.SigmaRamp {
    fileprivate var member: JSONValue.Member {
        if stops.count == 1 { return .init("sigma", .number(stops[0].sigma)) }
        return .init("ramp", .array(stops.map { [.number($0.location), .number($0.sigma)] }))
    }
}

extension StrokeStyle {
    fileprivate var members: [JSONValue.Member] {
        let plain = StrokeStyle(width: width)
        var members: [JSONValue.Member] = [.init("width", .number(width))]
        if cap != plain.cap { members.append(.init("cap", .string(cap.rawValue))) }
        if join != plain.join { members.append(.init("join", .string(join.rawValue))) }
        if miterLimit != plain.miterLimit { members.append(.init("miterLimit", .number(miterLimit))) }
        if dash != plain.dash { members.append(.init("dash", .array(dash.map { .number($0) }))) }
        if dashPhase != plain.dashPhase { members.append(.init("dashPhase", .number(dashPhase))) }
        return members
    }
}

extension Size {
    fileprivate var json: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension AffineTransform {
    fileprivate var json: JSONValue { .array([a, b, c, d, tx, ty].map { .number($0) }) }
}

extension Point {
    fileprivate var json: JSONValue { [.number(x), .number(y)] }
}

extension Rect {
    fileprivate var json: JSONValue {
        ["x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height)]
    }
}

extension Color {
    /// `#RRGGBB` or `#RRGGBBAA` when that says it exactly, else red, green, blue and alpha from 0 to 1.
    fileprivate var json: JSONValue {
        let bytes = [red, green, blue, alpha].map(Self.quantize)
        let rounded = Color(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: bytes[3])
        guard rounded == self else { return .array([red, green, blue, alpha].map { .number($0) }) }
        let digits = (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map {
            $0.hexadecimal(digits: 2, uppercase: true)
        }
        return .string("#" + digits.joined())
    }
}

extension Paint {
    fileprivate var json: JSONValue {
        switch self {
        case .color(let color): color.json
        case .linearGradient(let gradient, let start, let end):
            ["linearGradient": ["start": start.json, "end": end.json, "stops": gradient.json]]
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            [
                "radialGradient": [
                    "center": center.json, "startRadius": .number(startRadius), "endRadius": .number(endRadius),
                    "stops": gradient.json,
                ]
            ]
        case .conicGradient(let gradient, let center, let startAngle):
            [
                "conicGradient": [
                    "center": center.json, "startAngle": .number(startAngle), "stops": gradient.json,
                ]
            ]
        }
    }
}

extension Gradient {
    fileprivate var json: JSONValue {
        .array(stops.map { ["color": $0.color.json, "location": .number($0.location)] })
    }
}
