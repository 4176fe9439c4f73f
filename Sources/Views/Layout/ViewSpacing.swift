import Raster
import Typography

/// What the four edges of a view ask of their neighbours in a stack that has no spacing of its own.
///
/// Each edge carries preferences; the gap between two views is the largest that a pair of facing preferences gives. A
/// modifier that keeps an edge where it is (a frame, a background, a padding of length zero) hands its preferences on;
/// a padding of any other length makes that edge ``Preference/standard``. A stack's edge unites those of the children
/// that lie along it.
struct ViewSpacing: Hashable {
    enum Preference: Hashable {
        /// 8 points to any neighbour that asks for nothing else.
        case standard
        /// A line of text, whose gaps grow with its font.
        case text(TextEdge)
        /// A picture: it stands on the line above a text as if its bottom edge were a baseline.
        case image
        /// A spacer along its stack: no gap.
        case none
    }

    /// The measures of a text's first or last line that gaps depend on, in points.
    struct TextEdge: Hashable {
        var size: Double
        var leading: Double
        /// From the text's edge to the nearest baseline inside.
        var baselineDistance: Double
    }

    var top: [Preference]
    var bottom: [Preference]
    var leading: [Preference] = [.standard]
    var trailing: [Preference] = [.standard]

    static let standard = ViewSpacing(top: [.standard], bottom: [.standard])

    /// The preferences that face the next view along an axis.
    func after(_ axis: Axis) -> [Preference] { axis == .horizontal ? trailing : bottom }

    /// The preferences that face the view before along an axis.
    func before(_ axis: Axis) -> [Preference] { axis == .horizontal ? leading : top }

    /// The same preferences, but standard ones on the edges that a padding moves.
    func reset(by insets: EdgeInsets) -> ViewSpacing {
        ViewSpacing(
            top: insets.top == 0 ? top : [.standard],
            bottom: insets.bottom == 0 ? bottom : [.standard],
            leading: insets.leading == 0 ? leading : [.standard],
            trailing: insets.trailing == 0 ? trailing : [.standard]
        )
    }

    /// The preferences of views side by side along an axis; of views on top of each other when there is none.
    static func union(_ views: [ViewSpacing], along axis: Axis?) -> ViewSpacing {
        guard let first = views.first, let last = views.last else { return .standard }
        return ViewSpacing(
            top: axis == .vertical ? first.top : views.flatMap(\.top),
            bottom: axis == .vertical ? last.bottom : views.flatMap(\.bottom),
            leading: axis == .horizontal ? first.leading : views.flatMap(\.leading),
            trailing: axis == .horizontal ? last.trailing : views.flatMap(\.trailing)
        )
    }
}

extension ViewSpacing {
    /// The gap between two neighbours along an axis, in points on the pixel grid.
    static func gap(_ a: ViewSpacing, _ b: ViewSpacing, along axis: Axis, grid: PixelGrid) -> Double {
        let after = a.after(axis).isEmpty ? [.standard] : a.after(axis)
        let before = b.before(axis).isEmpty ? [.standard] : b.before(axis)
        if after.contains(.none) || before.contains(.none) { return 0 }
        var gap = 0.0
        for upper in after {
            for lower in before {
                gap = max(gap, axis == .vertical ? distance(upper, lower) : standardGap)
            }
        }
        return grid.snap(gap)
    }

    private static let standardGap = 8.0

    /// The vertical gap of two facing edges.
    ///
    /// The figures come from reference images of iOS 17 with body text of 16 points (leading 21) and 17 points
    /// (leading 22), in points:
    ///
    /// | neighbours | 16 | 17 | rule |
    /// | --- | --- | --- | --- |
    /// | image, text | 6 | 6.333 | the image's bottom edge to the text's baseline is 4/3 em |
    /// | text, text | 2 | 2.333 | baseline to baseline is 4/3 em, of the larger font |
    /// | text, anything else | 9.667 | 10.667 | leading − 11.333 |
    /// | other pairs, also with an empty text | 8 | 8 | |
    private static func distance(_ upper: Preference, _ lower: Preference) -> Double {
        switch (upper, lower) {
        case (.text(let upper), .text(let lower)):
            let pitch = max(upper.size, lower.size) * 4 / 3
            return max(0, pitch - upper.baselineDistance - lower.baselineDistance)
        case (.image, .text(let text)):
            return max(0, text.size * 4 / 3 - text.baselineDistance)
        case (.text(let text), _):
            return max(0, text.leading - 34.0 / 3)
        default:
            return standardGap
        }
    }
}
