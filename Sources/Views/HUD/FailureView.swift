import HUD

/// A red warning sign over a title, a description and one or two buttons side by side.
///
/// The buttons share the width that is there, so the card around it is as wide as the screen allows. Close leads and
/// Retry follows it; in a right-to-left layout Close is on the right.
public struct FailureView: View {
    private let content: FailureContent

    public init(_ content: FailureContent = FailureContent()) {
        self.content = content
    }

    public var body: some View {
        VStack {
            Image(symbol: .exclamationmarkTriangle)
                .resizable()
                .frame(width: HUDMetrics.signSide, height: HUDMetrics.signSide)
                .foregroundStyle(SystemColor.systemRed.color)
                .accessibilityHidden(true)
            if let title = content.title {
                line(title)
            }
            line(content.description)
            HStack {
                HUDButton(content.closeText)
                if content.hasRetry {
                    HUDButton(content.retryText)
                }
            }
            .padding(.top, 5)
        }
    }

    private func line(_ text: String) -> some View {
        Text(text)
            .font(.body)
            .multilineTextAlignment(.center)
            .foregroundStyle(HUDMetrics.white)
            .padding(.horizontal, HUDMetrics.textMargin)
    }
}
