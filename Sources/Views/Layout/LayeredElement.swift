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
        children.reduce(.zero) { size, child in
            let next = child.size(for: proposal)
            return Size(width: max(size.width, next.width), height: max(size.height, next.height))
        }
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let placed = children.map { child in
            let rect = frame.aligned(child.size(for: proposal), alignment, direction: direction)
            return child.place(at: rect.origin, proposal: proposal, grid: grid)
        }
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: placed)
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
