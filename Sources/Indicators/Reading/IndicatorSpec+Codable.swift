import StrictJSON

extension IndicatorSpec: Codable {
    /// Reads a spec of any coder's form and checks it; throws ``IndicatorSpecError`` for one that is invalid.
    public init(from decoder: any Decoder) throws {
        try self.init(jsonValue: JSONValue(decoding: decoder, depth: 0))
    }

    public func encode(to encoder: any Encoder) throws {
        try jsonValue.encode(to: encoder)
    }
}

/// Any key of a keyed container.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension JSONValue {
    /// No spec that is valid is as deep; the decoder of another format may know no limit.
    private static let maximumDepth = 256

    fileprivate init(decoding decoder: any Decoder, depth: Int) throws {
        guard depth < Self.maximumDepth else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "more than \(Self.maximumDepth) arrays and objects inside of each other"
            )
            throw DecodingError.dataCorrupted(context)
        }
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            // A decoder knows no order of keys.
            let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
            self = .object(
                try keys.map { key in
                    Member(
                        key.stringValue,
                        try JSONValue(decoding: container.superDecoder(forKey: key), depth: depth + 1)
                    )
                }
            )
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !container.isAtEnd {
                elements.append(try JSONValue(decoding: container.superDecoder(), depth: depth + 1))
            }
            self = .array(elements)
        } else {
            self = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .string(try container.decode(String.self))
    }

    fileprivate func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .number(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .string(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try element.encode(to: container.superEncoder()) }
        case .object(let members):
            var container = encoder.container(keyedBy: AnyKey.self)
            for member in members {
                try member.value.encode(to: container.superEncoder(forKey: AnyKey(stringValue: member.key)))
            }
        }
    }
}
