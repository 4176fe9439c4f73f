extension Range where Bound == Int {
    /// The rows cut into bands of at most 64, for threads to take, which begin and end on the grid of 64.
    ///
    /// So they are whole cells of eight rows.
    package var bands: [Range<Int>] {
        var bands: [Range<Int>] = []
        var first = lowerBound
        while first < upperBound {
            // Rounded down, also below zero.
            let end = Swift.min((first & ~63) + 64, upperBound)
            bands.append(first..<end)
            first = end
        }
        return bands
    }
}
