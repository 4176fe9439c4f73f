import HUD
import ImageIO
import ScrimTestSupport
import StrictJSON
import Testing
import Typography
import Views

@testable import Scenes

@Suite("Stories in scene files")
struct StoryFileTests {
    /// What happens in a story, in words and with times.
    private static func timeline(_ text: String) throws -> [String] {
        try FrameRenderer().run(frame(scene(text))).timeline.map { "\($0.time.shortestText) \($0.happening)" }
    }

    @Test("The sign-in is told with its timers, its taps and who took them")
    func signInTimeline() throws {
        let timeline = try Self.timeline(signIn)
        #expect(
            timeline == [
                "0 show loading", "0 state Loading", "0 hidden from assistive technology: app",
                "0 screen changed, focus on the first element of the HUD",
                #"1.2 show failure "No connection" with Retry"#, "1.2 state Error: `No connection`",
                "1.2 timer 1 started, due at 3.2 s", "1.2 screen changed",
                #"2 tap on "Retry""#, "2 tap taken by HUD, on Retry: retried", "2 show loading",
                "2 timer 1 cancelled", "2 state Loading", "2 screen changed",
                #"3.1 show success "Signed in""#, "3.1 state Success: `Signed in`",
                "3.1 timer 2 started, due at 5.1 s", "3.1 screen changed",
                "5.1 timer 2 fired", "5.1 state None", "5.1 given back to assistive technology: app",
                "5.1 screen changed",
            ]
        )
    }

    @Test(
        "Each kind of event happens",
        arguments: [
            (#"{"at": 1, "hide": true}"#, "1 state None"),
            (#"{"at": 1, "tap": [1, 1]}"#, "1 tap taken by HUD, on backdrop: hidden"),
            (#"{"at": 1, "tap": [120, 120]}"#, "1 tap taken by HUD, on card: hidden"),
            (#"{"at": 1, "tap": "Close"}"#, "1 tap taken by HUD, on Close: hidden"),
            (#"{"at": 1, "scroll": 40}"#, "1 scroll to 40"),
            (#"{"at": 1, "escape": true}"#, "1 escape hid the HUD"),
            (#"{"at": 1, "manager": {"windowLevel": "alert"}}"#, "1 another manager"),
            (#"{"at": 1, "manager": null}"#, "1 given back to assistive technology: app"),
            (#"{"at": 1, "appearance": "dark"}"#, "1 dark appearance"),
            (#"{"at": 1, "textSize": "AX5"}"#, "1 text size accessibility5"),
            (#"{"at": 1, "orientation": "landscape"}"#, "1 turn to landscape"),
            (#"{"at": 1, "reduceMotion": true}"#, "1 reduce motion"),
            (#"{"at": 1, "reduceTransparency": true}"#, "1 reduce transparency"),
            (#"{"at": 1, "window": {"name": "banner", "level": 1}}"#, "1 show window banner at level 1"),
            (#"{"at": 1, "removeWindow": "app"}"#, "1 remove window app"),
            (#"{"at": 1, "focus": "Search"}"#, "1 focus on Search"),
            (#"{"at": 1, "unfocus": "Search"}"#, "1 Search leaves the screen"),
            (#"{"at": 1, "connect": false}"#, "1 the scene disconnects"),
            (#"{"at": 1, "show": "success"}"#, "1 state Success: `Success!`"),
        ]
    )
    func events(event: String, line: String) throws {
        let timeline = try Self.timeline(#"{"scrim": 1, "story": [{"at": 0, "show": "failure"}, \#(event)]}"#)
        #expect(timeline.contains(line), "\(timeline)")
    }

    @Test("Settings say how a HUD leaves, by itself and by taps, and where its window is")
    func settings() throws {
        let timeline = try Self.timeline(
            """
            {"scrim": 1,
             "settings": {"autoHideDelay": 3, "windowLevel": "statusBar", "success": {"autoHide": 0.5},
               "failure": {"autoHide": false, "cardTapHides": false},
               "failureWithRetry": {"backdropTapHides": false}},
             "windows": [{"name": "app"}, {"name": "alert", "level": "alert",
               "frame": {"x": 0, "y": 0, "width": 50, "height": 50}}],
             "story": [{"at": 0, "show": "success"}, {"at": 1, "show": "failure"}, {"at": 2, "tap": [120, 120]},
               {"at": 3, "show": "failure", "retry": true}, {"at": 4, "tap": [10, 300]}, {"at": 5, "tap": [10, 10]}]}
            """
        )
        let told = timeline.filter { $0.contains("timer") || $0.contains("taken") || $0.contains("hidden") }
        #expect(
            told == [
                "0 hidden from assistive technology: app", "0 timer 1 started, due at 0.5 s", "0.5 timer 1 fired",
                "1 hidden from assistive technology: app", "2 tap taken by HUD, on card: consumed",
                "3 timer 2 started, due at 6 s", "4 tap taken by HUD, on backdrop: consumed",
                "5 tap taken by alert", "6 timer 2 fired",
            ]
        )
    }

    @Test("What a success and a failure say that are told nothing is the scene's, in its language")
    func language() throws {
        let story = try scene(
            """
            {"scrim": 1, "language": "de", "story": [{"at": 0, "show": "success"}, {"at": 1, "show": "failure", "retry":
              [{"show": "success"}]}, {"at": 2, "tap": "Erneut versuchen"}]}
            """
        )
        let states = try FrameRenderer().run(frame(story)).timeline.compactMap { entry in
            if case .state(let state) = entry.happening { state.description } else { nil }
        }
        #expect(
            states == [
                "Success: `Erledigt!`", "Error: `Der Vorgang wurde nicht beendet.`", "Success: `Erledigt!`", "None",
            ]
        )
        let german = try frame(story)
        #expect(german.name == "test_story_variable-blur_tiny_light_large_de")
        #expect(german.traits.direction == .leftToRight)
        let arabic = try frame(scene(#"{"scrim": 1, "language": "ar", "story": []}"#))
        #expect(arabic.traits.direction == .rightToLeft)
        #expect(arabic.name == "test_story_variable-blur_tiny_light_large_ar_rtl")
    }

    @Test(
        "What is wrong in a story is named with its place",
        arguments: [
            (#""story": [{"at": -1, "show": "loading"}]"#, "story[0].at: -1 is out of range"),
            (
                #""story": [{"at": 1, "show": "loading"}, {"at": 0.5, "hide": true}]"#,
                "story[1].at: expected a time of 1 s"
            ),
            (#""story": [{"at": 90000, "hide": true}]"#, "story[0].at: 90000 is out of range"),
            (#""story": [{"show": "loading"}]"#, "story[0].at: missing"),
            (#""story": [{"at": 0, "shwo": "loading"}]"#, #"story[0].shwo: unknown key; did you mean "show"?"#),
            (#""story": [{"at": 0}]"#, "story[0]: expected one of the keys show, hide"),
            (#""story": [{"at": 0, "show": "loading", "hide": true}]"#, "story[0]: expected only one of show, hide"),
            (#""story": [{"at": 0, "show": "lodaing"}]"#, #"did you mean "loading"?"#),
            (#""story": [{"at": 0, "show": "loading", "message": "a"}]"#, "story[0].message: expected no message"),
            (#""story": [{"at": 0, "show": "success", "retry": []}]"#, "story[0].retry: expected no retry"),
            (#""story": [{"at": 0, "show": "loading", "provider": "brand"}]"#, #"unknown word "brand""#),
            (#""story": [{"at": 0, "show": "failure", "retry": [{"after": -1, "hide": true}]}]"#, "retry[0].after: -1"),
            (#""story": [{"at": 0, "hide": false}]"#, "story[0].hide: expected true, found true or false"),
            (#""story": [{"at": 0, "tap": 3}]"#, "story[0].tap: expected a label, or a point as [x, y]"),
            (#""story": [{"at": 0, "scroll": -1}]"#, "story[0].scroll: -1 is out of range"),
            (#""story": [{"at": 0, "tap": ""}]"#, "story[0].tap: expected a label that is not empty"),
            (#""story": [{"at": 0, "tap": [1]}]"#, "story[0].tap: expected a point"),
            (#""story": [{"at": 0, "scene": "left", "hide": true}]"#, "story[0].scene: unknown word"),
            (#""story": [], "hud": {"state": "loading"}"#, "hud.state: unknown key"),
            (#""settings": {}"#, "settings: expected no such key"),
            (#""story": [], "settings": {"autoHideDelay": -1}"#, "settings.autoHideDelay: -1 is out of range"),
            (
                #""story": [], "settings": {"failure": {"autoHide": "no"}}"#,
                "settings.failure.autoHide: expected seconds"
            ),
            (#""story": [], "windows": [{"name": "a"}, {"name": "a"}]"#, "windows[1]: expected a window with a name"),
            (#""story": [], "scenes": []"#, "scenes: expected at least one scene"),
            (
                #""story": [{"at": 0, "hide": true}], "scenes": [{"name": "a"}, {"name": "b"}]"#,
                "story[0].scene: missing"
            ),
            (#""providers": {"default": {}}"#, "providers.default: expected another name"),
        ]
    )
    func faults(keys: String, says: String) {
        let error = #expect(throws: SceneFileError.self) { try scene(#"{"scrim": 1, \#(keys)}"#) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }

    @Test(
        "What cannot happen on a screen is an error before anything is drawn",
        arguments: [
            (
                #"{"at": 0, "tap": [240, 10]}"#,
                "event 0 taps at 240, 10, outside of the screen of 240 by 320 points"
            ),
            (#"{"at": 0, "tap": "Retry"}"#, "event 0 taps on Retry, but no element of the HUD has that label"),
            (
                #"{"at": 0, "manager": null}, {"at": 1, "show": "loading"}"#,
                "calls the manager of scene main, which has none"
            ),
            (#"{"at": 0, "scroll": 10}"#, "event 0 scrolls the card, but no HUD is shown at 0 s"),
            (#"{"at": 0, "removeWindow": "banner"}"#, "event 0 names window banner, which is not shown; use app"),
            (
                #"{"at": 0, "removeWindow": "app"}, {"at": 1, "removeWindow": "app"}"#,
                "event 1 names window app, which is not shown; there are none"
            ),
            (#"{"at": 0, "window": {"name": "HUD"}}"#, "a window of scene main is named HUD, as the HUD's own is"),
        ]
    )
    func impossible(events: String, says: String) throws {
        let frame = try frame(scene(#"{"scrim": 1, "story": [\#(events)]}"#))
        let error = #expect(throws: SceneError.self) { try FrameRenderer().prepare([frame]) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }

    /// A story of a view of one's own for a success, which is tapped by a label.
    private static func tapping(_ label: String, _ view: String) throws -> [String] {
        try timeline(
            #"{"scrim": 1, "providers": {"own": {"success": \#(view)}}, "story": [{"at": 0, "show": "success", "provider": "#
                + #""own"}, {"at": 1, "tap": "\#(label)"}]}"#
        )
    }

    @Test("A tap on a label is one on the element with an action, whichever other has the label too")
    func labelOfText() throws {
        let close = #"{"view": "Button", "action": "close", "title": "Close"}"#
        for children in [#""Close", \#(close)"#, #"\#(close), "Close""#] {
            let told = try Self.tapping("Close", #"{"view": "VStack", "children": [\#(children)]}"#)
            #expect(told.contains("1 tap taken by HUD, on Close: consumed"), "\(told)")
        }
        let alone = try Self.tapping("Close", #"{"view": "VStack", "children": ["Close"]}"#)
        #expect(alone.contains("1 tap taken by HUD, on card: hidden"), "\(alone)")
        let error = #expect(throws: SceneError.self) {
            try Self.tapping("Close", #"{"view": "VStack", "children": [\#(close), \#(close)]}"#)
        }
        #expect(
            error?.description.contains("taps on Close, but 2 elements with an action have that label at 1 s: at ")
                == true
        )
    }

    @Test("A tap on what is scrolled out of sight says where it is; of what is cut the part is tapped that is seen")
    func labelOutOfSight() throws {
        func scrolling(_ height: Double) -> String {
            #"{"view": "ScrollView", "modifiers": {"frame": {"width": 100, "height": 60}}, "children": [{"view": "Color", "#
                + #""style": "mint", "modifiers": {"frame": {"width": 10, "height": \#(height)}}}, {"view": "Button", "#
                + #""action": "close", "title": "Close"}]}"#
        }
        let error = #expect(throws: SceneError.self) { try Self.tapping("Close", scrolling(200)) }
        #expect(error?.description.contains("taps on Close, which lies outside of what is visible at 1 s: at ") == true)
        let told = try Self.tapping("Close", scrolling(45))
        #expect(told.contains("1 tap taken by HUD, on Close: consumed"), "\(told)")
    }

    @Test("A tap on what a clip of any kind cuts off says so too; of what is left of it, that is tapped")
    func labelCutOff() throws {
        func clipped(_ offset: Double) -> String {
            #"{"view": "Button", "action": "close", "title": "Close", "modifiers": [{"offset": {"y": \#(offset)}}, {"frame": "#
                + #"{"width": 80, "height": 30}}, {"clipped": true}]}"#
        }
        let error = #expect(throws: SceneError.self) { try Self.tapping("Close", clipped(40)) }
        #expect(error?.description.contains("taps on Close, which lies outside of what is visible at 1 s: at ") == true)
        // The frame's middle lies outside of the clip, a part of it inside.
        let told = try Self.tapping("Close", clipped(20))
        #expect(told.contains("1 tap taken by HUD, on Close: consumed"), "\(told)")
    }

    /// A failure in the accessible look at the largest text size, whose buttons lie below the tiny screen.
    private static func tall(_ events: String) -> String {
        #"{"scrim": 1, "textSize": "AX5", \#(plainWindow), "hud": {"look": "accessible"}, "#
            + #""settings": {"failure": {"autoHide": false}}, "#
            + #""story": [{"at": 0, "show": "failure", "message": "The server did not answer"}, \#(events)]}"#
    }

    @Test(
        "A card that is taller than the screen is scrolled, as far as it goes, and what comes into sight can be tapped"
    )
    func scrolling() throws {
        let error = #expect(throws: SceneError.self) { try Self.timeline(Self.tall(#"{"at": 1, "tap": "Close"}"#)) }
        #expect(error?.description.contains("taps on Close, which lies outside of what is visible at 1 s: at ") == true)
        let told = try Self.timeline(Self.tall(#"{"at": 1, "scroll": 9999}, {"at": 2, "tap": "Close"}"#))
        #expect(told.contains("2 tap taken by HUD, on Close: hidden"), "\(told)")

        func digests(_ events: String, at time: Double) throws -> PixelDigest {
            try FrameRenderer().render(frame(scene(Self.tall(events)), at: time)).png().pixelDigest
        }
        let end = #"{"at": 1, "scroll": 9999}"#
        let top = try digests(end, at: 0.9)
        let bottom = try digests(end, at: 1)
        #expect(top != bottom)
        #expect(try digests(#"{"at": 1, "scroll": 99999}"#, at: 1) == bottom)
        #expect(try digests(#"{"at": 1, "scroll": 9999}, {"at": 1.5, "scroll": 0}"#, at: 1.5) == top)
        let between = try digests(#"{"at": 1, "scroll": 30}"#, at: 1)
        #expect(between != top && between != bottom)
    }

    @Test("The state tells how far the card is scrolled: never beyond its content, whatever an event asks for")
    func scrolledState() throws {
        func offset(_ story: String, at time: Double) throws -> Double {
            let state = try FrameRenderer().stateJSON(frame(scene(story), at: time))
            let hud = try #require(JSONReader(state).member("scenes")?.array().first?.member("hud"))
            return try #require(hud.member("cards")?.array().last?.member("scrollOffset")).number()
        }
        let far = try offset(Self.tall(#"{"at": 1, "scroll": 9999}"#), at: 1)
        #expect(far > 30 && far < 9999)
        #expect(try offset(Self.tall(#"{"at": 1, "scroll": \#(far + 1)}"#), at: 1) == far)
        #expect(try offset(Self.tall(#"{"at": 1, "scroll": \#(far - 1)}"#), at: 1) == far - 1)
        #expect(try offset(Self.tall(#"{"at": 1, "scroll": 30}"#), at: 1) == 30)
        #expect(try offset(Self.tall(#"{"at": 1, "scroll": 30}"#), at: 0.9) == 0)
        // It fits; and a standard card never scrolls.
        let events = #""story": [{"at": 0, "show": "loading"}, {"at": 0.5, "scroll": 50}]"#
        for look in ["accessible", "standard"] {
            let story = #"{"scrim": 1, \#(plainWindow), "hud": {"look": "\#(look)"}, \#(events)}"#
            #expect(try offset(story, at: 1) == 0)
        }
    }

    @Test("A card that shows all of its content does not scroll")
    func scrollingNothing() throws {
        let story = try scene(
            #"{"scrim": 1, \#(plainWindow), "hud": {"look": "accessible"}, "story": [{"at": 0, "show": "loading"}, "#
                + #"{"at": 0.5, "scroll": 50}]}"#
        )
        let still = try scene(
            #"{"scrim": 1, \#(plainWindow), "hud": {"look": "accessible"}, "story": [{"at": 0, "show": "loading"}]}"#
        )
        let renderer = FrameRenderer()
        #expect(try renderer.render(frame(story, at: 1)).bitmap == renderer.render(frame(still, at: 1)).bitmap)
    }
}
