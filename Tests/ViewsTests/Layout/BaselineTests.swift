import Raster
import Testing
import Views

@Suite("Baselines")
struct BaselineTests {
    /// The baseline of a text of 16 points lies 15.333 points below its top, that of 21 points 20: both at 3x.
    private func tops(_ kinds: String..., in row: some View) throws -> [Double] {
        let laidOut = layOut(row, width: 300, height: 300, in: try environment())
        return kinds.flatMap { kind in tops(kind, in: laidOut) }
    }

    private func tops(_ kind: String, in view: LaidOutView) -> [Double] {
        (view.kind == kind ? [(view.frame.minY * 1000).rounded() / 1000] : [])
            + view.children.flatMap { tops(kind, in: $0) }
    }

    @Test("texts of two sizes in a row stand on one baseline")
    func texts() throws {
        let row = HStack(alignment: .firstTextBaseline) {
            Text("small")
            Text("large").font(.title2)
        }
        #expect(try tops("Text", in: row) == [4.667, 0])
        // 4.667 above and, below the baselines, 4 and 5.333.
        #expect(describe(layOut(row, width: 300, in: try environment()).frame).hasSuffix(" 25.333"))
    }

    @Test("the first or the last lines meet; what has no text stands on the line")
    func lines() throws {
        let text = Text("one\ntwo")
        let square = Color.black.frame(width: 10, height: 10)
        let first = HStack(alignment: .firstTextBaseline) {
            text
            square
        }
        #expect(try tops("Text", "Color", in: first) == [0, 5.333])
        let last = HStack(alignment: .lastTextBaseline) {
            text
            square
        }
        // 15.333 + 21 − 10
        #expect(try tops("Text", "Color", in: last) == [0, 26.333])
    }

    @Test("a baseline is seen through paddings, frames, backgrounds, effects, columns and rows")
    func nested() throws {
        let plain = Text("plain")
        let wrapped: [(AnyView, Double)] = [
            (AnyView(plain.padding(7)), 7), (AnyView(plain.frame(height: 39.0 + 1 / 3)), 10),
            (AnyView(plain.frame(minHeight: 39.0 + 1 / 3, alignment: .bottom)), 20),
            (AnyView(plain.background(Color.black).overlay { Color.black }), 0),
            (AnyView(plain.opacity(0.5).offset(x: 3, y: 9).scaleEffect(2).layoutPriority(1)), 0),
            (
                AnyView(
                    Button {
                    } label: {
                        plain
                    }.buttonStyle(.bordered)
                ), 7
            ),
            (
                AnyView(
                    VStack(spacing: 0) {
                        Color.black.frame(width: 5, height: 5)
                        plain
                    }
                ), 5
            ),
            (
                AnyView(
                    HStack(alignment: .bottom) {
                        plain
                        Color.black.frame(width: 5, height: 25 + 1.0 / 3)
                    }
                ), 6
            ),
            (
                AnyView(
                    ZStack(alignment: .bottom) {
                        plain
                        Color.clear.frame(width: 5, height: 25 + 1.0 / 3)
                    }
                ), 6
            ),
            (AnyView(plain.fixedSize().aspectRatio(contentMode: .fit)), 0),
        ]
        for (index, (view, depth)) in wrapped.enumerated() {
            let row = HStack(alignment: .firstTextBaseline) {
                Color.black.frame(width: 1, height: 50)
                view
            }
            let laidOut = layOut(row, width: 300, height: 300, in: try environment())
            let top = laidOut.children[1].frame.minY
            // The bar of 50 points stands on the baseline.
            #expect(abs(top + depth + 46.0 / 3 - 50) < 0.001, "\(index)")
        }
    }

    @Test("an overlay's baseline meets that of the view below, a frame's is its bottom")
    func overlays() throws {
        let overlaid = Text("large").font(.title2)
            .overlay(alignment: .leadingFirstTextBaseline) { Text("small") }
        #expect(try tops("Text", in: overlaid) == [0, 4.667])
        let framed = Text("text").frame(
            height: 60,
            alignment: .leadingFirstTextBaseline
        )
        #expect(try tops("Text", in: framed) == [44.667])
    }

    @Test("a symbol beside a text is centred on its capitals")
    func symbols() throws {
        let row = HStack(alignment: .firstTextBaseline) {
            Image(symbol: .circle)
            Text("Text")
        }
        let laidOut = layOut(row, width: 300, in: try environment())
        let image = try #require(laidOut.first("Image")).frame
        let text = try #require(laidOut.first("Text")).frame
        // Capitals are 0.70459 em high.
        #expect(abs(image.midY - (text.minY + 46.0 / 3 - 0.70459 * 16 / 2)) <= 1.0 / 3)
    }
}
