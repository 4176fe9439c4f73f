import HUD

/// The card's content for one of the three presentations.
public struct HUDContentView: View {
    private let content: HUDContent
    private let time: Double

    /// - Parameter time: seconds since the indicator of a loading view began to turn.
    public init(_ content: HUDContent, time: Double = 0) {
        self.content = content
        self.time = time
    }

    public var body: some View {
        switch content {
        case .loading(let text): LoadingView(text: text, time: time)
        case .success(let text): SuccessView(text: text)
        case .failure(let failure): FailureView(failure)
        }
    }
}
