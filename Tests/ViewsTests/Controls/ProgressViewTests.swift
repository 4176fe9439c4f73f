import HUD
import Raster
import Testing
import Views

@Suite("Progress views")
struct ProgressViewTests {
    private func commands(_ view: some View, width: Double = 100) throws -> [DisplayList.Command] {
        layOut(view, width: width, in: try environment(scale: 3, category: .large)).commands
    }

    private func fills(_ view: some View, width: Double = 100) throws -> [DisplayList.Fill] {
        try commands(view, width: width).compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
    }

    @Test(
        "a spinner is 14, 20 or 37 points wide at the default text size",
        arguments: [(ControlSize.mini, 14.0), (.small, 14), (.regular, 20), (.large, 37)]
    )
    func spinnerSizes(size: ControlSize, side: Double) throws {
        let laidOut = layOut(ProgressView().controlSize(size), in: try environment(category: .large))
        #expect(describe(laidOut.frame) == "0.0 0.0 \(side) \(side)")
    }

    @Test("a spinner turns with the environment's time, one spoke every tenth of a second")
    func time() throws {
        for time in [0, 0.05, 0.1, 0.35, 0.8] {
            let alphas = try fills(ProgressView().environment(\.time, time)).map { fill -> Double in
                guard case .color(let color) = fill.paint else { return -1 }
                return (color.alpha * 255).rounded()
            }
            #expect(alphas == (0..<8).map { Double(ActivityIndicator.alpha(ofSpoke: $0, at: time)) })
        }
    }

    @Test("a spinner is gray 128 in light and 140 in dark appearance, or the tint")
    func spinnerColors() throws {
        func head(_ view: some View) throws -> Paint? { try fills(view).first?.paint }
        let alpha = 217.0 / 255
        func gray(_ value: UInt8) -> Paint { .color(Color(red8: value, green8: value, blue8: value).opacity(alpha)) }
        #expect(try head(ProgressView()) == gray(128))
        #expect(try head(ProgressView().environment(\.colorScheme, .dark)) == gray(140))
        #expect(try head(ProgressView().tint(Color.white)) == .color(.white.opacity(alpha)))
    }

    @Test("the medium spinner's spokes run from 3.5 to 10 points and are 2.5 wide")
    func mediumSpokes() throws {
        let bounds = try #require(try fills(ProgressView()).first?.path.controlBounds)
        // The head, at 9 o'clock.
        #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 6.5) < 0.01)
        #expect(abs(bounds.minY - 8.75) < 0.01 && abs(bounds.maxY - 11.25) < 0.01)
    }

    @Test("a label lies below a spinner, in the secondary colour")
    func label() throws {
        let laidOut = layOut(ProgressView("Please wait"), width: 300, in: try environment(category: .large))
        let text = try #require(laidOut.first("Text"))
        #expect(text.frame.minY == 28)
        // A subheadline of 15 points is 18 high.
        #expect(describe(Rect(origin: .zero, size: laidOut.frame.size)).hasSuffix(" 46.0"))
    }

    @Test("a bar is 4 points high and as wide as it is offered, its filled part whole points of the tint")
    func bar() throws {
        let laidOut = layOut(ProgressView(value: 0.25), width: 90, in: try environment())
        #expect(describe(laidOut.frame) == "0.0 0.0 90.0 4.0")
        let fills = try fills(ProgressView(value: 0.25), width: 90)
        #expect(
            fills.map(\.path) == [
                .capsule(in: Rect(x: 0, y: 0, width: 90, height: 4)),
                // 22.5 rounds to 23.
                .capsule(in: Rect(x: 0, y: 0, width: 23, height: 4)),
            ]
        )
        #expect(
            fills.map(\.paint) == [
                .color(Color(red8: 120, green8: 120, blue8: 128, alpha8: 51)),
                .color(Color(red8: 0, green8: 122, blue8: 255)),
            ]
        )
    }

    @Test(
        "a bar fills nothing at 0, at least 8 points above it, and never more than itself",
        arguments: [(0.0, 0.0), (-1, 0), (0.001, 8), (0.5, 50), (1, 100), (7, 100)]
    )
    func limits(value: Double, width: Double) throws {
        let path = try fills(ProgressView(value: value)).last?.path
        #expect((path?.controlBounds?.width ?? 0) == width)
    }

    @Test("a value counts of its total; without a value, or of a total of nothing, progress is indeterminate")
    func total() throws {
        #expect(try fills(ProgressView(value: 30, total: 60)).last?.path.controlBounds?.width == 50)
        for view in [
            ProgressView(value: nil), ProgressView(value: .nan), ProgressView(value: 1, total: 0),
            ProgressView(value: 1, total: .nan),
        ] {
            #expect(try fills(view).count == 8)
        }
    }

    @Test("right to left, a bar fills from the right")
    func mirrored() throws {
        let view = ProgressView(value: 0.3).environment(\.layoutDirection, .rightToLeft)
        #expect(try fills(view).last?.path == .capsule(in: Rect(x: 70, y: 0, width: 30, height: 4)))
    }

    @Test("a bar lies between its label and its value's label")
    func labels() throws {
        let view = ProgressView(value: 0.5) {
            Color.black.frame(width: 20, height: 10)
        } currentValueLabel: {
            Color.black.frame(width: 10, height: 6)
        }
        let laidOut = layOut(view, in: try environment())
        #expect(
            frames(of: "Color", "Capsule", in: laidOut) == [
                "0.0 0.0 20.0 10.0", "0.0 14.0 100.0 4.0", "0.0 22.0 10.0 6.0",
            ]
        )
    }

    @Test("a ring's line touches the spinner's frame, begins at the top and runs clockwise")
    func ring() throws {
        let view = ProgressView(value: 0.25).progressViewStyle(.circular)
        let strokes = try commands(view).compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
        #expect(strokes.count == 2)
        #expect(strokes.allSatisfy { $0.style == StrokeStyle(width: 2.5, cap: .round) })
        #expect(strokes[0].path.controlBounds.map(describe) == "1.25 1.25 17.5 17.5")
        #expect(strokes[1].path.controlBounds.map(describe) == "10.0 1.25 8.75 8.75")
        #expect(try commands(ProgressView(value: 0).progressViewStyle(.circular)).count == 1)
    }
}
