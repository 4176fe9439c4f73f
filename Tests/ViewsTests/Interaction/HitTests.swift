import Raster
import Synchronization
import Testing
import Views

@Suite("Touches")
struct HitTests {
    private func hit(_ view: some View, _ x: Double, _ y: Double) throws -> String? {
        let laidOut = layOut(view, in: try environment(scale: 1))
        let hit = laidOut.hit(at: Point(x: x, y: y))
        if hit != nil { #expect(laidOut.takesTouch(at: Point(x: x, y: y))) }
        return hit.map { $0.region.id ?? "" }
    }

    private func square(_ id: String, _ side: Double = 10) -> some View {
        Button(id: id) {
        } label: {
            Color.black.frame(width: side, height: side)
        }
    }

    @Test("a touch finds the button that it is on, and its frame is half open")
    func buttons() throws {
        let row = HStack(spacing: 5) {
            square("a")
            square("b")
        }
        #expect(try hit(row, 0, 0) == "a")
        #expect(try hit(row, 9.9, 9.9) == "a")
        #expect(try hit(row, 10, 5) == nil)
        #expect(try hit(row, 15, 5) == "b")
        #expect(try hit(row, 25, 5) == nil)
    }

    @Test("a tap does what the button under it does, once")
    func action() throws {
        let taps = Counter()
        let laidOut = layOut(Button("Retry") { taps.add() }, in: try environment())
        laidOut.hit(at: Point(x: 5, y: 5))?.region.perform()
        laidOut.hit(at: Point(x: 90, y: 90))?.region.perform()
        #expect(taps.count == 1)
    }

    @Test("a disabled button is met, keeps the touch to itself, and does nothing")
    func disabled() throws {
        let view = ZStack(alignment: .topLeading) {
            square("below", 20)
            square("above").disabled(true)
        }
        #expect(try hit(view, 5, 5) == "above")
        #expect(try hit(view, 15, 15) == "below")
        let laidOut = layOut(
            Button("A") { Issue.record("a disabled button did something") }.disabled(true),
            in: try environment()
        )
        let region = try #require(laidOut.hit(at: Point(x: 2, y: 2))?.region)
        #expect(!region.isEnabled)
        region.perform()
    }

    @Test("a view that is drawn over a button keeps touches from it; what is clear, or only outlined, does not")
    func covered() throws {
        let covers: [(AnyView, String?)] = [
            (AnyView(Color.black), nil), (AnyView(Color.clear), "below"), (AnyView(EmptyView()), "below"),
            (AnyView(Rectangle().stroke(Color.black)), "below"), (AnyView(Color.black.opacity(0)), "below"),
            (AnyView(Color.black.allowsHitTesting(false)), "below"), (AnyView(Spacer()), "below"),
        ]
        for (cover, expected) in covers {
            let view = ZStack {
                square("below", 20)
                cover.frame(width: 20, height: 20)
            }
            #expect(try hit(view, 5, 5) == expected)
            #expect(layOut(view, in: try environment()).takesTouch(at: Point(x: 5, y: 5)))
        }
    }

    @Test("a filled shape is met inside of its outline, and what a clip cuts off is not met")
    func outlines() throws {
        let circle = Circle().fill(Color.black).frame(width: 20, height: 20).onTapGesture(id: "circle")
        #expect(try hit(circle, 10, 10) == "circle")
        #expect(try hit(circle, 1, 1) == nil)
        let clipped = square("square", 20).clipShape(Circle())
        #expect(try hit(clipped, 10, 10) == "square")
        #expect(try hit(clipped, 19, 1) == nil)
    }

    @Test("a tappable view is met where something is drawn, and with a content shape also in its gaps")
    func gaps() throws {
        let texts = VStack(spacing: 10) {
            Color.black.frame(width: 10, height: 10)
            Color.black.frame(width: 10, height: 10)
        }
        #expect(try hit(texts.onTapGesture(id: "card"), 5, 15) == nil)
        #expect(try hit(texts.onTapGesture(id: "card"), 5, 25) == "card")
        let whole = texts.padding(5).contentShape(RoundedRectangle(cornerRadius: 10)).onTapGesture(id: "card")
        #expect(try hit(whole, 10, 20) == "card")
        #expect(try hit(whole, 2, 20) == "card")
        #expect(try hit(whole, 0.5, 0.5) == nil)
    }

    @Test("a button inside of a tappable view takes the touch, everything else of it is the view's")
    func nested() throws {
        let card = VStack(spacing: 0) {
            Color.black.frame(width: 20, height: 10)
            square("button")
        }
        .contentShape(Rectangle())
        .onTapGesture(id: "card")
        #expect(try hit(card, 5, 5) == "card")
        #expect(try hit(card, 10, 15) == "button")
        #expect(try hit(card, 1, 15) == "card")
        #expect(try hit(card, 1, 25) == nil)
    }

    @Test("a view drawn at an offset is met where it is drawn")
    func offset() throws {
        #expect(try hit(square("a").offset(x: 30, y: 40), 35, 45) == "a")
        #expect(try hit(square("a").offset(x: 30, y: 40), 5, 5) == nil)
        #expect(try hit(square("a"), .nan, 5) == nil)
    }
}

private final class Counter: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func add() { value.wrappingAdd(1, ordering: .relaxed) }
}
