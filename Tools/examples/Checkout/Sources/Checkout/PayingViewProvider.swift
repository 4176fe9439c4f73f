import Scrim

/// The HUD of the checkout: its own loading view, and the HUD's views for the rest.
public final class PayingViewProvider: LoadingViewProvider {
    public init() {}

    public func loadingView() -> some View {
        VStack(spacing: 12) {
            ProgressView()
            Text("Paying")
        }
        .tint(Color.white)
        .foregroundStyle(Color.white)
        .padding()
    }
}
