import Raster

/// What a comparison looks at, and what it lets pass: everything and nothing unless said.
public struct ComparisonRules: Hashable, Sendable {
    public var limits: ComparisonLimits
    /// Off where `nil`.
    public var antialiasing: AntialiasingTolerance?
    public var mask: ComparisonMask
    /// True takes all fully transparent pixels for equal, as premultiplied pictures do; nothing else changes.
    public var ignoresColorOfClear: Bool

    /// Every pixel counts, and none may differ.
    public static let exact = ComparisonRules()

    public init(
        limits: ComparisonLimits = .exact,
        antialiasing: AntialiasingTolerance? = nil,
        mask: ComparisonMask = .none,
        ignoresColorOfClear: Bool = false
    ) {
        self.limits = limits
        self.antialiasing = antialiasing
        self.mask = mask
        self.ignoresColorOfClear = ignoresColorOfClear
    }
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

/// Parts of a picture that are not compared, as rectangles in pixels.
public struct ComparisonMask: Hashable, Sendable {
    public var rectangles: [PixelRect]

    /// Nothing is left out.
    public static let none = ComparisonMask([])

    public init(_ rectangles: [PixelRect]) {
        self.rectangles = rectangles
    }
}
