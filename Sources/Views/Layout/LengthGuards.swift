import Raster

/// Lengths in points that layout can go on with, whatever was asked for.
enum LayoutLimit {
    /// No frame is larger, and none lies further away: 10 million points.
    static let length = 1e7
    /// What sums of thirds of points are wrong by, and more, in points: what is larger by less still fits.
    static let slack = 1e-6
}

extension Double {
    /// A distance: what is not a number is 0, and what is too far is cut.
    var asDistance: Double { isNaN ? 0 : Swift.min(Swift.max(self, -LayoutLimit.length), LayoutLimit.length) }

    /// A length: what is not a number, or below 0, is 0, and what is too long is cut.
    var asLength: Double { Swift.max(0, asDistance) }
}

extension Double? {
    /// The length of a frame that is given, or `nil` for one that is no number or endless, as if it were not given.
    var asFrameLength: Double? { flatMap { $0.isFinite ? $0.asLength : nil } }

    /// The greatest length of a frame, which may be endless.
    var asGreatestLength: Double? { flatMap { $0.isNaN ? nil : $0 == .infinity ? .infinity : $0.asLength } }
}

extension Size {
    /// The size that a view answers with: no negative side, none that is no number, and endless sides only where the
    /// proposal is endless.
    func answer(to proposal: ProposedSize) -> Size {
        func side(_ length: Double, _ proposed: Double?) -> Double {
            length == .infinity && proposed == .infinity ? length : length.asLength
        }
        return Size(width: side(width, proposal.width), height: side(height, proposal.height))
    }
}
