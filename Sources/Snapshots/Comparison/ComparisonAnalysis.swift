import Raster
import Scenes

/// How two pictures differ, and whether that is within the limits: computed when a first look says that they do.
///
/// All counts are those of pixels that neither a mask nor a tolerance took out. Where the sizes differ, the facts are
/// those of the part that both have, laid on each other as they fit best, and the verdict is that it does not pass.
public struct ComparisonAnalysis: Hashable, Sendable {
    /// The limits that do not hold; none where the picture passes.
    public var exceeded: [JudgedLimit] = []
    /// The limits that hold although there is something that they let pass.
    public var held: [JudgedLimit] = []
    /// Where the sizes differ, both of them and how the pictures were laid on each other.
    public var sizes: Sizes?
    /// The size of what was compared, in pixels.
    public var compared: PixelSize
    /// Bits a channel at which pixels were compared: 16 where either picture has 16.
    public var depth: Int
    /// Count, box and largest channel; `nil` where no pixel is left that differs.
    public var difference: Comparison.Difference?
    /// Pixels whose alpha alone differs.
    public var alphaOnly = 0
    /// The largest distance of two colours, HyAB in OKLab where 1 is black to white, and its pixel.
    public var largestDistance = 0.0
    public var largestDistanceAt: Position?
    /// The window that holds the most pixels that differ.
    public var densestWindow: Window
    /// Pixels that look antialiased and are forgiven.
    public var antialiased = 0
    /// Pixels that differ below a mask.
    public var masked = 0
    /// Pixels below a mask, whether they differ or not.
    public var maskArea = 0
    /// What all pixels that differ have in common.
    public var common: CommonDifference?
    /// The parts that differ, the largest first: at most ``blockLimit``.
    public var blocks: [Block] = []
    /// How many parts there are.
    public var blockCount = 0
    /// How many pixels differ by more than each number of steps of 1/255.
    public var sweep: [SweepStep] = []
    /// The smallest threshold at which pixelmatch sees no difference, from 0 to 1.
    public var pixelmatchThreshold = 0.0

    /// Blocks that are told one by one.
    public static let blockLimit = 16

    /// True where all limits hold.
    public var passes: Bool { exceeded.isEmpty && sizes == nil }

    /// An exact comparison without what is masked or forgiven; as it is where nothing else is left.
    func remaining(of comparison: Comparison) -> Comparison {
        guard case .different = comparison, let difference else { return comparison }
        return .different(difference)
    }

    /// The tightest limits at which the picture would pass, each of them alone as well as all together.
    public var passingLimits: ComparisonLimits {
        ComparisonLimits(
            maxPixels: difference?.count ?? 0,
            maxWindow: densestWindow.pixels,
            windowSize: densestWindow.size,
            maxChannel: difference?.largestChannelDifference ?? 0,
            maxDistance: largestDistance
        )
    }

    /// The place of a pixel.
    public struct Position: Hashable, Sendable {
        public var x: Int
        public var y: Int

        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// A square of pixels and how many of them differ.
    public struct Window: Hashable, Sendable {
        public var origin: Position
        /// Pixels a side.
        public var size: Int
        public var pixels: Int

        public init(origin: Position, size: Int, pixels: Int) {
            self.origin = origin
            self.size = size
            self.pixels = pixels
        }
    }

    /// Two sizes, and where the actual picture was laid on the expected one.
    public struct Sizes: Hashable, Sendable {
        public var expected: PictureSize
        public var actual: PictureSize
        /// The place of the actual picture's top-left pixel in the expected picture: at most 8 pixels off, or such that
        /// other edges meet.
        public var offset: Position

        public init(expected: PictureSize, actual: PictureSize, offset: Position) {
            self.expected = expected
            self.actual = actual
            self.offset = offset
        }
    }

    /// One part of the picture that differs.
    public struct Block: Hashable, Sendable {
        public var bounds: PixelRect
        /// Pixels in it that differ.
        public var pixels: Int
        /// Where it went, when it is the old picture in another place.
        public var move: Move?

        public init(bounds: PixelRect, pixels: Int, move: Move? = nil) {
            self.bounds = bounds
            self.pixels = pixels
            self.move = move
        }
    }

    /// A block that is the old picture some pixels to the right and down.
    public struct Move: Hashable, Sendable {
        public var dx: Int
        public var dy: Int
        /// Pixels of the block in its new place that differ from those of the old place.
        public var residual: Int

        public init(dx: Int, dy: Int, residual: Int) {
            self.dx = dx
            self.dy = dy
            self.residual = residual
        }
    }

    /// How many pixels differ by more than `above` steps of 1/255, altogether and in the densest window.
    public struct SweepStep: Hashable, Sendable {
        public var above: Int
        public var pixels: Int
        public var window: Int

        public init(above: Int, pixels: Int, window: Int) {
            self.above = above
            self.pixels = pixels
            self.window = window
        }
    }

    /// An analysis of so many pixels that found nothing yet.
    public init(compared: PixelSize, depth: Int, densestWindow: Window) {
        self.compared = compared
        self.depth = depth
        self.densestWindow = densestWindow
    }
}

/// What all pixels that differ between two pictures have in common.
public enum CommonDifference: Hashable, Sendable {
    /// Red, green and blue are so many steps more than they were, or less; alpha is equal.
    case brightness(Int)
    /// Each channel changed by the same number of steps everywhere: red, green, blue, alpha.
    case channels([Int])
    /// All pixels had one colour and have another: red, green, blue, alpha each.
    case recolored(from: [Int], to: [Int])
    /// The alpha alone is another.
    case alphaOnly
    /// No channel is more than one step off, up or down.
    case oneStep
}
