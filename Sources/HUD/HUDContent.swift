/// What the card of a HUD says: one of the three presentations with its texts.
public enum HUDContent: Hashable, Sendable {
    /// Work goes on: a text over an activity indicator.
    case loading(text: String = HUDText.loading)
    /// It went well: a check mark over a text.
    case success(text: String = HUDText.success)
    /// It failed: a warning sign, texts and buttons.
    case failure(FailureContent = FailureContent())
}

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

/// The default texts of a HUD.
public enum HUDText {
    public static let loading = "Loading..."
    public static let success = "Success!"
    public static let failureTitle = "An error has occurred!"
    public static let failureDescription = "The operation couldn’t be completed."
    public static let close = "Close"
    public static let retry = "Retry"
}
