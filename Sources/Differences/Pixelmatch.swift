import Threads

/// pixelmatch's count of the pixels that differ between two pictures of 8 bits a channel.
package struct Pixelmatch: Equatable, Sendable {
    /// Pixels that differ by more than the threshold.
    package private(set) var count = 0
    /// Pixels that do, too, and are left out because they look antialiased.
    package private(set) var antialiased = 0

    /// How far two colours are from each other.
    package enum Colors: Sendable {
        /// A weighted square in YIQ, of pixelmatch up to 7.
        case yiq
        /// HyAB in OKLab, of what follows it.
        case oklab
    }

    /// Counts at a threshold of 0 to 1; with `countsAntialiased` no pixel is left out.
    package init(
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        height: Int,
        threshold: Double,
        colors: Colors = .yiq,
        countsAntialiased: Bool
    ) {
        let limit = PixelmatchColors.largest * threshold * threshold
        let counts = PixelGrid.rowSums(old, new, width: width, height: height) { old, new, y in
            var sum = SIMD2<Int>(0, 0)
            for x in 0..<width {
                let index = y * width + x
                guard old.word(index) != new.word(index) else { continue }
                let isFar =
                    switch colors {
                    case .yiq: PixelmatchColors.difference(old, index, new, index) > limit
                    case .oklab: PixelmatchColors.distance(old, index, new, index) > threshold
                    }
                guard isFar else { continue }
                sum[!countsAntialiased && AntialiasingRule.holds(old, new, x: x, y: y) ? 1 : 0] += 1
            }
            return sum
        }
        for sum in counts {
            count += sum.x
            antialiased += sum.y
        }
    }

    /// The largest difference of two colours among the pixels that a map says differ.
    package static func largest(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) -> Double {
        PixelGrid.rowSums(old, new, width: map.width, height: map.height) { old, new, y in
            var largest = 0.0
            for index in (y * map.width)..<((y + 1) * map.width) where map.steps[index] != 0 {
                largest = max(largest, PixelmatchColors.difference(old, index, new, index))
            }
            return largest
        }.max() ?? 0
    }
}

extension AntialiasingRule {
    /// The numbers of the pixels that differ by a map and look antialiased.
    package static func pixels(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) -> [Int] {
        PixelGrid.rowSums(old, new, width: map.width, height: map.height) { old, new, y in
            (0..<map.width).map { (x: $0, index: y * map.width + $0) }
                .filter { map.steps[$0.index] != 0 && holds(old, new, x: $0.x, y: y) }.map(\.index)
        }.flatMap { $0 }
    }
}
