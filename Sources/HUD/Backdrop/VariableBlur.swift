/// A blur whose radius changes with the height: full in one part of the screen, fading to none in another.
///
/// The radius at a height is the maximum times ``alpha(at:)``. The values are checked on creation, so a `VariableBlur`
/// that exists can be drawn.
public struct VariableBlur: Hashable, Sendable {
    /// Where the blur is full and where it ends; all ramps are linear.
    public enum Direction: Hashable, Sendable {
        /// Full at the top edge, falling to none at the bottom, or above it by the start offset.
        case blurredTopClearBottom
        /// Full at the bottom edge, falling to none at the top, or below it by the start offset.
        case blurredBottomClearTop
        /// Full in a band about the middle, `centerBandProportion` of the height (0…1), falling to none at both edges.
        case blurredCenterClearTopBottom(centerBandProportion: Double)
        /// Full everywhere.
        case blurredFully
    }

    /// The standard deviation in points that one point of radius stands for at full mask.
    ///
    /// Recordings of radius 4 on iOS 17 fit a Gaussian of σ = 7.75 points (1.94 a point), stripe tests 1.74.
    public static let sigmaPerRadius = 2.0

    /// The largest radius, in points.
    public let maximumRadius: Double
    public let direction: Direction
    /// The share of the height, measured from the clear edge, that stays clear; top and bottom directions only.
    ///
    /// From 1 on nothing is blurred. A negative offset moves the ramp's end beyond the edge, so that the clear edge
    /// keeps some blur.
    public let startOffset: Double

    /// The share of the height in which a HUD's blur is full unless told otherwise: the middle two fifths.
    public static let standardBandProportion = 0.4

    /// The default of a HUD: radius 4, full in a band of ``standardBandProportion``.
    public static let standard = VariableBlur(
        checkedRadius: 4,
        direction: .blurredCenterClearTopBottom(centerBandProportion: standardBandProportion),
        startOffset: 0
    )

    /// A blur of checked values.
    ///
    /// The first wrong value in the order radius, proportion, offset is the error; the offset is checked in every
    /// direction, even where it has no effect.
    public init(
        maximumRadius: Double = 20,
        direction: Direction = .blurredCenterClearTopBottom(centerBandProportion: 0.3),
        startOffset: Double = 0
    ) throws(VariableBlurError) {
        guard maximumRadius.isFinite, maximumRadius >= 0 else { throw .invalidMaximumRadius(maximumRadius) }
        if case .blurredCenterClearTopBottom(let proportion) = direction, !(proportion >= 0 && proportion <= 1) {
            throw .invalidCenterBandProportion(proportion)
        }
        guard startOffset.isFinite else { throw .invalidStartOffset(startOffset) }
        self.init(checkedRadius: maximumRadius, direction: direction, startOffset: startOffset)
    }

    private init(checkedRadius: Double, direction: Direction, startOffset: Double) {
        maximumRadius = checkedRadius
        self.direction = direction
        self.startOffset = startOffset
    }
}

extension VariableBlur {
    /// The share of the maximum radius, 0…1, at a height from 0 (top edge) to 1 (bottom edge).
    ///
    /// A position outside takes the value of the nearer edge.
    public func alpha(at position: Double) -> Double {
        let top = min(max(position, 0), 1)
        let bottom = 1 - top
        return switch direction {
        case .blurredTopClearBottom: ramp(top)
        case .blurredBottomClearTop: ramp(bottom)
        case .blurredCenterClearTopBottom(let proportion): Self.band(top, bottom, proportion)
        case .blurredFully: 1
        }
    }

    /// The standard deviation in points at a height from 0 (top edge) to 1 (bottom edge).
    public func sigma(at position: Double) -> Double {
        Self.sigmaPerRadius * maximumRadius * alpha(at: position)
    }

    /// The heights, in order, at which ``alpha(at:)`` changes its slope, with both edges; between them it is linear.
    public var knots: [Double] {
        switch direction {
        case .blurredTopClearBottom: [0, clearEnd, 1]
        case .blurredBottomClearTop: [0, 1 - clearEnd, 1]
        case .blurredCenterClearTopBottom(let proportion): [0, (1 - proportion) / 2, (1 + proportion) / 2, 1]
        case .blurredFully: [0, 1]
        }
    }

    /// The distance from the blurred edge at which the ramp ends, inside of the height.
    private var clearEnd: Double { min(max(1 - startOffset, 0), 1) }

    /// The value at a distance from the blurred edge, as a share of the height.
    private func ramp(_ distance: Double) -> Double {
        let length = 1 - startOffset
        guard length > 0 else { return 0 }
        return max(0, 1 - distance / length)
    }

    private static func band(_ top: Double, _ bottom: Double, _ proportion: Double) -> Double {
        let margin = (1 - proportion) / 2
        guard margin > 0 else { return 1 }
        return min(top / margin, bottom / margin, 1)
    }
}
