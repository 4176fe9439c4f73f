import Glibc
import HUD
import Raster
import Testing
import Typography

@testable import Views

/// The card's place, size, colour and corners, against the figures of reference images.
@Suite("HUD: the card")
struct HUDCardTests {
    private static let failure = HUDContent.failure(
        FailureContent(description: "The operation couldn’t be completed. (TestErrorDomain error 1.)")
    )

    private func isNear(_ value: Int, _ expected: Int, _ tolerance: Int) -> Bool { abs(value - expected) <= tolerance }

    @Test("The card of Loading... is 363×283 pixels at (404, 1144)")
    func loadingCard() throws {
        let card = try HUDFrame(.loading()).card
        #expect(isNear(card.x, 404, 3) && isNear(card.maxX, 404 + 363, 3))
        #expect(card.y == 1144 && card.height == 283)
    }

    @Test("The card of Success! is 287×315 pixels at (442, 1128)")
    func successCard() throws {
        let card = try HUDFrame(.success()).card
        #expect(isNear(card.x, 442, 3) && isNear(card.maxX, 442 + 287, 3))
        // 50 points of sign, 6 of gap, 19.333 of text and twice 15 of padding are 316 pixels, centred at 1285.5: both
        // edges fall half-way between pixels. The reference has the upper one rounded up and the lower one down.
        #expect(card.y == 1128 && isNear(card.height, 315, 1))
    }

    @Test("The card of a failure with a description of two lines is 1080×625 pixels at (45, 973)")
    func failureCard() throws {
        #expect(try HUDFrame(Self.failure).card == PixelRect(x: 45, y: 973, width: 1080, height: 625))
    }

    @Test("The card's gray shows a fifth of what lies below the dim")
    func colors() throws {
        func cardColor(over screen: Color, _ scheme: ColorScheme) throws -> PremultipliedColor {
            let frame = try HUDFrame(.loading(), over: screen, colorScheme: scheme)
            return frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        }
        let light = try cardColor(over: .white, .light)
        #expect(light == PremultipliedColor(red: 155, green: 155, blue: 159, alpha: 255))
        // Over black the dim changes nothing.
        let frame = try HUDFrame(.loading(), backdrop: .clear, over: Color.black, colorScheme: .dark)
        let dark = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        #expect(dark == PremultipliedColor(red: 114, green: 114, blue: 118, alpha: 255))
        #expect(try cardColor(over: .black, .dark) == dark)
    }

    @Test("The dim covers the whole screen, its corners included")
    func dim() throws {
        let bitmap = try HUDFrame(.loading()).bitmap
        for (x, y) in [(0, 0), (1169, 0), (0, 2531), (1169, 2531), (585, 100)] {
            #expect(bitmap[x, y] == PremultipliedColor(red: 204, green: 204, blue: 204, alpha: 255))
        }
    }

    @Test(
        "The corner is the measured curve: a superellipse of 43 pixels and exponent 3.03, to 0.4 pixels from the third row on"
    )
    func corners() throws {
        let frame = try HUDFrame(Self.failure, backdrop: .clear)
        let card = frame.card
        let inside = Double(frame.bitmap[card.x + 100, card.y + 60].red)
        let extent = 1.436 * 30
        for row in 0..<45 {
            var left = 0.0
            var right = 0.0
            for column in 0..<60 {
                left += (Double(frame.bitmap[card.x + column, card.y + row].red) - inside) / (255 - inside)
                right +=
                    (Double(frame.bitmap[card.maxX - 1 - column, card.maxY - 1 - row].red) - inside) / (255 - inside)
            }
            let height = max(0, extent - (Double(row) + 0.5)) / extent
            let expected = extent * (1 - pow(1 - pow(height, 3.03), 1 / 3.03))
            let tolerance = row < 3 ? 1.5 : 0.4
            #expect(abs(left - expected) < tolerance, "row \(row): \(left) for \(expected)")
            #expect(abs(left - right) < 0.1)
        }
    }

    @Test("At the default text size the cards have the heights of the recordings")
    func largeText() throws {
        #expect(try HUDFrame(.loading(), category: .large).card.height == 98 * 3)
        let success = try HUDFrame(.success(), category: .large).card
        #expect(abs(Double(success.height) / 3 - 106.85) < 0.5)
        let failure = FailureContent(description: "Some error", hasRetry: true)
        #expect(isNear(try HUDFrame(.failure(failure), category: .large).card.height, 191 * 3, 1))
    }

    @Test("A long loading text keeps to 150 points and is cut by the card")
    func loadingLimit() throws {
        let text = "Fetching every photo of the last twelve years from the old library"
        for category in [ContentSizeCategory.medium, .accessibility5] {
            let card = try HUDFrame(.loading(text: text), category: category).card
            #expect(card.width <= 180 * 3 && card.height <= 180 * 3)
        }
    }

    @Test("A long success text wraps at 330 points")
    func successWraps() throws {
        let text = String(repeating: "saved ", count: 40)
        let card = try HUDFrame(.success(text: text)).card
        #expect(card.x >= 45 && card.maxX <= 1125)
        #expect(card.width > 1000 && card.height > 315 + 63)
    }

    @Test("The card keeps to the middle of the safe area in either layout direction, also between uneven side insets")
    func sides() throws {
        for direction in LayoutDirection.allCases {
            let view = HUDPresentation(
                .failure(),
                backdrop: .clear,
                size: Size(width: 400, height: 300),
                safeArea: Rect(x: 60, y: 10, width: 300, height: 280),
                over: { Color.white }
            )
            let environment = EnvironmentValues(
                layoutDirection: direction,
                displayScale: 2,
                fonts: try FontLibrary.system()
            )
            let laidOut = LaidOutView(
                view,
                in: Rect(x: 0, y: 0, width: 400, height: 300),
                environment: environment
            )
            let frame = try #require(laidOut.first("clipShape")).frame
            #expect(frame.minX == 75 && frame.maxX == 345)
        }
    }
}
