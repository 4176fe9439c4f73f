import HUD

/// A text over a large activity indicator.
///
/// Its frame takes the size that it wants by itself, but at most 150 points in each direction, whatever the text: a text
/// that is wider ends in an ellipsis, and what is too high is cut off by the card. Line breaks in the text make up to
/// three lines. For assistive technology it is one element that the text names, or the default text where it is blank.
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
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(text.isBlank ? HUDText.loading : text)
        .accessibilityAddTraits(.updatesFrequently)
    }
}
