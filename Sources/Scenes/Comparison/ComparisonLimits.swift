/// How far a picture may be from its reference and still pass: exact equality unless a limit is set.
///
/// All limits that are set must hold, over all pixels that differ. A limit that is not set says nothing beside others
/// that are: `maxChannel` alone allows any number of pixels, each one step off. None is a percentage, because a share
/// of a picture hides a line of one pixel in it. A negative number of pixels or steps is a programmer's error.
public struct ComparisonLimits: Hashable, Sendable {
    /// Pixels that may differ.
    public var maxPixels: Int? { didSet { Self.require(maxPixels) } }
    /// Pixels that may differ within any square window of ``windowSize`` pixels a side: what is dense is seen before
    /// what is spread.
    public var maxWindow: Int? { didSet { Self.require(maxWindow) } }
    /// From 1 to ``greatestWindowSize``.
    public var windowSize: Int { didSet { Self.require(windowSize: windowSize) } }
    /// The difference that any channel may have, alpha included, in steps of 1/255.
    public var maxChannel: Int? { didSet { Self.require(maxChannel) } }
    /// The distance that any two colours may have: HyAB in OKLab, where 1 is black to white and some colours are
    /// further apart.
    public var maxDistance: Double?

    /// Not one pixel may differ, in any channel.
    public static let exact = ComparisonLimits()

    /// The side of a window where none is chosen.
    public static let standardWindowSize = 16

    /// The greatest side of a window: no picture is wider or higher.
    public static let greatestWindowSize = 1 << 20

    public init(
        maxPixels: Int? = nil,
        maxWindow: Int? = nil,
        windowSize: Int = Self.standardWindowSize,
        maxChannel: Int? = nil,
        maxDistance: Double? = nil
    ) {
        for limit in [maxPixels, maxWindow, maxChannel] { Self.require(limit) }
        Self.require(windowSize: windowSize)
        self.maxPixels = maxPixels
        self.maxWindow = maxWindow
        self.windowSize = windowSize
        self.maxChannel = maxChannel
        self.maxDistance = maxDistance
    }

    private static func require(_ limit: Int?) {
        precondition(limit ?? 0 >= 0, "a limit is not negative")
    }

    private static func require(windowSize: Int) {
        precondition((1...greatestWindowSize).contains(windowSize), "a window has from 1 to 1,048,576 pixels a side")
    }

    /// True where no limit is set.
    public var isExact: Bool { maxPixels == nil && maxWindow == nil && maxChannel == nil && maxDistance == nil }
}

/// Forgives pixels that look like the edge of a shape, by pixelmatch's rule, up to a number of them.
///
/// What is forgiven is counted and told, and does not count for ``ComparisonLimits``; more than the cap fail. The rule
/// takes the most of a thin line for its edges: a ring of one pixel can vanish from a picture and lose two thirds of
/// its pixels to it, so let the cap be small.
public struct AntialiasingTolerance: Hashable, Sendable {
    /// Pixels that may be forgiven.
    public var maxPixels: Int

    public init(maxPixels: Int) {
        precondition(maxPixels >= 0, "a number of pixels is not negative")
        self.maxPixels = maxPixels
    }
}
