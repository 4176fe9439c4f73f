import StrictJSON
import Views

/// A place between two steps of drawing, where what flows can be printed.
public enum PipelineStep: String, CaseIterable, Sendable {
    /// The views of a frame.
    case tree
    /// The views with their frames in points.
    case layout
    /// What assistive technology finds.
    case accessibility
    /// The drawing commands.
    case displayList = "display-list"
}

extension Vocabulary<PipelineStep> {
    public static var pipelineStep: Self { Self() }
}

extension FrameRenderer {
    /// What flows at a step of a frame, as JSON.
    public func json(of step: PipelineStep, _ frame: SceneFrame) throws -> JSONValue {
        switch step {
        case .tree: try layOut(frame).json()
        case .layout: try layOut(frame).json(withFrames: true)
        case .accessibility: try accessibilityTree(frame).json
        case .displayList: try displayList(frame).json()
        }
    }
}
