/// One run of an action: tries its plan attempt by attempt until one succeeds or none is left.
///
/// A completion that comes while the producer is still running is kept until the producer has returned; one that comes
/// later goes on with the run itself. Either way the stack does not grow with the number of attempts.
final class ActionRun {
    /// What to do when the attempt in hand fails, from the outside in.
    private enum Remedy {
        case again(ActionPlan, times: UInt)
        case instead(ActionPlan)
    }

    private let label: UInt
    private var consumer: ((ActionResult) -> Void)?
    private var remedies: [Remedy] = []
    private var failures: UInt = 0
    /// The number of the attempt whose completion is awaited; completions of other attempts are ignored.
    private var awaited: UInt?
    private var started: UInt = 0
    private var producerRuns = false
    private var kept: ActionResult?

    init(label: UInt, consumer: @escaping (ActionResult) -> Void) {
        self.label = label
        self.consumer = consumer
    }

    func start(_ plan: ActionPlan) {
        proceed(with: firstAttempt(of: plan))
    }

    /// Goes down to the attempt that a plan begins with, and notes the remedies on the way.
    private func firstAttempt(of plan: ActionPlan) -> ActionProducer {
        var plan = plan
        while true {
            switch plan.step {
            case .attempt(let producer):
                return producer
            case .retry(let inner, let count):
                remedies.append(.again(inner, times: count))
                plan = inner
            case .fallback(let first, let second):
                remedies.append(.instead(second))
                plan = first
            }
        }
    }

    private func proceed(with producer: @escaping ActionProducer) {
        var next: ActionProducer? = producer
        while let producer = next {
            started &+= 1
            let attempt = started
            awaited = attempt
            producerRuns = true
            producer { result in self.complete(result, of: attempt) }
            producerRuns = false
            guard let result = kept else { return }
            kept = nil
            next = following(result)
        }
    }

    private func complete(_ result: ActionResult, of attempt: UInt) {
        guard awaited == attempt else { return }
        awaited = nil
        if producerRuns {
            kept = result
        } else if let next = following(result) {
            proceed(with: next)
        }
    }

    /// The attempt that follows a failure; a result that ends the run is delivered.
    private func following(_ result: ActionResult) -> ActionProducer? {
        if case .failure = result, let plan = remedy() {
            failures = failures == .max ? .max : failures + 1
            return firstAttempt(of: plan)
        }
        deliver(result)
        return nil
    }

    private func remedy() -> ActionPlan? {
        while let remedy = remedies.popLast() {
            switch remedy {
            case .again(let plan, let times):
                guard times > 0 else { continue }
                remedies.append(.again(plan, times: times - 1))
                return plan
            case .instead(let plan):
                return plan
            }
        }
        return nil
    }

    private func deliver(_ result: ActionResult) {
        let (sum, overflow) = label.addingReportingOverflow(failures)
        let labelled = result.unwrapValue().map { value in
            ActionResultValue(value: value, attemptCount: overflow ? .max : sum) as Any
        }
        let consumer = consumer
        self.consumer = nil
        consumer?(labelled)
    }
}
