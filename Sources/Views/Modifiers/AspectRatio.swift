import Raster

/// How a view of fixed proportions takes the room that it is offered.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all; it overflows on two sides.
    case fill
}

extension View {
    /// Offers the view the room that it has, cut or grown to a ratio of width to height.
    ///
    /// - Parameter ratio: `nil`, and what is not a positive number, is the ratio of the view's ideal size.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        ElementModifier(content: self) { child, _ in
            AspectRatioElement(
                ratio: ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
                mode: contentMode,
                child: child
            )
        }
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The layout of a view that is offered rooms of one ratio.
struct AspectRatioElement: LayoutElement {
    let ratio: Double?
    let mode: ContentMode
    let child: LayoutNode

    var kind: String { "aspectRatio" }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: offer(proposal)) }

    func baselines(for proposal: ProposedSize) -> Baselines? { child.baselines(for: offer(proposal)) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let placed = child.place(at: frame.origin, proposal: offer(proposal), grid: grid)
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: [placed])
    }

    /// A side that is open, or endless, follows from the other; without either it is the view's ideal size.
    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        let ideal = child.size(for: .unspecified)
        let own = ideal.width / ideal.height
        guard let ratio = ratio ?? (own > 0 && own.isFinite ? own : nil) else { return proposal }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        switch (width, height) {
        case (nil, nil):
            // Nothing says how large: as high as it wants to be.
            return proposal.width == nil && proposal.height == nil
                ? ProposedSize(width: ideal.height * ratio, height: ideal.height) : proposal
        case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let fromHeight = height * ratio
            return (mode == .fit) == (fromHeight <= width)
                ? ProposedSize(width: fromHeight, height: height) : ProposedSize(width: width, height: width / ratio)
        }
    }
}
