import Differences
import Glibc
import ScrimTestSupport
import Testing
import Threads

/// What is computed of two pictures that differ, held to its definition on random pictures.
struct DifferencesTests {
    /// A picture, and one that differs from it in a few rectangles.
    private static func pair(
        _ random: inout SeededRandom,
        width: Int,
        height: Int
    ) -> (old: [UInt8], new: [UInt8]) {
        let old = (0..<(4 * width * height)).map { _ in random.biasedByte() }
        var new = old
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let (left, top) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
            let right = min(width, left + Int.random(in: 1...6, using: &random))
            let bottom = min(height, top + Int.random(in: 1...6, using: &random))
            for y in top..<bottom {
                for x in left..<right {
                    new[4 * (y * width + x) + Int(random.next() & 3)] &+= UInt8(1 + random.next() & 31)
                }
            }
        }
        return (old, new)
    }

    @Test("Counts, box and largest step are those of the definition", arguments: 0..<8)
    func tally(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let (width, height) = (Int.random(in: 1...50, using: &random), Int.random(in: 1...50, using: &random))
        let (old, new) = Self.pair(&random, width: width, height: height)
        let tally = DifferenceTally(DifferenceMap(old, new, width: width, height: height))
        let naive = NaiveComparison(old, new, width: width)
        #expect(tally.count == naive.count)
        #expect(tally.largest == naive.largest)
        #expect(tally.box?.x.lowerBound == naive.columns.min() && tally.box?.x.last == naive.columns.max())
        #expect(tally.box?.y.lowerBound == naive.rows.min() && tally.box?.y.last == naive.rows.max())
    }

    @Test("A map of 16 bits has no step of 0 where a channel differs by anything")
    func sixteenBits() {
        let old: [UInt16] = [0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9]
        let new: [UInt16] = [1, 0, 0, 0, 357, 0, 0, 0, 0, 258, 0, 65_535, 9, 9, 9, 9]
        #expect(DifferenceMap(old, new, width: 4, height: 1).steps == [1, 1, 255, 0])
    }

    @Test("The densest window is the first of those with the most", arguments: 0..<6)
    func window(seed: UInt64) {
        var random = SeededRandom(seed: 100 + seed)
        let (width, height) = (Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random))
        let (old, new) = Self.pair(&random, width: width, height: height)
        let map = DifferenceMap(old, new, width: width, height: height)
        let naive = NaiveDifferences(old, new, width: width)
        for size in [1, 2, 5, 16, 40] {
            for step in [0, 3] {
                let found = DensestWindow(map, size: size, above: step)
                let expected = naive.densest(size, above: step)
                #expect(
                    [found.x, found.y, found.count] == [expected.x, expected.y, expected.count],
                    "size \(size), above \(step)"
                )
            }
        }
    }

    @Test("Parts are the cells that touch", arguments: [1, 4, 7, 16])
    func parts(cell: Int) {
        for seed in 0..<6 {
            var random = SeededRandom(seed: UInt64(200 + seed))
            let (old, new) = Self.pair(&random, width: 41, height: 37)
            let blocks = DifferenceMap(old, new, width: 41, height: 37).blocks(cell: cell)
            let found = blocks.map {
                [$0.x.lowerBound, $0.y.lowerBound, $0.x.upperBound - 1, $0.y.upperBound - 1, $0.count]
            }
            #expect(Set(found) == NaiveDifferences(old, new, width: 41).parts(cell: cell))
            #expect(Set(found).count == found.count)
        }
    }

    @Test("A part that moved is found at its place, on any number of threads", arguments: [1, 2, 3, 7])
    func movement(threads: Int) throws {
        var random = SeededRandom(seed: 300)
        let (width, height) = (60, 50)
        for (dx, dy) in [(0, 1), (-3, 0), (8, -8), (5, 2)] {
            let old = (0..<(4 * width * height)).map { _ in random.biasedByte() }
            var new = old
            for y in 10..<40 {
                for x in 12..<45 {
                    for channel in 0..<4 {
                        new[4 * ((y + dy) * width + x + dx) + channel] = old[4 * (y * width + x) + channel]
                    }
                }
            }
            let map = DifferenceMap(old, new, width: width, height: height)
            let box = try #require(DifferenceTally(map).box)
            // Where it was differs from where it is nearly everywhere, so that the box is the whole of both.
            let block = DifferenceBlock(
                x: min(12, 12 + dx)..<max(45, 45 + dx),
                y: min(10, 10 + dy)..<max(40, 40 + dy),
                count: DifferenceTally(map).count
            )
            #expect(block.x.lowerBound <= box.x.lowerBound && box.x.upperBound <= block.x.upperBound)
            let naive = NaiveDifferences(old, new, width: width)
            ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                withSearch(old, new, width: width, height: height) { search in
                    let found = search.movement(of: block, in: map)
                    #expect(found.map { [$0.dx, $0.dy, $0.residual] } == [dx, dy, 0])
                    for (x, y) in [(1, 0), (0, -2), (-8, 8), (3, 3)] {
                        #expect(
                            search.residual(block, dx: x, dy: y) == naive.residual(x: block.x, y: block.y, dx: x, dy: y)
                        )
                    }
                }
            }
        }
    }

    @Test("What was drawn anew did not move")
    func noMovement() {
        var random = SeededRandom(seed: 301)
        let old = (0..<4_000).map { _ in random.biasedByte() }
        let new = (0..<4_000).map { _ in random.biasedByte() }
        let map = DifferenceMap(old, new, width: 40, height: 25)
        withSearch(old, new, width: 40, height: 25) { search in
            #expect(search.movement(of: DifferenceBlock(x: 0..<40, y: 0..<25, count: 1_000), in: map) == nil)
        }
    }

    private func withSearch(
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        height: Int,
        _ body: (ShiftSearch) -> Void
    ) {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return }
                body(
                    ShiftSearch(
                        PixelPlane(old, width: width, height: height),
                        PixelPlane(new, width: width, height: height)
                    )
                )
            }
        }
    }

    @Test("Distances are those of OKLab with its toe, worked out with the C library's functions")
    func distance() {
        var random = SeededRandom(seed: 400)
        for _ in 0..<200 {
            let old = (0..<3).map { _ in random.biasedByte() } + [255]
            let new = (0..<3).map { _ in random.biasedByte() } + [255]
            let map = DifferenceMap(old, new, width: 1, height: 1)
            let expected = map.steps[0] == 0 ? 0 : Self.hyab(old, new)
            #expect(abs(LargestDistance(map, old, new).value - expected) < 1e-9)
            let (wide, other) = (old.map { UInt16($0) * 257 }, new.map { UInt16($0) * 257 })
            #expect(abs(LargestDistance(map, wide, other).value - expected) < 1e-9)
        }
        let black: [UInt8] = [0, 0, 0, 255]
        let white: [UInt8] = [255, 255, 255, 255]
        let map = DifferenceMap(black, white, width: 1, height: 1)
        #expect(abs(LargestDistance(map, black, white).value - 1) < 1e-6)
    }

    private static func hyab(_ old: [UInt8], _ new: [UInt8]) -> Double {
        func lab(_ color: [UInt8]) -> [Double] {
            let light = color.prefix(3).map { byte -> Double in
                let value = Double(byte) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            let cone = [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ].map { row in cbrt(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
            let lab = [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ].map { row in zip(row, cone).reduce(0) { $0 + $1.0 * $1.1 } }
            let (k1, k2) = (0.206, 0.03)
            let k3 = (1 + k1) / (1 + k2)
            let shifted = k3 * lab[0] - k1
            return [0.5 * (shifted + sqrt(shifted * shifted + 4 * k2 * k3 * lab[0])), lab[1], lab[2]]
        }
        let (a, b) = (lab(old), lab(new))
        return abs(a[0] - b[0]) + hypot(a[1] - b[1], a[2] - b[2])
    }

    @Test("A translucent pixel is as far as it is over black or over white, and clear ones are equal to the eye")
    func translucent() {
        func distance(_ old: [UInt8], _ new: [UInt8]) -> Double {
            LargestDistance(DifferenceMap(old, new, width: 1, height: 1), old, new).value
        }
        #expect(distance([255, 255, 255, 0], [0, 0, 0, 0]) == 0)
        #expect(abs(distance([255, 255, 255, 0], [255, 255, 255, 255]) - 1) < 1e-6)
        #expect(abs(distance([0, 0, 0, 0], [0, 0, 0, 255]) - 1) < 1e-6)
    }

    @Test("The largest distance is the first of its kind, on any number of threads", arguments: [1, 2, 3, 7])
    func largest(threads: Int) {
        let (width, height) = (300, 700)
        let old = [UInt8](repeating: 255, count: 4 * width * height)
        var new = old
        for pixel in [70_000, 140_000, 209_999] { new[4 * pixel] = 9 }
        new[4 * 10] = 10
        let map = DifferenceMap(old, new, width: width, height: height)
        ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
            #expect(LargestDistance(map, old, new).pixel == 70_000)
        }
    }
}
