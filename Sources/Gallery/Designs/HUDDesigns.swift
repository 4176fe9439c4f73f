import HUD
import Raster
import Scenes
import StrictJSON
import Views

extension [GalleryDesign] {
    /// Every state of a HUD, in each look.
    static func states(_ renderer: FrameRenderer) throws -> [GalleryDesign] {
        try HUDAppearance.allCases.flatMap { look in
            try [(HUDState.loading, false), (.success, false), (.failure, false), (.failure, true)].map {
                state,
                retry in
                var scene = try HUDScene(state)
                scene.hasRetry = retry
                scene.look = look
                let suffix = (retry ? " with Retry" : "") + (look == .standard ? "" : ", \(look.rawValue)")
                return try GalleryDesign(scene, name: "\(state.rawValue)\(suffix)", note: "", renderer)
            }
        }
    }

    /// Every backdrop.
    static func backdrops(_ renderer: FrameRenderer) throws -> [GalleryDesign] {
        func design(_ word: String, _ backdrop: Backdrop, note: String) throws -> GalleryDesign {
            var scene = try HUDScene(.loading)
            scene.backdrop = backdrop
            return try GalleryDesign(scene, name: word, note: note, renderer)
        }
        let directions: [(String, VariableBlur.Direction)] = [
            ("top", .blurredTopClearBottom), ("bottom", .blurredBottomClearTop), ("full", .blurredFully),
        ]
        return try [design("variable-blur", .variableBlur(), note: "radius 4, full in the middle")]
            + directions.map { word, direction in
                let blur = try VariableBlur(maximumRadius: 4, direction: direction)
                return try design("variable-blur, \(word)", .variableBlur(blur), note: "radius 4")
            }
            + [design("dim", .dim(), note: "black at 20 %"), design("clear", .clear, note: "the screen as it is")]
            + MaterialStyle.all.map { style in
                let note =
                    style.fixedAppearance.map { "\($0.rawValue) in both appearances" } ?? "follows the appearance"
                return try design("material:\(style.name)", .material(style), note: note)
            }
    }
}

extension GalleryDesign {
    fileprivate init(_ hud: HUDScene, name: String, note: String, _ renderer: FrameRenderer) throws {
        func moment(_ time: Double) -> Moment {
            { scheme in try renderer.displayList(hud.frame(scheme, at: time)) }
        }
        // The spinner's turn, a step a frame.
        let steps = hud.state == .loading ? ActivityIndicator.spokeCount : 1
        self.name = name
        self.note = note
        samples = hud.samples
        frames = (0..<steps).map { moment(Double($0) / 10) }
        framesPerSecond = 10
        moments = [moment(0)]
        scale = 1
        reduction = 0.625
        isOpaque = true
        followsAppearance = true
    }
}

/// A HUD on the screen of the gallery.
struct HUDScene: Sendable {
    static let deviceName = "iPhone SE (1st generation)"

    let device: Device
    let state: HUDState
    var hasRetry = false
    var look = HUDAppearance.standard
    var backdrop = Backdrop.variableBlur()

    init(_ state: HUDState) throws {
        device = try Device(named: Self.deviceName)
        self.state = state
    }

    var scene: Scene {
        var scene = Scene(name: "hud", devices: [device])
        scene.states = [state]
        scene.hasRetry = hasRetry
        scene.looks = [look]
        scene.backdrops = [backdrop]
        return scene
    }

    func frame(_ scheme: ColorScheme, at time: Double) -> SceneFrame {
        let traits = Traits(
            device: device,
            orientation: .portrait,
            appearance: scheme,
            textSize: .large,
            direction: .leftToRight
        )
        return SceneFrame(scene: scene, traits: traits, state: state, look: look, backdrop: backdrop, time: time)
    }

    var samples: [CodeSample] {
        [
            CodeSample(language: .swift, text: swift), CodeSample(language: .json, text: json.prettyText),
            CodeSample(language: .shell, text: shell),
        ].filter { !$0.text.isEmpty }
    }

    private var swift: String {
        var lines = [
            "var scene = Scene(name: \"hud\", devices: [try Device(named: \"\(Self.deviceName)\")])",
            "scene.states = [.\(state.rawValue)]",
        ]
        if hasRetry { lines.append("scene.hasRetry = true") }
        if look != .standard { lines.append("scene.looks = [.\(look.rawValue)]") }
        lines.append("scene.backdrops = [\(backdrop.swift)]")
        lines.append("scene.appearances = [.light, .dark]")
        lines += [
            "let renderer = FrameRenderer()",
            "for frame in try scene.frames() {",
            "    try renderer.render(frame).write(to: \"\\(frame.name).png\")",
            "}",
        ]
        return lines.joined(separator: "\n")
    }

    private var json: JSONValue {
        var hud: [JSONValue.Member] = [.init("state", .string(state.rawValue))]
        if hasRetry { hud.append(.init("retry", true)) }
        if look != .standard { hud.append(.init("look", .string(look.rawValue))) }
        hud.append(.init("backdrop", backdrop.json))
        return [
            "scrim": 1, "device": .string(Self.deviceName), "appearance": ["light", "dark"], "hud": .object(hud),
        ]
    }

    /// Empty for what the command line has no word for.
    private var shell: String {
        guard let word = backdrop.word else { return "" }
        return "Tools/scrim render --device '\(Self.deviceName)' --state \(state.rawValue)"
            + (hasRetry ? " --retry" : "")
            + (look == .standard ? "" : " --look \(look.rawValue)") + " --backdrop \(word) --appearance light,dark"
    }
}

extension Backdrop {
    fileprivate var word: String? {
        switch self {
        case .variableBlur(.standard): "variable-blur"
        case .variableBlur: nil
        case .dim: "dim"
        case .material(let style): "material:\(style.name)"
        case .clear: "clear"
        }
    }

    fileprivate var json: JSONValue {
        guard case .variableBlur(let blur) = self, blur != .standard else { return .string(word ?? "") }
        let direction =
            switch blur.direction {
            case .blurredTopClearBottom: "top"
            case .blurredBottomClearTop: "bottom"
            case .blurredCenterClearTopBottom: "center"
            case .blurredFully: "full"
            }
        return [
            "type": "variable-blur", "radius": .number(blur.maximumRadius), "direction": .string(direction),
        ]
    }

    fileprivate var swift: String {
        switch self {
        case .variableBlur(.standard): return ".variableBlur()"
        case .variableBlur(let blur):
            let radius = JSONValue.number(blur.maximumRadius).text
            return ".variableBlur(try VariableBlur(maximumRadius: \(radius), direction: .\(blur.direction)))"
        case .dim: return ".dim()"
        case .material(let style):
            let thickness = ".\(style.thickness.rawValue)"
            let fixed = style.fixedAppearance.map { "MaterialStyle(\(thickness), fixedAppearance: .\($0.rawValue))" }
            return ".material(\(fixed ?? thickness))"
        case .clear: return ".clear"
        }
    }
}
