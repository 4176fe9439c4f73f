import Raster
import Typography

/// The layout of a frame with a fixed width, height or both.
struct FixedFrameElement: LayoutElement {
    let width: Double?
    let height: Double?
    let alignment: Alignment
    let direction: LayoutDirection
    let child: LayoutNode

    var kind: String { "frame" }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size {
        let inner = child.size(for: offer(proposal))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = offer(proposal)
        let origin = frame.origin(of: child, for: offer, alignment, direction: direction)
        let placed = child.place(at: origin, proposal: offer, grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        child.baselines(in: size(for: proposal), for: offer(proposal), alignment, direction: direction)
    }

    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// The layout of a frame that stretches between a least and a greatest length.
///
/// Measured without a proposal it takes its ideal length, else its child's, cut to the limits; the child is then
/// placed in what the frame became, so a text that is longer than the greatest width wraps inside of it.
struct FlexibleFrameElement: LayoutElement {
    /// The least, ideal and greatest length in points.
    struct Limits: Hashable {
        var min: Double?
        var ideal: Double?
        var max: Double?

        func clamp(_ length: Double) -> Double {
            let capped = max.map { Swift.min(length, $0) } ?? length
            return min.map { Swift.max(capped, $0) } ?? capped
        }

        /// What the child is offered.
        func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

        /// The frame's own length, for what it was offered and what its child took of it.
        func length(proposal: Double?, child: Double) -> Double {
            guard let proposal = proposal ?? ideal else { return clamp(child) }
            var length = child
            if let min { length = Swift.max(min, Swift.min(length, proposal)) }
            if let max { length = Swift.min(max, Swift.max(length, proposal)) }
            return length
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment
    let direction: LayoutDirection
    let child: LayoutNode

    var kind: String { "frame" }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size {
        let offer = ProposedSize(
            width: horizontal.offer(proposal.width),
            height: vertical.offer(proposal.height)
        )
        let inner = child.size(for: offer)
        return Size(
            width: horizontal.length(proposal: proposal.width, child: inner.width),
            height: vertical.length(proposal: proposal.height, child: inner.height)
        )
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        let size = size(for: proposal)
        return child.baselines(in: size, for: ProposedSize(size), alignment, direction: direction)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let offer = ProposedSize(frame.size)
        let origin = frame.origin(of: child, for: offer, alignment, direction: direction)
        let placed = child.place(at: origin, proposal: offer, grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }
}

/// The layout of a view that keeps its ideal length along an axis, whatever it is offered.
struct FixedSizeElement: LayoutElement {
    let horizontal: Bool
    let vertical: Bool
    let child: LayoutNode

    var kind: String { "fixedSize" }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: offer(proposal)) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: offer(proposal)) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let placed = child.place(at: frame.origin, proposal: offer(proposal), grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }

    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

extension LayoutNode {
    /// The view's lines of text as distances from the top of a frame in which it is aligned.
    fileprivate func baselines(
        in size: Size,
        for offer: ProposedSize,
        _ alignment: Alignment,
        direction: LayoutDirection
    ) -> Baselines? {
        guard let own = baselines(for: offer) else { return nil }
        let frame = Rect(origin: .zero, size: size)
        return own.offset(by: frame.origin(of: self, for: offer, alignment, direction: direction).y)
    }
}
