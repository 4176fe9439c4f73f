/// What a run tries, in which order: a tree of attempts.
///
/// Trees may be very deep, as chains of fallbacks built in a loop are, so neither running one nor releasing one
/// recurses.
final class ActionPlan {
    enum Step {
        case attempt(ActionProducer)
        case retry(ActionPlan, UInt)
        case fallback(ActionPlan, ActionPlan)
    }

    private(set) var step: Step

    private init(_ step: Step) {
        self.step = step
    }

    static func attempt(_ producer: @escaping ActionProducer) -> ActionPlan { ActionPlan(.attempt(producer)) }
    static func retry(_ plan: ActionPlan, _ count: UInt) -> ActionPlan { ActionPlan(.retry(plan, count)) }
    static func fallback(_ first: ActionPlan, _ second: ActionPlan) -> ActionPlan {
        ActionPlan(.fallback(first, second))
    }

    deinit {
        var orphans = takeParts()
        while var plan = orphans.popLast() {
            if isKnownUniquelyReferenced(&plan) {
                orphans += plan.takeParts()
            }
        }
    }

    /// The parts, which the plan gives up; only a plan that nobody will run any more may be asked.
    private func takeParts() -> [ActionPlan] {
        defer { step = .attempt { _ in } }
        return switch step {
        case .attempt: []
        case .retry(let plan, _): [plan]
        case .fallback(let first, let second): [first, second]
        }
    }
}
