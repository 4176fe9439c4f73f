import Raster
import Testing
import Typography
import Views

@Suite("Display lists as JSON")
struct DisplayListJSONTests {
    private func read(_ text: String) throws -> DisplayList {
        try DisplayList(parsing: text.utf8, resources: .files(relativeTo: "/nowhere"))
    }

    private func message(_ commands: String) throws -> String {
        let text = #"{"displayList": 1, "size": {"width": 8, "height": 4}, "scale": 1, "commands": ["# + commands + "]}"
        return try #require(throws: DisplayListError.self) { try read(text) }.description
    }

    @Test("a list with every command is read as it was written, and draws the same pixels")
    func roundTrip() throws {
        let list = try everyCommand()
        let text = try list.text()
        let again = try read(text)
        #expect(try again.text() == text)
        #expect(try again.render() == list.render())
        #expect(again.size == list.size && again.scale == list.scale && again.commands.count == list.commands.count)
        for (a, b) in zip(again.commands, list.commands) {
            // A font that is opened again is another object.
            if case .text = a { continue }
            #expect(a == b)
        }
    }

    @Test("the text form of a small list is stable and readable")
    func text() throws {
        let clip = DisplayList.Clip(path: .rect(Rect(x: 0, y: 0, width: 4, height: 4)), commands: [fill(0, 0, 8, 0.5)])
        #expect(
            try list(.clip(clip)).text() == """
                {
                  "displayList": 1,
                  "size": {"width": 8, "height": 4},
                  "scale": 1,
                  "commands": [
                    {
                      "clip": {
                        "path": "M0 0 L4 0 L4 4 L0 4 Z",
                        "commands": [
                          {"fill": {"path": "M0 0 L8 0 L8 0.5 L0 0.5 Z", "paint": "#000000"}}
                        ]
                      }
                    }
                  ]
                }

                """
        )
    }

    @Test("defaults may be left out")
    func defaults() throws {
        let list = try read(
            """
            {"displayList": 1, "size": {"width": 8, "height": 4}, "scale": 1, "commands": [
              {"stroke": {"path": "M0,0L1,1", "paint": "#00000080", "width": 1}},
              {"blur": {"rect": {"x": 0, "y": 0, "width": 8, "height": 4}, "sigma": 2}}
            ]}
            """
        )
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: Point(x: 1, y: 1))
        let half = Color(red8: 0, green8: 0, blue8: 0, alpha8: 128)
        #expect(list.commands[0] == .stroke(.init(path: path, paint: .color(half), style: StrokeStyle(width: 1))))
        let rect = Rect(x: 0, y: 0, width: 8, height: 4)
        #expect(list.commands[1] == .blur(.init(rect: rect, effect: .gaussian(.constant(2), edges: .normalize))))
    }

    @Test(
        "a fault is named with its place and what is allowed",
        arguments: [
            (
                #"{"fil": {}}"#,
                "commands[0].fil: unknown key; did you mean \"fill\"? "
                    + "allowed: fill, stroke, text, image, shadow, blur, clip, group"
            ),
            (
                "{}",
                "commands[0]: expected an object with one key: fill, stroke, text, image, shadow, blur, clip, group"
            ),
            ("7", "commands[0]: expected an object, found a number"),
            (#"{"fill": {"path": "M0 0"}}"#, "commands[0].fill.paint: missing; add this key"),
            (
                ##"{"fill": {"path": "M0 0", "paint": "#12345"}}"##,
                "commands[0].fill.paint: expected a colour: #RRGGBB, #RRGGBBAA, or [red, green, blue, alpha] from 0 to 1"
            ),
            (
                #"{"fill": {"path": "M0 0", "paint": [0, 0, 2, 1]}}"#,
                "commands[0].fill.paint[2]: 2 is out of range; allowed: from 0 to 1"
            ),
            (
                ##"{"fill": {"path": "M0 0", "paint": "#000000", "rule": "evenodd"}}"##,
                "commands[0].fill.rule: unknown word \"evenodd\"; did you mean \"evenOdd\"? allowed: nonZero, evenOdd"
            ),
            (
                #"{"group": {"opacity": 0.5, "commands": [{"clip": {"path": "M0 0", "commands": [true]}}]}}"#,
                "commands[0].group.commands[0].clip.commands[0]: expected an object, found true or false"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": -1}, "sigma": 1}}"#,
                "commands[0].blur.rect.height: -1 is out of range; allowed: from 0 to 1000000"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "sigma": -2}}"#,
                "commands[0].blur.sigma: -2 is out of range; allowed: from 0 to 500"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "ramp": [[0.5, 1], [0.4, 1]]}}"#,
                "commands[0].blur.ramp: expected at least one [height, sigma], heights in ascending order"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}}}"#,
                "commands[0].blur: expected one of \"sigma\", \"ramp\" and \"material\", the last without \"edges\""
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "mask": {"radial": {}}}}"#,
                "commands[0].blur.sigma: missing; add this key"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "sigma": 1, "ramp": [], "mask": {}}}"#,
                "commands[0].blur.mask: expected a mask beside a \"sigma\" alone"
            ),
            (
                #"{"blur": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "sigma": 1, "mask": {}}}"#,
                "commands[0].blur.mask: expected one of \"linear\", \"radial\", \"png\" and \"file\""
            ),
            (
                #"{"image": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "png": "AAAA"}}"#,
                "commands[0].image.png: the image cannot be used: "
            ),
            (
                #"{"image": {"rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "file": "a.png"}}"#,
                "commands[0].image.file: the image cannot be used: /nowhere/a.png"
            ),
            (
                ##"{"text": {"content": "", "size": 1, "paint": "#000000", "glyphs": [], "font": {"name": "a", "file": "/nowhere/a.otf", "sha256": ""}}}"##,
                "commands[0].text.font: the font /nowhere/a.otf cannot be used: "
            ),
        ]
    )
    func faults(_ command: String, expected: String) throws {
        let message = try message(command)
        #expect(message.hasPrefix(expected))
    }

    @Test(
        "path data is read to the last character",
        arguments: [
            ("L 0 0", 1), ("M 0", 4), ("M 0 0 m 1 1", 7), ("M 0 0 1 1", 7), ("M 0 nan", 5), ("M 0 1e7", 5),
            ("M 0 0x1", 6),
        ]
    )
    func pathFaults(_ data: String, character: Int) throws {
        let message = try message(##"{"fill": {"paint": "#000000", "path": ""## + data + "\"}}")
        #expect(message.hasSuffix("cannot read it from character \(character) on"))
    }

    @Test("the header is checked: version, scale, size in pixels")
    func header() throws {
        func message(_ version: String, _ width: String, _ scale: String) throws -> String {
            let size = #"{"width": \#(width), "height": 10000}"#
            let text = #"{"displayList": \#(version), "size": \#(size), "scale": \#(scale), "commands": []}"#
            return try #require(throws: DisplayListError.self) { try read(text) }.description
        }
        #expect(try message("2", "8", "1") == "displayList: 2 is out of range; allowed: a whole number, from 1 to 1")
        #expect(try message("1", "8", "0") == "scale: 0 is out of range; allowed: from 0.5 to 16")
        #expect(try message("1", "20000", "1") == "size.width: 20000 is out of range; allowed: from 0 to 16384")
        #expect(try message("1", "10000", "1").hasPrefix("size: expected from 1 to 67108864 pixels"))
        #expect(try message("1", "0", "1").hasPrefix("size: expected from 1 to 67108864 pixels"))
    }

    @Test(
        "64 commands inside of each other are read, 65 are not; a picture of 64 Mi pixels has 4, a drop shadow counting 4"
    )
    func depth() throws {
        let group = #"{"group": {"opacity": 1, "commands": ["#
        let shadow = ##"{"dropShadow": {"color": "#000000", "sigma": 1, "commands": ["##
        let transform = #"{"transform": {"matrix": [1, 0, 0, 1, 0, 0], "commands": ["#
        func nested(_ count: Int, _ head: String = group, width: Int = 8, height: Int = 4) -> String {
            let open = String(repeating: head, count: count)
            return #"{"displayList": 1, "size": {"width": "#
                + #"\#(width), "height": \#(height)}, "scale": 1, "commands": ["#
                + open + String(repeating: "]}}", count: count) + "]}"
        }
        func error(_ text: String) throws -> String {
            try #require(throws: DisplayListError.self) { try read(text) }.description
        }
        _ = try read(nested(64))
        #expect(try error(nested(65)).contains("expected at most 64 clips, groups"))
        _ = try read(nested(64, transform))
        #expect(try error(nested(65, transform)).contains("expected at most 64 clips, groups"))
        _ = try read(nested(16, shadow))
        #expect(try error(nested(17, shadow)).contains("expected at most 64 clips, groups"))
        let large = (width: 8192, height: 8192)
        _ = try read(nested(4, width: large.width, height: large.height))
        let refused = try error(nested(5, width: large.width, height: large.height))
        #expect(refused.contains("expected at most 4 clips, groups"))
    }

    @Test("a font file that is not the one of the list is refused")
    func fontDigest() throws {
        let face = try FontLibrary.system().face(.regular)
        let error = try #require(throws: DisplayListError.self) {
            try read(try everyCommand().text().replacing(face.digest.description, with: "0123"))
        }
        #expect(error.description.contains("the list was made with 0123; install that version of it"))
    }

    @Test("images may have 64 Mi pixels together, a file that several commands draw counting once")
    func imagePixels() throws {
        let half = Bitmap(width: 8192, height: 4096)
        let resources = DisplayList.Resources(
            font: { _ in throw DisplayListError.image(.root, reason: "no font is asked for") },
            image: { _ in half }
        )
        func read(_ files: String...) throws -> DisplayList {
            let rect = Rect(x: 0, y: 0, width: 1, height: 1)
            let images = files.map { file in
                DisplayList.Command.image(.init(bitmap: Bitmap(width: 1, height: 1), rect: rect, file: file))
            }
            let list = DisplayList(size: Size(width: 1, height: 1), scale: 1, commands: images)
            return try DisplayList(parsing: list.text().utf8, resources: resources)
        }
        #expect(try read("a.png", "b.png", "a.png").commands.count == 3)
        let error = #expect(throws: DisplayListError.self) { try read("a.png", "b.png", "c.png") }
        #expect(error?.description.hasPrefix("commands[2].image.file: ") == true)
    }

    @Test("an image with a file names it, and the file is asked for when the list is read")
    func imageFiles() throws {
        let bitmap = Bitmap(width: 1, height: 1, color: Color.black.premultiplied)
        let image = DisplayList.Image(bitmap: bitmap, rect: Rect(x: 0, y: 0, width: 1, height: 1), file: "shot.png")
        let text = try list(.image(image)).text()
        #expect(text.contains(#""file": "shot.png""#))
        let resources = DisplayList.Resources(
            font: { _ in throw DisplayListError.image(.root, reason: "no font is asked for") },
            image: { $0 == "shot.png" ? bitmap : Bitmap(width: 2, height: 2) }
        )
        #expect(try DisplayList(parsing: text.utf8, resources: resources) == list(.image(image)))
    }
}
