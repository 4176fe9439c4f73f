import FoundationEssentials

extension HUDText {
    /// What a failure view says of an error: the error's own words, or the system's sentence for one that has none.
    ///
    /// An error has words when it is a `LocalizedError` with a description or a `CustomStringConvertible`. For any
    /// other, the sentence names its type and its number, which for an enumeration is that of the case.
    public static func description(of error: any Error) -> String {
        if let words = (error as? any LocalizedError)?.errorDescription {
            return words
        }
        if let words = (error as? any CustomStringConvertible)?.description {
            return words
        }
        return "\(failureDescription) (\(error._domain) error \(error._code).)"
    }
}
