import Raster
import StrictJSON

extension JSONValue {
    init(_ number: Int) { self = .number(Double(number)) }
    init(_ numbers: [Int]) { self = .array(numbers.map { JSONValue($0) }) }
}

extension JSONReader {
    /// More pixels than any picture has, exact as a double.
    private static let limit = 1 << 48

    func count() throws(JSONError) -> Int { try integer(in: 0...Self.limit) }

    func coordinate() throws(JSONError) -> Int { try integer(in: -Self.limit...Self.limit) }

    /// Red, green, blue and alpha.
    func channels(in range: ClosedRange<Int>) throws(JSONError) -> [Int] {
        try array(of: 4, "four channels").map { reader throws(JSONError) in try reader.integer(in: range) }
    }

    func list<Element>(_ element: (JSONReader) throws(JSONError) -> Element) throws(JSONError) -> [Element] {
        try array().map { reader throws(JSONError) in try element(reader) }
    }
}

extension PixelRect {
    var json: JSONValue { ["x": .init(x), "y": .init(y), "width": .init(width), "height": .init(height)] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["x", "y", "width", "height"])
        self.init(
            x: try object["x"].coordinate(),
            y: try object["y"].coordinate(),
            width: try object["width"].count(),
            height: try object["height"].count()
        )
    }
}

extension PixelSize {
    var json: JSONValue { ["width": .init(width), "height": .init(height)] }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["width", "height"])
        self.init(width: try object["width"].count(), height: try object["height"].count())
    }
}

extension PictureSize {
    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("width", .init(pixels.width)), .init("height", .init(pixels.height)),
        ]
        if let scale { members.append(.init("scale", .number(scale))) }
        return .object(members)
    }

    init(json: JSONReader) throws(JSONError) {
        let object = try json.object(keys: ["width", "height", "scale"])
        let pixels = PixelSize(width: try object["width"].count(), height: try object["height"].count())
        self.init(pixels, scale: try object.optional("scale")?.number())
    }
}
