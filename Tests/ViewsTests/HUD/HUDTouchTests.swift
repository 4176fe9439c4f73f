import HUD
import Raster
import Testing

@testable import Views

/// What a tap meets in a HUD as it is laid out.
@Suite("HUD: what a tap meets")
struct HUDTouchTests {
    private let provider = AnyHUDProvider(DefaultLoadingViewProvider())

    /// A HUD over nothing, as touches are resolved.
    private func layOut(_ state: PresentedState, _ backdrop: Backdrop = .clear) throws -> HUDLayout {
        try HUDLayout({ _ in }) {
            HUDPresentation(
                HUDMoment(settled: state, elapsed: 1),
                backdrop: backdrop,
                size: HUDLayout.size,
                safeArea: HUDLayout.safeArea
            ) { EmptyView() }
        }
    }

    @Test("The card is met anywhere inside of its rounded rectangle, also between the lines of a text")
    func card() throws {
        let laidOut = try layOut(.success("Saved\nand sent", provider))
        let card = try #require(laidOut.card).frame
        for x in stride(from: card.minX + 5, to: card.maxX - 5, by: 7) {
            for y in stride(from: card.minY + 5, to: card.maxY - 5, by: 3) {
                #expect(laidOut.view.hudTarget(at: Point(x: x, y: y)) == .card, "\(x), \(y)")
            }
        }
        #expect(laidOut.view.hudTarget(at: Point(x: card.midX, y: card.minY + 0.5)) == .card)
    }

    @Test("The card's corners, and all that is beside it, are not the card")
    func outside() throws {
        let laidOut = try layOut(.success("Saved", provider))
        let card = try #require(laidOut.card).frame
        for point in [
            Point(x: card.minX + 1, y: card.minY + 1), Point(x: card.maxX - 1, y: card.maxY - 1),
            Point(x: card.midX, y: card.minY - 1), Point(x: 2, y: 2), Point(x: 318, y: 566),
        ] {
            #expect(laidOut.view.hudTarget(at: point) == nil, "\(point)")
        }
    }

    @Test("A button is met in all of its frame, the gap between two buttons is the card's")
    func buttons() throws {
        let laidOut = try layOut(.failure(AppError.custom("Offline"), provider, retry: ButtonAction {}.id))
        let buttons = laidOut.all("Button").map(\.frame)
        for (frame, target) in zip(buttons, [HUDTarget.button(.close), .button(.retry)]) {
            for point in [frame.center, Point(x: frame.minX + 20, y: frame.minY + 1)] {
                #expect(laidOut.view.hudTarget(at: point) == target)
            }
        }
        let gap = Point(x: (buttons[0].maxX + buttons[1].minX) / 2, y: buttons[0].midY)
        #expect(laidOut.view.hudTarget(at: gap) == .card)
        let texts = laidOut.all("Text").map(\.frame)
        #expect(laidOut.view.hudTarget(at: texts[0].center) == .card)
    }
}
