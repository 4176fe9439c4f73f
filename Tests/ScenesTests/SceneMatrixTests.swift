import StrictJSON
import Testing

@testable import Scenes

struct SceneMatrixTests {
    private func scene(_ members: String) throws -> Scene {
        try SceneFile.scene(parsing: "{\"scrim\": 1, \(members)}".utf8, file: "m.json")
    }

    @Test("Every axis of a scene multiplies its frames, and every frame has a name of its own")
    func axes() throws {
        let frames = try scene(
            """
            "device": ["iPhone 13 Pro", "iPhone SE"], "scale": [1, 2, 3], "appearance": ["light", "dark"],
            "textSize": ["S", "L", "AX5"], "language": ["en", "ar"], "at": [0, 0.25, 0.5],
            "hud": {"state": ["loading", "success"], "backdrop": ["dim", "clear", {"type": "dim", "color": "#FF0000FF"}]}
            """
        ).frames()
        #expect(frames.count == 2 * 3 * 2 * 3 * 2 * 3 * 2 * 3)
        #expect(Set(frames.map { $0.name.lowercased() }).count == frames.count)
        for frame in frames {
            #expect(frame.name.utf8.count <= 116)
            #expect(frame.name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") })
        }
    }

    @Test("Another scale than the device's own makes another size and another name")
    func scale() throws {
        let frames = try scene(
            #""device": "iPhone SE", "scale": [2, 3], "hud": {"state": "success", "backdrop": "clear"}"#
        )
        .frames()
        #expect(frames.map(\.size.width) == [750, 1125])
        #expect(frames[0].name == "m_success_clear_iphone-se-3rd-gen_light_large")
        #expect(frames[1].name == "m_success_clear_iphone-se-3rd-gen_3x_light_large")
    }

    @Test("A long name ends in a digest and is no other's")
    func longNames() throws {
        let name = String(repeating: "very-long-", count: 4)
        let frames = try scene(
            """
            "name": "\(name)", "device": ["iPad Pro 12.9 (5th generation)", "iPad Pro 12.9 (6th generation)"],
            "orientation": "landscape", "language": "x-accented", "direction": "rtl", "at": [0.125, 0.25],
            "hud": {"state": "failure", "look": "accessible", "backdrop": "variable-blur:12.5:0.123"}
            """
        ).frames()
        #expect(Set(frames.map(\.name)).count == 4)
        #expect(frames.allSatisfy { $0.name.utf8.count == 116 && $0.name.contains("~") })
    }

    @Test(
        "An exclusion leaves out the combinations that fit all its keys, and no other",
        arguments: [
            (#"{"appearance": "dark"}"#, 12), (#"{"appearance": "dark", "textSize": "L"}"#, 18),
            (#"[{"appearance": "dark", "textSize": "L"}, {"language": "ar"}]"#, 9), (#"{"at": [0, 0.5]}"#, 8),
            (#"{"device": "iPhone SE", "scale": 2, "state": "success", "backdrop": "dim", "direction": "rtl"}"#, 12),
        ]
    )
    func exclusions(text: String, count: Int) throws {
        let frames = try scene(
            """
            "device": "iPhone SE", "appearance": ["light", "dark"], "textSize": ["S", "L"], "language": ["en", "ar"],
            "at": [0, 0.25, 0.5], "hud": {"state": "success", "backdrop": "dim"}, "exclude": \(text)
            """
        ).frames()
        #expect(frames.count == count)
    }

    @Test("An exclusion without an effect is an error, and so is one without a key or of everything")
    func uselessExclusions() throws {
        let scene = try scene(#""appearance": "light", "exclude": [{"textSize": "L"}, {"appearance": "dark"}]"#)
        #expect(throws: SceneError.idleExclusion(scene: "m", index: 1)) { try scene.frames() }
        let none = try self.scene(#""exclude": {"appearance": "light"}"#)
        #expect(throws: SceneError.nothingLeft(scene: "m")) { try none.frames() }
        #expect(throws: SceneFileError.self) { try self.scene(#""exclude": {}"#) }
        #expect(throws: SceneFileError.self) { try self.scene(#""exclude": {"appearence": "light"}"#) }
    }

    @Test(
        "A value that a list holds twice, in whatever words, is an error that names both places",
        arguments: [
            (#""appearance": ["dark", "light", "dark"]"#, "appearance[2]", "appearance[0]"),
            (#""device": ["iPhone SE", "iPhone SE (3rd generation)"]"#, "device[1]", "device[0]"),
            (#""textSize": ["L", "large"]"#, "textSize[1]", "textSize[0]"),
            (#""at": [0.5, 5e-1]"#, "at[1]", "at[0]"),
            (#""hud": {"backdrop": ["dim", {"type": "dim"}]}"#, "hud.backdrop[1]", "hud.backdrop[0]"),
        ]
    )
    func duplicates(text: String, second: String, first: String) {
        let error = #expect(throws: SceneFileError.self) { try scene(text) }
        #expect(error?.description.contains(second) == true)
        #expect(error?.description.contains(first) == true)
    }
}
