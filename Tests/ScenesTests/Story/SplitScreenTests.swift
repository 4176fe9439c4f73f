import HUD
import ImageIO
import Raster
import Testing
import Typography
import Views

@testable import Scenes

@Suite("Scenes side by side")
struct SplitScreenTests {
    private static let split = """
        {"scrim": 1, "hud": {"backdrop": "dim"}, "windows": [{"name": "app", "content": {"view": "Color", "style": "mint"}}], "scenes": [{"name": "left"}, {"name": "right", "reduceMotion": true}],
         "story": [{"at": 0, "scene": "left", "show": "loading"}, {"at": 0.5, "scene": "right", "show": "success"},
           {"at": 1, "scene": "left", "tap": [2, 30]}, {"at": 1, "scene": "right", "tap": [2, 30]}]}
        """

    @Test("Whole points share what the gaps of 10 points leave, whichever way the screen is held")
    func areas() throws {
        let story = try #require(
            try scene(#"{"scrim": 1, "scenes": [{"name": "a", "share": 2}, {"name": "b"}], "story": []}"#).story
        )
        let iPad = try Device(named: "iPad Pro 11-inch (M4)")
        // 834 − 10 = 824 points: 549 and 275.
        #expect(
            story.areas(on: iPad, .portrait).map { [$0.minX, $0.width, $0.height] } == [
                [0, 549, 1210], [559, 275, 1210],
            ]
        )
        // 1210 − 10 = 1200 points: 800 and 400.
        #expect(
            story.areas(on: iPad, .landscape).map { [$0.minX, $0.width, $0.height] } == [
                [0, 800, 834], [810, 400, 834],
            ]
        )
        let storyboard = try story.storyboard(of: frame(scene(Self.split)))
        #expect(storyboard.scenes.map(\.size.width) == [153, 77])
        #expect(storyboard.scenes.map { $0.landscapeSize?.width } == [207, 103])
    }

    @Test("Each has a manager and a HUD of its own, which takes the taps of its own scene")
    func managers() throws {
        let timeline = try FrameRenderer().run(frame(scene(Self.split))).timeline
        let taps = timeline.filter { if case .tap = $0.happening { true } else { false } }
        #expect(
            taps.map { "\($0.scene) \($0.happening)" } == [
                "left tap taken by HUD, on backdrop: consumed", "right tap taken by HUD, on backdrop: hidden",
            ]
        )
    }

    @Test("Each is drawn on its part of the screen as it would be drawn alone, with black between them")
    func pictures() throws {
        let both = try FrameRenderer().render(frame(scene(Self.split), at: 0.7)).bitmap
        var left = try scene(
            #"{"scrim": 1, "hud": {"backdrop": "dim"}, "windows": [{"name": "app", "content": {"view": "Color", "style": "mint"}}], "story": [{"at": 0, "show": "loading"}]}"#
        )
        left.devices = [Device(tiny: Size(width: 115, height: 320))]
        var right = try scene(
            #"{"scrim": 1, "hud": {"backdrop": "dim"}, "windows": [{"name": "app", "content": {"view": "Color", "style": "mint"}}], "reduceMotion": true, "story": [{"at": 0.5, "show": "success"}]}"#
        )
        right.devices = [Device(tiny: Size(width: 115, height: 320))]
        for (scene, x) in [(left, 0), (right, 125)] {
            let alone = try FrameRenderer().render(frame(scene, at: 0.7)).bitmap
            let part = both.part(PixelRect(x: x, y: 0, width: alone.width, height: alone.height))
            #expect(part == alone, "from column \(x)")
        }
        #expect(
            (115..<125).allSatisfy {
                both[$0, 5] == Color.black.premultiplied && both[$0, 319] == Color.black.premultiplied
            }
        )
    }

    @Test("What the device does happens to all, and an event of one scene names it")
    func device() throws {
        let story = try scene(
            #"{"scrim": 1, "scenes": [{"name": "a"}, {"name": "b"}], "story": [{"at": 0, "appearance": "dark"}]}"#
        )
        let state = try FrameRenderer().run(frame(story)).state(at: 0)
        #expect(state.scenes.map(\.traits.isDark) == [true, true])
    }
}

extension Device {
    /// A screen of one pixel a point with a status bar.
    fileprivate init(tiny size: Size) {
        self.init(
            name: "tiny",
            portraitSize: size,
            scale: 1,
            portraitInsets: SafeAreaInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeInsets: SafeAreaInsets(top: 0, left: 0, bottom: 0, right: 0)
        )
    }
}
