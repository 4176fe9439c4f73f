import FoundationEssentials

/// The action of a button: a closure, or work that ends with a result.
public struct ButtonAction: Action {
    public let id: UUID
    let ownPlan: ActionPlan

    public var currentAttempt: UInt { 0 }

    /// Work that ends with a result and may fail.
    public init(id: UUID = UUID(), _ producer: @escaping ActionProducer) {
        self.id = id
        ownPlan = .attempt(producer)
    }

    /// A closure, which always succeeds with a ``PlaceholderValue``; what is to follow its failure never runs.
    public init(id: UUID = UUID(), _ closure: @escaping () -> Void) {
        self.init(id: id) { completion in
            closure()
            completion(.success(PlaceholderValue()))
        }
    }

    public var action: ActionProducer {
        { [ownPlan] consumer in
            ActionRun(label: 0, consumer: consumer).start(ownPlan)
        }
    }
}

/// What a closure succeeds with, having no value of its own.
public struct PlaceholderValue: Hashable, Sendable {
    public init() {}
}
