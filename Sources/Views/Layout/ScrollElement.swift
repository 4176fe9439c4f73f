import Raster
import StrictJSON
import Typography

/// The layout of a view that is seen through a window, along some axes.
struct ScrollElement: LayoutElement {
    let axes: Axis.Set
    let offset: Point
    let direction: LayoutDirection
    let child: LayoutNode

    var kind: String { "ScrollView" }

    func size(for proposal: ProposedSize) -> Size {
        let content = child.size(for: offer(proposal))
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
        )
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = offer(proposal)
        let content = child.size(for: offer)
        let x = shift(offset.x, content.width, frame.width, .horizontal)
        let y = shift(offset.y, content.height, frame.height, .vertical)
        let left = direction == .leftToRight ? frame.minX - x : frame.maxX - content.width + x
        let placed = child.place(at: Point(x: left, y: frame.minY - y), proposal: offer, grid: grid)
        let snapped = grid.snap(frame)
        let details: [JSONValue.Member] = [
            .init("contentSize", ["width": .number(content.width), "height": .number(content.height)]),
            .init("contentOffset", ["x": .number(x), "y": .number(y)]),
        ]
        return LaidOutView(
            kind: kind,
            frame: snapped,
            details: details,
            effect: .clip(.rect(snapped)),
            arrangement: .scrolled,
            touch: .limited(.rect(snapped)),
            children: [placed]
        )
    }

    /// Along the axes the content takes what it wants.
    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    /// The offset within what there is to scroll.
    private func shift(_ offset: Double, _ content: Double, _ frame: Double, _ axis: Axis.Set) -> Double {
        axes.contains(axis) ? min(max(offset.isNaN ? 0 : offset, 0), max(0, content - frame)) : 0
    }
}
