import Raster

/// How far a frame of a scene may be from its reference and still pass: not at all unless said.
///
/// It says nothing of how frames are drawn.
public struct SceneComparison: Hashable, Sendable {
    public var limits: ComparisonLimits
    /// Off where `nil`.
    public var antialiasing: AntialiasingTolerance?
    public var masks: [SceneMask]

    /// Every pixel counts, and none may differ.
    public static let exact = SceneComparison()

    public init(
        limits: ComparisonLimits = .exact,
        antialiasing: AntialiasingTolerance? = nil,
        masks: [SceneMask] = []
    ) {
        self.limits = limits
        self.antialiasing = antialiasing
        self.masks = masks
    }
}

/// A part of a scene's frames that is not compared.
public enum SceneMask: Hashable, Sendable {
    /// In points from the top left of the frame.
    case rectangle(Rect)
    /// What is seen of the elements with this label or identifier in the frame's accessibility tree, of all of them.
    case element(String)
}
