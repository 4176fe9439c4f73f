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

    /// Sets the font of the texts inside.
    public func font(_ font: Font) -> some View {
        EnvironmentModifier(content: self) { $0.font = font }
    }

    /// Sets what texts, symbols and shapes inside are filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        EnvironmentModifier(content: self) { $0.foregroundStyle = style }
    }

    /// Sets how the lines of a text lie within the text's own width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// Sets the largest number of lines of a text; `nil` removes the limit.
    public func lineLimit(_ limit: Int?) -> some View {
        EnvironmentModifier(content: self) { $0.lineLimit = limit }
    }
}
