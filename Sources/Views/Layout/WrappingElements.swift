import Raster

/// A view whose drawing goes through an effect: it changes nothing in the layout.
struct EffectElement: LayoutElement {
    let kind: String
    let child: LayoutNode
    /// The effect for the view's snapped frame.
    let effect: (Rect) -> LaidOutView.Effect

    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let placed = child.place(at: frame.origin, proposal: proposal, grid: grid)
        return LaidOutView(kind: kind, frame: snapped, effect: effect(snapped), children: [placed])
    }
}

/// A view drawn at a distance from its place in the layout.
struct OffsetElement: LayoutElement {
    let offset: Size
    let child: LayoutNode

    var kind: String { "offset" }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let origin = Point(x: frame.minX + offset.width, y: frame.minY + offset.height)
        let placed = child.place(at: origin, proposal: proposal, grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), arrangement: .shifted, children: [placed])
    }
}

/// A view with a priority of its own in the stack around it.
struct PriorityElement: LayoutElement {
    let priority: Double
    let child: LayoutNode

    var kind: String { child.element.kind }
    var spacing: ViewSpacing { child.spacing }

    func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        child.place(at: frame.origin, proposal: proposal, grid: grid)
    }
}
