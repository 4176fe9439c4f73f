/// How buttons look; a style of one's own makes a view of the label and reads what it needs from the environment.
public protocol ButtonStyle: Sendable {
    typealias Configuration = ButtonStyleConfiguration
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the button that it draws.
public struct ButtonStyleConfiguration {
    /// The button's label, as it was given.
    public struct Label: View {
        public typealias Body = Never

        let content: any View

        public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { content._nodes(in: environment) }
    }

    public let role: ButtonRole?
    public let label: Label
    /// True while a finger is on the button, see ``EnvironmentValues/pressedID``.
    public let isPressed: Bool
}

extension View {
    /// Sets how buttons inside look.
    public func buttonStyle(_ style: some ButtonStyle) -> some View {
        EnvironmentModifier(content: self) { $0.buttonStyle = style }
    }

    /// Sets the outline of bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        EnvironmentModifier(content: self) { $0.buttonBorderShape = shape }
    }
}

/// The outline of bordered buttons.
public enum ButtonBorderShape: Hashable, Sendable {
    /// What the control size has.
    case automatic
    case capsule
    /// A rounded rectangle of the control size's radius.
    case roundedRectangle
    /// A rounded rectangle of a radius in points.
    case rounded(radius: Double)

    /// A rounded rectangle of a radius in points.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .rounded(radius: radius) }
}
