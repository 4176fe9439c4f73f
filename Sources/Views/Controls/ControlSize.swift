/// The size of the controls inside of a view.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
    case mini, small, regular, large
}

extension View {
    /// Sets the size of buttons and progress views inside.
    public func controlSize(_ size: ControlSize) -> some View {
        EnvironmentModifier(content: self) { $0.controlSize = size }
    }

    /// Sets the colour of controls inside; `nil` is each control's own.
    public func tint(_ style: (any ShapeStyle)?) -> some View {
        EnvironmentModifier(content: self) { $0.tint = style }
    }
}
