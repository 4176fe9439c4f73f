import Raster

/// Empty room that takes what a stack has left, along the stack's axis; without a stack, in both directions.
///
/// A stack without a spacing of its own leaves no gap beside it.
public struct Spacer: View {
    public typealias Body = Never

    private let minLength: Double?

    /// A spacer.
    ///
    /// - Parameter minLength: its least length in points; `nil` is 8.
    public init(minLength: Double? = nil) {
        self.minLength = minLength
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        [LayoutNode(SpacerElement(minLength: (minLength ?? 8).asLength, axis: environment.stackAxis))]
    }
}

struct SpacerElement: LayoutElement {
    let minLength: Double
    let axis: Axis?

    var kind: String { "Spacer" }

    /// Below every other view's: a spacer takes what the others have left, and never makes a text shorter.
    var priority: Double { -.infinity }

    /// Across the stack's axis a spacer has no length, and so no say in the spacing of what lies beside the stack.
    var spacing: ViewSpacing {
        switch axis {
        case .horizontal: ViewSpacing(top: [], bottom: [], leading: [.none], trailing: [.none])
        case .vertical: ViewSpacing(top: [.none], bottom: [.none], leading: [], trailing: [])
        case nil: .standard
        }
    }

    func size(for proposal: ProposedSize) -> Size {
        Size(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? 0),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? 0)
        )
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        LaidOutView(kind: kind, frame: grid.snap(frame))
    }
}
