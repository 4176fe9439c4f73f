/// The colour treatment of a material, on averages of up to 4×4 pixels.
public struct MaterialColor: BitwiseCopyable, Sendable {
    /// Factor of each colour.
    public let spread: Float
    /// Coefficients of a polynomial over luma, the constant first, that is added to each colour.
    public let polynomial: (Float, Float, Float, Float)

    /// The treatment with the luminance curve's share `amount`, the four ordinates of that Bézier curve, and what is
    /// added at the end.
    public init(saturation: Double, brightness: Double, amount: Double, curve: (Double, Double, Double, Double)) {
        let keep = 1 - amount
        let (a, b, c, d) = curve
        spread = Float(keep * saturation)
        polynomial = (
            Float(amount * a + brightness),
            Float(amount * 3 * (b - a) + keep * (1 - saturation)),
            Float(amount * 3 * (a - 2 * b + c)),
            Float(amount * (d - 3 * c + 3 * b - a))
        )
    }
}
