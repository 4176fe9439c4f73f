import HUD

/// A sign over a title, a description and one or two buttons.
///
/// The buttons share the width that is there, so the card around it is as wide as the screen allows. Close leads and
/// Retry follows it; in a right-to-left layout Close is on the right. In the accessible look they stand one above the
/// other at the accessibility text sizes.
public struct FailureView: View {
    @Environment(\.contentSizeCategory) private var category
    @Environment(\.hudAppearance) private var appearance
    @Environment(\.language) private var language

    private let description: String
    private let settings: FailureViewSettings
    private let onRetry: HUDAction?
    private let onClose: HUDAction

    /// - Parameters:
    ///   - onRetry: what Retry does; `nil` leaves the button out.
    ///   - onClose: what Close does.
    public init(
        _ description: String,
        settings: FailureViewSettings = FailureViewSettings(),
        onRetry: HUDAction? = nil,
        onClose: HUDAction = .close
    ) {
        self.description = description
        self.settings = settings
        self.onRetry = onRetry
        self.onClose = onClose
    }

    public var body: some View {
        VStack {
            Image(settings.image.image)
                .resizable()
                .frame(settings.image.frameSize)
                .foregroundColor(look.failureSign(settings.image.foregroundColor))
                .accessibilityHidden(settings.image.image == .failure)
            if let title = settings.title {
                line(TextCatalog.text(of: title, in: language))
            }
            line(description)
            buttons.padding(.top, 5)
        }
    }

    private var look: HUDLook { HUDLook(appearance) }

    private func line(_ text: String) -> some View {
        Text(text)
            .font(.body)
            .textAlignment(settings.text.multilineTextAlignment)
            .foregroundColor(look.text(settings.text.foregroundColor))
            .padding(look.padding(settings.text.padding, at: category))
    }

    @ViewBuilder private var buttons: some View {
        if appearance == .accessible && category.isAccessibility {
            VStack { closeAndRetry }
        } else {
            HStack { closeAndRetry }
        }
    }

    @ViewBuilder private var closeAndRetry: some View {
        HUDButton(settings.closeButton, action: onClose)
        if let onRetry {
            HUDButton(settings.retryButton, action: onRetry)
        }
    }
}
