import Raster

/// Views in a column, from the top.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// A column.
    ///
    /// - Parameter spacing: the gap between views in points; `nil` depends on the neighbours: 8, or what their texts
    ///   and images ask for.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0.asDistance : nil }
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let alignment = Alignment(horizontal: alignment, vertical: .top)
        return [.stack(.vertical, alignment: alignment, spacing: spacing, content, in: environment)]
    }
}

/// Views in a row, from the side on which reading begins.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// A row.
    ///
    /// - Parameter spacing: the gap between views in points; `nil` is 8.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0.asDistance : nil }
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let alignment = Alignment(horizontal: .leading, vertical: alignment)
        return [.stack(.horizontal, alignment: alignment, spacing: spacing, content, in: environment)]
    }
}

/// Views on top of each other, the first at the bottom; as large as the largest of them.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        var inner = environment
        inner.stackAxis = nil
        let nodes = content._nodes(in: inner)
        return [
            LayoutNode(
                LayeredElement(alignment: alignment, direction: environment.layoutDirection, children: nodes)
            )
        ]
    }
}

extension LayoutNode {
    static func stack(
        _ axis: Axis,
        alignment: Alignment,
        spacing: Double?,
        _ content: some View,
        in environment: EnvironmentValues
    ) -> LayoutNode {
        var inner = environment
        inner.stackAxis = axis
        return LayoutNode(
            StackElement(
                axis: axis,
                alignment: alignment,
                gap: spacing,
                direction: environment.layoutDirection,
                grid: PixelGrid(scale: environment.displayScale),
                children: content._nodes(in: inner)
            )
        )
    }
}
