import Raster
import Scenes
import StrictJSON

extension ComparisonRules {
    /// The rules as JSON, without what is not set: ``init(json:)`` reads it back.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        if let limit = limits.maxPixels { members.append(.init("maxPixels", .init(limit))) }
        if let limit = limits.maxWindow { members.append(.init("maxWindow", .init(limit))) }
        members.append(.init("windowSize", .init(limits.windowSize)))
        if let limit = limits.maxChannel { members.append(.init("maxChannel", .init(limit))) }
        // A limit that is no number lets nothing pass, and neither does 0.
        if let limit = limits.maxDistance { members.append(.init("maxDistance", .number(limit.isFinite ? limit : 0))) }
        if let antialiasing { members.append(.init("antialiasing", .init(antialiasing.maxPixels))) }
        if ignoresColorOfClear { members.append(.init("ignoresColorOfClear", true)) }
        return .object(members + [.init("masks", .array(mask.rectangles.map(\.json)))])
    }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(
            keys: [
                "maxPixels", "maxWindow", "windowSize", "maxChannel", "maxDistance", "antialiasing",
                "ignoresColorOfClear", "masks",
            ]
        )
        let forgiven = try object.optional("antialiasing")?.count()
        self.init(
            limits: ComparisonLimits(
                maxPixels: try object.optional("maxPixels")?.count(),
                maxWindow: try object.optional("maxWindow")?.count(),
                windowSize: try object["windowSize"].integer(in: 1...ComparisonLimits.greatestWindowSize),
                maxChannel: try object.optional("maxChannel")?.count(),
                maxDistance: try object.optional("maxDistance")?.number()
            ),
            antialiasing: forgiven.map { AntialiasingTolerance(maxPixels: $0) },
            mask: ComparisonMask(try object["masks"].list(PixelRect.init(json:))),
            ignoresColorOfClear: try object.optional("ignoresColorOfClear")?.bool() ?? false
        )
    }
}
