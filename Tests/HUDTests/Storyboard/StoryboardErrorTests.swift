import HUD
import Testing

@Suite("Storyboards: bad input")
struct StoryboardErrorTests {
    private typealias Event = Storyboard.Event

    private func error(_ events: [Event], scenes: [Storyboard.SceneSetup] = [.init()]) -> StoryboardError? {
        do {
            _ = try Storyboard(scenes: scenes, events: events).run { _, _ in nil }
            return nil
        } catch {
            return error as? StoryboardError
        }
    }

    @Test(
        "Times that are negative, no number, infinite or beyond a day",
        arguments: [
            (-0.1, "-0.1"), (.nan, "nan"), (.infinity, "inf"), (86_401, "86401.0"),
        ]
    )
    func times(time: Double, words: String) {
        #expect(error([Event(at: time, .hide)]) == .invalidTime(words, event: 0))
    }

    @Test("Events out of order")
    func order() {
        #expect(error([Event(at: 2, .hide), Event(at: 1, .hide)]) == .outOfOrder(event: 1, time: 1, after: 2))
    }

    @Test("A tap outside of the screen as it is held")
    func tapOutside() {
        let upright = ScreenSize(width: 390, height: 844)
        #expect(
            error([Event(at: 0, .tap(x: 390, y: 1))])
                == .tapOutside(ScreenPoint(x: 390, y: 1), of: upright, event: 0)
        )
        #expect(error([Event(at: 0, .tap(x: -1, y: 1))]) != nil)
        #expect(error([Event(at: 0, .tap(x: .nan, y: 1))]) != nil)
        #expect(error([Event(at: 0, .rotate(isLandscape: true)), Event(at: 0, .tap(x: 390, y: 1))]) == nil)
        #expect(
            error([Event(at: 0, .rotate(isLandscape: true)), Event(at: 0, .tap(x: 1, y: 390))])
                == .tapOutside(ScreenPoint(x: 1, y: 390), of: upright.turned, event: 1)
        )
    }

    @Test("A scene that there is not, a scene twice, and none at all")
    func scenes() {
        #expect(error([Event(at: 0, scene: "x", .hide)]) == .unknownScene("x", event: 0, known: ["main"]))
        #expect(error([], scenes: [.init(), .init()]) == .repeatedScene("main"))
        #expect(error([], scenes: []) == .noScenes)
    }

    @Test("A provider that there is not, also in a step of an action")
    func providers() {
        let unknown = StoryboardError.unknownProvider("x", event: 0, known: ["default"])
        #expect(error([Event(at: 0, .showLoading(provider: "x"))]) == unknown)
        #expect(error([Event(at: 0, .showSuccess("", provider: "x"))]) == unknown)
        let step = Storyboard.Step(.showLoading(provider: "x"))
        #expect(error([Event(at: 0, .showFailure(TestError(), onRetry: [step]))]) == unknown)
    }

    @Test("Windows twice, and windows that are not shown")
    func windows() {
        let twice = Storyboard.SceneSetup(windows: [.init(name: "a"), .init(name: "a")])
        #expect(error([], scenes: [twice]) == .repeatedWindow("a", scene: "main"))
        #expect(error([Event(at: 0, .showWindow(.init(name: "app")))]) == .repeatedWindow("app", scene: "main"))
        #expect(error([Event(at: 0, .removeWindow("x"))]) == .unknownWindow("x", event: 0, known: ["app"]))
    }

    @Test("Delays that are negative, no number or beyond a day: of settings, rules and steps")
    func delays() {
        for delay in [-1, .nan, .infinity, 86_401] as [Double] {
            let settings = [
                HUDSettings(autoHideDelay: delay),
                HUDSettings(dismissal: HUDDismissalRules(success: HUDDismissal(autoHide: .after(delay)))),
                HUDSettings(dismissal: HUDDismissalRules(failureWithRetry: HUDDismissal(autoHide: .after(delay)))),
            ]
            for settings in settings {
                #expect(isInvalidDelay(error([], scenes: [.init(settings: settings)])))
                #expect(isInvalidDelay(error([Event(at: 0, .replaceManager(settings))])))
            }
            let step = Storyboard.Step(after: delay, .hide)
            #expect(isInvalidDelay(error([Event(at: 0, .showFailure(TestError(), onRetry: [step]))])))
        }
    }

    private func isInvalidDelay(_ error: StoryboardError?) -> Bool {
        if case .invalidDelay = error { true } else { false }
    }

    @Test("A call where there is no manager")
    func noManager() {
        let without = Storyboard.SceneSetup(settings: nil)
        #expect(error([Event(at: 0, .hide)], scenes: [without]) == .noManager(scene: "main", event: 0))
        #expect(
            error([Event(at: 0, .removeManager), Event(at: 1, .showLoading())])
                == .noManager(scene: "main", event: 1)
        )
        #expect(error([Event(at: 0, .replaceManager(HUDSettings())), Event(at: 0, .hide)], scenes: [without]) == nil)
    }

    @Test("A tap on a label that is not on the screen")
    func noElement() {
        #expect(
            error([Event(at: 0, .showLoading()), Event(at: 1, .tap(label: "Close"))])
                == .noElement("Close", event: 1, time: 1)
        )
        #expect(error([Event(at: 1, .tap(label: "Close"))]) == .noElement("Close", event: 0, time: 1))
    }

    @Test("Scrolling to no place, and where no HUD is shown")
    func scrolling() {
        for offset in [-1, .nan, .infinity] as [Double] {
            #expect(
                error([Event(at: 0, .showLoading()), Event(at: 0, .scroll(to: offset))])
                    == .invalidOffset("\(offset)", event: 1)
            )
        }
        #expect(error([Event(at: 1, .scroll(to: 5))]) == .nothingToScroll(event: 0, time: 1))
        #expect(error([Event(at: 0, .showLoading()), Event(at: 1, .scroll(to: 5))]) == nil)
    }

    @Test("More events and steps than the limit")
    func tooMany() {
        let step = Storyboard.Step(.hide)
        let failure = Storyboard.Operation.showFailure(TestError(), onRetry: Array(repeating: step, count: 999))
        let events = Array(repeating: Event(at: 0, failure), count: 11)
        #expect(error(events) == .tooManyEvents(limit: 10_000))
        #expect(error(Array(events.prefix(10))) == nil)
    }

    @Test("Actions that are run so often that they take more steps than the limit")
    func tooManySteps() {
        let failure = Storyboard.Operation.showFailure(
            TestError(),
            onRetry: Array(repeating: Storyboard.Step(.hide), count: 5000)
        )
        let taps = Array(repeating: Event(at: 0, .tap(x: 1, y: 1)), count: 21)
        let story = Storyboard(events: [Event(at: 0, failure)] + taps)
        #expect(throws: StoryboardError.tooManySteps(limit: 100_000, event: 21)) {
            try story.run { _, _ in .button(.retry) }
        }
    }

    @Test("A state at no time", arguments: [-1, .nan, .infinity] as [Double])
    func queries(time: Double) throws {
        let story = Storyboard(events: [])
        let run = try story.run { _, _ in nil }
        #expect(throws: StoryboardError.invalidQueryTime("\(time)")) { try run.state(at: time) }
        #expect(throws: StoryboardError.invalidQueryTime("\(time)")) {
            try story.state(at: time) { _, _ in nil }
        }
    }

    @Test("Every error says what is wrong, with its facts")
    func descriptions() {
        let errors: [StoryboardError] = [
            .noScenes, .repeatedScene("s"), .repeatedWindow("w", scene: "s"), .tooManyEvents(limit: 5),
            .tooManySteps(limit: 5, event: 3),
            .invalidTime("nan", event: 3), .outOfOrder(event: 3, time: 1, after: 2),
            .unknownScene("s", event: 3, known: ["a", "b"]), .unknownProvider("p", event: 3, known: ["a"]),
            .unknownWindow("w", event: 3, known: []), .noManager(scene: "s", event: 3),
            .invalidDelay("-1", of: "a step"), .noElement("Close", event: 3, time: 1), .invalidQueryTime("nan"),
            .invalidOffset("nan", event: 3), .nothingToScroll(event: 3, time: 1), .reservedWindow("HUD", scene: "s"),
            .labelProblem(.outOfSight(ScreenFrame(x: 1, y: 2, width: 3, height: 4)), "Close", event: 3, time: 1),
            .labelProblem(.ambiguous([]), "Close", event: 3, time: 1),
            .tapOutside(ScreenPoint(x: -1, y: 2), of: ScreenSize(width: 3, height: 4), event: 3),
        ]
        for error in errors {
            #expect(error.description.count > 30)
        }
        #expect(Set(errors.map(\.description)).count == errors.count)
    }
}
