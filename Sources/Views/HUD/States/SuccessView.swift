import HUD

/// A sign over a text that wraps at the card's width.
public struct SuccessView: View {
    @Environment(\.hudAppearance) private var appearance

    private let text: String
    private let settings: SuccessViewSettings

    /// - Parameter text: what was achieved; `nil` is the text of the settings.
    public init(_ text: String? = nil, settings: SuccessViewSettings = SuccessViewSettings()) {
        self.text = text ?? settings.text.text
        self.settings = settings
    }

    public var body: some View {
        let look = HUDLook(appearance)
        VStack(spacing: settings.spacing) {
            Image(settings.image.image)
                .resizable()
                .frame(settings.image.frame)
                .foregroundColor(look.successSign(settings.image.foregroundColor))
                .accessibilityHidden(settings.image.image == .success)
            Text(text)
                .font(.body)
                .textAlignment(settings.text.alignment.horizontal)
                .foregroundColor(look.text(settings.text.foregroundColor))
        }
    }
}
