/// All that is wrong with a spec, in the order of the format's rules.
public struct IndicatorSpecError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Never empty.
    public let problems: [IndicatorSpecProblem]

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One thing that is wrong with a spec.
public struct IndicatorSpecProblem: Hashable, Sendable, CustomStringConvertible {
    /// The field, as in `parts[1].tracks[0].values[2]`; `spec` for the whole.
    public let path: String
    /// What the field must be.
    public let message: String

    public var description: String { path + " " + message }
}
