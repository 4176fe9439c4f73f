import Raster
import Typography

/// A view that scrolls when it is taller than the room that it has, and is plain else.
///
/// As a picture it is scrolled to the card's offset, at first its top.
struct ScrollingWhenTall<Content: View>: View {
    typealias Body = Never

    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let element = ScrollingWhenTallElement(
            plain: .layering(content, in: environment),
            scrolling: .layering(
                ScrollView(contentOffset: Point(x: 0, y: environment.cardScrollOffset)) { content },
                in: environment
            )
        )
        return [LayoutNode(element)]
    }
}

private struct ScrollingWhenTallElement: LayoutElement {
    let plain: LayoutNode
    let scrolling: LayoutNode

    var kind: String { plain.element.kind }
    var spacing: ViewSpacing { plain.spacing }

    func size(for proposal: ProposedSize) -> Size { fitting(proposal).size(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        fitting(proposal).place(at: frame.origin, proposal: proposal, grid: grid)
    }

    private func fitting(_ proposal: ProposedSize) -> LayoutNode {
        let ideal = plain.size(for: ProposedSize(width: proposal.width, height: nil))
        return proposal.height.map { ideal.height > $0 + LayoutLimit.slack } ?? false ? scrolling : plain
    }
}
