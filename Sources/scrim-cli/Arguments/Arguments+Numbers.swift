extension Arguments {
    /// The finite number of an option, or `nil` where it was not given.
    func number(_ option: Option) throws(UsageError) -> Double? {
        guard let text = value(option) else { return nil }
        return try Self.number(text, of: option)
    }

    /// The finite numbers of a list, or `nil` where it was not given.
    func numbers(_ option: Option) throws(UsageError) -> [Double]? {
        guard let words = list(option) else { return nil }
        var numbers: [Double] = []
        for word in words { numbers.append(try Self.number(word, of: option)) }
        return numbers
    }

    private static func number(_ text: String, of option: Option) throws(UsageError) -> Double {
        guard let number = Double(text), number.isFinite else {
            throw .invalidValue(option: option.name, value: text, allowed: ["a finite number"], suggestion: nil)
        }
        return number
    }
}
