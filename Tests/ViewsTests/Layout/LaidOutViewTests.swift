import Raster
import Testing
import Views

@Suite("Laid-out views")
struct LaidOutViewTests {
    private func card() throws -> LaidOutView {
        let view = ZStack(alignment: .topLeading) {
            Color.white
            Text("").frame(width: 10, height: 4).background(Color.black)
        }
        return layOut(view, width: 20, height: 8.5, in: try environment(scale: 2))
    }

    @Test("the tree prints views and what they say, the layout also their frames")
    func json() throws {
        #expect(
            try card().json().prettyText == """
                {
                  "view": "ZStack",
                  "children": [
                    {"view": "Color"},
                    {
                      "view": "background",
                      "children": [
                        {"view": "Color"},
                        {
                          "view": "frame",
                          "children": [
                            {"view": "Text", "text": "", "fontSize": 16}
                          ]
                        }
                      ]
                    }
                  ]
                }
                """
        )
        let layout = try card().json(withFrames: true).text
        #expect(
            layout.hasPrefix(#"{"view": "ZStack", "frame": {"x": 0, "y": 0, "width": 20, "height": 8.5}, "children": "#)
        )
        #expect(
            layout.contains(#"{"view": "frame", "frame": {"x": 0, "y": 0, "width": 10, "height": 4}, "children": "#)
        )
    }

    @Test("what lies behind is drawn first")
    func order() throws {
        let white = DisplayList.Fill(path: .rect(Rect(x: 0, y: 0, width: 20, height: 8.5)), paint: .color(.white))
        let black = DisplayList.Fill(path: .rect(Rect(x: 0, y: 0, width: 10, height: 4)), paint: .color(.black))
        #expect(try card().commands == [.fill(white), .fill(black)])
    }

    @Test("opacity makes a group, a clip shape a clip, and what cannot be seen draws nothing")
    func effects() throws {
        let square = Rect(x: 0, y: 0, width: 10, height: 10)
        let fill = DisplayList.Command.fill(.init(path: .rect(square), paint: .color(.black)))
        func commands(_ view: some View) throws -> [DisplayList.Command] {
            layOut(view, width: 10, height: 10, in: try environment()).commands
        }
        #expect(try commands(Color.black.padding(0).opacity(0.5)) == [.group(.init(opacity: 0.5, commands: [fill]))])
        #expect(try commands(Rectangle().opacity(1)) == [fill])
        #expect(try commands(Rectangle().opacity(0)) == [])
        let circle = Path.ellipse(in: square)
        #expect(try commands(Rectangle().clipShape(Circle())) == [.clip(.init(path: circle, commands: [fill]))])
    }

    @Test("a stroke is centred on the outline and changes no size")
    func stroke() throws {
        let view = Rectangle().stroke(Color.black, lineWidth: 2).frame(width: 4, height: 2).padding(1)
        let laidOut = layOut(view, width: 6, height: 4, in: try environment(scale: 1))
        let list = DisplayList(size: laidOut.frame.size, scale: 1, commands: laidOut.commands)
        #expect(try picture(list) == ["######", "######", "######", "######"])
        let wide = layOut(view, width: 8, height: 6, in: try environment(scale: 1))
        #expect(describe(wide.frame) == "0.0 0.0 6.0 4.0")
    }

    @Test("a drawing's commands get its frame on the pixel grid")
    func drawing() throws {
        let view = Drawing("Mark") { rect, environment in
            [.fill(.init(path: .rect(rect), paint: environment.foregroundStyle.paint(in: environment, bounds: rect)))]
        }
        .padding(.leading, 0.4)
        let laidOut = layOut(view, width: 4, height: 2, in: try environment(scale: 1))
        let rect = Rect(x: 0, y: 0, width: 4, height: 2)
        #expect(laidOut.commands == [.fill(.init(path: .rect(rect), paint: .color(.black)))])
        #expect(laidOut.first("Mark")?.frame == rect)
    }
}
