/// What a blur takes to lie beyond the edge of its region.
public enum EdgeMode: String, CaseIterable, Sendable {
    /// The nearest pixel of the edge, repeated.
    case clamp
    /// The region's reflection, with the pixel of the edge twice: `… b a | a b c … y z | z y …`.
    case mirror
    /// Nothing: weights that fall outside are dropped and the rest made to sum to one again.
    ///
    /// This is what the system's own backdrops do. Unlike ``clamp`` it gives the edge's pixels no extra weight.
    case normalize
    /// Transparent pixels, so that the region fades out towards its edge.
    case decal
}
