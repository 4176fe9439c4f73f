import StrictJSON

extension Arguments {
    /// The finite number of an option, or `nil` where it was not given.
    func number(_ option: Option) throws(UsageError) -> Double? {
        guard let text = value(option) else { return nil }
        return try Self.number(text, of: option)
    }

    /// The finite numbers of a list, within a range where one is given; `nil` where it was not given.
    func numbers(_ option: Option, in range: ClosedRange<Int>? = nil) throws(UsageError) -> [Double]? {
        guard let words = list(option) else { return nil }
        var numbers: [Double] = []
        for word in words {
            let number = try Self.number(word, of: option)
            if let range, number < Double(range.lowerBound) || number > Double(range.upperBound) {
                let allowed = "numbers from \(range.lowerBound) to \(range.upperBound)"
                throw .invalidValue(option: option.name, value: word, allowed: [allowed], suggestion: nil)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// The number of an option within a range, or `nil` where it was not given.
    func number(_ option: Option, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let number = try number(option) else { return nil }
        guard range.contains(number) else {
            let allowed =
                "numbers from \(JSONValue.number(range.lowerBound).text) to \(JSONValue.number(range.upperBound).text)"
            throw .invalidValue(option: option.name, value: value(option) ?? "", allowed: [allowed], suggestion: nil)
        }
        return number
    }

    /// The whole number of an option within a range, or `nil` where it was not given.
    func integer(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let allowed = "whole numbers from \(range.lowerBound) to \(range.upperBound)"
            throw .invalidValue(option: option.name, value: text, allowed: [allowed], suggestion: nil)
        }
        return number
    }

    private static func number(_ text: String, of option: Option) throws(UsageError) -> Double {
        guard let number = Double(text), number.isFinite else {
            throw .invalidValue(option: option.name, value: text, allowed: ["a finite number"], suggestion: nil)
        }
        return number
    }
}
