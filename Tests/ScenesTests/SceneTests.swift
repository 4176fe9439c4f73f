import HUD
import Raster
import Testing
import Typography
import Views

@testable import Scenes

struct SceneTests {
    @Test("Frames come in the order of the lists: device slowest, then traits, state, backdrop, time")
    func order() throws {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone XR"), try Device(named: "iPhone 8")])
        scene.appearances = [.dark, .light]
        scene.states = [.success, .loading]
        scene.backdrops = [.clear]
        scene.times = [1, 0]
        let names = try scene.frames().map(\.name)
        #expect(names.count == 16)
        #expect(
            names.prefix(5) == [
                "s_success_clear_iphone-xr_dark_large_1s",
                "s_success_clear_iphone-xr_dark_large",
                "s_loading_clear_iphone-xr_dark_large_1s",
                "s_loading_clear_iphone-xr_dark_large",
                "s_success_clear_iphone-xr_light_large_1s",
            ]
        )
        #expect(names[8] == "s_success_clear_iphone-8_dark_large_1s")
    }

    @Test("A scene without lists is every state over every backdrop")
    func defaults() throws {
        let frames = try Scene(name: "s", devices: [Device(named: "iPhone 13 Pro")]).frames()
        #expect(frames.count == 12)
        #expect(frames.allSatisfy { $0.traits.textSize == .large && $0.traits.appearance == .light && $0.time == 0 })
    }

    @Test("A value that a list holds twice is an error that names the frame")
    func repetition() throws {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone 8")])
        scene.states = [.loading]
        scene.backdrops = [.material(), .material(.ultraThin)]
        let name = "s_loading_material-ultrathin_iphone-8_light_large"
        #expect(throws: SceneError.repeatedFrame(scene: "s", frame: name)) { try scene.frames() }
    }

    @Test("More frames than the limit are refused before any is made")
    func limit() throws {
        var scene = Scene(name: "s", devices: Device.all)
        scene.times = (0..<10_000).map(Double.init)
        let count = Device.all.count * 3 * 4 * 10_000
        #expect(throws: SceneError.tooManyFrames(scene: "s", count: count, limit: 10_000)) { try scene.frames() }
    }

    @Test("A message is the text of every state", arguments: HUDState.allCases)
    func message(state: HUDState) {
        var texts = HUDTexts()
        texts.setMessage("Hold on")
        for language in Language.allCases {
            #expect(state == .loading ? texts.loading == "Hold on" : texts.message(state, in: language) == "Hold on")
        }
    }

    @Test("A screenshot of another device's size says which device it comes from")
    func screenSizeAdvice() {
        let error = SceneError.screenSize(
            file: "shot.png",
            size: PixelSize(width: 1334, height: 750),
            device: "iPhone 13 Pro",
            needed: PixelSize(width: 1170, height: 2532)
        )
        #expect(error.description.contains("it is the size of iPhone 6 in landscape"))
    }
}
