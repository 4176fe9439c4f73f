import Raster
import Typography

/// The layout of views in a row or a column.
struct StackElement: LayoutElement {
    let axis: Axis
    /// Where children lie across the axis.
    let alignment: Alignment
    /// The gap between children in points; `nil` lets their edges decide.
    let gap: Double?
    let direction: LayoutDirection
    let grid: PixelGrid
    let children: [LayoutNode]

    var kind: String { axis == .horizontal ? "HStack" : "VStack" }

    var spacing: ViewSpacing { .union(children.map(\.spacing), along: axis) }

    func size(for proposal: ProposedSize) -> Size {
        let proposals = proposals(for: proposal)
        let sizes = zip(children, proposals).map { $0.size(for: $1) }
        var size = Size.zero
        size[axis] = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
        size[axis.crossing] = sizes.reduce(0) { max($0, $1[axis.crossing]) }
        if let extent = extent(for: proposals) { size.height = extent.above + extent.below }
        return size
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        let proposals = proposals(for: proposal)
        let height = size(for: proposal).height
        let above = extent(for: proposals)?.above
        var top = 0.0
        var all: [Baselines?] = []
        for (index, child) in children.enumerated() {
            let size = child.size(for: proposals[index])
            if axis == .horizontal {
                top =
                    above.map { $0 - child.guide(alignment.vertical, for: proposals[index]) }
                    ?? alignment.vertical.offset(of: size.height, in: height)
            }
            all.append(child.baselines(for: proposals[index])?.offset(by: top))
            if axis == .vertical { top += size.height + (index < gaps.count ? gaps[index] : 0) }
        }
        return .union(all)
    }

    /// How far the children of a row reach above and below their common baseline, where they are aligned by one.
    private func extent(for proposals: [ProposedSize]) -> (above: Double, below: Double)? {
        guard axis == .horizontal, alignment.vertical.isBaseline else { return nil }
        return children.extent(alignment.vertical, for: proposals)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let proposals = proposals(for: proposal)
        let gaps = gaps
        let above = extent(for: proposals)?.above
        let mirrored = axis == .horizontal && direction == .rightToLeft
        var position = mirrored ? frame.maxX : (axis == .horizontal ? frame.minX : frame.minY)
        var placed: [LaidOutView] = []
        for (index, child) in children.enumerated() {
            let size = child.size(for: proposals[index])
            var origin = frame.aligned(size, alignment, direction: direction).origin
            if let above { origin.y = frame.minY + above - child.guide(alignment.vertical, for: proposals[index]) }
            switch (axis, mirrored) {
            case (.horizontal, true): origin.x = position - size.width
            case (.horizontal, false): origin.x = position
            case (.vertical, _): origin.y = position
            }
            placed.append(child.place(at: origin, proposal: proposals[index], grid: grid))
            let step = size[axis] + (index < gaps.count ? gaps[index] : 0)
            position += mirrored ? -step : step
        }
        return LaidOutView(kind: kind, frame: grid.snap(frame), children: placed)
    }

    /// The gaps between neighbours, one fewer than there are children.
    private var gaps: [Double] {
        zip(children, children.dropFirst()).map { a, b in
            gap ?? ViewSpacing.gap(a.spacing, b.spacing, along: axis, grid: grid)
        }
    }

    /// What each child is offered.
    ///
    /// Children of the highest layout priority come first; the least lengths of those after them are set aside. Within
    /// a priority the least flexible child comes first, and each is offered an equal share of what is left.
    private func proposals(for proposal: ProposedSize) -> [ProposedSize] {
        var proposals = [ProposedSize](repeating: proposal, count: children.count)
        guard let available = proposal[axis], available.isFinite else { return proposals }

        let least = children.map { length(of: $0, offering: 0, in: proposal) }
        let flexibility = children.indices.map { index in
            length(of: children[index], offering: .infinity, in: proposal) - least[index]
        }
        let order = children.indices.sorted { a, b in
            let (first, second) = (children[a].priority, children[b].priority)
            if first != second { return first > second }
            return flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
        }
        var remaining = available - gaps.reduce(0, +)
        for (position, index) in order.enumerated() {
            let rest = order[position...]
            let peers = rest.prefix { children[$0].priority == children[index].priority }
            let reserved = rest.dropFirst(peers.count).reduce(0) { $0 + least[$1] }
            let share = max(0, remaining - reserved) / Double(peers.count)
            proposals[index][axis] = share
            remaining -= length(of: children[index], offering: share, in: proposal)
        }
        return proposals
    }

    private func length(of child: LayoutNode, offering length: Double, in proposal: ProposedSize) -> Double {
        var offer = proposal
        offer[axis] = length
        return child.size(for: offer)[axis]
    }
}
