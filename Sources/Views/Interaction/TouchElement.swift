import Raster
import StrictJSON

/// A view that answers touches, or limits where it is met; it changes neither the layout nor the drawing.
struct TouchElement: LayoutElement {
    let kind: String
    let details: [JSONValue.Member]
    let child: LayoutNode
    /// What a touch comes to, for the view's snapped frame.
    let touch: (Rect) -> Touch

    init(
        kind: String,
        details: [JSONValue.Member] = [],
        child: LayoutNode,
        touch: @escaping (Rect) -> Touch
    ) {
        self.kind = kind
        self.details = details
        self.child = child
        self.touch = touch
    }

    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let placed = child.place(at: frame.origin, proposal: proposal, grid: grid)
        let touch = touch(snapped)
        return LaidOutView(
            kind: kind,
            frame: snapped,
            details: details,
            touch: touch,
            accessibility: touch.accessibility,
            children: [placed]
        )
    }
}
