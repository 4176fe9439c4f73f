import Raster

/// A view after its environment was applied, ready to be measured and placed.
///
/// It remembers the answers that it gave, because stacks ask each child several times.
public final class LayoutNode {
    let element: any LayoutElement
    /// A few, so that looking through them is quicker than hashing.
    private var sizes: [(proposal: ProposedSize, size: Size)] = []

    init(_ element: any LayoutElement) {
        self.element = element
    }

    var spacing: ViewSpacing { element.spacing }
    var priority: Double { element.priority }

    /// The size that the view takes, in points, when a size is proposed.
    func size(for proposal: ProposedSize) -> Size {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = element.size(for: proposal).answer(to: proposal)
        sizes.append((proposal, size))
        return size
    }

    /// Where the view's lines of text lie when a size is proposed, or `nil` where it has none.
    func baselines(for proposal: ProposedSize) -> Baselines? { element.baselines(for: proposal) }

    /// The view and everything inside of it at its place, in points from the top left of the whole.
    func place(at origin: Point, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let size = size(for: proposal)
        let frame = Rect(
            x: origin.x.asDistance,
            y: origin.y.asDistance,
            width: size.width.asLength,
            height: size.height.asLength
        )
        return element.place(in: frame, proposal: proposal, grid: grid)
    }
}

/// What a kind of view knows about its own layout.
protocol LayoutElement {
    /// The name in the printed tree.
    var kind: String { get }
    /// What the view's edges ask of their neighbours in a stack without a spacing of its own.
    var spacing: ViewSpacing { get }
    /// Views of a higher priority are offered a stack's space first.
    var priority: Double { get }

    func size(for proposal: ProposedSize) -> Size

    func baselines(for proposal: ProposedSize) -> Baselines?

    /// Places the view in the frame, not snapped yet, that it got for a proposal.
    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView
}

extension LayoutElement {
    var spacing: ViewSpacing { .standard }
    var priority: Double { 0 }
    func baselines(for proposal: ProposedSize) -> Baselines? { nil }
}
