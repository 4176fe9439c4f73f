import Scenes
import StrictJSON
import Typography

/// The options of the commands that draw scenes, which describe one in place of a scene file.
enum SceneOptions {
    static let screen = Option.path("screen", "PNG", "a screenshot, or sample (the default)")
    static let fit = Option.value(
        "fit",
        "HOW",
        "scale (stretch to the device's size) or crop (cut out the middle) a screenshot of another size"
    )
    static let device = Option.list("device", "LIST", "names of devices; iPhone 13 Pro unless given")
    static let scale = Option.list("scale", "LIST", "pixels a point, 1 to 4; each device's own unless given")
    static let orientation = Option.list("orientation", "LIST", "portrait (the default), landscape")
    static let appearance = Option.list("appearance", "LIST", "light (the default), dark")
    static let textSize = Option.list(
        "text-size",
        "LIST",
        "XS, S, M, L … XXXL, AX1 … AX5, or xSmall … large … accessibility5; large unless given"
    )
    static let language = Option.list(
        "language",
        "LIST",
        "en (the default), uk, de, ar, he, ja, and x-double, x-accented, x-rtl, which test a layout"
    )
    static let direction = Option.list("direction", "LIST", "ltr, rtl; each language's own unless given")
    static let state = Option.list("state", "LIST", "loading, success, failure; all unless given")
    static let indicator = Option.value(
        "indicator",
        "NAME",
        "of the loading state: a built-in indicator, TYPE[:VARIANT] of `scrim progress`, or SPEC.json; the system's spinner "
            + "unless given"
    )
    static let look = Option.list("look", "LIST", "standard (the default), accessible")
    static let backdrop = Option.list(
        "backdrop",
        "LIST",
        "variable-blur[:RADIUS[:BAND]], dim[:#RRGGBBAA], material[:NAME], clear; all four unless given"
    )
    static let at = Option.list(
        "at",
        "LIST",
        "seconds since the HUD appeared, or with a story since the story's start; 0 unless given"
    )
    static let frames = Option.value(
        "frames",
        "FROM:TO:FPS",
        "numbered frames from a second on and before another, at an even rate, in place of --at"
    )
    static let message = Option.value(
        "message",
        "TEXT",
        "the text of every state; the buttons' texts need a scene file"
    )
    static let title = Option.value("title", "TEXT", "the first line of a failure")
    static let noTitle = Option.flag("no-title", "a failure without its first line")
    static let retry = Option.flag("retry", "a failure with Retry beside Close")
    static let font = Option.list(
        "font",
        "LIST",
        "font files that take the default font's place, as FILE or FILE:WEIGHT (regular unless given)"
    )

    static let all = [
        screen, fit, device, scale, orientation, appearance, textSize, language, direction, state, indicator, look,
        backdrop, at, frames, message, title, noTitle, retry, font,
    ]

    /// The scene that the options describe; with `firstValuesOnly`, one frame unless they list more.
    static func scene(_ arguments: Arguments, firstValuesOnly: Bool) throws(UsageError) -> Scene {
        let path = arguments.value(screen).flatMap { $0 == "sample" ? nil : $0 }
        var scene = Scene(
            name: path.map(stem) ?? "sample",
            devices: try arguments.list(device, .device) ?? [.standard]
        )
        if let path { scene.screen = .png(path: path) }
        scene.fit = try arguments.value(fit, .fit)
        scene.scales = try arguments.list(scale, .scale)
        scene.orientations = try arguments.list(orientation, .orientation) ?? scene.orientations
        scene.appearances = try arguments.list(appearance, .appearance) ?? scene.appearances
        scene.textSizes = try arguments.list(textSize, .textSize) ?? scene.textSizes
        scene.languages = try arguments.list(language, .language) ?? scene.languages
        scene.directions = try arguments.list(direction, .direction) ?? scene.directions
        if firstValuesOnly {
            scene.states = Array(scene.states.prefix(1))
            scene.backdrops = Array(scene.backdrops.prefix(1))
        }
        scene.states = try arguments.list(state, .state) ?? scene.states
        scene.indicator = try arguments.value(indicator).map { word throws(UsageError) in try sceneIndicator(word) }
        scene.looks = try arguments.list(look, .look) ?? scene.looks
        scene.backdrops = try arguments.list(backdrop, .backdrop) ?? scene.backdrops
        try setTimes(of: &scene, arguments)
        scene.fonts = try (arguments.list(font) ?? []).map { word throws(UsageError) in try sceneFont(word) }
        try setTexts(of: &scene, arguments)
        return scene
    }

    /// The options that have a meaning beside a scene file too, whose times they take the place of.
    static let timeOptions = [at, frames]

    /// Puts the times that the options name in the place of a scene's.
    static func setTimes(of scene: inout Scene, _ arguments: Arguments) throws(UsageError) {
        let times = try arguments.list(at, .time)
        let range = try arguments.value(frames, .frameRange)
        switch (times, range) {
        case (nil, nil): return
        case (_?, _?): throw .conflict("--at", "--frames")
        default:
            scene.range = range
            scene.times = times ?? [0]
        }
    }

    /// The most bytes of a text, as in scene files.
    private static let textLimit = 10_000

    private static func setTexts(of scene: inout Scene, _ arguments: Arguments) throws(UsageError) {
        for option in [message, title] where (arguments.value(option)?.utf8.count ?? 0) > textLimit {
            throw .textTooLong(option: option.name, limit: textLimit)
        }
        if let text = arguments.value(message) { scene.texts.setMessage(text) }
        switch (arguments.value(title), arguments.has(noTitle)) {
        case (_?, true): throw .conflict("--title", "--no-title")
        case (nil, true): scene.texts.title = nil
        case (let text?, false): scene.texts.title = text
        case (nil, false): break
        }
        scene.hasRetry = arguments.has(retry)
    }

    private static func sceneIndicator(_ word: String) throws(UsageError) -> CustomIndicator {
        do throws(JSONError) {
            return try CustomIndicator(word)
        } catch {
            var near: String?
            var allowed = [
                "names of `scrim indicator --list`", "types and pairs of `scrim progress --list`", "paths of specs",
            ]
            switch error {
            case .unknownWord(_, _, let suggestion, _): near = suggestion
            case .malformed(_, let expected): allowed = [expected]
            default: break
            }
            throw .invalidValue(option: indicator.name, value: word, allowed: allowed, suggestion: near)
        }
    }

    /// A file, and a weight behind its last colon where there is one.
    private static func sceneFont(_ word: String) throws(UsageError) -> CustomFont {
        guard let colon = word.lastIndex(of: ":") else { return CustomFont(file: word) }
        let name = String(word[word.index(after: colon)...])
        do {
            return CustomFont(file: String(word[..<colon]), weight: try Vocabulary.fontWeight.value(name))
        } catch {
            throw .invalidValue(
                option: font.name,
                value: word,
                allowed: ["FILE", "FILE:WEIGHT with a weight of \(error.allowed.joined(separator: ", "))"],
                suggestion: nil
            )
        }
    }

    /// A path's last part without its extension.
    private static func stem(_ path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.lowercased().hasSuffix(".png") ? String(last.dropLast(4)) : last
    }
}
