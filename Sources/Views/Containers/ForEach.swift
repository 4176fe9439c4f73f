/// One view for each element of a collection, in its order.
///
/// Identifiers say which element is which when a list changes; nothing is kept between frames here, so elements of the
/// same identifier each get their view.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
    public typealias Body = Never

    private let data: Data
    private let content: (Data.Element) -> Content
    /// What the view whose body this is reads, which `content` may do too, although it is called later.
    private let scope = EnvironmentValues.current

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    public init<ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, content: content)
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        data.flatMap { element in
            EnvironmentValues.$current.withValue(scope) { content(element) }._nodes(in: environment)
        }
    }
}
