import Raster
import Testing
import Typography
import Views

@Suite("Texts, pictures and shapes in a layout")
struct TextLayoutTests {
    @Test("a text offered less width wraps, and is as wide as its longest line")
    func wrapping() throws {
        let laidOut = layOut(Text("Retry\nRetry Retry"), width: 60, height: 200, in: try environment())
        let line = layOut(Text("Retry"), in: try environment()).frame
        #expect(laidOut.frame.width == line.width)
        // Three lines of 16-point body text: 19.333 + 2 · 21.
        #expect(abs(laidOut.frame.height - (58.0 / 3 + 42)) < 1e-9)
    }

    @Test("a text offered exactly its own width stays on its line")
    func ownWidth() throws {
        for word in ["Loading...", "Success!", "Retry Retry Retry"] {
            let ideal = layOut(Text(word), width: 400, in: try environment()).frame
            #expect(layOut(Text(word), width: ideal.width, in: try environment()).frame == ideal)
        }
    }

    @Test(
        "a text offered less height keeps the lines that fit, at least one",
        arguments: [(0.0, 1.0), (40, 1), (40.34, 2), (62, 3)]
    )
    func height(offer: Double, lines: Double) throws {
        let laidOut = layOut(Text("a\nb\nc"), height: offer, in: try environment())
        #expect(abs(laidOut.frame.height - (58.0 / 3 + 21 * (lines - 1))) < 1e-9)
    }

    @Test("a line limit of the environment holds")
    func lineLimit() throws {
        let laidOut = layOut(Text("a\nb\nc").lineLimit(2), in: try environment())
        #expect(abs(laidOut.frame.height - 121.0 / 3) < 1e-9)
    }

    @Test("in a frame of at most 150 by 150, measured without an offer, a short text and a spinner keep their size")
    func frameOfLoadingView() throws {
        let view = VStack {
            Text("Loading...").padding(.horizontal, 10).padding(.vertical, 0).lineLimit(3)
            Color.black.frame(width: 106.0 / 3, height: 106.0 / 3).layoutPriority(1)
        }
        .frame(minWidth: 30, maxWidth: 150, minHeight: 30, maxHeight: 150)
        .fixedSize()
        let laidOut = layOut(view, in: try environment())
        // 19.333 + 9.667 + 35.333
        #expect(abs(laidOut.frame.height - 193.0 / 3) < 1e-9)
        #expect(laidOut.frame.width == (layOut(Text("Loading..."), in: try environment()).frame.width + 20))
    }

    @Test("a bitmap is its pixels by its scale until it is resizable")
    func images() throws {
        let image = Image(bitmap: Bitmap(width: 30, height: 15), scale: 3)
        #expect(describe(layOut(image, in: try environment()).frame) == "0.0 0.0 10.0 5.0")
        #expect(describe(layOut(image.resizable(), in: try environment()).frame) == "0.0 0.0 100.0 100.0")
        #expect(describe(layOut(image.resizable().fixedSize(), in: try environment()).frame) == "0.0 0.0 10.0 5.0")
    }

    @Test("a shape is 10 points without an offer, a circle as large as the shorter side")
    func shapes() throws {
        #expect(describe(layOut(Rectangle().fixedSize(), in: try environment()).frame) == "0.0 0.0 10.0 10.0")
        #expect(describe(layOut(Circle(), width: 40, height: 30, in: try environment()).frame) == "0.0 0.0 30.0 30.0")
    }

    @Test("styles follow the colour scheme, and the environment reaches into bodies")
    func environmentValues() throws {
        struct Mark: View {
            @Environment(\.colorScheme) var scheme

            var body: some View {
                if scheme == .dark { Rectangle() } else { Circle().fill(Color.black) }
            }
        }
        let view = Mark().foregroundStyle(AdaptiveColor(light: .black, dark: .white))
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            layOut(view, in: try environment()).commands
                == [.fill(.init(path: .ellipse(in: rect), paint: .color(.black)))]
        )
        #expect(
            layOut(view.environment(\.colorScheme, .dark), in: try environment()).commands
                == [.fill(.init(path: .rect(rect), paint: .color(.white)))]
        )
    }
}
