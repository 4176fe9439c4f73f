import StrictJSON

extension ElementState {
    /// A number of an element under the name that it has outside of Swift.
    private struct Field {
        let name: String
        let value: @Sendable (ElementState) -> Double
        /// The value at rest; `nil` for what the layout says.
        let rest: Double?

        init(_ name: String, rest: Double? = nil, _ value: @escaping @Sendable (ElementState) -> Double) {
            self.name = name
            self.value = value
            self.rest = rest
        }
    }

    private static let fields = [
        Field("cx") { $0.cx }, Field("cy") { $0.cy }, Field("width") { $0.width }, Field("height") { $0.height },
        Field("scaleX", rest: 1) { $0.scaleX }, Field("scaleY", rest: 1) { $0.scaleY },
        Field("opacity", rest: 1) { $0.opacity }, Field("rotate", rest: 0) { $0.rotate },
        Field("rotateX", rest: 0) { $0.rotateX }, Field("rotateY", rest: 0) { $0.rotateY },
        Field("translateX", rest: 0) { $0.translateX }, Field("translateY", rest: 0) { $0.translateY },
        Field("strokeStart", rest: 0) { $0.strokeStart }, Field("strokeEnd", rest: 1) { $0.strokeEnd },
        Field("groupScaleX", rest: 1) { $0.groupScaleX }, Field("groupScaleY", rest: 1) { $0.groupScaleY },
        Field("groupRotate", rest: 0) { $0.groupRotate }, Field("groupTranslateX", rest: 0) { $0.groupTranslateX },
        Field("groupTranslateY", rest: 0) { $0.groupTranslateY },
    ]

    /// The state as an object of its fields by their names; what is no finite number is `null`.
    public var json: JSONValue {
        let members = Self.fields.map { JSONValue.Member($0.name, .finite($0.value(self))) }
        return .object(
            [.init("index", .number(Double(index))), .init("part", .number(Double(part)))] + members
        )
    }

    /// Where the element is and how large, and what differs from an element at rest, by name.
    package var membersOffRest: [JSONValue.Member] {
        Self.fields.filter { $0.value(self) != $0.rest }.map { .init($0.name, .finite($0.value(self))) }
    }
}

extension IndicatorEvaluator {
    /// The time, the cycle and the elements at a time in seconds, as an object.
    public func json(at time: Double) -> JSONValue {
        [
            "time": .finite(time), "duration": .finite(duration),
            "elements": .array(states(at: time).map(\.json)),
        ]
    }
}

extension JSONValue {
    /// A number, or `null` for NaN and infinity, which JSON does not have.
    static func finite(_ number: Double) -> JSONValue { number.isFinite ? .number(number) : .null }
}
