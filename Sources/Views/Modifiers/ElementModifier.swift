/// A view whose nodes are each wrapped in another layout element.
struct ElementModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let wrap: (LayoutNode, EnvironmentValues) -> any LayoutElement

    func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        content._nodes(in: environment).map { LayoutNode(wrap($0, environment)) }
    }
}
