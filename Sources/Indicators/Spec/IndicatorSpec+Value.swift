extension IndicatorSpec {
    /// A number of a spec: written out, or the value of a declared param.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case param(String)
    }
}

extension IndicatorSpec.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
