import HUD

/// Attempts that fail until a given call, counted over all of them.
final class ActionScript {
    private(set) var calls: [String] = []
    private let succeedsAt: Int

    /// - Parameter succeedsAt: the call that succeeds, from 1; all others fail.
    init(succeedsAt: Int) {
        self.succeedsAt = succeedsAt
    }

    func attempt(_ name: String) -> ButtonAction {
        ButtonAction { [self] completion in
            calls.append(name)
            completion(calls.count == succeedsAt ? .success(name) : .failure(TestError(words: name)))
        }
    }
}

/// Runs an action and returns what its consumer got, in order.
func results(of action: any Action) -> [ActionResult] {
    var results: [ActionResult] = []
    action { results.append($0) }
    return results
}

extension Result where Success == Any, Failure == any Error {
    /// The value, or the words of the error.
    var words: String {
        switch unwrapValue() {
        case .success(let value): "\(value)"
        case .failure(let error): "failed: \(error)"
        }
    }
}
