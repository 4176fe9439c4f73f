import Raster
import Testing
import Views

@Suite("Labels")
struct LabelTests {
    @Test("a title follows its icon at 8 points on one baseline, on the other side right to left")
    func order() throws {
        let label = Label {
            Color.black.frame(width: 30, height: 10)
        } icon: {
            Color.black.frame(width: 20, height: 20)
        }
        #expect(
            frames(of: "Color", in: layOut(label, in: try environment())) == [
                "0.0 0.0 20.0 20.0", "28.0 10.0 30.0 10.0",
            ]
        )
        let mirrored = layOut(label, in: try environment(direction: .rightToLeft))
        #expect(frames(of: "Color", in: mirrored) == ["80.0 0.0 20.0 20.0", "42.0 10.0 30.0 10.0"])
    }

    @Test("title and symbol take the foreground style and the font")
    func style() throws {
        let label = Label("Saved", systemImage: "checkmark.seal.fill").foregroundStyle(.green).font(.title2)
        let laidOut = layOut(label, width: 300, in: try environment())
        let green = Paint.color(Color(red8: 52, green8: 199, blue8: 89))
        let paints = laidOut.commands.map { command -> Paint? in
            switch command {
            case .fill(let fill): fill.paint
            case .text(let text): text.paint
            default: nil
            }
        }
        #expect(paints == [green, green])
        // The seal's box is 1.113 em of 21 points.
        #expect(abs((laidOut.first("Image")?.frame.width ?? 0) - 1.113 * 21) < 0.34)
    }

    @Test("a view of a hidden type is laid out as the view itself")
    func anyView() throws {
        let column = VStack(spacing: 0) {
            AnyView(Color.black.frame(width: 10, height: 10))
            AnyView(
                Group {
                    Color.black.frame(width: 10, height: 10)
                    Color.black.frame(width: 10, height: 10)
                }
            )
            AnyView(EmptyView())
        }
        #expect(describe(layOut(column, in: try environment()).frame) == "0.0 0.0 10.0 30.0")
    }
}
