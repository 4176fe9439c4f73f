/// Which side of an outline is its inside.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Inside wherever the outline winds around a different number of times to the left than to the right.
    case nonZero
    /// Inside wherever a ray to infinity crosses the outline an odd number of times.
    case evenOdd
}
