import Raster

/// A window on content that may be larger along some axes.
///
/// Along them it takes what it is offered, across them it is as wide as its content. A still frame shows it at rest: at
/// its content offset, cut to what there is to scroll, without indicators and never beyond an end; content that fits
/// lies at the start. What lies outside of the window is neither drawn nor touched.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let contentOffset: Point
    private let content: Content

    /// A scroll view; several views inside make a column, or a row where it scrolls horizontally alone.
    ///
    /// - Parameters:
    ///   - axes: the directions in which it scrolls.
    ///   - contentOffset: how far it is scrolled, in points from the top and from the side on which reading begins.
    public init(
        _ axes: Axis.Set = .vertical,
        contentOffset: Point = .zero,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.contentOffset = contentOffset
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        let child = LayoutNode.stack(axis, alignment: .center, spacing: nil, content, in: environment)
        return [
            LayoutNode(
                ScrollElement(
                    axes: axes,
                    offset: contentOffset,
                    direction: environment.layoutDirection,
                    child: child
                )
            )
        ]
    }
}
