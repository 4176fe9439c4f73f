import HUD
import Testing

@Suite("Actions: runs")
struct ActionTests {
    @Test("Building an action runs nothing")
    func building() {
        let script = ActionScript(succeedsAt: 1)
        _ = script.attempt("a").retry(3).fallbackTo(script.attempt("b"))
        #expect(script.calls == [])
    }

    @Test("The first attempt is made before the starting call returns")
    func firstAttempt() {
        var started = false
        ButtonAction { _ in started = true }.simpleAction()
        #expect(started)
    }

    @Test("A run is started by a call, by its action, or without a consumer")
    func starts() {
        let script = ActionScript(succeedsAt: 0)
        let action = script.attempt("a")
        action { _ in }
        action.action { _ in }
        action.simpleAction()
        #expect(script.calls == ["a", "a", "a"])
    }

    @Test("A plain closure succeeds with a placeholder, so what would follow its failure never runs")
    func plainClosure() {
        var runs = 0
        let script = ActionScript(succeedsAt: 1)
        let action = ButtonAction { runs += 1 }.retry(5).fallbackTo(script.attempt("b"))
        let results = results(of: action)
        #expect(runs == 1)
        #expect(script.calls == [])
        #expect(results.map { (try? $0.unwrapValue().get()) is PlaceholderValue } == [true])
    }

    @Test("Every action has an id of its own, which copies share and compositions do not")
    func ids() {
        let a = ButtonAction {}
        let copy = a
        #expect(copy.id == a.id)
        #expect(a.id != ButtonAction {}.id)
        #expect(a.retry(1).id != a.id)
        #expect(a.fallbackTo(a).id != a.id)
        #expect(a.retry(1).id != a.retry(1).id)
    }

    @Test("retry(0) is the action itself")
    func retryZero() {
        let action = ButtonAction {}
        #expect(action.retry(0).id == action.id)
    }

    @Test("An attempt that completes while it runs is finished before the next one begins")
    func order() {
        var order: [String] = []
        let a = ButtonAction { completion in
            order.append("a called")
            completion(.failure(TestError()))
            order.append("a returns")
        }
        let b = ButtonAction { completion in
            order.append("b called")
            completion(.success("b"))
            order.append("b returns")
        }
        a.fallbackTo(b).action { _ in order.append("consumer") }
        #expect(order == ["a called", "a returns", "b called", "b returns", "consumer"])
    }

    @Test("A run whose attempt completes later goes on inside of that completion")
    func later() {
        var completions: [(ActionResult) -> Void] = []
        var delivered: [String] = []
        let slow = ButtonAction { completions.append($0) }
        slow.retry(1).action { delivered.append($0.words) }
        #expect(completions.count == 1)
        completions[0](.failure(TestError()))
        #expect(completions.count == 2)
        completions[1](.success("second"))
        #expect(delivered == ["second"])
    }

    @Test("Extra completions are ignored, early and late ones")
    func extraCompletions() {
        var kept: ((ActionResult) -> Void)?
        var delivered: [String] = []
        var attempts = 0
        let a = ButtonAction { completion in
            attempts += 1
            kept = kept ?? completion
            completion(.failure(TestError()))
            completion(.success("too much"))
        }
        a.retry(1).action { delivered.append($0.words) }
        kept?(.failure(TestError()))
        kept?(.success("far too late"))
        #expect(attempts == 2)
        #expect(delivered == ["failed: it failed"])
    }

    @Test("A late completion of an earlier attempt does not stand for the one that is awaited")
    func lateCompletion() {
        var completions: [(ActionResult) -> Void] = []
        var delivered: [String] = []
        ButtonAction { completions.append($0) }.retry(3).action { delivered.append($0.words) }
        completions[0](.failure(TestError()))
        completions[0](.success("stale"))
        #expect(completions.count == 2)
        #expect(delivered == [])
        completions[1](.success("fresh"))
        #expect(delivered == ["fresh"])
    }

    @Test("The consumer is released at delivery")
    func consumerReleased() {
        final class Token {}
        var token: Token? = Token()
        weak let released = token
        var kept: ((ActionResult) -> Void)?
        ButtonAction { kept = $0 }.action { [token] _ in withExtendedLifetime(token) {} }
        token = nil
        #expect(released != nil)
        kept?(.success("x"))
        #expect(released == nil)
    }

    @Test("An attempt that never completes stalls the run")
    func stalled() {
        let script = ActionScript(succeedsAt: 1)
        #expect(results(of: ButtonAction { _ in }.retry(2).fallbackTo(script.attempt("b"))).isEmpty)
        #expect(script.calls == [])
    }

    @Test("Runs of one action are independent of each other")
    func independent() {
        var completions: [(ActionResult) -> Void] = []
        let action = ButtonAction { completions.append($0) }.fallbackTo(ButtonAction { $0(.success("b")) })
        var first: [String] = []
        var second: [String] = []
        action { first.append($0.words) }
        action { second.append($0.words) }
        completions[1](.failure(TestError()))
        #expect(first == [])
        #expect(second == ["b"])
        completions[0](.success("a"))
        #expect(first == ["a"])
    }

    @Test("An action of another type is an attempt like any other")
    func foreignAction() {
        struct Foreign: Action {
            let id = ButtonAction {}.id
            let currentAttempt: UInt = 9
            let action: ActionProducer
        }
        let foreign = Foreign { $0(.failure(TestError())) }
        let results = results(of: foreign.retry(1).fallbackTo(ButtonAction { $0(.success("b")) }))
        #expect(results.map(\.attemptCount) == [11])
    }
}

@Suite("Actions: the stack does not grow")
struct ActionStackTests {
    @Test("with the number of attempts")
    func attempts() {
        let script = ActionScript(succeedsAt: 200_001)
        #expect(results(of: script.attempt("a").retry(1_000_000)).map(\.attemptCount) == [200_000])
    }

    @Test("with attempts that complete later")
    func laterAttempts() {
        var waiting: ((ActionResult) -> Void)?
        var delivered = 0
        ButtonAction { waiting = $0 }.retry(100_000).action { _ in delivered += 1 }
        for _ in 0...100_000 {
            waiting?(.failure(TestError()))
        }
        #expect(delivered == 1)
    }

    @Test("with the length of a chain of fallbacks, built from either end, run or released")
    func chains() {
        let script = ActionScript(succeedsAt: 0)
        let attempt = script.attempt("a")
        var left: any Action = attempt
        var right: any Action = attempt
        for _ in 0..<50_000 {
            left = left.fallbackTo(attempt)
            right = attempt.fallbackTo(right)
        }
        #expect(results(of: left).count == 1)
        #expect(results(of: right).count == 1)
        #expect(script.calls.count == 100_002)
    }

    @Test("with retries of retries")
    func nestedRetries() {
        let script = ActionScript(succeedsAt: 0)
        var action: any Action = script.attempt("a")
        for _ in 0..<10 {
            action = action.retry(1)
        }
        #expect(results(of: action).count == 1)
        #expect(script.calls.count == 1024)
    }

    @Test("and any number of retries is built at once")
    func hugeCounts() {
        let script = ActionScript(succeedsAt: 3)
        let action = script.attempt("a").retry(.max).retry(.max).fallbackTo(script.attempt("b"))
        #expect(results(of: action).map(\.attemptCount) == [2])
    }
}
