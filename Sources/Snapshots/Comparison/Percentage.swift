import StrictJSON

extension Double {
    /// The next number of that many decimal places that is not below, so that a limit set to it holds.
    func roundedUp(places: Int) -> Double {
        var unit = 1.0
        for _ in 0..<places { unit *= 10 }
        return (self * unit).rounded(.up) / unit
    }
}

/// A share in percent with three significant digits: 0 for nothing alone, and 100 for all alone.
struct Percentage: CustomStringConvertible {
    let part: Int
    let whole: Int

    var description: String {
        guard part > 0, whole > 0 else { return "0 %" }
        guard part < whole else { return "100 %" }
        // The digits are those of whole numbers, so that they are the same everywhere.
        var unit = 1
        while divided(unit).quotient < 100, unit < 1_000_000_000 { unit *= 10 }
        let (quotient, rest) = divided(unit)
        let digits = min(quotient + (rest >= whole - rest ? 1 : 0), 100 * unit - 1)
        return JSONValue.number(Double(digits) / Double(unit)).text + " %"
    }

    private func divided(_ unit: Int) -> (quotient: Int, rest: Int) {
        let product = part.multipliedFullWidth(by: 100 * unit)
        let (quotient, rest) = whole.dividingFullWidth((product.high, product.low))
        return (quotient, rest)
    }
}
