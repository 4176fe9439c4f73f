import Raster

/// The first of several views that fits into what is offered, or the last.
///
/// A view fits whose ideal size is not larger along the axes; only the chosen one is laid out.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let nodes = content._nodes(in: environment)
        return nodes.count < 2 ? nodes : [LayoutNode(FittingElement(axes: axes, children: nodes))]
    }
}

struct FittingElement: LayoutElement {
    let axes: Axis.Set
    /// At least one.
    let children: [LayoutNode]

    var kind: String { "ViewThatFits" }
    var spacing: ViewSpacing { children[children.count - 1].spacing }

    func size(for proposal: ProposedSize) -> Size { chosen(for: proposal).size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { chosen(for: proposal).baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let placed = chosen(for: proposal).place(at: frame.origin, proposal: proposal, grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }

    private func chosen(for proposal: ProposedSize) -> LayoutNode {
        children.first { fits($0, in: proposal) } ?? children[children.count - 1]
    }

    private func fits(_ child: LayoutNode, in proposal: ProposedSize) -> Bool {
        let measured = ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
        let size = child.size(for: measured)
        return (!axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + LayoutLimit.slack)
            && (!axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + LayoutLimit.slack)
    }
}
