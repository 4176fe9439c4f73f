import HUD
import ScrimTestSupport
import Testing

@Suite("Storyboards: the state is a function of the time")
struct StoryboardPurityTests {
    /// A layout that depends on state, time and place, so that a wrong state shows in what taps do.
    private static func resolve(_ locator: Storyboard.Locator, in scene: SceneState) -> HUDTarget? {
        switch locator {
        case .label: .button(.retry)
        case .point(let point):
            switch Int(point.x) % 4 {
            case 0: .card
            case 1: scene.hud?.appearProgress == 1 ? .card : .backdrop
            case 2: scene.state.phase == .failure ? .button(.close) : .action("custom")
            default: .button(.retry)
            }
        }
    }

    private static func randomCall(_ random: inout SeededRandom, depth: Int) -> Storyboard.Call {
        let provider = ["default", "other"].randomElement(using: &random) ?? "default"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .showLoading(provider: provider)
        case 1: return .showSuccess(["x", "y"].randomElement(using: &random) ?? "x", provider: provider)
        case 2: return .hide
        default:
            let steps =
                depth == 0
                ? nil
                : (0..<Int.random(in: 0..<3, using: &random)).map { _ in
                    Storyboard.Step(
                        after: Double(Int.random(in: 0..<8, using: &random)) / 4,
                        randomCall(&random, depth: depth - 1)
                    )
                }
            return .showFailure(TestError(), provider: provider, onRetry: steps)
        }
    }

    private static func randomOperation(_ random: inout SeededRandom) -> Storyboard.Operation {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<9: .call(randomCall(&random, depth: 2))
        case 9..<14: .tap(x: Double(Int.random(in: 0..<390, using: &random)), y: 9)
        case 14: .escape
        case 15:
            .replaceManager(HUDSettings(autoHideDelay: Double(Int.random(in: 0..<4, using: &random)) / 2))
        case 16: .setDark(Bool.random(using: &random))
        case 17: .setReduceMotion(Bool.random(using: &random))
        case 18: .focus("Buy")
        default: Bool.random(using: &random) ? .connectScene : .disconnectScene
        }
    }

    private static func randomStory(seed: UInt64) -> Storyboard {
        var random = SeededRandom(seed: seed)
        var time = 0.0
        var events: [Storyboard.Event] = []
        for _ in 0..<30 {
            time += Double(Int.random(in: 0..<6, using: &random)) * 0.1
            let scene = ["left", "right"].randomElement(using: &random) ?? "left"
            events.append(Storyboard.Event(at: time, scene: scene, randomOperation(&random)))
        }
        return Storyboard(
            scenes: [
                Storyboard.SceneSetup(name: "left", backdropFailure: .effectUnavailable),
                Storyboard.SceneSetup(name: "right", settings: HUDSettings(windowLevel: .alert)),
            ],
            providers: ["other": TestProvider()],
            events: events
        )
    }

    @Test(
        "Random stories: asked at shuffled times, or played only up to there, each state is the same",
        arguments: 0..<40
    )
    func shuffledTimes(seed: Int) throws {
        let story = Self.randomStory(seed: UInt64(seed))
        let run = try story.run(resolver: Self.resolve)
        let times = (0...Int(run.endTime * 20) + 10).map { Double($0) / 20 }
        let inOrder = try times.map { try run.state(at: $0) }
        var random = SeededRandom(seed: UInt64(seed) &+ 1000)
        for index in times.indices.shuffled(using: &random) {
            #expect(try run.state(at: times[index]) == inOrder[index])
        }
        for index in times.indices.shuffled(using: &random).prefix(12) {
            #expect(try story.state(at: times[index], resolver: Self.resolve) == inOrder[index])
        }
    }

    @Test("Random stories: played again, everything happens in the same way", arguments: 0..<10)
    func playedAgain(seed: Int) throws {
        let story = Self.randomStory(seed: UInt64(seed))
        #expect(try story.run(resolver: Self.resolve).timeline == story.run(resolver: Self.resolve).timeline)
    }

    @Test("Random stories: events that come later change nothing before them", arguments: 0..<10)
    func laterEvents(seed: Int) throws {
        let story = Self.randomStory(seed: UInt64(seed))
        let run = try story.run(resolver: Self.resolve)
        for count in [1, 7, 15, 25] {
            var shorter = story
            shorter.events.removeLast(story.events.count - count)
            let end = story.events[count].time
            let shortRun = try shorter.run(resolver: Self.resolve)
            for time in stride(from: 0, to: end, by: 0.1) where time < end - 1e-9 {
                #expect(try shortRun.state(at: time) == run.state(at: time))
            }
        }
    }

    @Test("Random stories: the touches are the HUD's exactly while one is shown", arguments: 0..<10)
    func touches(seed: Int) throws {
        let run = try Self.randomStory(seed: UInt64(seed)).run(resolver: Self.resolve)
        for time in stride(from: 0, to: run.endTime, by: 0.05) {
            for scene in try run.state(at: time).scenes {
                #expect((scene.window(at: ScreenPoint(x: 1, y: 1))?.isHUD ?? false) == (scene.hud != nil))
                #expect(scene.hud == nil || scene.hud?.state == scene.state)
            }
        }
    }
}
