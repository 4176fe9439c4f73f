/// The counts of a map of differences.
package struct DifferenceTally: Equatable, Sendable {
    /// How many pixels have each largest difference of a channel, 0 to 255.
    package private(set) var histogram = [Int](repeating: 0, count: 256)
    /// The columns and rows of the smallest rectangle around all that differ; `nil` where nothing does.
    package private(set) var box: (x: Range<Int>, y: Range<Int>)?

    /// How many pixels differ by more than a number of steps.
    package func count(above step: Int) -> Int { histogram[(step + 1)...].reduce(0, +) }

    /// How many pixels differ.
    package var count: Int { count(above: 0) }

    /// The largest difference of any channel.
    package var largest: Int { histogram.lastIndex { $0 != 0 } ?? 0 }

    package init(_ map: DifferenceMap) {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        let width = map.width
        map.steps.withUnsafeBufferPointer { steps in
            for y in 0..<map.height {
                var (first, last) = (-1, -1)
                for x in 0..<width {
                    let step = steps[y * width + x]
                    histogram[Int(step)] += 1
                    if step != 0 {
                        if first < 0 { first = x }
                        last = x
                    }
                }
                guard first >= 0 else { continue }
                left = min(left, first)
                right = max(right, last)
                top = min(top, y)
                bottom = y
            }
        }
        if right >= 0 { box = (left..<(right + 1), top..<(bottom + 1)) }
    }

    package static func == (a: DifferenceTally, b: DifferenceTally) -> Bool {
        a.histogram == b.histogram && a.box?.x == b.box?.x && a.box?.y == b.box?.y
    }
}
