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
