import StrictJSON

extension View {
    /// Answers a tap on the view, wherever something of it is drawn; see ``contentShape(_:)`` for its gaps.
    public func onTapGesture(id: String? = nil, perform action: @escaping @Sendable () -> Void = {}) -> some View {
        ElementModifier(content: self) { child, environment in
            let region = HitRegion(id: id, isEnabled: environment.isEnabled, action: action)
            return TouchElement(kind: "onTapGesture", details: id.members, child: child) { _ in .answers(region) }
        }
    }

    /// Sets where in its frame the view is met by touches: inside of a shape, and there also in its gaps.
    public func contentShape(_ shape: some Shape) -> some View {
        ElementModifier(content: self) { child, _ in
            TouchElement(kind: "contentShape", child: child) { .limited(shape.path(in: $0)) }
        }
    }

    /// Lets touches through to what lies below, where it is not enabled.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        ElementModifier(content: self) { child, _ in
            TouchElement(kind: "allowsHitTesting", child: child) { _ in enabled ? .passes : .ignored }
        }
    }

    /// Makes the controls inside do nothing, and look like it; what is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }
}

extension String? {
    /// The name of a region as it is printed.
    var members: [JSONValue.Member] { map { [.init("id", .string($0))] } ?? [] }
}
