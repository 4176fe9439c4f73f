import HUD
import ScrimTestSupport
import Testing
import Typography
import Views

@testable import Scenes

struct FrameNameTests {
    let device: Device

    init() throws { device = try Device(named: "iPhone 13 Pro") }

    @Test("A name is made of scene, state, backdrop and traits, without what is usual")
    func plainName() {
        #expect(frame().name == "login_loading_dim_iphone-13-pro_light_large")
    }

    @Test("A name holds what is unusual")
    func fullName() throws {
        let blur = try VariableBlur(maximumRadius: 6.5, direction: .blurredTopClearBottom, startOffset: 0.25)
        let traits = Traits(
            device: device,
            orientation: .landscape,
            appearance: .dark,
            textSize: .accessibility3,
            direction: .rightToLeft,
            language: .doubleLength
        )
        #expect(
            frame(traits: traits, backdrop: .variableBlur(blur), time: 0.4).name
                == "login_loading_variable-blur-r6.5-top-o0.25_iphone-13-pro_landscape_dark_ax3_x-double_rtl_0.4s"
        )
    }

    @Test("Every combination of unlike values has a name of its own, in lower case, of at most 116 bytes")
    func injective() throws {
        var scene = Scene(name: "login", devices: Device.all)
        scene.orientations = Orientation.allCases
        scene.appearances = ColorScheme.allCases
        scene.textSizes = [.xLarge, .accessibility5]
        scene.languages = [.english, .arabic]
        scene.directions = LayoutDirection.allCases
        scene.looks = HUDAppearance.allCases
        scene.states = [.failure]
        scene.backdrops = [.clear]
        scene.times = [0, 0.1]
        var names: Set<String> = []
        for frame in try scene.frames() { names.insert(frame.name) }
        #expect(names.count == Device.all.count * 2 * 2 * 2 * 2 * 2 * 2 * 2)
        #expect(names.allSatisfy { $0 == $0.lowercased() && $0.utf8.count <= 116 })
    }

    @Test("Backdrops of unlike values have names of their own")
    func backdrops() throws {
        let blurs: [Backdrop] = try [
            .variableBlur(),
            .variableBlur(VariableBlur(maximumRadius: 4, direction: .blurredFully)),
            .variableBlur(VariableBlur(maximumRadius: 4, direction: .blurredTopClearBottom)),
            .variableBlur(VariableBlur(maximumRadius: 4, direction: .blurredBottomClearTop)),
            .variableBlur(VariableBlur(maximumRadius: 4, direction: .blurredBottomClearTop, startOffset: 0.1)),
            .variableBlur(VariableBlur(maximumRadius: 4, direction: .blurredBottomClearTop, startOffset: -0.1)),
            .variableBlur(VariableBlur(maximumRadius: 4)),
            .variableBlur(VariableBlur(maximumRadius: 40)),
        ]
        let others: [Backdrop] = [.dim(), .dim(RGBA8(red: 0, green: 0, blue: 0)), .clear]
        let materials = MaterialStyle.all.map { Backdrop.material($0) }
        let all = blurs + others + materials
        #expect(Set(all.map { frame(backdrop: $0).name }).count == all.count)
    }

    @Test("A scene's name that a file system might change or confuse is made safe and stays apart from all others")
    func sceneNames() {
        #expect(SceneFrame.safe("login-2.b") == "login-2.b")
        let awkward = ["Login", "login ", "lo/gin", "../login", "-login", ".login", "lógin", "", "lo_gin", "LOGIN"]
        let safe = awkward.map(SceneFrame.safe)
        #expect(Set(safe + ["login"]).count == awkward.count + 1)
        #expect(
            safe.allSatisfy { name in
                name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-.~".utf8.contains($0) }
            }
        )
        #expect(!safe.contains { $0.hasPrefix(".") })
    }

    @Test("Long scene names are cut to the limit and stay apart")
    func longNames() throws {
        let long = String(repeating: "a", count: 300)
        let traits = Traits(device: try Device(named: "iPad Pro 12.9-inch (6th generation)"), orientation: .landscape)
        let blur = Backdrop.variableBlur(
            try VariableBlur(
                maximumRadius: 1.0 / 3,
                direction: .blurredCenterClearTopBottom(centerBandProportion: 1.0 / 7),
                startOffset: 1.0 / 9
            )
        )
        let names = [long + "b", long + "c"].map { name in
            SceneFrame(
                scene: Scene(name: name, devices: [device]),
                traits: traits,
                state: .success,
                backdrop: blur,
                time: 1.0 / 3
            ).name
        }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count <= 116 })
    }

    @Test(
        "Numbers are written in the fewest digits, so 0.4 and 0.40 are one value",
        arguments: [
            (0.4, "0.4"), (0.40, "0.4"), (4, "4"), (-0.0, "0"), (0.125, "0.125"), (86_400, "86400"),
        ]
    )
    func digits(value: Double, text: String) {
        #expect(value.shortestText == text)
    }

    private func frame(traits: Traits? = nil, backdrop: Backdrop = .dim(), time: Double = 0) -> SceneFrame {
        SceneFrame(
            scene: Scene(name: "login", devices: [device]),
            traits: traits ?? Traits(device: device),
            state: .loading,
            backdrop: backdrop,
            time: time
        )
    }
}
