/// The colour treatment of a material, on averages of up to 4×4 pixels.
public struct MaterialColor: BitwiseCopyable, Sendable {
    /// Factor of each colour's distance from its luma, already times the share that the luminance curve leaves.
    public let spread: Double
    /// Factor of the luma itself.
    public let keep: Double
    /// Bézier ordinates of the luminance curve, already times its share, and with the brightness added.
    public let curve: (Double, Double, Double, Double)

    /// The treatment with the luminance curve's share `amount`, its four ordinates, and what is added at the end.
    public init(saturation: Double, brightness: Double, amount: Double, curve: (Double, Double, Double, Double)) {
        spread = (1 - amount) * saturation
        keep = 1 - amount
        self.curve = (
            amount * curve.0 + brightness,
            amount * curve.1 + brightness,
            amount * curve.2 + brightness,
            amount * curve.3 + brightness
        )
    }
}
