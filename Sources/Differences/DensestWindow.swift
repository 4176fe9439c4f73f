/// The square window of a picture that holds the most pixels which differ.
package struct DensestWindow: Equatable, Sendable {
    /// Where it lies: the first of all such places, from the top and then from the left; a window wider or higher than
    /// the picture begins at its edge.
    package private(set) var x = 0
    package private(set) var y = 0
    /// The pixels in it that differ.
    package private(set) var count = 0

    /// Looks at every place of a window of `size` pixels a side, among the pixels that differ by more than `step`.
    ///
    /// One pass over the picture: each column keeps the sum of its last `size` rows.
    package init(_ map: DifferenceMap, size: Int, above step: Int = 0) {
        precondition(size > 0, "a window has at least one pixel")
        let (width, height) = (map.width, map.height)
        let (columns, rows) = (min(size, width), min(size, height))
        let limit = UInt8(truncatingIfNeeded: step)
        var sums = [Int32](repeating: 0, count: width)
        map.steps.withUnsafeBufferPointer { steps in
            sums.withUnsafeMutableBufferPointer { sums in
                for bottom in 0..<height {
                    for x in 0..<width where steps[bottom * width + x] > limit { sums[x] += 1 }
                    if bottom >= rows {
                        for x in 0..<width where steps[(bottom - rows) * width + x] > limit { sums[x] -= 1 }
                    }
                    guard bottom + 1 >= rows else { continue }
                    var sum = 0
                    for x in 0..<width {
                        sum += Int(sums[x])
                        if x >= columns { sum -= Int(sums[x - columns]) }
                        if x + 1 >= columns, sum > count {
                            (self.x, y, count) = (x + 1 - columns, bottom + 1 - rows, sum)
                        }
                    }
                }
            }
        }
    }

    /// The most pixels of any such window, for each of several numbers of steps.
    package static func counts(_ map: DifferenceMap, size: Int, above steps: [Int]) -> [Int] {
        [Int](parallel: steps.count) { DensestWindow(map, size: size, above: steps[$0]).count }
    }
}
