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

/// A limit that does not hold, and what was found instead.
public enum ExceededLimit: Hashable, Sendable {
    /// No limit is set, and pixels differ.
    case exact(found: Int)
    case pixels(found: Int, limit: Int)
    case window(found: Int, limit: Int)
    case channel(found: Int, limit: Int)
    case distance(found: Double, limit: Double)
    /// More pixels look antialiased than may be forgiven.
    case antialiased(found: Int, limit: Int)
}
