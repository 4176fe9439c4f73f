import HUD

/// A green check mark over a text that wraps at the card's width.
public struct SuccessView: View {
    private let text: String

    public init(text: String = HUDText.success) {
        self.text = text
    }

    public var body: some View {
        VStack {
            Image(symbol: .checkmarkCircleFill)
                .resizable()
                .frame(width: HUDMetrics.signSide, height: HUDMetrics.signSide)
                .foregroundStyle(SystemColor.systemGreen.color)
                .accessibilityHidden(true)
            Text(text)
                .font(.body)
                .multilineTextAlignment(.center)
                .foregroundStyle(HUDMetrics.white)
        }
    }
}
