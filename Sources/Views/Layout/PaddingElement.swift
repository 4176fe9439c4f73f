import Raster
import Typography

/// The layout of a view with room around it.
struct PaddingElement: LayoutElement {
    let insets: EdgeInsets
    let direction: LayoutDirection
    let child: LayoutNode

    var kind: String { "padding" }
    var spacing: ViewSpacing { child.spacing.reset(by: insets) }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size {
        let inner = child.size(for: offer(proposal))
        return Size(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom)
        )
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        child.baselines(for: offer(proposal))?.offset(by: insets.top)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = offer(proposal)
        // From the leading edge also where negative insets leave less than nothing of the width.
        let left =
            direction == .leftToRight
            ? insets.leading : frame.width - insets.leading - child.size(for: offer).width
        let origin = Point(x: frame.minX + left, y: frame.minY + insets.top)
        let placed = child.place(at: origin, proposal: offer, grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }

    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
        )
    }
}
