/// Looks for a part of an old picture in another place of a new one.
package struct ShiftSearch {
    /// How far a part is looked for, in pixels to each side.
    package static let reach = 8

    /// A movement to the right and down, and how many pixels do not fit.
    package struct Result: Equatable, Sendable {
        package var dx: Int
        package var dy: Int
        package var residual: Int
    }

    private let old: PixelPlane
    private let new: PixelPlane

    /// Looks in pictures of 8 or 16 bits a channel; `bytes` are those of one pixel.
    ///
    /// The memory stays where it is for as long as the search is used.
    package init(_ old: PixelPlane, _ new: PixelPlane) {
        self.old = old
        self.new = new
    }

    /// The steps of 1/255 that two pictures of the same differ by where each is one step off.
    ///
    /// What differs by no more is no trace of a movement: in a noise of so many steps some movement always fits.
    package static let noise: UInt8 = 2

    /// The fewest pixels that tell a movement, as many as 4×4 have: fewer are found somewhere near by chance.
    package static let leastArea = 16

    /// The movement of what differs in a block that fits best; `nil` where none explains what differs there.
    ///
    /// The block is where the part was and where it is: the strip that it leaves is not compared, the rest is, and that
    /// is the part in its new place. Of the rest at most a tenth of the pixels may not fit that differ by more than
    /// ``noise`` without the movement, and these must be a third of all such pixels of the block.
    package func movement(of block: DifferenceBlock, in map: DifferenceMap) -> Result? {
        let contrast = map.count(x: block.x, y: block.y, above: Self.noise)
        guard contrast > 0 else { return nil }
        let limit = block.count / 10
        let moves = Self.moves.filter {
            max(0, block.x.count - abs($0.dx)) * max(0, block.y.count - abs($0.dy)) >= Self.leastArea
        }
        let residuals = [Int](parallel: moves.count) { index in
            let (dx, dy) = moves[index]
            return residual(block, dx: dx, dy: dy, limit: limit)
        }
        return zip(moves, residuals).map { Result(dx: $0.dx, dy: $0.dy, residual: $1) }
            .filter { result in
                guard result.residual <= limit else { return false }
                let place = Self.place(of: block, dx: result.dx, dy: result.dy)
                let explained = map.count(x: place.x, y: place.y, above: Self.noise)
                return 10 * result.residual <= explained && contrast <= 3 * explained
            }
            .min { $0.residual < $1.residual }
    }

    /// Where what was in a block is in it after a movement.
    private static func place(of block: DifferenceBlock, dx: Int, dy: Int) -> (x: Range<Int>, y: Range<Int>) {
        (
            (block.x.lowerBound + max(dx, 0))..<(block.x.upperBound + min(dx, 0)),
            (block.y.lowerBound + max(dy, 0))..<(block.y.upperBound + min(dy, 0))
        )
    }

    /// How many pixels of a block that moved do not fit, or any number above `limit` where it is more than that.
    package func residual(_ block: DifferenceBlock, dx: Int, dy: Int, limit: Int = .max) -> Int {
        let place = Self.place(of: block, dx: dx, dy: dy)
        return new.unequal(x: place.x, y: place.y, to: old, dx: -dx, dy: -dy, limit: limit)
    }

    /// Where a picture of another size fits best on the old one: the place of its top-left pixel, at which most pixels
    /// are equal; near the old picture's, or where other edges meet.
    package func alignment() -> (x: Int, y: Int) {
        func unequal(_ x: Int, _ y: Int, limit: Int) -> (area: Int, unequal: Int) {
            let columns = max(0, -x)..<max(max(0, -x), min(new.width, old.width - x))
            let rows = max(0, -y)..<max(max(0, -y), min(new.height, old.height - y))
            let area = columns.count * rows.count
            return (area, new.unequal(x: columns, y: rows, to: old, dx: x, dy: y, limit: area - limit))
        }
        let home = unequal(0, 0, limit: 0)
        let least = home.area - home.unequal
        // Beside small movements, the pictures may have their other edges in common.
        let edges = [
            (dx: old.width - new.width, dy: old.height - new.height), (dx: 0, dy: old.height - new.height),
            (dx: old.width - new.width, dy: 0),
        ]
        let moves = Self.moves + edges
        let equal = [Int](parallel: moves.count) { index in
            let (area, count) = unequal(moves[index].dx, moves[index].dy, limit: least)
            return area - count
        }
        var best = (x: 0, y: 0, equal: least)
        for (move, equal) in zip(moves, equal) where equal > best.equal { best = (move.dx, move.dy, equal) }
        return (best.x, best.y)
    }

    /// All movements but none, the shortest first, so that of two that fit equally the shorter one is found.
    private static let moves: [(dx: Int, dy: Int)] = {
        var moves: [(dx: Int, dy: Int)] = []
        for length in 1...(2 * reach) {
            for dy in -reach...reach {
                for dx in -reach...reach where abs(dx) + abs(dy) == length { moves.append((dx, dy)) }
            }
        }
        return moves
    }()
}

/// The pixels of a picture of 4 or 8 bytes a pixel in memory that somebody else owns.
package struct PixelPlane {
    private let base: UnsafeRawPointer
    let width: Int
    let height: Int
    private let isWide: Bool

    /// A picture of 8 bits a channel.
    package init(_ channels: UnsafePointer<UInt8>, width: Int, height: Int) {
        (base, self.width, self.height, isWide) = (UnsafeRawPointer(channels), width, height, false)
    }

    /// A picture of 16 bits a channel.
    package init(_ channels: UnsafePointer<UInt16>, width: Int, height: Int) {
        (base, self.width, self.height, isWide) = (UnsafeRawPointer(channels), width, height, true)
    }

    /// How many pixels of a rectangle are not those of another picture `dx` to the right and `dy` down; any number
    /// above `limit` where it is more than that.
    func unequal(x: Range<Int>, y: Range<Int>, to other: PixelPlane, dx: Int, dy: Int, limit: Int) -> Int {
        var count = 0
        // Sixteen combs of rows: what tells two pictures apart is seldom in the first rows alone.
        for comb in 0..<16 {
            for row in stride(from: y.lowerBound + comb, to: y.upperBound, by: 16) {
                let (first, second) = (row * width + x.lowerBound, (row + dy) * other.width + x.lowerBound + dx)
                count +=
                    isWide
                    ? Self.unequal(base, first, other.base, second, x.count, UInt64.self)
                    : Self.unequal(base, first, other.base, second, x.count, UInt32.self)
                if count > limit { return count }
            }
        }
        return count
    }

    @inline(__always)
    private static func unequal<Word: FixedWidthInteger>(
        _ a: UnsafeRawPointer,
        _ i: Int,
        _ b: UnsafeRawPointer,
        _ j: Int,
        _ count: Int,
        _: Word.Type
    ) -> Int {
        let a = a.assumingMemoryBound(to: Word.self) + i
        let b = b.assumingMemoryBound(to: Word.self) + j
        var sum: Word = 0
        var index = 0
        while index < count {
            sum &+= a[index] == b[index] ? 0 : 1
            index &+= 1
        }
        return Int(sum)
    }
}
