import FoundationEssentials

/// An action composed of others: tried again, or followed by another when it fails.
public struct ActionWithFallback: Action {
    public let id = UUID()
    public let currentAttempt: UInt
    let ownPlan: ActionPlan

    /// Work, and other work for when it fails.
    ///
    /// - Parameter currentAttempt: the label of a success of `primary`.
    public init(currentAttempt: UInt, primary: @escaping ActionProducer, fallback: @escaping ActionProducer) {
        self.init(currentAttempt: currentAttempt, plan: .fallback(.attempt(primary), .attempt(fallback)))
    }

    init(currentAttempt: UInt, plan: ActionPlan) {
        self.currentAttempt = currentAttempt
        ownPlan = plan
    }

    public var action: ActionProducer {
        { [currentAttempt, ownPlan] consumer in
            ActionRun(label: currentAttempt, consumer: consumer).start(ownPlan)
        }
    }
}
