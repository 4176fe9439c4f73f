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
