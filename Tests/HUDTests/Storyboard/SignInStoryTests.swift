import HUD
import Testing

/// Loading from 0 to 1.2 s, a failure with Retry, Retry tapped at 2.0 s, loading again, success at 3.1 s.
@Suite("The sign-in story")
struct SignInStoryTests {
    static let story = Storyboard(
        events: [
            Storyboard.Event(at: 0, .showLoading()),
            Storyboard.Event(
                at: 1.2,
                .showFailure(
                    TestError(words: "no network"),
                    onRetry: [
                        Storyboard.Step(.showLoading()),
                        Storyboard.Step(after: 1.1, .showSuccess("Signed in")),
                    ]
                )
            ),
            Storyboard.Event(at: 2, .tap(label: "Retry")),
        ]
    )

    /// The layout of a screen whose only elements are the buttons of a failure.
    static func resolve(_ locator: Storyboard.Locator, in scene: SceneState) -> HUDTarget? {
        switch locator {
        case .label("Retry") where scene.state.phase == .failureWithRetry: .button(.retry)
        case .label("Close") where scene.state.phase == .failureWithRetry: .button(.close)
        default: nil
        }
    }

    @Test("Each state is shown from its time on, and the success hides itself at 5.1 s")
    func states() throws {
        let run = try Self.story.run(resolver: Self.resolve)
        let expected: [(Double, HUDPhase)] = [
            (0, .loading), (1.199, .loading), (1.2, .failureWithRetry), (1.999, .failureWithRetry), (2, .loading),
            (3.099, .loading), (3.1, .success), (5.099, .success), (5.1, .none), (100, .none),
        ]
        for (time, phase) in expected {
            let scene = try #require(try run.state(at: time)[scene: "main"])
            #expect(scene.state.phase == phase, "at \(time)")
            #expect((scene.hud == nil) == (phase == .none), "at \(time)")
        }
        #expect(run.endTime == 5.1)
    }

    @Test("The timeline tells states, timers, and who took the tap")
    func timeline() throws {
        let run = try Self.story.run(resolver: Self.resolve)
        let lines = run.timeline.map { "\($0.time) \($0.happening)" }
        #expect(
            lines == [
                "0.0 show loading",
                "0.0 state Loading",
                "0.0 hidden from assistive technology: app",
                "0.0 screen changed, focus on the first element of the HUD",
                "1.2 show failure \"no network\" with Retry",
                "1.2 state Error: `no network`",
                "1.2 timer 1 started, due at 3.2 s",
                "1.2 screen changed",
                "2.0 tap on \"Retry\"",
                "2.0 tap taken by HUD, on Retry: retried",
                "2.0 show loading",
                "2.0 timer 1 cancelled",
                "2.0 state Loading",
                "2.0 screen changed",
                "3.1 show success \"Signed in\"",
                "3.1 state Success: `Signed in`",
                "3.1 timer 2 started, due at 5.1 s",
                "3.1 screen changed",
                "5.1 timer 2 fired",
                "5.1 state None",
                "5.1 given back to assistive technology: app",
                "5.1 screen changed",
            ]
        )
    }
}
