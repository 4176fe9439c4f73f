import HUD
import Raster

/// The rounded gray card around what a HUD says.
///
/// It hugs its content with 15 points on each side and cuts off what overflows. The gray is the same in light and dark,
/// so that only what shines through tells them apart.
public struct HUDCard<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        content
            .padding(HUDMetrics.cardPadding)
            .background(Rectangle().fill(SystemColor.systemGray.color.opacity(0.8)))
            .clipShape(RoundedRectangle(cornerRadius: HUDMetrics.cardCornerRadius, style: .continuousLayer))
    }
}

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

/// The lengths, in points, that the parts of a HUD share; measured on reference images of iOS 17.
enum HUDMetrics {
    static let cardPadding = 15.0
    static let cardMargin = 15.0
    static let cardCornerRadius = 10.0
    static let signSide = 50.0
    static let textMargin = 10.0
    static let white = AdaptiveColor(light: .white, dark: .white)
}
