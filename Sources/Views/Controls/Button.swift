import Raster

/// What a button is for, which its style may show.
public enum ButtonRole: String, CaseIterable, Hashable, Sendable {
    case cancel
    /// Takes something away; its tint is red.
    case destructive
}

/// A label that does something when tapped; ``LaidOutView/hit(at:)`` finds it.
public struct Button<Label: View>: View {
    public typealias Body = Never

    private let id: String?
    private let role: ButtonRole?
    private let action: @Sendable () -> Void
    private let label: Label

    /// A button.
    ///
    /// - Parameters:
    ///   - id: a name for callers that act on names instead of closures, and for ``EnvironmentValues/pressedID``.
    ///   - role: what the button is for.
    ///   - action: what a tap does.
    ///   - label: what the button shows.
    public init(
        id: String? = nil,
        role: ButtonRole? = nil,
        action: @escaping @Sendable () -> Void = {},
        @ViewBuilder label: () -> Label
    ) {
        self.id = id
        self.role = role
        self.action = action
        self.label = label()
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let region = HitRegion(id: id, isEnabled: environment.isEnabled, action: action)
        let configuration = ButtonStyleConfiguration(
            role: role,
            label: .init(content: label),
            isPressed: id != nil && environment.isEnabled && environment.pressedID == id
        )
        let style = environment.buttonStyle
        let content = EnvironmentValues.$current.withValue(environment) {
            AnyView(style.makeBody(configuration: configuration))
        }
        var details = id.members
        if let role { details.append(.init("role", .string(role.rawValue))) }
        if !environment.isEnabled { details.append(.init("disabled", true)) }
        let node = LayoutNode.layering(content, in: environment)
        return [LayoutNode(TouchElement(kind: "Button", details: details, child: node) { _ in .control(region) })]
    }
}

extension Button where Label == Text {
    /// A button that shows a title.
    public init(
        _ title: String,
        id: String? = nil,
        role: ButtonRole? = nil,
        action: @escaping @Sendable () -> Void = {}
    ) {
        self.init(id: id, role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// A button that shows a symbol and a title; it traps on a symbol's name that does not exist.
    public init(
        _ title: String,
        systemImage name: String,
        id: String? = nil,
        role: ButtonRole? = nil,
        action: @escaping @Sendable () -> Void = {}
    ) {
        self.init(id: id, role: role, action: action) { Views.Label(title, systemImage: name) }
    }
}
