import Raster

/// A view that was laid out before, for a place where it would be laid out the same again.
package struct PlacedView: View {
    package typealias Body = Never

    private let view: LaidOutView

    /// The view at its place; the views around it have to put it there, in the environment that it was laid out in.
    package init(_ view: LaidOutView) {
        self.view = view
    }

    package func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { [LayoutNode(PlacedElement(view: view))] }
}

private struct PlacedElement: LayoutElement {
    let view: LaidOutView

    var kind: String { view.kind }

    func size(for proposal: ProposedSize) -> Size { view.frame.size }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView { view }
}
