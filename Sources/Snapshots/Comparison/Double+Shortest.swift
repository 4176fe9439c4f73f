import StrictJSON

extension Double {
    /// The number in the fewest digits that give it back, without a fraction of zero.
    var shortest: String { JSONValue.number(self).text }

    /// The next number of that many decimal places that is not below, so that a limit set to it holds.
    func roundedUp(places: Int) -> Double {
        var unit = 1.0
        for _ in 0..<places { unit *= 10 }
        return (self * unit).rounded(.up) / unit
    }
}

/// A share in percent with three significant digits, which is 0 for nothing alone.
struct Percentage: CustomStringConvertible {
    let part: Int
    let whole: Int

    var description: String {
        guard part > 0, whole > 0 else { return "0 %" }
        // The digits are those of a whole number, so that they are the same everywhere.
        var (digits, places) = (UInt(part).multipliedFullWidth(by: 100), 0)
        var unit: UInt = 1
        while places < 12 {
            let (quotient, _) = UInt(whole).dividingFullWidth(digits)
            if quotient >= 100 { break }
            places += 1
            unit *= 10
            digits = UInt(part).multipliedFullWidth(by: 100 * unit)
        }
        let (quotient, rest) = UInt(whole).dividingFullWidth(digits)
        let rounded = quotient + (rest >= UInt(whole) - rest ? 1 : 0)
        let fraction = String(rounded % unit)
        let zeros = String(repeating: "0", count: places - (places > 0 ? fraction.count : 0))
        var text = places == 0 ? "\(rounded)" : "\(rounded / unit).\(zeros)\(fraction)"
        if places > 0 {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text + " %"
    }
}
