import HUD
import Testing

/// A shape of composed actions, and the calls and labels of its successes.
struct LabelRow: Sendable, CustomTestStringConvertible {
    let shape: String
    /// The attempts in order, as far as the last may be needed.
    let calls: [String]
    /// The label of a success at each of them.
    let labels: [UInt]
    let build: @Sendable (ActionScript) -> any Action

    var testDescription: String { shape }

    static let table: [LabelRow] = [
        LabelRow(shape: "a", calls: ["a"], labels: [0]) { $0.attempt("a") },
        LabelRow(shape: "a.retry(3)", calls: ["a", "a", "a", "a"], labels: [0, 1, 2, 3]) { $0.attempt("a").retry(3) },
        LabelRow(shape: "a.fallbackTo(b)", calls: ["a", "b"], labels: [0, 1]) {
            $0.attempt("a").fallbackTo($0.attempt("b"))
        },
        LabelRow(shape: "a.retry(1).fallbackTo(b)", calls: ["a", "a", "b"], labels: [0, 1, 2]) {
            $0.attempt("a").retry(1).fallbackTo($0.attempt("b"))
        },
        LabelRow(shape: "a.retry(3).fallbackTo(b)", calls: ["a", "a", "a", "a", "b"], labels: [0, 1, 2, 3, 4]) {
            $0.attempt("a").retry(3).fallbackTo($0.attempt("b"))
        },
        LabelRow(shape: "a.fallbackTo(b.retry(2))", calls: ["a", "b", "b", "b"], labels: [0, 1, 2, 3]) {
            $0.attempt("a").fallbackTo($0.attempt("b").retry(2))
        },
        LabelRow(shape: "a.retry(1).retry(1)", calls: ["a", "a", "a", "a"], labels: [0, 1, 2, 3]) {
            $0.attempt("a").retry(1).retry(1)
        },
        LabelRow(shape: "a.fallbackTo(b).retry(1)", calls: ["a", "b", "a", "b"], labels: [0, 1, 2, 3]) {
            $0.attempt("a").fallbackTo($0.attempt("b")).retry(1)
        },
        LabelRow(shape: "a.fallbackTo(b.fallbackTo(c))", calls: ["a", "b", "c"], labels: [0, 1, 2]) {
            $0.attempt("a").fallbackTo($0.attempt("b").fallbackTo($0.attempt("c")))
        },
        LabelRow(shape: "a.fallbackTo(b).fallbackTo(c)", calls: ["a", "b", "c"], labels: [0, 1, 2]) {
            $0.attempt("a").fallbackTo($0.attempt("b")).fallbackTo($0.attempt("c"))
        },
    ]
}

@Suite("Actions: labels of attempts")
struct ActionLabelTests {
    @Test("A success is labelled with the attempts that failed before it", arguments: LabelRow.table)
    func labels(row: LabelRow) {
        for (index, label) in row.labels.enumerated() {
            let script = ActionScript(succeedsAt: index + 1)
            let results = results(of: row.build(script))
            #expect(results.map(\.attemptCount) == [label])
            #expect(results.map(\.words) == [row.calls[index]])
            #expect(script.calls == Array(row.calls[...index]))
        }
    }

    @Test("When all attempts fail, the failure of the last is the result, without a label", arguments: LabelRow.table)
    func failures(row: LabelRow) {
        let script = ActionScript(succeedsAt: 0)
        let results = results(of: row.build(script))
        #expect(script.calls == row.calls)
        #expect(results.map(\.words) == ["failed: \(row.calls.last ?? "")"])
        #expect(results.map(\.attemptCount) == [nil])
    }

    @Test("The label counts from the action's currentAttempt, and saturates")
    func currentAttempt() {
        let composed = ActionWithFallback(
            currentAttempt: 5,
            primary: { $0(.failure(TestError())) },
            fallback: { $0(.success("b")) }
        )
        #expect(results(of: composed).map(\.attemptCount) == [6])
        let last = ActionWithFallback(
            currentAttempt: .max,
            primary: { $0(.failure(TestError())) },
            fallback: { $0(.success("b")) }
        )
        #expect(results(of: last).map(\.attemptCount) == [.max])
    }

    @Test("The currentAttempt of a composed action is its receiver's")
    func receiver() {
        let first = ActionWithFallback(currentAttempt: 3, primary: { _ in }, fallback: { _ in })
        #expect(ButtonAction {}.currentAttempt == 0)
        #expect(first.retry(2).currentAttempt == 3)
        #expect(first.fallbackTo(ButtonAction {}).currentAttempt == 3)
        #expect(ButtonAction {}.fallbackTo(first).currentAttempt == 0)
    }

    @Test("A label that an attempt put on its own success is replaced")
    func replaced() {
        let action = ButtonAction { $0(.success(ActionResultValue(value: "x", attemptCount: 40))) }
        #expect(results(of: action).map(\.attemptCount) == [0])
        #expect(results(of: action).map(\.words) == ["x"])
    }

    @Test("unwrapValue removes every layer and leaves a failure as it is")
    func unwrap() {
        let inner = ActionResultValue(value: "x", attemptCount: 1)
        let result = ActionResult.success(ActionResultValue(value: inner, attemptCount: 2))
        #expect(result.words == "x")
        #expect(result.attemptCount == 2)
        #expect(result.unwrapValue().attemptCount == nil)
        #expect(ActionResult.failure(TestError()).words == "failed: it failed")
        #expect(ActionResult.failure(TestError()).attemptCount == nil)
    }
}
