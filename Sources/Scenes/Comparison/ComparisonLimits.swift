/// How far a picture may be from its reference and still pass: exact equality unless a limit is set.
///
/// All limits that are set must hold, over all pixels that differ. A limit that is not set says nothing beside others that
/// are: `maxChannel` alone allows any number of pixels, each one step off. None is a percentage, because a share of a
/// picture hides a line of one pixel in it.
public struct ComparisonLimits: Hashable, Sendable {
    /// Pixels that may differ.
    public var maxPixels: Int?
    /// Pixels that may differ within any square window of ``windowSize`` pixels a side: what is dense is seen before what is
    /// spread.
    public var maxWindow: Int?
    public var windowSize: Int
    /// The difference that any channel may have, alpha included, in steps of 1/255.
    public var maxChannel: Int?
    /// The distance that any two colours may have: HyAB in OKLab, where 1 is black to white and some colours are further apart.
    public var maxDistance: Double?

    /// Not one pixel may differ, in any channel.
    public static let exact = ComparisonLimits()

    /// The side of a window where none is chosen.
    public static let standardWindowSize = 16

    public init(
        maxPixels: Int? = nil,
        maxWindow: Int? = nil,
        windowSize: Int = Self.standardWindowSize,
        maxChannel: Int? = nil,
        maxDistance: Double? = nil
    ) {
        precondition(windowSize > 0, "a window has at least one pixel")
        self.maxPixels = maxPixels
        self.maxWindow = maxWindow
        self.windowSize = windowSize
        self.maxChannel = maxChannel
        self.maxDistance = maxDistance
    }

    /// True where no limit is set.
    public var isExact: Bool { maxPixels == nil && maxWindow == nil && maxChannel == nil && maxDistance == nil }
}

/// Forgives pixels that look like the edge of a shape, by pixelmatch's rule, up to a number of them.
///
/// What is forgiven is counted and told, and does not count for ``ComparisonLimits``; more than the cap fail. The rule takes
/// the most of a thin line for its edges: a ring of one pixel can vanish from a picture and lose two thirds of its pixels
/// to it, so let the cap be small.
public struct AntialiasingTolerance: Hashable, Sendable {
    /// Pixels that may be forgiven.
    public var maxPixels: Int

    public init(maxPixels: Int) {
        precondition(maxPixels >= 0, "a number of pixels is not negative")
        self.maxPixels = maxPixels
    }
}
