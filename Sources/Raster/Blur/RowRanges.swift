/// Rows of a level, in ranges in sequence that do not touch.
///
/// A blur by rows may need a level at the top and at the bottom of a picture, and nothing of it between.
struct RowRanges {
    let ranges: [Range<Int>]

    /// The rows of ranges in any order.
    init(_ rows: [Range<Int>]) {
        var ranges: [Range<Int>] = []
        for range in rows.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        self.ranges = ranges
    }

    /// From the first row to the last.
    var bounds: Range<Int> {
        guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
        return first.lowerBound..<last.upperBound
    }

    func union(_ other: RowRanges) -> RowRanges { RowRanges(ranges + other.ranges) }

    /// The rows of the level above that these are made of.
    var sources: RowRanges { RowRanges(ranges.map(BlurPlan.sources)) }

    /// The rows that take the place of these where a level holds no more than `stored`: those beyond an end become that.
    func clamped(to stored: Range<Int>) -> RowRanges {
        RowRanges(
            ranges.map { range in
                let first = min(max(range.lowerBound, stored.lowerBound), stored.upperBound - 1)
                let last = min(max(range.upperBound - 1, stored.lowerBound), stored.upperBound - 1)
                return first..<last + 1
            }
        )
    }

    /// The ranges cut into pieces of at most `count` rows; a long one ends with smaller pieces, for threads to end with.
    func pieces(of count: Int) -> [Range<Int>] {
        ranges.flatMap { range in
            var pieces: [Range<Int>] = []
            var first = range.lowerBound
            while first < range.upperBound {
                let isLong = range.count < 4 * count || range.upperBound - first >= 2 * count
                let end = min(first + (isLong ? count : (count + 3) / 4), range.upperBound)
                pieces.append(first..<end)
                first = end
            }
            return pieces
        }
    }
}
