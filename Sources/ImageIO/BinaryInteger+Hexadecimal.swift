extension BinaryInteger {
    /// The digits of the number to base 16, after as many zeros as make `digits` of them; it is not negative.
    package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
        let significant = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, digits - significant.count)) + significant
    }
}
