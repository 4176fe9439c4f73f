import Checkout
import Scrim
import ScrimTesting
import Testing

/// What the checkout looks like.
struct CheckoutTests {
    @Test func paidReceipt() {
        expectSnapshot(of: Receipt(amount: "€ 24.90", isPaid: true), as: .view(size: Size(width: 160, height: 140)))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func unpaidReceipt(_ appearance: ColorScheme) {
        expectSnapshot(
            of: Receipt(amount: "€ 24.90", isPaid: false),
            as: .view(size: Size(width: 160, height: 140), appearance: appearance),
            named: appearance.rawValue
        )
    }

    /// The HUD while the payment runs, after it failed, and after Retry: three moments of one story.
    @Test func payingAgain() throws {
        let story = Storyboard(
            providers: ["paying": PayingViewProvider()],
            events: [
                .init(at: 0, .showLoading(provider: "paying")),
                .init(at: 1, .showFailure(PaymentError.declined, onRetry: [.init(.showLoading(provider: "paying"))])),
                .init(at: 2, .tap(label: "Retry")),
            ]
        )
        let phone = Traits(device: try Device(named: "iPhone SE (1st generation)"))
        expectSnapshot(
            of: story,
            as: .storyboard(at: [0.5, 1.5, 2.5], on: phone) {
                ZStack {
                    Color.white
                    Receipt(amount: "€ 24.90", isPaid: false)
                }
            }
        )
    }

    @Test func spinner() throws {
        expectSnapshot(of: try IndicatorSpec(builtin: "BallPulse"), as: .indicator(at: [0, 0.25]))
    }
}

/// Why a payment does not go through.
enum PaymentError: Error, CustomStringConvertible {
    case declined

    var description: String { "Your bank declined the payment." }
}
