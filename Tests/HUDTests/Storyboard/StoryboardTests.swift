import HUD
import Testing

@Suite("Storyboards")
struct StoryboardTests {
    private typealias Event = Storyboard.Event

    /// A layout without elements, whose card covers the middle of the screen.
    private func resolve(_ locator: Storyboard.Locator, in scene: SceneState) -> HUDTarget? {
        guard case .point(let point) = locator else { return nil }
        let card = ScreenFrame(x: 100, y: 300, width: 190, height: 200)
        return card.contains(point) ? .card : nil
    }

    private func run(_ events: [Event], scenes: [Storyboard.SceneSetup] = [.init()]) throws -> StoryboardRun {
        try Storyboard(scenes: scenes, events: events).run(resolver: resolve)
    }

    private func scene(_ run: StoryboardRun, at time: Double, _ name: String = "main") throws -> SceneState {
        try #require(try run.state(at: time)[scene: name])
    }

    /// What the taps of a run did, in order.
    private func taps(_ run: StoryboardRun) -> [String] {
        run.timeline.compactMap { entry in
            guard case .tap(_, let window, let target, let outcome) = entry.happening else { return nil }
            return "\(window ?? "-") \(target.map { "\($0)" } ?? "-") \(outcome.rawValue)"
        }
    }

    @Test("An event has happened at its time")
    func atItsTime() throws {
        let run = try run([Event(at: 1, .showLoading())])
        #expect(try scene(run, at: 0.999_999_999).state == .none)
        #expect(try scene(run, at: 1).state.phase == .loading)
        #expect(try scene(run, at: 1).hud?.appearProgress == 0)
    }

    @Test("Events at one time happen in their order, before the timers that are due then")
    func sameTime() throws {
        let run = try run([
            Event(at: 0, .showSuccess("x")), Event(at: 2, .showSuccess("y")), Event(at: 2, .showLoading()),
        ])
        #expect(try scene(run, at: 2).state.phase == .loading)
        #expect(!run.timeline.contains { if case .timerFired = $0.happening { true } else { false } })
    }

    @Test("A tap in the middle of a loading HUD is taken by it and does nothing")
    func tapLoading() throws {
        let run = try run([Event(at: 0, .showLoading()), Event(at: 1, .tap(x: 195, y: 400))])
        #expect(taps(run) == ["HUD card consumed"])
        #expect(try scene(run, at: 1).state.phase == .loading)
    }

    @Test("A tap outside of the card is a tap on the backdrop")
    func tapBackdrop() throws {
        let run = try run([Event(at: 0, .showSuccess("x")), Event(at: 1, .tap(x: 5, y: 5))])
        #expect(taps(run) == ["HUD backdrop hidden"])
        #expect(run.endTime == 1)
    }

    @Test("A tap while nothing is shown is the app's")
    func tapIdle() throws {
        let run = try run([Event(at: 0, .tap(x: 195, y: 400))])
        #expect(taps(run) == ["app - passed"])
    }

    @Test("Windows shown later cover the HUD at its level and take the taps, until they leave")
    func windows() throws {
        let run = try run([
            Event(at: 0, .showLoading()),
            Event(at: 1, .showWindow(.init(name: "sheet"))), Event(at: 1, .tap(x: 195, y: 400)),
            Event(at: 2, .removeWindow("sheet")), Event(at: 2, .tap(x: 195, y: 400)),
        ])
        #expect(taps(run) == ["sheet - passed", "HUD card consumed"])
        #expect(try scene(run, at: 1).window(at: ScreenPoint(x: 1, y: 1))?.name == "sheet")
        #expect(try scene(run, at: 2).window(at: ScreenPoint(x: 1, y: 1))?.name == "HUD")
        #expect(try scene(run, at: 0.5).windows.reachable.map(\.name) == ["HUD"])
    }

    @Test("An element below another window does not get the tap that is meant for it")
    func coveredElement() throws {
        let story = Storyboard(events: [
            Event(at: 0, .showFailure(TestError())),
            Event(at: 1, .showWindow(.init(name: "alert", level: .alert))),
            Event(at: 1, .tap(label: "Close")),
        ])
        let run = try story.run { _, _ in .button(.close) }
        #expect(taps(run) == ["alert - passed"])
        #expect(try scene(run, at: 1).state.phase == .failure)
    }

    @Test("The layout is asked with the state at the time of the tap")
    func resolverState() throws {
        var asked: [SceneState] = []
        let story = Storyboard(events: [
            Event(at: 0, .rotate(isLandscape: true)), Event(at: 0, .showLoading()),
            Event(at: 0.1, .tap(x: 800, y: 100)),
        ])
        _ = try story.run { _, scene in
            asked.append(scene)
            return .backdrop
        }
        #expect(asked.map(\.size) == [ScreenSize(width: 844, height: 390)])
        #expect(asked.first?.hud?.cards.first?.elapsed == 0.1)
    }

    @Test("What the layout throws ends the run")
    func resolverThrows() {
        let story = Storyboard(events: [Event(at: 0, .showLoading()), Event(at: 1, .tap(x: 1, y: 1))])
        #expect(throws: TestError.self) {
            try story.run { _, _ in throw TestError() }
        }
    }

    @Test("The escape gesture hides what a tap outside would, and the timeline tells whether it was handled")
    func escape() throws {
        let run = try run([
            Event(at: 0, .showLoading()), Event(at: 1, .escape), Event(at: 2, .showSuccess("x")), Event(at: 3, .escape),
        ])
        let handled = run.timeline.compactMap { entry -> Bool? in
            if case .escape(let handled) = entry.happening { handled } else { nil }
        }
        #expect(handled == [false, true])
    }

    @Test("Pending timers are told with the time at which they fire")
    func timers() throws {
        let run = try run([
            Event(at: 0, .showSuccess("x")), Event(at: 1.5, .showSuccess("x")), Event(at: 2, .showLoading()),
        ])
        #expect(try scene(run, at: 0).timers == [PendingTimer(number: 1, due: 2)])
        #expect(try scene(run, at: 1.5).timers == [PendingTimer(number: 2, due: 3.5)])
        #expect(try scene(run, at: 2).timers == [])
    }

    @Test("Another manager keeps the window, shows nothing yet, and brings its settings")
    func replaceManager() throws {
        let run = try run([
            Event(at: 0, .showLoading()),
            Event(at: 1, .replaceManager(HUDSettings(windowLevel: .alert, backdrop: .clear))),
            Event(at: 2, .removeManager),
        ])
        let replaced = try scene(run, at: 1)
        #expect(replaced.state == .none && replaced.backdrop == .clear)
        #expect(replaced.windows.entries.map(\.name) == ["app", "HUD"])
        #expect(replaced.windows.entries.map(\.level) == [.normal, .alert])
        #expect(try scene(run, at: 2).windows.entries.map(\.name) == ["app"])
    }

    @Test("The steps of an action do nothing once the manager that showed it is gone")
    func stepsOfGoneManager() throws {
        let story = Storyboard(events: [
            Event(at: 0, .showFailure(TestError(), onRetry: [.init(after: 2, .showLoading())])),
            Event(at: 1, .tap(label: "Retry")),
            Event(at: 2, .replaceManager(HUDSettings())),
        ])
        let run = try story.run { _, _ in .button(.retry) }
        #expect(try scene(run, at: 4).state == .none)
    }

    @Test("Traits change at their times: appearance, text size, orientation, motion and transparency")
    func traits() throws {
        let run = try run([
            Event(at: 1, .setDark(true)), Event(at: 2, .setTextSize(.accessibility3)),
            Event(at: 3, .rotate(isLandscape: true)), Event(at: 4, .setReduceMotion(true)),
            Event(at: 5, .setReduceTransparency(true)),
        ])
        var expected = SceneTraits()
        #expect(try scene(run, at: 0).traits == expected)
        expected.isDark = true
        #expect(try scene(run, at: 1).traits == expected)
        expected.textSize = .accessibility3
        #expect(try scene(run, at: 2).traits == expected)
        expected.isLandscape = true
        #expect(try scene(run, at: 3).traits == expected)
        #expect(try scene(run, at: 3).size == ScreenSize(width: 844, height: 390))
        expected.reduceMotion = true
        expected.reduceTransparency = true
        #expect(try scene(run, at: 5).traits == expected)
    }

    @Test("With Reduce Motion on, a HUD appears without scaling")
    func reduceMotion() throws {
        let run = try run([Event(at: 0, .setReduceMotion(true)), Event(at: 0, .showLoading())])
        #expect(try scene(run, at: 0.05).hud?.cardScale == 1)
    }

    @Test("A blur that cannot be drawn is told at each appearance, to the handler or to the log")
    func backdropFailure() throws {
        let setup = Storyboard.SceneSetup(backdropFailure: .maskCreationFailed)
        let run = try run(
            [Event(at: 0, .showLoading()), Event(at: 1, .hide), Event(at: 2, .showLoading())],
            scenes: [setup]
        )
        let failures = run.timeline.filter {
            $0.happening == .scene(.backdropFailed(.maskCreationFailed, handled: false))
        }
        #expect(failures.map(\.time) == [0, 2])
        #expect(try scene(run, at: 0).backdropFailure == .maskCreationFailed)
    }

    @Test("The focus of assistive technology returns to its element, if that is still there")
    func focus() throws {
        let run = try run([
            Event(at: 0, .focus("Buy")), Event(at: 1, .showLoading()), Event(at: 2, .hide),
            Event(at: 3, .showLoading()), Event(at: 4, .unfocus("Buy")), Event(at: 5, .hide),
        ])
        let focuses = run.timeline.compactMap { entry -> AccessibilityFocus? in
            if case .scene(.screenChanged(let focus)) = entry.happening { focus } else { nil }
        }
        #expect(focuses == [.firstElement, .element("Buy"), .firstElement, .unspecified])
    }

    @Test("A scene that disconnects loses the HUD, not the manager")
    func disconnect() throws {
        let run = try run([
            Event(at: 0, .showLoading()), Event(at: 1, .disconnectScene), Event(at: 2, .connectScene),
        ])
        #expect(try scene(run, at: 1).hud == nil)
        #expect(try scene(run, at: 1).windows.entries.map(\.name) == ["app"])
        #expect(try scene(run, at: 2.1).hud?.state.phase == .loading)
    }

    @Test("Two scenes have managers, HUDs, windows and timers of their own")
    func twoScenes() throws {
        let scenes = [
            Storyboard.SceneSetup(name: "left"),
            Storyboard.SceneSetup(name: "right", settings: HUDSettings(autoHideDelay: 1)),
        ]
        let run = try run(
            [
                Event(at: 0, scene: "left", .showSuccess("x")), Event(at: 0.5, scene: "right", .showSuccess("y")),
                Event(at: 1, scene: "right", .tap(x: 1, y: 1)), Event(at: 1.2, scene: "right", .tap(x: 1, y: 1)),
            ],
            scenes: scenes
        )
        #expect(try scene(run, at: 1.4, "left").state.phase == .success)
        #expect(try scene(run, at: 0.9, "right").timers.map(\.due) == [1.5])
        #expect(try scene(run, at: 1.4, "right").state == .none)
        #expect(taps(run) == ["HUD backdrop hidden", "app - passed"])
        #expect(try run.state(at: 0).scenes.map(\.name) == ["left", "right"])
    }
}
