import Glibc
import Indicators
import ScrimTestSupport
import StrictJSON
import Testing
import Views

@testable import Scenes

/// Indicators that a scene file names by the paths of their specs.
@Suite("Specs of their own in scene files")
struct SpecFileTests {
    private static func spec(scale: Double = 0, count: String = "1") -> String {
        """
        {"schemaVersion": 1, "name": "own", "duration": 1, "params": {"n": 2},
         "layout": {"type": "stack", "count": \(count)}, "shape": {"type": "circle"},
         "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [\(scale), 1]}]}
        """
    }

    private static func scene(_ indicator: String) -> String {
        """
        {"scrim": 1, "device": "iPhone SE (1st generation)", "at": 0.3,
         "providers": {"own": {"loading": {"view": "ProgressView", "modifiers": {"progressViewStyle": \(indicator)}}}},
         "hud": {"state": "loading", "backdrop": "clear", "provider": "own"}}
        """
    }

    private func list(_ scene: Scene, _ renderer: FrameRenderer) throws -> DisplayList {
        try renderer.displayList(try #require(scene.frames().first))
    }

    @Test("are seen from the scene file's folder, alone or with options, and draw what they draw inside of it")
    func paths() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(Self.spec(count: #"{"$param": "n"}"#), to: "specs/own.json")
            let renderer = FrameRenderer()
            let text = Self.spec(count: #"{"$param": "n"}"#)
            let forms = [
                (#""specs/own.json""#, #"{"indicator": \#(text)}"#), ("\"\(path)\"", #"{"indicator": \#(text)}"#),
                (
                    #"{"indicator": "specs/../specs/own.json", "params": {"n": 5}, "size": 60}"#,
                    #"{"indicator": \#(text), "params": {"n": 5}, "size": 60}"#
                ),
            ]
            for (named, inside) in forms {
                let scene = try SceneFile.read(folder.write(Self.scene(named), to: "scene.json"))
                let same = try SceneFile.read(folder.write(Self.scene(inside), to: "same.json"))
                #expect(try list(scene, renderer) == list(same, renderer), "\(named)")
                #expect(scene.files.count == 1 && same.files == [])
            }
            let hud = """
                {"scrim": 1, "at": 0.3,
                 "hud": {"state": "loading", "backdrop": "clear", "indicator": "specs/own.json"}}
                """
            let scene = try SceneFile.read(folder.write(hud, to: "hud.json"))
            #expect(scene.files == [folder.file("specs/own.json")])
            #expect(try !list(scene, renderer).commands.isEmpty)
            #expect(try CustomIndicator(path) == CustomIndicator(path))
        }
    }

    @Test("are read with the scene, and once: what becomes of the file later does not show")
    func readOnce() throws {
        try TemporaryFolder.with { folder in
            let spec = try folder.write(Self.spec(), to: "own.json")
            let file = try folder.write(Self.scene(#""own.json""#), to: "scene.json")
            let renderer = FrameRenderer()
            let scene = try SceneFile.read(file)
            let before = try list(scene, renderer)
            #expect(unlink(spec) == 0)
            #expect(try list(scene, renderer) == before)
        }
    }

    @Test("that cannot be drawn are named with the place, the file and what is wrong")
    func faults() throws {
        try TemporaryFolder.with { folder in
            try folder.write(#"{"schemaVersion": 1, "name": "a", "duration": 0}"#, to: "broken.json")
            try folder.write(Self.spec(count: "2.5"), to: "half.json")
            try folder.write("{", to: "large.json")
            try #require(truncate(folder.file("large.json"), SceneFile.byteLimit + 1) == 0)
            try folder.write(Self.spec() + String(repeating: " ", count: SceneFile.byteLimit - 1000), to: "a.json")
            for name in ["b.json", "c.json", "d.json", "e.json"] {
                #expect(link(folder.file("a.json"), folder.file(name)) == 0)
            }
            let style = "providers.own.loading.modifiers.progressViewStyle"
            for (name, says) in [
                (
                    "broken.json",
                    "\(style): expected the path of a valid spec: duration must be a positive number (and "
                ),
                ("none.json", "\(style): expected the path of an indicator's spec that can be read: "),
                ("none.json", folder.file("none.json")),
                ("large.json", "more than \(SceneFile.byteLimit) bytes"),
                ("half.json", "layout.count of the spec is 2.5"), ("/dev/zero", "more than"),
                ("./", "that can be read"),
            ] {
                let file = try folder.write(Self.scene("\"\(name)\""), to: "scene.json")
                let error = #expect(throws: SceneFileError.self) { try SceneFile.read(file) }
                #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
                #expect(error?.files.count == 1)
            }
            let views = ["a", "b", "c", "d", "e"].map {
                #"{"view": "ProgressView", "modifiers": {"progressViewStyle": "\#($0).json"}}"#
            }
            let many = """
                {"scrim": 1, "providers": {"own": {"loading":
                 {"view": "VStack", "children": [\(views.joined(separator: ", "))]}}}, "hud": {"provider": "own"}}
                """
            let file = try folder.write(many, to: "scene.json")
            let error = #expect(throws: SceneFileError.self) { try SceneFile.read(file) }
            #expect(error?.description.contains("at most \(CustomViewFile.specLimit) bytes together") == true)
        }
    }
}
