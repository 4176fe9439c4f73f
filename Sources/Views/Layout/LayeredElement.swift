import Raster
import Typography

/// The layout of views on top of each other, the first at the bottom.
struct LayeredElement: LayoutElement {
    let alignment: Alignment
    let direction: LayoutDirection
    let children: [LayoutNode]

    var kind: String { "ZStack" }

    var spacing: ViewSpacing { .union(children.map(\.spacing), along: nil) }

    func size(for proposal: ProposedSize) -> Size {
        var size = children.reduce(Size.zero) { size, child in
            let next = child.size(for: proposal)
            return Size(width: max(size.width, next.width), height: max(size.height, next.height))
        }
        if alignment.vertical.isBaseline {
            let extent = extent(for: proposal)
            size.height = extent.above + extent.below
        }
        return size
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        let frame = Rect(origin: .zero, size: size(for: proposal))
        return .union(children.map { $0.baselines(for: proposal)?.offset(by: origin(of: $0, in: frame, proposal).y) })
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let placed = children.map { child in
            child.place(at: origin(of: child, in: frame, proposal), proposal: proposal, grid: grid)
        }
        return LaidOutView(kind: kind, frame: grid.snap(frame), arrangement: .layered, children: placed)
    }

    private func origin(of child: LayoutNode, in frame: Rect, _ proposal: ProposedSize) -> Point {
        var origin = frame.aligned(child.size(for: proposal), alignment, direction: direction).origin
        if alignment.vertical.isBaseline {
            origin.y = frame.minY + extent(for: proposal).above - child.guide(alignment.vertical, for: proposal)
        }
        return origin
    }

    private func extent(for proposal: ProposedSize) -> (above: Double, below: Double) {
        children.extent(alignment.vertical, for: [ProposedSize](repeating: proposal, count: children.count))
    }
}

extension LayoutNode {
    /// The one node of a view, or its nodes on top of each other.
    static func layering(
        _ view: some View,
        alignment: Alignment = .center,
        in environment: EnvironmentValues
    ) -> LayoutNode {
        var inner = environment
        inner.stackAxis = nil
        let nodes = view._nodes(in: inner)
        if nodes.count == 1 { return nodes[0] }
        return LayoutNode(
            LayeredElement(alignment: alignment, direction: environment.layoutDirection, children: nodes)
        )
    }
}
