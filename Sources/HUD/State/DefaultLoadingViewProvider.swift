/// The provider for those who change settings only: each setting that is not given is the default.
public final class DefaultLoadingViewProvider: HUDProvider {
    public let loadingViewSettings: LoadingViewSettings
    public let failureViewSettings: FailureViewSettings
    public let successViewSettings: SuccessViewSettings
    public let hudAppearance: HUDAppearance

    public init(
        loadingViewSettings: LoadingViewSettings? = nil,
        failureViewSettings: FailureViewSettings? = nil,
        successViewSettings: SuccessViewSettings? = nil,
        appearance: HUDAppearance = .standard
    ) {
        self.loadingViewSettings = loadingViewSettings ?? LoadingViewSettings()
        self.failureViewSettings = failureViewSettings ?? FailureViewSettings()
        self.successViewSettings = successViewSettings ?? SuccessViewSettings()
        hudAppearance = appearance
    }
}
