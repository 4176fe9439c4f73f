import HUD

/// A text over a large activity indicator.
///
/// Its frame is at most 150 points wide and high, whatever the text: a longer text wraps to three lines of 130 points
/// and ends in an ellipsis, and what is still too high is cut off by the card.
public struct LoadingView: View {
    private let text: String
    private let time: Double

    /// - Parameter time: seconds since the indicator began to turn.
    public init(text: String = HUDText.loading, time: Double = 0) {
        self.text = text
        self.time = time
    }

    public var body: some View {
        VStack {
            Text(text)
                .font(.body)
                .lineLimit(3)
                .multilineTextAlignment(.center)
                .foregroundStyle(HUDMetrics.white)
                .padding(.horizontal, HUDMetrics.textMargin)
            ActivityIndicatorView(.large, time: time)
                .layoutPriority(1)
        }
        .frame(minWidth: 30, maxWidth: 150, minHeight: 30, maxHeight: 150)
        .fixedSize()
    }
}
