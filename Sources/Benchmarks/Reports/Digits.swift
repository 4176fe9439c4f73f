/// A number with a fixed count of decimals, rounded to nearest, for tables.
func fixed(_ value: Double, _ decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value * factor).rounded()
    guard scaled.magnitude < 1e15 else { return value.description }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    return decimals == 0 ? sign + padded : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}

/// A number with about three digits that count, for tables whose values differ by orders of magnitude.
func short(_ value: Double) -> String {
    switch value.magnitude {
    case 99.95...: fixed(value, 0)
    case 9.995...: fixed(value, 1)
    case 0.9995...: fixed(value, 2)
    default: fixed(value, 3)
    }
}

/// A number as JSON and CSV keep it: seven digits that count, so that files can be read and no noise is.
func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    var factor = 1.0
    while value.magnitude * factor < 1e6 { factor *= 10 }
    return (value * factor).rounded() / factor
}
