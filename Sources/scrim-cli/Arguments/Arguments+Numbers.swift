import Raster
import Scenes
import StrictJSON

extension Arguments {
    /// The finite number of an option, or `nil` where it was not given.
    func number(_ option: Option) throws(UsageError) -> Double? {
        guard let text = value(option) else { return nil }
        return try Self.number(text, of: option)
    }

    /// The number of an option within a range, or `nil` where it was not given.
    ///
    /// - Parameter unit: what is counted, in the plural.
    func number(
        _ option: Option,
        in range: ClosedRange<Double>,
        _ unit: String = "numbers"
    ) throws(UsageError) -> Double? {
        guard let number = try number(option) else { return nil }
        guard range.contains(number) else {
            let (low, high) = (JSONValue.number(range.lowerBound).text, JSONValue.number(range.upperBound).text)
            throw .invalidValue(
                option: option.name,
                value: value(option) ?? "",
                allowed: ["\(unit) from \(low) to \(high)"],
                suggestion: nil
            )
        }
        return number
    }

    /// The colour of an option, or `nil` where it was not given.
    func color(_ option: Option) throws(UsageError) -> Color? {
        try value(option).map { word throws(UsageError) in try Self.color(word, of: option) }
    }

    /// The colours of a list, or `nil` where it was not given.
    func colors(_ option: Option) throws(UsageError) -> [Color]? {
        try list(option)?.map { word throws(UsageError) in try Self.color(word, of: option) }
    }

    private static func color(_ word: String, of option: Option) throws(UsageError) -> Color {
        guard let color = Color(hex: word) else {
            throw .invalidValue(
                option: option.name,
                value: word,
                allowed: Vocabulary.color.allowed,
                suggestion: nil
            )
        }
        return color
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
