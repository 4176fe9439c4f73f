import HUD

/// One of the three presentations of a HUD.
public enum HUDState: String, CaseIterable, Sendable {
    case loading, success, failure
}

/// The texts of the three presentations; the defaults are the HUD's own.
public struct HUDTexts: Hashable, Sendable {
    public var loading = HUDText.loading
    public var success = HUDText.success
    /// The failure's first line; `nil` removes it.
    public var title: String? = HUDText.failureTitle
    public var failure = HUDText.failureDescription
    public var close = HUDText.close
    public var retry = HUDText.retry

    public init() {}

    /// The same message in every state: the loading text, the success text and the failure's description.
    public mutating func setMessage(_ message: String) {
        loading = message
        success = message
        failure = message
    }

    /// What the app says in a success or failure: the texts, or where they are the default, its translation.
    func message(_ state: HUDState, in language: Language) -> String {
        switch state {
        case .success where success == HUDText.success: ExampleMessage.success.text(in: language)
        case .failure where failure == HUDText.failureDescription: ExampleMessage.failureDescription.text(in: language)
        default: state == .success ? success : failure
        }
    }
}
