extension LoadingManager {
    /// Applies the rules of dismissal to a tap on the HUD.
    ///
    /// | tap | loading | success, failure |
    /// |---|---|---|
    /// | card | nothing | hides if ``HUDDismissal/cardTapHides`` |
    /// | outside | nothing | hides if ``HUDDismissal/backdropTapHides`` |
    /// | Close | – | hides by any rule |
    /// | Retry | – | runs the action and leaves the HUD as it is |
    @discardableResult
    public func tap(_ target: HUDTarget) -> TapOutcome {
        let state = loadableState
        guard state.showsHUD else { return .passed }
        let rule = settings.dismissal[state.phase]
        switch target {
        case .card: return hide(if: rule.cardTapHides)
        case .backdrop: return hide(if: rule.backdropTapHides)
        case .button(.close): return close()
        case .button(.retry): return retry()
        case .action: return .consumed
        }
    }

    /// The escape gesture of assistive technology, which counts as a tap outside of the card.
    ///
    /// - Returns: whether it hid the HUD; if not, the gesture was not handled.
    @discardableResult
    public func escape() -> Bool {
        tap(.backdrop) == .hidden
    }

    private func hide(if allowed: Bool) -> TapOutcome {
        guard allowed else { return .consumed }
        hide()
        return .hidden
    }

    private func close() -> TapOutcome {
        guard case .failure = loadableState else { return .consumed }
        hide()
        return .hidden
    }

    private func retry() -> TapOutcome {
        guard case .failure(_, _, let onRetry?) = loadableState else { return .consumed }
        onRetry.simpleAction()
        return .retried
    }
}
