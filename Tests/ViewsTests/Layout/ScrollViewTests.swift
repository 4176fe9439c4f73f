import Raster
import Testing
import Views

@Suite("Scroll views")
struct ScrollViewTests {
    private func square(_ height: Double) -> some View { Color.black.frame(width: 20, height: height) }

    @Test("a scroll view takes the height that it is offered and its content's width")
    func size() throws {
        let view = ScrollView { square(300) }
        #expect(describe(layOut(view, width: 100, height: 80, in: try environment()).frame) == "0.0 0.0 20.0 80.0")
        #expect(describe(layOut(view.fixedSize(), in: try environment()).frame) == "0.0 0.0 20.0 300.0")
        let row = ScrollView(.horizontal) {
            square(10)
            square(10)
        }
        #expect(describe(layOut(row, width: 30, height: 80, in: try environment()).frame) == "0.0 0.0 30.0 10.0")
        #expect(frames(of: "Color", in: layOut(row, width: 30, in: try environment())).last == "28.0 0.0 20.0 10.0")
    }

    @Test(
        "a still frame shows it at rest at its offset, cut to what there is to scroll",
        arguments: [(0.0, 0.0), (50, -50), (220, -220), (500, -220), (-30, 0), (.nan, 0), (.infinity, -220)]
    )
    func offset(offset: Double, top: Double) throws {
        let view = ScrollView(contentOffset: Point(x: 7, y: offset)) { square(300) }
        let laidOut = layOut(view, width: 100, height: 80, in: try environment())
        #expect(frames(of: "Color", in: laidOut) == ["0.0 \(top) 20.0 300.0"])
    }

    @Test("content that fits lies at the start, on the right where reading begins there")
    func small() throws {
        let view = ScrollView([.horizontal, .vertical], contentOffset: Point(x: 9, y: 9)) { square(30) }
        #expect(frames(of: "Color", in: layOut(view, in: try environment())) == ["0.0 0.0 20.0 30.0"])
        let mirrored = layOut(view, in: try environment(direction: .rightToLeft))
        #expect(frames(of: "Color", in: mirrored) == ["80.0 0.0 20.0 30.0"])
    }

    @Test("right to left, the horizontal offset counts from the right")
    func mirrored() throws {
        let view = ScrollView(.horizontal, contentOffset: Point(x: 15, y: 0)) {
            Color.black.frame(width: 300, height: 5)
        }
        #expect(frames(of: "Color", in: layOut(view, in: try environment())) == ["-15.0 0.0 300.0 5.0"])
        let laidOut = layOut(view, in: try environment(direction: .rightToLeft))
        #expect(frames(of: "Color", in: laidOut) == ["-185.0 0.0 300.0 5.0"])
    }

    @Test("what lies outside of the window is neither drawn nor touched")
    func window() throws {
        let view = ScrollView {
            Button(id: "a") {
            } label: {
                square(300)
            }
        }
        let laidOut = layOut(view, width: 100, height: 80, in: try environment())
        guard case .clip(let clip) = laidOut.commands.first else {
            Issue.record("no clip")
            return
        }
        #expect(clip.path == .rect(Rect(x: 0, y: 0, width: 20, height: 80)))
        #expect(laidOut.hit(at: Point(x: 5, y: 79))?.region.id == "a")
        #expect(laidOut.hit(at: Point(x: 5, y: 81)) == nil)
        #expect(
            laidOut.first("ScrollView")?.json().text.contains(#""contentSize": {"width": 20, "height": 300}"#) == true
        )
    }

    @Test("of several views the first that fits is shown, else the last")
    func fitting() throws {
        let view = ViewThatFits(in: .vertical) {
            square(50)
            square(30)
            ScrollView { square(50) }
        }
        for (height, expected) in [(60.0, "Color 50.0"), (49, "Color 30.0"), (20, "ScrollView 20.0")] {
            let laidOut = layOut(view, width: 20, height: height, in: try environment())
            let shown = try #require(laidOut.children.first?.children.first ?? laidOut.children.first)
            let name = laidOut.first("ScrollView") == nil ? "Color" : "ScrollView"
            #expect("\(name) \(laidOut.frame.height)" == expected, "\(shown.kind)")
        }
        let wide = ViewThatFits {
            Text("a long line of text").fixedSize()
            Text("short").fixedSize()
        }
        #expect(layOut(wide, width: 60, in: try environment()).first("Text")?.json().text.contains("short") == true)
    }
}
