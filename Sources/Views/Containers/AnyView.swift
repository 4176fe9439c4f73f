/// A view whose type is not known to those around it.
public struct AnyView: View {
    public typealias Body = Never

    private let view: any View

    public init(_ view: any View) {
        self.view = view
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { view._nodes(in: environment) }
}
