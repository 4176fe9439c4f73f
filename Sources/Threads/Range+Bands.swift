extension Range where Bound == Int {
    /// The rows cut into bands, from the first row to the last, for threads to take one after the other.
    ///
    /// Long ones come first, since rows at an end of a band often cost more; then short ones, so that all threads end
    /// at about the same time. All but the first begin at a multiple of 32, which cells of eight rows fill.
    public var bands: [Range<Int>] {
        var bands: [Range<Int>] = []
        var first = lowerBound
        while first < upperBound {
            let length = upperBound - first >= 2 * Self.longBand ? Self.longBand : Self.shortBand
            // Rounded down, also below zero.
            let start = first & ~(length - 1)
            let end = Swift.min(start + length, upperBound)
            bands.append(first..<end)
            first = end
        }
        return bands
    }

    private static var longBand: Int { 128 }
    private static var shortBand: Int { 32 }
}
