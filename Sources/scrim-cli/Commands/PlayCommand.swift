import HUD
import Raster
import Scenes
import StrictJSON

/// `scrim play`: what happens in the story of a scene file, without a picture.
enum PlayCommand: Command {
    static let name = "play"
    static let summary = "Tell what happens in the story of a scene file"
    static let operands = Operands("SCENE.json")
    static let events = Option.flag(
        "events",
        "the timeline: states, timers, taps and who took them, announcements and focus moves; what is told unless --at is given"
    )
    static let at = Option.list("at", "LIST", "the state at each of these seconds, as one JSON object a line")
    static let touch = Option.value(
        "touch",
        "X,Y",
        "beside --at: which window gets a touch there, in points of each scene"
    )
    static let json = Option.flag("json", "the timeline as one JSON object a line")
    static let options = [events, at, touch, json]
    static let discussion = [
        "A scene file that lists several devices or traits has a timeline for each: a tap on a label falls where the label "
            + "is. Each follows a line that names it."
    ]
    static let examples = [
        "scrim play sign-in.json",
        "scrim play sign-in.json --events --json",
        "scrim play sign-in.json --at 0,1.3 --touch 160,20",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let times = try arguments.list(at, .time)
        if times != nil, arguments.has(events) { throw UsageError.conflict("--at", "--events") }
        if times != nil, arguments.has(json) { throw UsageError.conflict("--at", "--json") }
        let point = try arguments.value(touch, .point)
        if point != nil, times == nil { throw UsageError.needsOption("touch", needed: "at") }
        var scene = try SceneFile.read(arguments.operands[0])
        guard scene.story != nil else { throw SceneError.noStory(scene: scene.name) }
        scene.range = nil
        scene.times = times ?? [0]
        let renderer = FrameRenderer()
        let frames = try scene.frames()
        try renderer.prepare(frames)
        if times != nil {
            for frame in frames { try console.line(renderer.stateJSON(frame, touch: point).text) }
        } else {
            for frame in frames {
                if frames.count > 1, !arguments.has(json) { try console.line("\(frame.name):") }
                try tell(renderer.run(frame), asJSON: arguments.has(json), on: console)
            }
        }
        return .success
    }

    /// The timeline, its times and scenes in columns.
    private static func tell(_ run: StoryboardRun, asJSON: Bool, on console: Console) throws {
        if asJSON {
            for entry in run.timeline { try console.line(entry.json.text) }
            return
        }
        let namesScenes = Set(run.timeline.map(\.scene)).count > 1
        let heads = run.timeline.map { "\(JSONValue.number($0.time).text) s" }
        let width = heads.map(\.count).max() ?? 0
        for (head, entry) in zip(heads, run.timeline) {
            let time = String(repeating: " ", count: width - head.count) + head
            try console.line("\(time)  \(namesScenes ? "\(entry.scene): " : "")\(entry.happening)".oneLine)
        }
    }
}

extension Vocabulary<Point> {
    /// Two numbers between which a comma stands.
    fileprivate static var point: Self {
        Self(allowed: ["X,Y in points, each from -100000 to 100000"]) { word in
            let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
            guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= 100_000 }) else { return nil }
            return Point(x: numbers[0], y: numbers[1])
        }
    }
}
