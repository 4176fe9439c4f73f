/// The result builder that turns the statements of a `body` into one view.
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> { .second(second) }
}

/// Several views in a row, each of which takes part in the container on its own.
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for view in repeat each content {
            nodes += view._nodes(in: environment)
        }
        return nodes
    }
}

/// One of two views, as an `if … else …` chose it.
public enum ConditionalContent<First: View, Second: View>: View {
    case first(First)
    case second(Second)

    public typealias Body = Never

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        switch self {
        case .first(let view): view._nodes(in: environment)
        case .second(let view): view._nodes(in: environment)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        self?._nodes(in: environment) ?? []
    }
}
