import Checkout
import Scrim
import ScrimTesting
import XCTest

/// The same in a test of XCTest.
final class CheckoutXCTests: XCTestCase {
    func testPaidReceipt() {
        assertSnapshot(of: Receipt(amount: "€ 24.90", isPaid: true), as: .view(size: Size(width: 160, height: 140)))
    }
}
