import Raster
import Typography

/// A view that scrolls when it is taller than the room that it has, and is plain else.
///
/// As a picture it is scrolled to its top.
struct ScrollingWhenTall<Content: View>: View {
    typealias Body = Never

    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let child = LayoutNode.layering(content, in: environment)
        return [LayoutNode(ScrollingWhenTallElement(child: child))]
    }
}

private struct ScrollingWhenTallElement: LayoutElement {
    let child: LayoutNode

    /// What sums of thirds of points are wrong by, and more, in points.
    private static let slack = 1e-6

    var kind: String { "ScrollView" }
    var spacing: ViewSpacing { child.spacing }

    func size(for proposal: ProposedSize) -> Size {
        let offer = offer(proposal)
        let size = child.size(for: offer)
        guard let height = proposal.height, offer.height == nil else { return size }
        return Size(width: size.width, height: height)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = offer(proposal)
        let placed = child.place(at: frame.origin, proposal: offer, grid: grid)
        guard proposal.height != nil, offer.height == nil else { return placed }
        let snapped = grid.snap(frame)
        return LaidOutView(kind: kind, frame: snapped, effect: .clip(.rect(snapped)), children: [placed])
    }

    /// What the content is offered: the room, or no height at all when it wants more than that.
    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        let free = ProposedSize(width: proposal.width, height: nil)
        guard let height = proposal.height, child.size(for: free).height > height + Self.slack else { return proposal }
        return free
    }
}
