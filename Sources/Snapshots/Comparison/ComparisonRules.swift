import Raster
import Scenes

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

/// Parts of a picture that are not compared, as rectangles in pixels.
public struct ComparisonMask: Hashable, Sendable {
    public var rectangles: [PixelRect]

    /// Nothing is left out.
    public static let none = ComparisonMask([])

    public init(_ rectangles: [PixelRect]) {
        self.rectangles = rectangles
    }
}
