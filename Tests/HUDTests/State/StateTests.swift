import FoundationEssentials
import HUD
import Testing

@Suite("1 States")
struct StateTests {
    private let a = TestProvider()
    private let b = TestProvider()

    private func success(_ object: any LoadableSuccess, _ provider: TestProvider) -> LoadableState {
        .success(object, AnyHUDProvider(provider))
    }

    private func failure(_ error: any Error, _ provider: TestProvider, _ retry: (any Action)? = nil) -> LoadableState {
        .failure(error, AnyHUDProvider(provider), onRetry: retry)
    }

    @Test("Every state but none shows a HUD")
    func showsHUD() {
        let states: [LoadableState] = [
            .none, .loading(AnyHUDProvider(a)), success("x", a), failure(TestError(), a),
            failure(TestError(), a, ButtonAction {}),
        ]
        #expect(states.map(\.showsHUD) == [false, true, true, true, true])
        #expect(states.map(\.phase) == [.none, .loading, .success, .failure, .failureWithRetry])
    }

    @Test("A failure has another phase with a retry action than without one")
    func retryPhase() {
        #expect(failure(TestError(), a).phase == .failure)
        #expect(failure(TestError(), a, ButtonAction {}).phase == .failureWithRetry)
    }

    @Test("A state's word is for logs: it has the description of what it carries")
    func words() {
        #expect("\(LoadableState.none)" == "None")
        #expect("\(LoadableState.loading(AnyHUDProvider(a)))" == "Loading")
        #expect("\(success("Saved", a))" == "Success: `Saved`")
        #expect("\(failure(TestError(words: "timeout"), a))" == "Error: `timeout`")
    }

    @Test("None equals none, and states of different cases differ")
    func cases() {
        let states: [LoadableState] = [.none, .loading(AnyHUDProvider(a)), success("x", a), failure(TestError(), a)]
        for (i, x) in states.enumerated() {
            for (j, y) in states.enumerated() {
                #expect((x == y) == (i == j))
            }
        }
        #expect(Set(states).count == 4)
    }

    @Test("Erasing one provider twice is equal, two instances of one class differ")
    func providers() {
        #expect(AnyHUDProvider(a) == AnyHUDProvider(a))
        #expect(AnyHUDProvider(a) != AnyHUDProvider(b))
        #expect(LoadableState.loading(AnyHUDProvider(a)) == .loading(AnyHUDProvider(a)))
        #expect(LoadableState.loading(AnyHUDProvider(a)) != .loading(AnyHUDProvider(b)))
        #expect(success("x", a) != success("x", b))
        #expect(failure(TestError(), a) != failure(TestError(), b))
    }

    @Test("Successes are equal when type and description of what they carry are")
    func successes() {
        struct Words: LoadableSuccess { let description: String }
        #expect(success("x", a) == success("x", a))
        #expect(success("x", a) != success("y", a))
        #expect(success("x", a) != success(Words(description: "x"), a))
        #expect(success(Words(description: "x"), a).hashValue == success(Words(description: "x"), a).hashValue)
    }

    @Test("Failures are equal when type and description of the error are")
    func failures() {
        struct OtherError: Error, CustomStringConvertible { let description = "it failed" }
        #expect(failure(TestError(), a) == failure(TestError(), a))
        #expect(failure(TestError(), a) != failure(TestError(words: "no"), a))
        #expect(failure(TestError(), a) != failure(OtherError(), a))
    }

    @Test("Failures with Retry are equal when the ids of their actions are; none and none are the same")
    func retryIDs() {
        let action = ButtonAction {}
        #expect(failure(TestError(), a, action) == failure(TestError(), a, action))
        #expect(failure(TestError(), a, action) != failure(TestError(), a, ButtonAction {}))
        #expect(failure(TestError(), a, action) != failure(TestError(), a))
        let id = UUID()
        #expect(failure(TestError(), a, ButtonAction(id: id) {}) == failure(TestError(), a, ButtonAction(id: id) {}))
    }

    @Test("Equal states have equal hashes")
    func hashes() {
        let action = ButtonAction {}
        #expect(Set([failure(TestError(), a, action), failure(TestError(), a, action)]).count == 1)
        #expect(Set([success("x", a), success("x", a), success("x", b)]).count == 2)
    }

    @Test("A presented state is the state with the id in the action's place")
    func presented() {
        let action = ButtonAction {}
        guard case .failure(_, let provider, let retry) = failure(TestError(), a, action).presented else {
            Issue.record("a failure is presented as a failure")
            return
        }
        #expect(provider == AnyHUDProvider(a))
        #expect(retry == action.id)
    }
}
