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

extension EdgeMode {
    /// The index inside `range` that stands for any index, or `nil` where there is nothing.
    func resolve(_ index: Int, in range: Range<Int>) -> Int? {
        if range.contains(index) { return index }
        switch self {
        case .clamp:
            return min(max(index, range.lowerBound), range.upperBound - 1)
        case .mirror:
            let count = range.count
            var offset = (index - range.lowerBound) % (2 * count)
            if offset < 0 { offset += 2 * count }
            return range.lowerBound + (offset < count ? offset : 2 * count - 1 - offset)
        case .normalize, .decal:
            return nil
        }
    }
}
