import Raster
import Testing
import Views

@Suite("Frames, padding and the pixel grid")
struct FrameTests {
    @Test("a fixed frame aligns a view of another size")
    func fixedFrame() throws {
        let view = Color.black.frame(width: 20, height: 10).frame(width: 50, height: 50, alignment: .bottomTrailing)
        #expect(frames(of: "Color", in: layOut(view, in: try environment())) == ["30.0 40.0 20.0 10.0"])
    }

    @Test("a larger view overflows its frame on both sides")
    func overflow() throws {
        let view = Color.black.frame(width: 60, height: 10).frame(width: 20, height: 10)
        #expect(frames(of: "Color", in: layOut(view, in: try environment())) == ["-20.0 0.0 60.0 10.0"])
    }

    @Test(
        "a flexible frame follows the offer within its limits",
        arguments: [
            (nil, nil, 100.0, 40.0), (nil, .infinity, 100, 100), (nil, 60, 100, 60), (nil, 60, 50, 50),
            (70, nil, 100, 70), (70, nil, 50, 70), (20, nil, 30, 30), (20, nil, 100, 40), (0, 90, 100, 90),
        ] as [(Double?, Double?, Double, Double)]
    )
    func flexibleFrame(_ least: Double?, _ greatest: Double?, offer: Double, expected: Double) throws {
        let view = Color.black.frame(width: 40, height: 1).frame(minWidth: least, maxWidth: greatest)
        let frame = layOut(view, width: offer, in: try environment()).frame
        #expect(frame.width == expected)
    }

    @Test("without an offer a flexible frame takes its ideal, else its content's length, cut to its limits")
    func unspecified() throws {
        func width(_ view: some View) throws -> Double {
            layOut(view.fixedSize(), in: try environment()).frame.width
        }
        let content = Color.black.frame(width: 40, height: 1)
        #expect(try width(content.frame(minWidth: 10, maxWidth: 60)) == 40)
        #expect(try width(content.frame(minWidth: 50, maxWidth: 60)) == 50)
        #expect(try width(content.frame(minWidth: 10, maxWidth: 30)) == 30)
        #expect(try width(content.frame(idealWidth: 55, maxWidth: 60)) == 55)
    }

    @Test("padding is 16 points unless given, on the edges that are named")
    func padding() throws {
        let view = Color.black.padding().padding(.leading, 4).padding([.top, .trailing], 1)
        #expect(frames(of: "Color", in: layOut(view, in: try environment())) == ["20.0 17.0 63.0 67.0"])
    }

    @Test("a background has the view's size and does not change it")
    func background() throws {
        let view = Color.black.frame(width: 10, height: 10)
            .background { Color.white.frame(width: 4, height: 40) }
            .background(Color.white)
        let laidOut = layOut(view, in: try environment())
        #expect(describe(laidOut.frame) == "0.0 0.0 10.0 10.0")
        #expect(
            frames(of: "Color", in: laidOut)
                == ["0.0 0.0 10.0 10.0", "3.0 -15.0 4.0 40.0", "0.0 0.0 10.0 10.0"]
        )
    }

    @Test("edges go to the nearest pixel, halves away from the top left")
    func rounding() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.snap(Rect(x: 0.25, y: 0.24, width: 1, height: 1)) == Rect(x: 0.5, y: 0, width: 1, height: 1))
        #expect(grid.snap(-0.25) == 0)
        #expect(PixelGrid(scale: 3).pixels(Rect(x: 147.0 + 1.0 / 6, y: 376, width: 95 + 2.0 / 3, height: 105)).x == 442)
    }

    @Test(
        "a card in the middle of the safe area of an iPhone 13 Pro lies where measured",
        arguments: [
            (Size(width: 121, height: 283.0 / 3), PixelRect(x: 404, y: 1144, width: 363, height: 283)),
            (Size(width: 287.0 / 3, height: 105), PixelRect(x: 442, y: 1128, width: 287, height: 315)),
            (Size(width: 360, height: 625.0 / 3), PixelRect(x: 45, y: 973, width: 1080, height: 625)),
        ] as [(Size, PixelRect)]
    )
    func card(size: Size, expected: PixelRect) throws {
        let safeArea = Rect(x: 0, y: 47, width: 390, height: 844 - 47 - 34)
        let card = Color.black.frame(width: size.width, height: size.height)
        let laidOut = LaidOutView(card, in: safeArea, environment: try environment())
        #expect(PixelGrid(scale: 3).pixels(laidOut.frame) == expected)
    }
}
