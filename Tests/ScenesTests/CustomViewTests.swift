import HUD
import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing
import Typography
import Views

@testable import Scenes

@Suite("Views in scene files")
struct CustomViewTests {
    private static func custom(_ text: String, _ scope: CustomView.Scope = .failure) throws -> CustomView {
        try CustomView(JSONReader(JSONValue(parsing: text)), for: scope, in: CustomViewFile(path: "scene.json"))
    }

    private static let environment = Result {
        EnvironmentValues(displayScale: 2, fonts: try FontLibrary.system())
    }

    private static func layOut(_ view: some View) throws -> LaidOutView {
        LaidOutView(view, in: Rect(x: 0, y: 0, width: 200, height: 300), environment: try environment.get())
    }

    /// The display list of a view, as text.
    private static func drawn(_ view: some View) throws -> String {
        try DisplayList(size: Size(width: 200, height: 300), scale: 2, commands: layOut(view).commands).json().text
    }

    @Test("A view is drawn as the view of its name in Swift")
    func kinds() throws {
        let pairs: [(String, any View)] = [
            (#""Hello""#, Text("Hello")),
            (#"{"view": "Text", "text": "a {{b}}"}"#, Text("a {b}")),
            (#"{"view": "Image", "symbol": "checkmark"}"#, Image(symbol: .checkmark)),
            (#"{"view": "Image", "symbol": "checkmark", "resizable": true}"#, Image(symbol: .checkmark).resizable()),
            (#"{"view": "Label", "title": "a", "symbol": "plus"}"#, Label("a", symbol: .plus)),
            (
                #"{"view": "VStack", "alignment": "leading", "spacing": 3, "children": ["a", "bcd"]}"#,
                VStack(alignment: .leading, spacing: 3) {
                    Text("a")
                    Text("bcd")
                }
            ),
            (
                #"{"view": "HStack", "alignment": "top", "children": ["a", {"view": "Spacer", "minLength": 9}, "b"]}"#,
                HStack(alignment: .top) {
                    Text("a")
                    Spacer(minLength: 9)
                    Text("b")
                }
            ),
            (
                #"{"view": "ZStack", "alignment": "bottomTrailing", "children": [{"view": "Color", "style": "red"}, "b"]}"#,
                ZStack(alignment: .bottomTrailing) {
                    SystemColor.systemRed.color
                    Text("b")
                }
            ),
            (
                #"{"view": "ScrollView", "contentOffset": [0, 5], "children": ["a", {"view": "Divider"}, "b"]}"#,
                ScrollView(contentOffset: Point(x: 0, y: 5)) {
                    Text("a")
                    Divider()
                    Text("b")
                }
            ),
            (#"{"view": "ProgressView", "title": "a"}"#, ProgressView("a")),
            (#"{"view": "ProgressView", "value": 3, "total": 4}"#, ProgressView(value: 3, total: 4)),
            (#"{"view": "Button", "title": "Close", "action": "close"}"#, Button("Close") {}),
            (
                ##"{"view": "RoundedRectangle", "cornerRadius": 4, "fill": "#112233"}"##,
                RoundedRectangle(cornerRadius: 4).fill(Color(red8: 0x11, green8: 0x22, blue8: 0x33))
            ),
            (
                #"{"view": "Capsule", "stroke": "mint", "lineWidth": 3}"#,
                Capsule().stroke(SystemColor.systemMint.color, lineWidth: 3)
            ),
            (#"{"view": "Circle"}"#, Circle()), (#"{"view": "Ellipse"}"#, Ellipse()),
            (
                ##"{"view": "Color", "style": {"colors": ["#000000", "#FFFFFF"], "from": "left", "to": "right"}}"##,
                Rectangle().fill(LinearGradient(colors: [.black, .white], startPoint: .left, endPoint: .right))
            ),
        ]
        for (text, view) in pairs {
            let custom = try Self.custom(text).view(in: CustomView.State(texts: ["message": ""], close: .close))
            #expect(try Self.drawn(custom) == Self.drawn(AnyView(view)), "\(text)")
        }
    }

    @Test("Modifiers apply one after the other, in an object or a list")
    func modifiers() throws {
        let base = Text("ab")
        let pairs: [(String, any View)] = [
            (#"{"font": {"style": "title", "weight": "bold"}}"#, base.font(.title.bold())),
            (
                #"{"font": {"size": 30}, "foregroundStyle": "secondary"}"#,
                base.font(.system(size: 30)).foregroundStyle(.secondary)
            ),
            (#"{"padding": 4, "background": "white"}"#, base.padding(4).background(Rectangle().fill(.white))),
            (#"{"background": "white", "padding": 4}"#, base.background(Rectangle().fill(.white)).padding(4)),
            (
                #"[{"padding": 4}, {"background": "white"}, {"padding": {"edges": "horizontal"}}]"#,
                base.padding(4).background(Rectangle().fill(.white)).padding(.horizontal)
            ),
            (
                #"{"frame": {"maxWidth": "infinity", "minHeight": 44, "alignment": "leading"}}"#,
                base.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            ),
            (
                #"{"frame": {"width": 100, "height": 20}, "clipped": true}"#,
                base.frame(width: 100, height: 20).clipped()
            ),
            (
                #"{"bold": true, "italic": true, "truncationMode": "middle"}"#,
                base.bold().italic().truncationMode(.middle)
            ),
            (#"{"aspectRatio": 2, "cornerRadius": 3}"#, base.aspectRatio(2, contentMode: .fit).cornerRadius(3)),
            (#"{"minimumScaleFactor": 0.5, "frame": {"width": 9}}"#, base.minimumScaleFactor(0.5).frame(width: 9)),
            (
                #"{"lineLimit": {"min": 2, "max": 4}, "background": "red"}"#,
                base.lineLimit(2...4).background(Rectangle().fill(SystemColor.systemRed.color))
            ),
            (
                #"{"lineLimit": {"min": 3}, "background": "red"}"#,
                base.lineLimit(3...).background(Rectangle().fill(SystemColor.systemRed.color))
            ),
            (#"{"lineLimit": null}"#, base.lineLimit(nil)),
            (#"{"opacity": 0.5, "offset": {"x": 3}}"#, base.opacity(0.5).offset(x: 3)),
            (
                #"{"overlay": {"view": "Capsule", "stroke": "blue"}}"#,
                base.overlay { Capsule().stroke(SystemColor.systemBlue.color) }
            ),
            (
                #"{"overlay": {"content": "!", "alignment": "topTrailing"}}"#,
                base.overlay(alignment: .topTrailing) { Text("!") }
            ),
            (
                #"{"clipShape": {"view": "RoundedRectangle", "cornerRadius": 5}}"#,
                base.clipShape(RoundedRectangle(cornerRadius: 5))
            ),
            (#"{"shadow": {"radius": 3, "y": 2}}"#, base.shadow(radius: 3, y: 2)),
            (#"{"scaleEffect": 2, "rotationEffect": 45}"#, base.scaleEffect(2).rotationEffect(.degrees(45))),
            (
                #"{"multilineTextAlignment": "trailing", "lineLimit": 2, "layoutPriority": 1}"#,
                base.multilineTextAlignment(.trailing).lineLimit(2).layoutPriority(1)
            ),
        ]
        for (text, view) in pairs {
            let custom = try Self.custom(#"{"view": "Text", "text": "ab", "modifiers": \#(text)}"#)
            #expect(
                try Self.drawn(custom.view(in: CustomView.State(texts: ["message": ""]))) == Self.drawn(AnyView(view)),
                "\(text)"
            )
        }
    }

    @Test("A button that retries is there where there is something to try, and names its action")
    func actions() throws {
        let custom = try Self.custom(
            #"{"view": "HStack", "children": [{"view": "Button", "title": "Again", "action": "retry"}, "{message}"]}"#
        )
        let texts = ["message": "Lost"]
        let with = try Self.layOut(custom.view(in: CustomView.State(texts: texts, close: .close, retry: .retry)))
        let button = try #require(with.first("Button"))
        #expect(with.hudTarget(at: Point(x: button.frame.midX, y: button.frame.midY)) == .button(.retry))
        let without = try Self.layOut(custom.view(in: CustomView.State(texts: texts, close: .close)))
        #expect(without.first("Button") == nil)
        #expect(without.json().text.contains("Lost"))
    }

    @Test("A provider draws the states that it has views for; others are the HUD's own")
    func provider() throws {
        let story = try scene(
            #"""
            {"scrim": 1, "providers": {"mine": {"failure": {"view": "VStack", "children": ["Oh: {message}",
              {"view": "Button", "title": "Later", "action": "close"}]}}},
             "story": [{"at": 0, "show": "failure", "message": "no", "provider": "mine"}, {"at": 1, "tap": "Later"},
               {"at": 2, "show": "success", "provider": "mine"}]}
            """#
        )
        let renderer = FrameRenderer()
        #expect(try renderer.json(of: .tree, frame(story, at: 0.5)).text.contains("Oh: no"))
        #expect(try renderer.run(frame(story)).timeline.contains { "\($0.happening)".contains("on Close: hidden") })
        #expect(try renderer.json(of: .tree, frame(story, at: 2.5)).text.contains(#""Success!""#))
        let still = try scene(
            #"{"scrim": 1, "providers": {"mine": {"loading": "Wait"}}, "hud": {"provider": "mine", "state": "loading", "backdrop": "dim"}}"#
        )
        #expect(try renderer.json(of: .tree, frame(still)).text.contains(#""Wait""#))
    }

    @Test(
        "What is wrong in a view is named with its place",
        arguments: [
            (#"{"view": "Txet", "text": "a"}"#, #"view: unknown word "Txet"; did you mean "Text"?"#),
            (#"{"text": "a"}"#, "view: missing"), ("3", "expected a view"),
            (#"{"view": "Text", "txt": "a"}"#, #"txt: unknown key; did you mean "text"?"#),
            (
                #"{"view": "VStack", "children": ["a", {"view": "Image", "symbol": "chekmark"}]}"#,
                #"children[1].symbol: unknown word "chekmark"; did you mean "checkmark"?"#
            ),
            (
                #"{"view": "Text", "text": "a", "modifiers": {"padding": 4, "opcity": 1}}"#,
                #"modifiers.opcity: unknown key; did you mean "opacity"?"#
            ),
            (
                #"{"view": "Text", "text": "a", "modifiers": [{"opacity": 2}]}"#,
                "modifiers[0].opacity: 2 is out of range"
            ),
            (
                #"{"view": "Text", "text": "a", "modifiers": {"frame": {"width": 3, "maxWidth": 4}}}"#,
                "not with \"width\""
            ),
            (
                #"{"view": "Text", "text": "a", "modifiers": {"lineLimit": {"min": 3, "max": 2}}}"#,
                "modifiers.lineLimit.min: 3 is out of range"
            ),
            (#"{"view": "Text", "text": "{eror}"}"#, #"text: unknown word "eror"; allowed: {message}"#),
            (#"{"view": "Text", "text": "a } b"}"#, "text: expected a name between braces"),
            (
                #"{"view": "Button", "title": "a", "action": "open"}"#,
                "action: unknown word \"open\"; allowed: close, retry"
            ),
            (#"{"view": "Button", "action": "close"}"#, "title: missing"),
            (#"{"view": "Color", "style": "bleu"}"#, #"did you mean "blue"?"#),
        ]
    )
    func faults(text: String, says: String) {
        let error = #expect(throws: JSONError.self) { try Self.custom(text) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }

    @Test("64 views inside of each other are laid out, and a 65th is refused")
    func nesting() throws {
        func nested(_ count: Int) -> String {
            let stacks = (1..<count).map { #"{"view": "\#($0 % 2 == 0 ? "VStack" : "HStack")", "children": ["# }
            return stacks.joined() + #""a""# + String(repeating: "]}", count: count - 1)
        }
        let view = try Self.custom(nested(64)).view(in: CustomView.State(texts: ["message": ""]))
        #expect(try Self.layOut(view).json().text.contains(#""a""#))
        let error = #expect(throws: JSONError.self) { try Self.custom(nested(65)) }
        #expect(error?.description.contains("at most 64 lie inside of each other") == true)
    }

    @Test("256 views and modifiers inside of each other are laid out, drawn and touched, and more are refused")
    func modifierNesting() throws {
        func view(_ inner: String, _ objects: Int) -> String {
            let modifiers = [String](repeating: #"{"opacity": 1, "padding": 0, "clipped": true}"#, count: objects)
            return #"{"view": "HStack", "children": ["# + inner + #"], "modifiers": ["#
                + modifiers.joined(separator: ", ") + "]}"
        }
        let state = CustomView.State(texts: ["message": ""])
        // Four stacks with 3 · 84 modifiers in all.
        let most = view(view(view(view(#""a""#, 21), 21), 21), 21)
        let laidOut = try Self.layOut(try Self.custom(most).view(in: state))
        #expect(!laidOut.commands.isEmpty)
        #expect(laidOut.takesTouch(at: laidOut.frame.center))
        for text in [view(#""a""#, 86), view(view(#""a""#, 50), 50)] {
            let error = #expect(throws: JSONError.self) { try Self.custom(text) }
            #expect(error?.description.contains("at most 256 views and modifiers lie inside of each other") == true)
        }
    }

    @Test(
        "A scene file of 10,000 views inside of each other is refused by its text, and one of too many views by their number"
    )
    func bounds() throws {
        let deep =
            #"{"scrim": 1, "providers": {"a": {"loading": "#
            + String(repeating: #"{"view": "Group", "children": ["#, count: 10_000) + #""a""#
            + String(repeating: "]}", count: 10_000) + "}}}"
        let error = #expect(throws: SceneFileError.self) { try scene(deep) }
        #expect(error?.description.contains("more than 256 arrays and objects inside of each other") == true)
        let wide =
            #"{"scrim": 1, "providers": {"a": {"loading": {"view": "Group", "children": ["#
            + Array(repeating: #""a""#, count: 2_000).joined(separator: ",") + "]}}}}"
        let many = #expect(throws: SceneFileError.self) { try scene(wide) }
        #expect(many?.description.contains("a file has at most 2000") == true)
    }

    @Test("An image shows the picture of a file beside the scene file, at its scale or stretched")
    func pictures() throws {
        try TemporaryFolder.with { folder in
            var bitmap = Bitmap(width: 30, height: 20, color: Color.white.premultiplied)
            bitmap[3, 4] = SystemColor.systemRed.color.light.premultiplied
            try PNGEncoder().write(PNGImage(bitmap), to: folder.file("logo.png"))
            let file = CustomViewFile(path: folder.file("scene.json"))
            let pairs: [(String, any View)] = [
                (#""file": "logo.png""#, Image(bitmap: bitmap)),
                (#""file": "logo.png", "scale": 2"#, Image(bitmap: bitmap, scale: 2)),
                (#""file": "logo.png", "resizable": true"#, Image(bitmap: bitmap).resizable()),
                (#""file": "\#(folder.file("logo.png"))""#, Image(bitmap: bitmap)),
            ]
            for (keys, view) in pairs {
                let text = #"{"view": "Image", \#(keys)}"#
                let custom = try CustomView(JSONReader(JSONValue(parsing: text)), for: .success, in: file)
                // The file is read with the scene: what becomes of it later does not show.
                #expect(try Self.drawn(custom.view(in: CustomView.State())) == Self.drawn(AnyView(view)), "\(keys)")
            }
            #expect(file.contents.pictures.count == 2)
            let scene = try folder.write(
                #"{"scrim": 1, "providers": {"own": {"loading": {"view": "Image", "file": "logo.png"}}}, "hud": {"provider": "own", "state": "loading", "backdrop": "clear"}}"#,
                to: "scene.json"
            )
            var read = try SceneFile.read(scene)
            read.devices = [.tiny]
            let picture = try FrameRenderer().render(frame(read)).bitmap
            // In the middle of the safe area of 20…320 points: 105…135 by 160…180.
            #expect(picture[108, 164] == bitmap[3, 4] && picture[109, 164] == bitmap[0, 0])
        }
    }

    @Test(
        "A picture that cannot be read is named with its place",
        arguments: [
            (#""file": "no.png""#, "file: expected the path of a PNG file that can be read: "),
            (#""file": """#, "file: expected a path that is not empty"),
            (#""file": "text.png""#, "file: expected the path of a PNG file that can be read: "),
            (#""file": "text.png", "symbol": "plus""#, "symbol: expected no symbol: the image has a file"),
            (#""symbol": "plus", "scale": 2"#, "scale: expected no scale: the image has no file"),
        ]
    )
    func pictureFaults(keys: String, says: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("hello", to: "text.png")
            let file = CustomViewFile(path: folder.file("scene.json"))
            let error = #expect(throws: JSONError.self) {
                try CustomView(JSONReader(JSONValue(parsing: #"{"view": "Image", \#(keys)}"#)), for: .success, in: file)
            }
            #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
        }
    }
}
