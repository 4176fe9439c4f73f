import Raster
import StrictJSON
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
        let node = fitting(proposal)
        let placed = node.place(at: frame.origin, proposal: proposal, grid: grid)
        guard node === scrolling else { return placed }
        return LaidOutView(kind: LaidOutView.scrollingCard, frame: placed.frame, children: [placed])
    }

    private func fitting(_ proposal: ProposedSize) -> LayoutNode {
        let ideal = plain.size(for: ProposedSize(width: proposal.width, height: nil))
        return proposal.height.map { ideal.height > $0 + LayoutLimit.slack } ?? false ? scrolling : plain
    }
}

extension LaidOutView {
    /// The kind of the view around a card's content that scrolls.
    fileprivate static let scrollingCard = "ScrollingCard"

    /// How far the first card of a HUD inside is scrolled in points, within what there is to scroll; 0 for one that shows
    /// all of its content.
    package var cardScrollOffset: Double {
        let window = first(Self.scrollingCard)?.first("ScrollView")
        guard case .object(let offset)? = window?.details.first(where: { $0.key == "contentOffset" })?.value,
            case .number(let y)? = offset.first(where: { $0.key == "y" })?.value
        else { return 0 }
        return y
    }
}
