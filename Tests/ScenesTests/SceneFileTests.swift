import HUD
import ImageIO
import Testing
import Typography
import Views

@testable import Scenes

struct SceneFileTests {
    private func read(_ text: String, file: String = "dir/login.json") throws(SceneFileError) -> Scene {
        try SceneFile.scene(parsing: text.utf8, file: file)
    }

    @Test("The version alone is a scene with the defaults and the file's name")
    func defaults() throws {
        #expect(try read(#"{"scrim": 1}"#) == Scene(name: "login", devices: [Device(named: "iPhone 13 Pro")]))
    }

    @Test("Every key has its effect, and paths are seen from the file's folder")
    func everything() throws {
        let scene = try read(
            """
            {
              "scrim": 1, "name": "all", "screen": "shots/a.png", "fit": "crop",
              "device": ["iPhone 8", "iphone xr"], "orientation": "landscape", "appearance": ["dark", "light"],
              "textSize": ["M", "AX3"], "direction": "rtl", "at": [0, 0.4],
              "fonts": [{"file": "Brand.otf", "weight": "bold"}, {"file": "/f/Brand.otf"}],
              "hud": {
                "state": ["failure", "loading"], "title": null, "retry": true,
                "message": {"failure": "No network", "loading": "Hold on"},
                "texts": {"close": "Later", "retry": "Again"},
                "backdrop": [
                  "dim:#112233",
                  {"type": "variable-blur", "radius": 6, "direction": "bottom", "startOffset": -0.5},
                  {"type": "variable-blur", "band": 0.2},
                  {"type": "dim", "color": "#00000080"},
                  {"type": "material", "name": "chrome-dark"},
                  {"type": "clear"}
                ]
              }
            }
            """
        )
        var expected = try Scene(name: "all", devices: [Device(named: "iPhone 8"), Device(named: "iPhone XR")])
        expected.screen = .png(path: "dir/shots/a.png")
        expected.fit = .crop
        expected.orientations = [.landscape]
        expected.appearances = [.dark, .light]
        expected.textSizes = [.medium, .accessibility3]
        expected.directions = [.rightToLeft]
        expected.times = [0, 0.4]
        expected.fonts = [CustomFont(file: "dir/Brand.otf", weight: .bold), CustomFont(file: "/f/Brand.otf")]
        expected.states = [.failure, .loading]
        expected.texts.title = nil
        expected.texts.failure = "No network"
        expected.texts.loading = "Hold on"
        expected.texts.close = "Later"
        expected.texts.retry = "Again"
        expected.hasRetry = true
        expected.backdrops = try [
            .dim(RGBA8(red: 0x11, green: 0x22, blue: 0x33)),
            .variableBlur(VariableBlur(maximumRadius: 6, direction: .blurredBottomClearTop, startOffset: -0.5)),
            .variableBlur(
                VariableBlur(maximumRadius: 4, direction: .blurredCenterClearTopBottom(centerBandProportion: 0.2))
            ),
            .dim(RGBA8(red: 0, green: 0, blue: 0, alpha: 128)),
            .material(MaterialStyle(.chrome, fixedAppearance: .dark)),
            .clear,
        ]
        #expect(scene == expected)
    }

    @Test("A backdrop's object without values is the HUD's default")
    func defaultBackdrops() throws {
        let words = ["variable-blur", "dim", "material", "clear"]
        let objects = words.map { "{\"type\": \"\($0)\"}" }.joined(separator: ", ")
        let scene = try read("{\"scrim\": 1, \"hud\": {\"backdrop\": [\(objects)]}}")
        #expect(scene.backdrops == [.variableBlur(), .dim(), .material(), .clear])
    }

    @Test(
        "A wrong file is an error that names the place and what is allowed",
        arguments: [
            (#"[]"#, "the outermost value", "an object"),
            (#"{"device": "iPhone 8"}"#, "scrim", "missing"),
            (#"{"scrim": 2}"#, "scrim", "1, the version"),
            (#"{"scrim": 2, "new": 1}"#, "scrim", "1, the version"),
            (#"{"scrim": 1, "devices": "iPhone 8"}"#, "devices", "did you mean \"device\""),
            (#"{"scrim": 1, "scrim": 1}"#, "line 1", "twice"),
            (#"{"scrim": 1, "device": "iPhone 99"}"#, "device", "unknown word"),
            (#"{"scrim": 1, "device": []}"#, "device", "at least one"),
            (#"{"scrim": 1, "device": ["iPhone 8", 7]}"#, "device[1]", "a string"),
            (#"{"scrim": 1, "at": -1}"#, "at", "0 to 86400"),
            (#"{"scrim": 1, "at": "1"}"#, "at", "a number"),
            (#"{"scrim": 1, "screen": ""}"#, "screen", "not empty"),
            (#"{"scrim": 1, "fit": "fill"}"#, "fit", "scale, crop"),
            (#"{"scrim": 1, "fonts": [{"weight": "bold"}]}"#, "fonts[0].file", "missing"),
            (#"{"scrim": 1, "fonts": [{"file": "a", "weight": "fat"}]}"#, "fonts[0].weight", "bold"),
            (#"{"scrim": 1, "hud": {"state": "sucess"}}"#, "hud.state", "did you mean \"success\""),
            (#"{"scrim": 1, "hud": {"retry": "yes"}}"#, "hud.retry", "true or false"),
            (#"{"scrim": 1, "hud": {"title": 1}}"#, "hud.title", "a string"),
            (#"{"scrim": 1, "hud": {"message": {"sucess": ""}}}"#, "hud.message.sucess", "success"),
            (#"{"scrim": 1, "hud": {"message": 1}}"#, "hud.message", "a string"),
            (#"{"scrim": 1, "hud": {"texts": {"ok": ""}}}"#, "hud.texts.ok", "close"),
            (#"{"scrim": 1, "hud": {"backdrop": {}}}"#, "hud.backdrop.type", "missing"),
            (#"{"scrim": 1, "hud": {"backdrop": {"type": "blur"}}}"#, "hud.backdrop.type", "variable-blur"),
            (
                #"{"scrim": 1, "hud": {"backdrop": {"type": "variable-blur", "radius": 101}}}"#, "hud.backdrop.radius",
                "0 to 100"
            ),
            (
                #"{"scrim": 1, "hud": {"backdrop": [{"type": "variable-blur", "band": 2}]}}"#, "hud.backdrop[0].band",
                "0 to 1"
            ),
            (
                ##"{"scrim": 1, "hud": {"backdrop": {"type": "variable-blur", "color": "#000000"}}}"##,
                "hud.backdrop.color", "radius"
            ),
            (
                #"{"scrim": 1, "hud": {"backdrop": {"type": "variable-blur", "direction": "top", "band": 1}}}"#,
                "hud.backdrop.band", "center"
            ),
            (
                #"{"scrim": 1, "hud": {"backdrop": {"type": "variable-blur", "startOffset": 0.1}}}"#,
                "hud.backdrop.startOffset", "bottom"
            ),
            (#"{"scrim": 1, "hud": {"backdrop": {"type": "dim", "color": "black"}}}"#, "hud.backdrop.color", "#RRGGBB"),
            (
                #"{"scrim": 1, "hud": {"backdrop": {"type": "material", "name": "glass"}}}"#, "hud.backdrop.name",
                "thick"
            ),
            (#"{"scrim": 1, "hud": {"backdrop": "dim:black"}}"#, "hud.backdrop", "dim[:#RRGGBBAA]"),
            (#"{"scrim": 1"#, "line 1", ""),
            ("", "line 1", ""),
        ]
    )
    func wrongFile(text: String, place: String, says: String) {
        do {
            _ = try read(text)
            Issue.record("the scene was accepted")
        } catch {
            #expect(error.description.hasPrefix("dir/login.json: \(place)"), "\(error)")
            #expect(error.description.contains(says), "\(error)")
        }
    }

    @Test("A text has at most 10,000 bytes")
    func longText() {
        let text = String(repeating: "a", count: 10_001)
        #expect(throws: SceneFileError.self) { try read("{\"scrim\": 1, \"hud\": {\"message\": \"\(text)\"}}") }
    }

    @Test("A file that is not there is an error that names it")
    func noFile() {
        let path = "/nowhere/scene.json"
        #expect(throws: FileReadError(file: path, reason: .notFound)) { try SceneFile.read(path) }
    }
}
