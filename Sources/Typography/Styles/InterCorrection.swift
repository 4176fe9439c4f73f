/// What makes Inter's glyphs land where the system font's would.
///
/// The spacings were fitted, with Inter's kerning, to the widths of texts in iOS images: to seven frames and ten inks
/// of regular weight at 16 and 17 points, which it meets within 2 and 6 pixels of a 3x screen, and to two inks at 21.
/// Other sizes and weights are not measured and take the nearest figure. The system font narrows above 17 points, where
/// its optical size begins to change; Inter does not.
enum InterCorrection {
    /// Makes the cap height of Inter (0.7273 em) the system font's (0.7046 em).
    static let scale = 0.9688

    /// The space added after each letter, in ems of the system font's size; negative draws letters together.
    static func letterSpacing(at size: Double) -> Double {
        let small = (size: 17.0, spacing: -0.006)
        let large = (size: 20.0, spacing: -0.027)
        if size <= small.size { return small.spacing }
        if size >= large.size { return large.spacing }
        let fraction = (size - small.size) / (large.size - small.size)
        return small.spacing + (large.spacing - small.spacing) * fraction
    }
}
