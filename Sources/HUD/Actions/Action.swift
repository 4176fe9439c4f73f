import FoundationEssentials

/// What an attempt or a whole run ends with: any value, or any error.
///
/// The successes that a run delivers are wrapped in an ``ActionResultValue``.
public typealias ActionResult = Result<Any, any Error>

/// Work that ends with a result, at once or later.
///
/// It calls its completion once, before it returns or later. Further calls are ignored. One that never calls it stalls
/// the run: there is no timeout.
public typealias ActionProducer = (_ completion: @escaping (ActionResult) -> Void) -> Void

/// Something that can be run, tried again and followed by something else when it fails.
///
/// Building and composing runs nothing. Nothing here is `Sendable`: an action is built, run and completed in one
/// isolation domain. Runs of one action are independent of each other.
public protocol Action {
    /// The label of a success at the first attempt.
    var currentAttempt: UInt { get }
    /// Differs for every action, compositions included; copies share it.
    var id: UUID { get }
    /// Runs the action once. The consumer gets the first success, or the failure of the last attempt, at most once.
    var action: ActionProducer { get }
    /// Runs the action once and ignores the result.
    func simpleAction()
}

extension Action {
    public func simpleAction() {
        action { _ in }
    }

    /// Runs the action once: `save { result in … }`.
    public func callAsFunction(_ consumer: @escaping (ActionResult) -> Void) {
        action(consumer)
    }

    /// The same action, run up to `count` times more after it failed; at 0 the action itself.
    ///
    /// Building takes the same time for any count.
    public func retry(_ count: UInt) -> any Action {
        count == 0 ? self : ActionWithFallback(currentAttempt: currentAttempt, plan: .retry(plan, count))
    }

    /// The action, and `other` when it failed.
    public func fallbackTo(_ other: any Action) -> any Action {
        ActionWithFallback(currentAttempt: currentAttempt, plan: .fallback(plan, other.plan))
    }

    /// How the action is run as a part of another.
    var plan: ActionPlan {
        switch self {
        case let composed as ActionWithFallback: composed.ownPlan
        case let button as ButtonAction: button.ownPlan
        default: .attempt(action)
        }
    }
}
