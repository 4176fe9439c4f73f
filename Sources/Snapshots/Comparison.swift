import Glibc
import ImageIO
import Raster

/// The exact comparison of two pictures on their decoded straight RGBA bytes.
///
/// Nothing is forgiven: two fully transparent pixels of different colours differ, although they look alike. Density and
/// texts are not compared.
public enum Comparison: Hashable, Sendable {
    case equal
    case different(Difference)
    /// The sizes differ, so no pixel was compared.
    case sizesDiffer(expected: PixelSize, actual: PixelSize)

    /// How two pictures of the same size differ.
    public struct Difference: Hashable, Sendable {
        /// Pixels that differ in any channel.
        public var count: Int
        /// The smallest rectangle around them, in pixels.
        public var bounds: PixelRect
        /// The largest difference of any channel, alpha included: 1 to 255.
        public var largestChannelDifference: Int

        public init(count: Int, bounds: PixelRect, largestChannelDifference: Int) {
            self.count = count
            self.bounds = bounds
            self.largestChannelDifference = largestChannelDifference
        }
    }

    public init(expected: PNGImage, actual: PNGImage) {
        guard expected.width == actual.width, expected.height == actual.height else {
            self = .sizesDiffer(expected: expected.size, actual: actual.size)
            return
        }
        var tally = Tally(width: expected.width)
        expected.bytes.withUnsafeBytes { expected in
            actual.bytes.withUnsafeBytes { actual in tally.add(expected, actual) }
        }
        self = tally.difference.map { .different($0) } ?? .equal
    }
}

/// What is known of the differing pixels of the rows seen so far.
private struct Tally {
    let width: Int
    private var count = 0
    private var left = Int.max
    private var right = -1
    private var top = -1
    private var bottom = -1
    private var largest = 0

    init(width: Int) {
        self.width = width
    }

    var difference: Comparison.Difference? {
        guard count > 0 else { return nil }
        return Comparison.Difference(
            count: count,
            bounds: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
            largestChannelDifference: largest
        )
    }

    mutating func add(_ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer) {
        guard let expected = expected.baseAddress, let end = actual.baseAddress.map({ $0 + actual.count }) else {
            return
        }
        var (old, new) = (expected, end - actual.count)
        var y = 0
        while new < end {
            if memcmp(old, new, 4 * width) != 0 { addRow(y, old, new) }
            old += 4 * width
            new += 4 * width
            y += 1
        }
    }

    private mutating func addRow(_ y: Int, _ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer) {
        let old = expected.assumingMemoryBound(to: UInt8.self)
        let new = actual.assumingMemoryBound(to: UInt8.self)
        if top < 0 { top = y }
        bottom = y
        var x = 0
        while x < width {
            let step = Self.largestStep(old + 4 &* x, new + 4 &* x)
            if step > 0 {
                count &+= 1
                left = min(left, x)
                right = max(right, x)
                largest = max(largest, step)
            }
            x &+= 1
        }
    }

    @inline(__always)
    private static func largestStep(_ old: UnsafePointer<UInt8>, _ new: UnsafePointer<UInt8>) -> Int {
        var largest = 0
        var channel = 0
        while channel < 4 {
            let step = Int(old[channel]) &- Int(new[channel])
            largest = max(largest, step < 0 ? 0 &- step : step)
            channel &+= 1
        }
        return largest
    }
}

extension PNGImage {
    fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
