import HUD
import StrictJSON
import Typography

/// Reads the story of a scene file: its events, and the providers, windows and settings that they name.
struct StoryReader {
    /// The keys of a scene file that have a meaning with a story alone.
    static let keys = ["story", "settings", "windows", "scenes"]

    let file: CustomViewFile
    private var windowContents: [String: CustomView] = [:]
    private let providers: [String: CustomViews]

    init(providers: [String: CustomViews], in file: CustomViewFile) {
        self.providers = providers
        self.file = file
    }

    /// The story of a scene file whose other keys were read into a scene.
    mutating func story(_ object: JSONObjectReader, conditions: Conditions) throws(JSONError) -> Story {
        var base = Story.Stage()
        base.conditions = conditions
        try readStage(object, into: &base)
        var stages = [base]
        if let list = object.optional("scenes") { stages = try self.stages(list, base) }
        let events = try events(object["story"], scenes: stages.map(\.name))
        return Story(stages: stages, providers: providers, events: events, windowContents: windowContents)
    }

    /// Scenes side by side, which take from the file what they do not say themselves.
    private mutating func stages(_ list: JSONReader, _ base: Story.Stage) throws(JSONError) -> [Story.Stage] {
        var stages: [Story.Stage] = []
        for reader in try list.array(atMost: Story.stageLimit) {
            let object = try reader.object(keys: ["name", "share", "settings", "windows"] + SceneFile.conditionKeys)
            var stage = base
            stage.name = try object["name"].text(limit: 200)
            guard !stages.contains(where: { $0.name == stage.name }) else {
                throw try object["name"].malformed("a name that no other scene has")
            }
            stage.share = try object.optional("share")?.number(in: 0.1...10) ?? 1
            try SceneFile.readConditions(object, into: &stage.conditions)
            try readStage(object, into: &stage)
            stages.append(stage)
        }
        guard !stages.isEmpty else { throw list.malformed("at least one scene") }
        return stages
    }

    private mutating func readStage(_ object: JSONObjectReader, into stage: inout Story.Stage) throws(JSONError) {
        if let reader = object.optional("settings") {
            stage.settings = reader.value == .null ? nil : try settings(reader, backdropAllowed: false)
        }
        if let list = object.optional("windows") {
            stage.windows = []
            for reader in try list.array(atMost: 100) {
                let window = try window(reader)
                guard !stage.windows.contains(where: { $0.name == window.name }) else {
                    throw reader.malformed("a window with a name that no other of the scene has")
                }
                stage.windows.append(window)
            }
        }
    }

    /// How the HUDs of a manager leave and where they are; the backdrop of the first is that of the frame.
    func settings(_ reader: JSONReader, backdropAllowed: Bool) throws(JSONError) -> HUDSettings {
        let keys = ["autoHideDelay", "windowLevel", "success", "failure", "failureWithRetry"]
        let object = try reader.object(keys: keys + (backdropAllowed ? ["backdrop"] : []))
        var settings = HUDSettings()
        if let delay = object.optional("autoHideDelay") {
            settings.autoHideDelay = try delay.number(in: 0...Storyboard.longestTime)
        }
        if let level = object.optional("windowLevel") { settings.windowLevel = try windowLevel(level) }
        if let rule = object.optional("success") { settings.dismissal.success = try dismissal(rule) }
        if let rule = object.optional("failure") { settings.dismissal.failureWithoutRetry = try dismissal(rule) }
        if let rule = object.optional("failureWithRetry") { settings.dismissal.failureWithRetry = try dismissal(rule) }
        if let backdrop = object.optional("backdrop") { settings.backdrop = try SceneFile.backdrop(backdrop) }
        return settings
    }

    private func dismissal(_ reader: JSONReader) throws(JSONError) -> HUDDismissal {
        let object = try reader.object(keys: ["autoHide", "cardTapHides", "backdropTapHides"])
        var rule = HUDDismissal()
        if let autoHide = object.optional("autoHide") {
            rule.autoHide =
                switch autoHide.value {
                case .number: .after(try autoHide.number(in: 0...Storyboard.longestTime))
                case .bool(true): .afterAutoHideDelay
                case .bool(false): .never
                default: throw autoHide.wrongType("seconds, true for the settings' delay, or false for never")
                }
        }
        if let hides = object.optional("cardTapHides") { rule.cardTapHides = try hides.bool() }
        if let hides = object.optional("backdropTapHides") { rule.backdropTapHides = try hides.bool() }
        return rule
    }

    /// A word, or the level itself.
    private func windowLevel(_ reader: JSONReader) throws(JSONError) -> WindowLevel {
        if case .number = reader.value { return WindowLevel(rawValue: try reader.number(in: -1e9...1e9)) }
        return try reader.value(Vocabulary(["normal": .normal, "statusBar": .statusBar, "alert": .alert]))
    }

    /// A window of the app, and what it shows.
    mutating func window(_ reader: JSONReader) throws(JSONError) -> Storyboard.WindowSetup {
        let object = try reader.object(keys: ["name", "level", "frame", "content"])
        let name = try object["name"].text(limit: 200)
        var window = Storyboard.WindowSetup(name: name)
        if let level = object.optional("level") { window.level = try windowLevel(level) }
        if let frame = object.optional("frame") { window.frame = try self.frame(frame) }
        if let content = object.optional("content") {
            guard windowContents[name] == nil else {
                throw content.malformed("no content: another window of this name has one")
            }
            windowContents[name] = try CustomView(content, for: .window, in: file)
        }
        return window
    }

    private func frame(_ reader: JSONReader) throws(JSONError) -> ScreenFrame {
        let object = try reader.object(keys: ["x", "y", "width", "height"])
        return ScreenFrame(
            x: try object["x"].distance(),
            y: try object["y"].distance(),
            width: try object["width"].length(),
            height: try object["height"].length()
        )
    }

    func provider(_ object: JSONObjectReader) throws(JSONError) -> String {
        guard let reader = object.optional("provider") else { return Storyboard.defaultProvider }
        return try reader.word(of: [Storyboard.defaultProvider] + providers.keys.sorted())
    }
}
