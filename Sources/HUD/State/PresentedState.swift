import FoundationEssentials

/// What a HUD shows, as a value that any thread can draw: a ``LoadableState`` whose retry action is only an identity.
public enum PresentedState: Sendable {
    case none
    case loading(AnyHUDProvider)
    case success(any LoadableSuccess, AnyHUDProvider)
    /// - Parameter retry: the id of the action that Retry runs; `nil` when there is no Retry.
    case failure(any Error, AnyHUDProvider, retry: UUID?)

    /// The kind of the state.
    public var phase: HUDPhase {
        switch self {
        case .none: .none
        case .loading: .loading
        case .success: .success
        case .failure(_, _, let retry): retry == nil ? .failure : .failureWithRetry
        }
    }

    /// The provider that draws the state; `nil` for none.
    public var provider: (any HUDProvider)? {
        switch self {
        case .none: nil
        case .loading(let provider), .success(_, let provider), .failure(_, let provider, _): provider.base
        }
    }
}

/// Two states are equal when they are of one case, with the same provider object, and their payloads have the same type
/// and the same description; failures also need the same retry action, by `id`, or none both.
extension PresentedState: Hashable {
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.none, .none):
            true
        case (.loading(let x), .loading(let y)):
            x == y
        case (.success(let object, let x), .success(let other, let y)):
            x == y && sameValue(object, other)
        case (.failure(let error, let x, let retry), .failure(let other, let y, let otherRetry)):
            x == y && retry == otherRetry && sameValue(error, other)
        default:
            false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        switch self {
        case .none:
            break
        case .loading(let provider):
            hasher.combine(provider)
        case .success(let object, let provider):
            hasher.combine(object.description)
            hasher.combine(provider)
        case .failure(let error, let provider, let retry):
            hasher.combine(String(describing: error))
            hasher.combine(provider)
            hasher.combine(retry)
        }
    }

    private static func sameValue(_ a: Any, _ b: Any) -> Bool {
        type(of: a) == type(of: b) && String(describing: a) == String(describing: b)
    }
}

/// The word of the state for logs: `Loading`, ``Success: `Saved` ``, ``Error: `timeout` ``, `None`.
extension PresentedState: CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "None"
        case .loading: "Loading"
        case .success(let object, _): "Success: `\(object.description)`"
        case .failure(let error, _, _): "Error: `\(error)`"
        }
    }
}
