/// The identity of a provider, and all of it that the model knows: the settings of its views and its appearance.
///
/// Every requirement has a default. A provider is an object because states compare it by identity; the views that it
/// builds are declared above the model.
public protocol HUDProvider: AnyObject, Sendable {
    var loadingViewSettings: LoadingViewSettings { get }
    var failureViewSettings: FailureViewSettings { get }
    var successViewSettings: SuccessViewSettings { get }
    var hudAppearance: HUDAppearance { get }
}

extension HUDProvider {
    public var loadingViewSettings: LoadingViewSettings { LoadingViewSettings() }
    public var failureViewSettings: FailureViewSettings { FailureViewSettings() }
    public var successViewSettings: SuccessViewSettings { SuccessViewSettings() }
    public var hudAppearance: HUDAppearance { .standard }
}

/// The look of the card and of the views that come with it.
public enum HUDAppearance: String, CaseIterable, Sendable {
    /// A translucent gray card with white texts.
    case standard
    /// An opaque card whose texts and symbols keep the contrasts of WCAG, and whose content is never cut.
    case accessible
}
