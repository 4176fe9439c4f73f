import Raster

/// The first and the last line of text in a view, as distances from its top in points.
struct Baselines: Equatable {
    var first: Double
    var last: Double

    /// Those of a view that lies lower.
    func offset(by distance: Double) -> Baselines { Baselines(first: first + distance, last: last + distance) }

    /// Those of views beside or upon each other, each at its distance from the top; `nil` where none has any.
    static func union(_ views: [Baselines?]) -> Baselines? {
        views.reduce(nil) { all, next in
            guard let all, let next else { return all ?? next }
            return Baselines(first: min(all.first, next.first), last: max(all.last, next.last))
        }
    }
}

extension VerticalAlignment {
    /// The line across a view that is aligned with those of others: its distance from the view's top.
    ///
    /// A view without text has its baselines at its bottom.
    func guide(height: Double, baselines: Baselines?) -> Double {
        switch self {
        case .top: 0
        case .center: height / 2
        case .bottom: height
        case .firstTextBaseline: baselines?.first ?? height
        case .lastTextBaseline: baselines?.last ?? height
        }
    }

    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension LayoutNode {
    /// The distance from the view's top to the line that an alignment speaks of.
    func guide(_ alignment: VerticalAlignment, for proposal: ProposedSize) -> Double {
        let baselines = alignment.isBaseline ? baselines(for: proposal) : nil
        return alignment.guide(height: size(for: proposal).height, baselines: baselines)
    }
}

extension [LayoutNode] {
    /// How far the views reach above and below a common line when they are aligned by it.
    func extent(_ alignment: VerticalAlignment, for proposals: [ProposedSize]) -> (above: Double, below: Double) {
        zip(self, proposals).reduce((0, 0)) { extent, pair in
            let (node, proposal) = pair
            let guide = node.guide(alignment, for: proposal)
            return (
                Swift.max(extent.above, guide), Swift.max(extent.below, node.size(for: proposal).height - guide)
            )
        }
    }
}
