/// The look of the default failure view: a sign over a title, the description of the error, and the buttons.
public struct FailureViewSettings: Hashable, Sendable {
    /// The line above the description; `nil` removes it.
    ///
    /// An empty title is not the same: its line has no height but keeps the gaps around it.
    public var title: String?
    public var closeButton: ActionButtonSettings
    public var retryButton: ActionButtonSettings
    /// The style of the title and of the description.
    public var text: FailureTextSettings
    public var image: FailureImageSettings

    public init(
        title: String? = HUDText.failureTitle,
        closeButton: ActionButtonSettings = ActionButtonSettings(text: HUDText.close),
        retryButton: ActionButtonSettings = ActionButtonSettings(text: HUDText.retry),
        text: FailureTextSettings = FailureTextSettings(),
        image: FailureImageSettings = FailureImageSettings(image: .failure)
    ) {
        self.title = title
        self.closeButton = closeButton
        self.retryButton = retryButton
        self.text = text
        self.image = image
    }
}

/// The style of the texts of a failure view.
public struct FailureTextSettings: Hashable, Sendable {
    public var foregroundColor: HUDColor?
    public var multilineTextAlignment: HUDTextAlignment
    public var padding: HUDInsets

    public init(
        foregroundColor: HUDColor? = .white,
        multilineTextAlignment: HUDTextAlignment = .center,
        padding: HUDInsets = .text
    ) {
        self.foregroundColor = foregroundColor
        self.multilineTextAlignment = multilineTextAlignment
        self.padding = padding
    }
}

/// The sign of a failure view.
public struct FailureImageSettings: Hashable, Sendable {
    public var image: HUDImage
    public var foregroundColor: HUDColor?
    public var frameSize: CustomViewSize

    public init(image: HUDImage, foregroundColor: HUDColor? = .red, frameSize: CustomViewSize = .sign) {
        self.image = image
        self.foregroundColor = foregroundColor
        self.frameSize = frameSize
    }
}
