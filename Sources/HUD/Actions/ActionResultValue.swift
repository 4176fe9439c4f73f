/// A success as a run delivers it: the value, and the number of the attempt that it came from.
public struct ActionResultValue {
    public let value: Any
    /// How many attempts of the run had failed before, above the action's ``Action/currentAttempt``.
    public let attemptCount: UInt

    public init(value: Any, attemptCount: UInt) {
        self.value = value
        self.attemptCount = attemptCount
    }
}

extension Result where Success == Any, Failure == any Error {
    /// The label of a success; `nil` for a failure, and for a value that no run delivered.
    public var attemptCount: UInt? {
        guard case .success(let value as ActionResultValue) = self else { return nil }
        return value.attemptCount
    }

    /// The same result with the bare value, however often it was wrapped; a failure stays as it is.
    public func unwrapValue() -> ActionResult {
        map { value in
            var bare = value
            while let wrapped = bare as? ActionResultValue {
                bare = wrapped.value
            }
            return bare
        }
    }
}
