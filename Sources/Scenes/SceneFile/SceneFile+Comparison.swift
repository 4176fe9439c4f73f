import Raster
import StrictJSON

extension SceneFile {
    private static let comparisonKeys = [
        "maxPixels", "maxWindow", "windowSize", "maxChannel", "maxDistance", "antialiasing", "masks",
    ]
    /// Pixels that a picture can have at most, and more.
    private static let pixels = 0...(1 << 40)
    /// The places and sides of a mask, in points: more than any screen has.
    private static let points = 0.0...100_000.0
    private static let maskLimit = 100

    /// Reads what may differ between a frame and its reference.
    static func comparison(_ reader: JSONReader) throws(JSONError) -> SceneComparison {
        let object = try reader.object(keys: comparisonKeys)
        var limits = ComparisonLimits(
            maxPixels: try object.optional("maxPixels")?.integer(in: pixels),
            maxWindow: try object.optional("maxWindow")?.integer(in: pixels),
            maxChannel: try object.optional("maxChannel")?.integer(in: 0...255),
            maxDistance: try object.optional("maxDistance")?.number(in: 0...2)
        )
        if let size = object.optional("windowSize") {
            guard limits.maxWindow != nil else {
                throw size.malformed("no window size: it has a meaning beside \"maxWindow\" alone")
            }
            limits.windowSize = try size.integer(in: 1...65_536)
        }
        let forgiven = try object.optional("antialiasing")?.integer(in: pixels)
        return SceneComparison(
            limits: limits,
            antialiasing: forgiven.map { AntialiasingTolerance(maxPixels: $0) },
            masks: try object.optional("masks")?.array(atMost: maskLimit).map { reader throws(JSONError) in
                try mask(reader)
            } ?? []
        )
    }

    private static func mask(_ reader: JSONReader) throws(JSONError) -> SceneMask {
        let rectangleKeys = ["x", "y", "width", "height"]
        guard !reader.hasKey("label") else {
            let label = try reader.object(keys: ["label"])["label"]
            let text = try label.text(limit: 1000)
            guard !text.isEmpty else { throw label.malformed("a label that is not empty") }
            return .element(text)
        }
        let object = try reader.object(keys: rectangleKeys + ["label"])
        guard !object.all.isEmpty else {
            throw reader.malformed("a rectangle of the keys \(rectangleKeys.joined(separator: ", ")), or a \"label\"")
        }
        func side(_ key: String) throws(JSONError) -> Double {
            let reader = try object[key]
            let side = try reader.number(in: points)
            guard side > 0 else { throw reader.malformed("more than 0: this leaves nothing out") }
            return side
        }
        return .rectangle(
            Rect(
                x: try object["x"].number(in: points),
                y: try object["y"].number(in: points),
                width: try side("width"),
                height: try side("height")
            )
        )
    }
}
