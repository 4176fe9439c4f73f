import Differences
import ImageIO
import KernelInterface
import KernelSelection
import Raster
import Threads

/// The exact comparison of two pictures on their decoded straight RGBA, 8 bits a channel, or 16 where either has 16.
///
/// Nothing is forgiven: two fully transparent pixels of different colours differ, although they look alike. Density and
/// texts are not compared.
public enum Comparison: Hashable, Sendable {
    case equal
    case different(Difference)
    /// The sizes differ, so no pixel was compared.
    case sizesDiffer(expected: PictureSize, actual: PictureSize)

    /// How two pictures of the same size differ.
    public struct Difference: Hashable, Sendable {
        /// Pixels that differ in any channel.
        public var count: Int
        /// The smallest rectangle around them, in pixels.
        public var bounds: PixelRect
        /// The largest difference of any channel, alpha included: 1 to 255, and parts of a step count as one.
        public var largestChannelDifference: Int

        public init(count: Int, bounds: PixelRect, largestChannelDifference: Int) {
            self.count = count
            self.bounds = bounds
            self.largestChannelDifference = largestChannelDifference
        }
    }

    public init(expected: PNGImage, actual: PNGImage) {
        guard expected.width == actual.width, expected.height == actual.height else {
            self = .sizesDiffer(expected: PictureSize(expected), actual: PictureSize(actual))
            return
        }
        self = Self.difference(expected, actual).map { .different($0) } ?? .equal
    }

    /// Compares with 16 bits a channel where either picture has 16.
    public init(expected: CanonicalPicture, actual: CanonicalPicture) {
        guard expected.depth == 16 || actual.depth == 16, expected.width == actual.width,
            expected.height == actual.height
        else {
            self.init(expected: expected.image, actual: actual.image)
            return
        }
        let map = DifferenceMap(expected.widened, actual.widened, width: expected.width, height: expected.height)
        self = Difference(DifferenceTally(map)).map { .different($0) } ?? .equal
    }

    /// Bytes of one part of the work; a part has whole rows.
    private static let bytesPerBand = 1 << 20

    /// How two pictures of the same size differ; `nil` where they are equal.
    private static func difference(_ expected: PNGImage, _ actual: PNGImage) -> Difference? {
        let (width, height) = (expected.width, expected.height)
        let rows = max(1, bytesPerBand / (4 * width))
        let bands = (height + rows - 1) / rows
        let tallies = [CompareTally](unsafeUninitializedCapacity: bands) { tallies, initialized in
            tallies.initialize(repeating: CompareTally())
            initialized = bands
            expected.bytes.withUnsafeBufferPointer { expected in
                actual.bytes.withUnsafeBufferPointer { actual in
                    guard let old = expected.baseAddress, let new = actual.baseAddress,
                        let tallies = tallies.baseAddress
                    else { return }
                    ThreadPool.current.forEach(bands) { band, _ in
                        let y = band * rows
                        kernels.compareRows(
                            old + 4 * width * y,
                            new + 4 * width * y,
                            width: width,
                            rows: min(rows, height - y),
                            y: y,
                            tally: &tallies[band]
                        )
                    }
                }
            }
        }
        return Difference(tallies)
    }
}

extension Comparison.Difference {
    /// All the parts of a picture together; `nil` where no pixel differs.
    fileprivate init?(_ tallies: [CompareTally]) {
        var sum = CompareTally()
        for tally in tallies where tally.count > 0 {
            sum.count += tally.count
            sum.largest = max(sum.largest, tally.largest)
            sum.left = min(sum.left, tally.left)
            sum.right = max(sum.right, tally.right)
            sum.top = min(sum.top, tally.top)
            sum.bottom = max(sum.bottom, tally.bottom)
        }
        guard sum.count > 0 else { return nil }
        self.init(
            count: sum.count,
            bounds: PixelRect(
                x: sum.left,
                y: sum.top,
                width: sum.right - sum.left + 1,
                height: sum.bottom - sum.top + 1
            ),
            largestChannelDifference: sum.largest
        )
    }
}

extension Comparison.Difference {
    /// The counts of a map; `nil` where no pixel differs.
    init?(_ tally: DifferenceTally) {
        guard let box = tally.box else { return nil }
        self.init(
            count: tally.count,
            bounds: PixelRect(x: box.x.lowerBound, y: box.y.lowerBound, width: box.x.count, height: box.y.count),
            largestChannelDifference: tally.largest
        )
    }
}
