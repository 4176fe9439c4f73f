/// Several views under one set of modifiers.
///
/// It is no container: each view takes part in the stack around the group, and a modifier applies to each of them.
public struct Group<Content: View>: View {
    public typealias Body = Never

    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { content._nodes(in: environment) }
}

/// One view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
    public typealias Body = Never

    private let data: Data
    private let content: (Data.Element) -> Content

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        data.flatMap { content($0)._nodes(in: environment) }
    }
}
