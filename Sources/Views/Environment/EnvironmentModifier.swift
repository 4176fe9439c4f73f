import Typography

/// A view with changed environment values; it adds nothing to the tree.
struct EnvironmentModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        var changed = environment
        change(&changed)
        return content._nodes(in: changed)
    }
}

extension View {
    /// Sets one environment value for this view and the views inside of it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }
}
