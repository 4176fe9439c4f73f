import StrictJSON

/// The pictures that belong to a result, by their paths.
public struct SnapshotFiles: Hashable, Sendable {
    /// The reference; `nil` where there is none, or none that can be read.
    public var expected: String?
    /// The frame as it was drawn, which accepting makes the reference.
    public var actual: String?
    /// Where the two differ; `nil` where one is missing.
    public var difference: String?

    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
        self.expected = expected
        self.actual = actual
        self.difference = difference
    }
}

extension SnapshotFiles {
    public var json: JSONValue {
        let members: [(String, String?)] = [("expected", expected), ("actual", actual), ("difference", difference)]
        return .object(members.compactMap { key, path in path.map { .init(key, .string($0)) } })
    }
}
