import HUD
import Raster
import Testing
import Typography

@testable import Views

/// The spinner's spokes, read from rendered pixels.
@Suite("HUD: the indicator")
struct HUDIndicatorTests {
    /// The spinner of the loading HUD at medium text size: a square of 106 pixels, 45 above the card's bottom.
    private static let center = (x: 585, y: 1144 + 283 - 45 - 53)

    /// The middle of each spoke, 35.5 pixels from the centre, clockwise from 9 o'clock.
    private static let middles = [
        (-36, 0), (-25, -25), (0, -36), (25, -25), (36, 0), (25, 25), (0, 36), (-25, 25),
    ]

    private func alphas(in frame: HUDFrame) -> [Int] {
        let card = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        return Self.middles.map { x, y in
            let pixel = frame.bitmap[Self.center.x + x, Self.center.y + y]
            // White over the card: pixel = α + card · (255 − α) / 255.
            let share = Double(Int(pixel.red) - Int(card.red)) / Double(255 - Int(card.red))
            return Int((share * 255).rounded())
        }
    }

    @Test("The spokes have the measured alphas, the head at 9 o'clock, the tail below")
    func rest() throws {
        let frame = try HUDFrame(.loading(), over: Color.black)
        let expected = [217, 69, 69, 69, 69, 106, 143, 181]
        for (alpha, wanted) in zip(alphas(in: frame), expected) {
            #expect(abs(alpha - wanted) <= 1)
        }
    }

    @Test("A tenth of a second later the head is at half past ten; at 0.8 s the picture is the first again")
    func turning() throws {
        let first = try HUDFrame(.loading(), over: Color.black)
        let later = try HUDFrame(.loading(), over: Color.black, time: 0.1)
        for (alpha, wanted) in zip(alphas(in: later), [181, 217, 69, 69, 69, 69, 106, 143]) {
            #expect(abs(alpha - wanted) <= 1)
        }
        #expect(try HUDFrame(.loading(), over: Color.black, time: 0.8).bitmap == first.bitmap)
        #expect(try HUDFrame(.loading(), over: Color.black, time: 0.0999).bitmap == first.bitmap)
    }

    @Test("A spoke runs from 18 to 53 pixels off the centre and is 12 wide, with round ends")
    func geometry() throws {
        let frame = try HUDFrame(.loading(), over: Color.black)
        let card = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        let (x, y) = Self.center
        // Half of the least alpha above the card: 114 + 0.5 · 69 · (255 − 114) / 255 = 133.
        let isInk = { (pixel: PremultipliedColor) in pixel.red > 133 && pixel != card }
        let along = frame.runs(row: y, where: isInk)
        #expect(along == [x - 53...x - 19, x + 18...x + 52])
        let across = frame.runs(column: x - 36, where: isInk).filter { $0.contains(y) }
        #expect(across == [y - 6...y + 5])
        // At its outer end a cap of radius 6 leaves the corner of the bounding box clear.
        #expect(frame.bitmap[x - 53, y - 6] == card)
        #expect(frame.bitmap[x - 53, y + 5] == card)
    }

    @Test("The indicator grows like the leading of body text: the measured sizes and the ends of the scale")
    func sizes() {
        typealias Size = ControlSize
        func pixels(_ size: Size, _ category: ContentSizeCategory) -> Double {
            (size.spinnerSide(at: category, scale: 3) * 3).rounded()
        }
        #expect(pixels(.large, .medium) == 106)
        #expect(pixels(.large, .large) == 111)
        #expect(pixels(.small, .medium) == 40)
        #expect(pixels(.small, .large) == 42)
        // Leading 19 and 62 against 22: 37 · 19 / 22 = 31.95 and 37 · 62 / 22 = 104.27 points.
        #expect(pixels(.large, .xSmall) == 96)
        #expect(pixels(.large, .accessibility5) == 313)
    }
}
