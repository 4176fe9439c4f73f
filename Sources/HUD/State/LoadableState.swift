/// What a manager has to show: nothing, or one of the three presentations with the provider that draws it.
///
/// A state is not `Sendable`, because a retry action may hold objects of the app; ``presented`` is the part that is.
public enum LoadableState {
    case none
    case loading(AnyHUDProvider)
    case success(any LoadableSuccess, AnyHUDProvider)
    case failure(any Error, AnyHUDProvider, onRetry: (any Action)?)

    /// The kind of the state.
    public var phase: HUDPhase { presented.phase }

    /// True when a HUD is on the screen in this state.
    public var showsHUD: Bool { phase.showsHUD }

    /// The provider that draws the state; `nil` for none.
    public var provider: (any HUDProvider)? { presented.provider }

    /// The state without its action.
    public var presented: PresentedState {
        switch self {
        case .none: .none
        case .loading(let provider): .loading(provider)
        case .success(let object, let provider): .success(object, provider)
        case .failure(let error, let provider, let onRetry): .failure(error, provider, retry: onRetry?.id)
        }
    }
}

/// Equal when the presented states are: actions count by their `id`.
extension LoadableState: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.presented == b.presented }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(presented)
    }
}

/// The state's word for logs, which cannot be read back.
extension LoadableState: CustomStringConvertible {
    public var description: String { presented.description }
}
