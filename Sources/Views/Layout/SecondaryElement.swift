import Raster
import Typography

/// The layout of a view with another behind or before it, which takes part in neither its size nor its spacing.
struct SecondaryElement: LayoutElement {
    enum Level: String {
        case background
        case overlay
    }

    let level: Level
    let alignment: Alignment
    let direction: LayoutDirection
    let primary: LayoutNode
    let secondary: LayoutNode

    var kind: String { level.rawValue }
    var spacing: ViewSpacing { primary.spacing }
    var priority: Double { primary.priority }

    func size(for proposal: ProposedSize) -> Size { primary.size(for: proposal) }

    func baselines(for proposal: ProposedSize) -> Baselines? { primary.baselines(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = ProposedSize(frame.size)
        let baselines = alignment.vertical.isBaseline ? primary.baselines(for: proposal) : nil
        let origin = frame.origin(of: secondary, for: offer, alignment, baselines: baselines, direction: direction)
        let added = secondary.place(at: origin, proposal: offer, grid: grid)
        let content = primary.place(at: frame.origin, proposal: proposal, grid: grid)
        return LaidOutView(
            kind: kind,
            frame: grid.snap(frame),
            arrangement: .layered,
            children: level == .background ? [added, content] : [content, added]
        )
    }
}
