import Raster
import Testing
import Views

@Suite("Views under transforms")
struct TransformModifierTests {
    private var square: some View { Color.black.frame(width: 10, height: 10) }

    private func commands(_ view: some View) throws -> [DisplayList.Command] {
        layOut(view, in: try environment(scale: 1)).commands
    }

    private func picture(_ view: some View) throws -> [String] {
        let laidOut = layOut(view, width: 8, height: 4, in: try environment(scale: 1))
        return try ViewsTests.picture(
            DisplayList(size: Size(width: 8, height: 4), scale: 1, commands: laidOut.commands)
        )
    }

    @Test("scaling and turning change neither a view's size nor its neighbours' places")
    func layout() throws {
        let row = HStack(spacing: 1) {
            square.scaleEffect(3)
            square.rotationEffect(.degrees(45))
            square.shadow(radius: 9)
            square
        }
        let laidOut = layOut(row, in: try environment())
        #expect(describe(laidOut.frame) == "0.0 0.0 43.0 10.0")
        #expect(frames(of: "Color", in: laidOut).last == "33.0 0.0 10.0 10.0")
    }

    @Test("a view is scaled about its middle, or about the anchor")
    func anchors() throws {
        let bar = Color.black.frame(width: 4, height: 2).padding(.leading, 2).padding(.top, 1)
        #expect(
            try picture(Color.black.frame(width: 4, height: 2).scaleEffect(0.5).padding(.leading, 2).padding(.top, 1))
                == ["........", "...55...", "...55...", "........"]
        )
        #expect(
            try picture(Color.black.frame(width: 4, height: 2).scaleEffect(0.5, anchor: .topLeft)) == [
                "##......", "........", "........", "........",
            ]
        )
        #expect(
            try picture(Color.black.frame(width: 4, height: 2).scaleEffect(x: 2, y: 1, anchor: .bottomLeft)) == [
                "########", "########", "........", "........",
            ]
        )
        #expect(try picture(bar.scaleEffect(0)) == [String](repeating: "........", count: 4))
    }

    @Test("a turn is clockwise about the middle, or about the anchor; whole turns and scales of one are no transform")
    func turns() throws {
        let bar = Color.black.frame(width: 4, height: 2)
        #expect(
            try picture(bar.rotationEffect(.degrees(90)).padding(.top, 1)) == [
                ".##.....", ".##.....", ".##.....", ".##.....",
            ]
        )
        #expect(
            try picture(bar.rotationEffect(.degrees(90), anchor: .bottomLeft).padding(.leading, 1)) == [
                "........", "........", ".##.....", ".##.....",
            ]
        )
        let plain = try commands(square)
        #expect(try commands(square.rotationEffect(.degrees(720)).scaleEffect(1)) == plain)
        #expect(Angle.radians(.pi / 2) == .degrees(90))
        #expect(Angle.degrees(180).radians == .pi)
    }

    @Test("a shadow is cast by all that a view draws, moved and in the colour asked for")
    func shadow() throws {
        let fill = try commands(square)
        #expect(
            try commands(square.shadow(radius: 4)) == [
                .dropShadow(.init(color: .black.opacity(0.33), sigma: 4, commands: fill))
            ]
        )
        #expect(
            try commands(square.shadow(color: .red, radius: 2, x: 1, y: -3)) == [
                .dropShadow(
                    .init(
                        color: Color(red8: 255, green8: 59, blue8: 48),
                        sigma: 2,
                        offset: Size(width: 1, height: -3),
                        commands: fill
                    )
                )
            ]
        )
        #expect(try commands(EmptyView().shadow(radius: 4)) == [])
    }

    @Test("a touch meets a turned or scaled view where it is drawn")
    func touches() throws {
        let button = Button(id: "a") {
        } label: {
            Color.black.frame(width: 40, height: 10)
        }
        func hit(_ view: some View, _ x: Double, _ y: Double) throws -> Bool {
            layOut(view.padding(.top, 20), in: try environment(scale: 1)).hit(at: Point(x: x, y: y)) != nil
        }
        let turned = button.rotationEffect(.degrees(90))
        #expect(try hit(turned, 20, 8) && hit(turned, 20, 42))
        #expect(try !hit(turned, 2, 25) && !hit(turned, 38, 25))
        let small = button.scaleEffect(0.5, anchor: .topLeft)
        #expect(try hit(small, 19, 24) && !hit(small, 21, 24) && !hit(small, 19, 26))
        #expect(try !hit(button.scaleEffect(0), 20, 25))
    }
}
