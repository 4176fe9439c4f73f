/// The texts of a failure and whether it can be tried again.
public struct FailureContent: Hashable, Sendable {
    /// The line above the description; `nil` removes it.
    ///
    /// An empty title is not the same: its line has no height but keeps the gaps around it.
    public var title: String?
    public var description: String
    /// True when a Retry button stands beside Close.
    public var hasRetry: Bool
    public var closeText: String
    public var retryText: String

    public init(
        title: String? = HUDText.failureTitle,
        description: String = HUDText.failureDescription,
        hasRetry: Bool = false,
        closeText: String = HUDText.close,
        retryText: String = HUDText.retry
    ) {
        self.title = title
        self.description = description
        self.hasRetry = hasRetry
        self.closeText = closeText
        self.retryText = retryText
    }
}
