import Raster
import StrictJSON

extension ComparisonAnalysis {
    /// The analysis as JSON, all of it: ``init(json:)`` reads it back.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("passes", .bool(passes)),
            .init("exceeded", .array(exceeded.map(\.json))),
        ]
        if !held.isEmpty { members.append(.init("held", .array(held.map(\.json)))) }
        if let sizes { members.append(.init("sizes", sizes.json)) }
        members += [.init("compared", compared.json), .init("depth", .init(depth))]
        if let difference {
            members += [
                .init("pixels", .init(difference.count)),
                .init("bounds", difference.bounds.json),
                .init("largestChannelDifference", .init(difference.largestChannelDifference)),
            ]
        }
        members += [
            .init("alphaOnly", .init(alphaOnly)),
            .init("largestDistance", .number(largestDistance)),
        ]
        if let largestDistanceAt { members.append(.init("largestDistanceAt", largestDistanceAt.json)) }
        members.append(.init("densestWindow", densestWindow.json))
        members += [.init("antialiased", .init(antialiased)), .init("masked", .init(masked))]
        if maskArea > 0 { members.append(.init("maskArea", .init(maskArea))) }
        if let common { members.append(.init("common", common.json)) }
        return .object(
            members + [
                .init("blocks", .array(blocks.map(\.json))),
                .init("blockCount", .init(blockCount)),
                .init("sweep", .array(sweep.map(\.json))),
                .init("pixelmatchThreshold", .number(pixelmatchThreshold)),
            ]
        )
    }

    /// Reads what ``json`` gives.
    public init(json: JSONReader) throws(JSONError) {
        let object = try json.object(
            keys: [
                "passes", "exceeded", "held", "sizes", "compared", "depth", "pixels", "bounds",
                "largestChannelDifference",
                "alphaOnly", "largestDistance", "largestDistanceAt", "densestWindow", "antialiased", "masked",
                "maskArea",
                "common",
                "blocks", "blockCount", "sweep", "pixelmatchThreshold",
            ]
        )
        self.init(
            compared: try PixelSize(json: object["compared"]),
            depth: try object["depth"].integer(in: 8...16),
            densestWindow: try Window(json: object["densestWindow"])
        )
        exceeded = try object["exceeded"].list(JudgedLimit.init(json:))
        held = try object.optional("held")?.list(JudgedLimit.init(json:)) ?? []
        if let reader = object.optional("sizes") { sizes = try Sizes(json: reader) }
        if let pixels = object.optional("pixels") {
            difference = Comparison.Difference(
                count: try pixels.count(),
                bounds: try PixelRect(json: object["bounds"]),
                largestChannelDifference: try object["largestChannelDifference"].integer(in: 1...255)
            )
        }
        alphaOnly = try object["alphaOnly"].count()
        largestDistance = try object["largestDistance"].number()
        if let reader = object.optional("largestDistanceAt") { largestDistanceAt = try Position(json: reader) }
        antialiased = try object["antialiased"].count()
        masked = try object["masked"].count()
        maskArea = try object.optional("maskArea")?.count() ?? 0
        if let reader = object.optional("common") { common = try CommonDifference(json: reader) }
        blocks = try object["blocks"].list(Block.init(json:))
        blockCount = try object["blockCount"].count()
        sweep = try object["sweep"].list(SweepStep.init(json:))
        pixelmatchThreshold = try object["pixelmatchThreshold"].number()
    }
}

extension ComparisonAnalysis.Position {
    var json: JSONValue { ["x": .init(x), "y": .init(y)] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["x", "y"])
        self.init(x: try object["x"].coordinate(), y: try object["y"].coordinate())
    }
}

extension ComparisonAnalysis.Window {
    var json: JSONValue { ["origin": origin.json, "size": .init(size), "pixels": .init(pixels)] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["origin", "size", "pixels"])
        self.init(
            origin: try .init(json: object["origin"]),
            size: try object["size"].count(),
            pixels: try object["pixels"].count()
        )
    }
}

extension ComparisonAnalysis.Sizes {
    var json: JSONValue { ["expected": expected.json, "actual": actual.json, "offset": offset.json] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["expected", "actual", "offset"])
        self.init(
            expected: try PictureSize(json: object["expected"]),
            actual: try PictureSize(json: object["actual"]),
            offset: try .init(json: object["offset"])
        )
    }
}

extension ComparisonAnalysis.Block {
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("bounds", bounds.json), .init("pixels", .init(pixels))]
        if let move {
            members.append(
                .init("moved", ["dx": .init(move.dx), "dy": .init(move.dy), "residual": .init(move.residual)])
            )
        }
        return .object(members)
    }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["bounds", "pixels", "moved"])
        self.init(bounds: try PixelRect(json: object["bounds"]), pixels: try object["pixels"].count())
        guard let moved = try object.optional("moved")?.object(keys: ["dx", "dy", "residual"]) else { return }
        move = .init(
            dx: try moved["dx"].coordinate(),
            dy: try moved["dy"].coordinate(),
            residual: try moved["residual"].count()
        )
    }
}

extension ComparisonAnalysis.SweepStep {
    var json: JSONValue { ["above": .init(above), "pixels": .init(pixels), "window": .init(window)] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["above", "pixels", "window"])
        self.init(
            above: try object["above"].integer(in: 0...255),
            pixels: try object["pixels"].count(),
            window: try object["window"].count()
        )
    }
}

extension JudgedLimit {
    var json: JSONValue {
        switch self {
        case .exact(let found): ["limit": "exact", "found": .init(found)]
        case .pixels(let found, let limit): Self.json("maxPixels", found, limit)
        case .window(let found, let limit): Self.json("maxWindow", found, limit)
        case .channel(let found, let limit): Self.json("maxChannel", found, limit)
        case .distance(let found, let limit):
            ["limit": "maxDistance", "found": .number(found), "allowed": limit.isFinite ? .number(limit) : .null]
        case .antialiased(let found, let limit): Self.json("antialiasing", found, limit)
        }
    }

    private static func json(_ name: String, _ found: Int, _ limit: Int) -> JSONValue {
        ["limit": .string(name), "found": .init(found), "allowed": .init(limit)]
    }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["limit", "found", "allowed"])
        let names = ["exact", "maxPixels", "maxWindow", "maxChannel", "maxDistance", "antialiasing"]
        switch try object["limit"].word(of: names) {
        case "exact": self = .exact(found: try object["found"].count())
        case "maxPixels": self = .pixels(found: try object["found"].count(), limit: try object["allowed"].count())
        case "maxWindow": self = .window(found: try object["found"].count(), limit: try object["allowed"].count())
        case "maxChannel": self = .channel(found: try object["found"].count(), limit: try object["allowed"].count())
        case "maxDistance":
            self = .distance(found: try object["found"].number(), limit: try object["allowed"].number())
        default: self = .antialiased(found: try object["found"].count(), limit: try object["allowed"].count())
        }
    }
}

extension CommonDifference {
    var json: JSONValue {
        switch self {
        case .brightness(let steps): ["kind": "brightness", "steps": .init(steps)]
        case .channels(let steps): ["kind": "channels", "steps": .init(steps)]
        case .recolored(let old, let new): ["kind": "recolored", "from": .init(old), "to": .init(new)]
        case .alphaOnly: ["kind": "alphaOnly"]
        case .oneStep: ["kind": "oneStep"]
        }
    }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["kind", "steps", "from", "to"])
        switch try object["kind"].word(of: ["brightness", "channels", "recolored", "alphaOnly", "oneStep"]) {
        case "brightness": self = .brightness(try object["steps"].integer(in: -255...255))
        case "channels": self = .channels(try object["steps"].channels(in: -255...255))
        case "recolored":
            self = .recolored(
                from: try object["from"].channels(in: 0...255),
                to: try object["to"].channels(in: 0...255)
            )
        case "alphaOnly": self = .alphaOnly
        default: self = .oneStep
        }
    }
}
