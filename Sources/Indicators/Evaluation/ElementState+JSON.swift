import StrictJSON

extension ElementState {
    /// The state as an object of its fields by their names; what is no finite number is `null`.
    public var json: JSONValue {
        let numbers: [(String, Double)] = [
            ("cx", cx), ("cy", cy), ("width", width), ("height", height), ("scaleX", scaleX), ("scaleY", scaleY),
            ("opacity", opacity), ("rotate", rotate), ("rotateX", rotateX), ("rotateY", rotateY),
            ("translateX", translateX), ("translateY", translateY), ("strokeStart", strokeStart),
            ("strokeEnd", strokeEnd), ("groupScaleX", groupScaleX), ("groupScaleY", groupScaleY),
            ("groupRotate", groupRotate), ("groupTranslateX", groupTranslateX), ("groupTranslateY", groupTranslateY),
        ]
        let members = numbers.map { JSONValue.Member($0, .finite($1)) }
        return .object(
            [.init("index", .number(Double(index))), .init("part", .number(Double(part)))] + members
        )
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
