/// How far each pixel of a picture is from the pixel in its place in another picture of the same size.
package struct DifferenceMap: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// The largest difference of any channel of each pixel, in steps of 1/255: 0 where it is equal, and never 0 where
    /// it is not.
    package private(set) var steps: [UInt8]

    /// The map of two pictures of `channels` straight RGBA, 8 bits a channel.
    package init(_ old: [UInt8], _ new: [UInt8], width: Int, height: Int) {
        self.init(old, new, width: width, height: height) { $0 }
    }

    /// The map of two pictures of 16 bits a channel; parts of a step of 8 bits are rounded up.
    package init(_ old: [UInt16], _ new: [UInt16], width: Int, height: Int) {
        self.init(old, new, width: width, height: height) { UInt8(truncatingIfNeeded: (UInt32($0) + 256) / 257) }
    }

    @inline(__always)
    private init<Channel: FixedWidthInteger & UnsignedInteger>(
        _ old: [Channel],
        _ new: [Channel],
        width: Int,
        height: Int,
        _ step: (Channel) -> UInt8
    ) {
        precondition(old.count == 4 * width * height && new.count == old.count, "four channels a pixel")
        self.width = width
        self.height = height
        steps = [UInt8](unsafeUninitializedCapacity: width * height) { target, initialized in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    for index in 0..<(width * height) {
                        var largest: Channel = 0
                        for channel in (4 * index)..<(4 * index + 4) {
                            let (a, b) = (old[channel], new[channel])
                            largest = max(largest, a > b ? a - b : b - a)
                        }
                        target[index] = step(largest)
                    }
                }
            }
            initialized = width * height
        }
    }

    /// Takes the pixels of a rectangle for equal; tells how many of them were not.
    package mutating func forgive(x: Range<Int>, y: Range<Int>) -> Int {
        var count = 0
        for row in y.clamped(to: 0..<height) {
            for index in x.clamped(to: 0..<width) where steps[row * width + index] != 0 {
                steps[row * width + index] = 0
                count += 1
            }
        }
        return count
    }

    /// How many pixels of a rectangle within the map differ by more than some steps.
    package func count(x: Range<Int>, y: Range<Int>, above: UInt8) -> Int {
        steps.withUnsafeBufferPointer { steps in
            var count = 0
            for row in y {
                for index in (row * width + x.lowerBound)..<(row * width + x.upperBound) where steps[index] > above {
                    count += 1
                }
            }
            return count
        }
    }

    /// Takes the pixels of a list of positions for equal.
    package mutating func forgive(_ pixels: [Int]) {
        for index in pixels { steps[index] = 0 }
    }

    /// How many bytes of two lists of the same length are not the same.
    package static func unequalBytes(_ old: [UInt8], _ new: [UInt8]) -> Int {
        precondition(old.count == new.count, "lists of the same length")
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var count = 0
                for index in 0..<old.count where old[index] != new[index] { count += 1 }
                return count
            }
        }
    }
}
