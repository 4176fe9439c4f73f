import HUD
import Testing

@Suite("Transitions: curves")
struct UnitCurveTests {
    @Test("A HUD appears by a critically damped spring of 0.2 s")
    func spring() {
        // 1 − (1 + ωt)·e^(−ωt) with ω = 2π / 0.2, in 12 digits.
        let values: [(Double, Double)] = [
            (0.01, 0.040_134_536_115), (0.05, 0.465_583_948_702), (0.1, 0.821_025_553_586), (0.2, 0.986_399_068_534),
            (0.3, 0.999_158_725_448),
        ]
        for (time, value) in values {
            #expect((HUDTransition.appearProgress(at: time) - value).magnitude < 1e-10, "at \(time)")
        }
        #expect(HUDTransition.appearProgress(at: 0) == 0)
        #expect(HUDTransition.appearProgress(at: 0.4) == 1)
        #expect(HUDTransition.appearProgress(at: 0.3999) > 0.9999)
    }

    @Test("States change by ease-in-out in 0.35 s")
    func easeInOut() {
        let values: [(Double, Double)] = [(0.1, 0.170), (0.2, 0.622)]
        for (time, value) in values {
            #expect((HUDTransition.changeProgress(at: time) - value).magnitude < 0.001, "at \(time)")
        }
        #expect(HUDTransition.changeProgress(at: 0) == 0)
        #expect((HUDTransition.changeProgress(at: 0.175) - 0.5).magnitude < 1e-12)
        #expect(HUDTransition.changeProgress(at: 0.35) == 1)
    }

    @Test("Both curves rise without a break from 0 to 1, and stay there")
    func monotonic() {
        for curve in [HUDTransition.appearProgress, HUDTransition.changeProgress] {
            var last = 0.0
            for step in 0...500 {
                let value = curve(Double(step) / 1000)
                #expect(value >= last && value <= 1)
                #expect(value - last < 0.02)
                last = value
            }
            #expect(curve(-1) == 0 && curve(1e9) == 1)
            #expect(curve(.nan) == 0)
        }
    }
}

@Suite("Transitions: cards")
struct PresentationHistoryTests {
    private let provider = AnyHUDProvider(TestProvider())
    private var loading: PresentedState { .loading(provider) }
    private var success: PresentedState { .success("x", provider) }

    private func history(_ states: [(PresentedState, Double)]) -> PresentationHistory {
        var history = PresentationHistory()
        for (state, time) in states {
            history.record(state, at: time)
        }
        return history
    }

    @Test("A HUD begins with a dim of 0, a card of 10 % gray at scale 0.9, and its content in full")
    func beginning() throws {
        let moment = try #require(history([(loading, 1)]).moment(at: 1))
        #expect(moment.appearProgress == 0)
        #expect(moment.cardOpacity == 0.1)
        #expect(moment.cardScale == 0.9)
        #expect(moment.cards == [HUDMoment.Card(state: loading, elapsed: 0, opacity: 1)])
    }

    @Test("Dim, card and scale follow one progress to 1, 80 % and 1")
    func together() throws {
        for elapsed in [0.03, 0.1, 0.25, 0.5] {
            let moment = try #require(history([(loading, 1)]).moment(at: 1 + elapsed))
            let progress = HUDTransition.appearProgress(at: 1 + elapsed - 1)
            #expect(moment.appearProgress == progress)
            #expect((moment.cardOpacity - (0.1 + 0.7 * progress)).magnitude < 1e-12)
            #expect((moment.cardScale - (0.9 + 0.1 * progress)).magnitude < 1e-12)
        }
        let settled = try #require(history([(loading, 1)]).moment(at: 2))
        #expect(settled.cardOpacity == 0.8 && settled.cardScale == 1)
        #expect(settled.appearProgress == 1)
    }

    @Test("With Reduce Motion the card only fades")
    func reduceMotion() throws {
        for elapsed in [0, 0.05, 0.2] {
            let moment = try #require(history([(loading, 0)]).moment(at: elapsed, reduceMotion: true))
            #expect(moment.cardScale == 1)
            #expect(moment.cardOpacity < 0.8)
        }
    }

    @Test("Another state fades in over the one before, which fades out")
    func crossFade() throws {
        let moment = try #require(history([(loading, 0), (success, 1)]).moment(at: 1.1))
        let progress = HUDTransition.changeProgress(at: 1.1 - 1)
        #expect(moment.cards.map(\.state) == [loading, success])
        #expect(moment.cards.map(\.opacity) == [1 - progress, progress])
        #expect(moment.cards.map(\.elapsed) == [1.1, 1.1 - 1])
        #expect(moment.state == success)
        #expect(moment.appearProgress == 1)
    }

    @Test("The fade is over after 0.35 s")
    func fadeOver() throws {
        let history = history([(loading, 0), (success, 1)])
        #expect(try #require(history.moment(at: 1.34)).cards.count == 2)
        let settled = try #require(history.moment(at: 1.36))
        #expect(settled.cards.map(\.opacity) == [1])
        #expect(settled.appearProgress == 1)
    }

    @Test("A third state while the second fades in leaves all three, without a jump")
    func interrupted() throws {
        let before = try #require(history([(loading, 0), (success, 1)]).moment(at: 1.2))
        let failure = PresentedState.failure(TestError(), provider, retry: nil)
        let after = try #require(history([(loading, 0), (success, 1), (failure, 1.2)]).moment(at: 1.2))
        #expect(after.cards.map(\.state) == [loading, success, failure])
        #expect(after.cards.dropLast().map(\.opacity) == before.cards.map(\.opacity))
        #expect(after.cards.last?.opacity == 0)
    }

    @Test("A settled HUD is one that has appeared long ago")
    func settled() throws {
        let moment = try #require(history([(loading, 0)]).moment(at: 5))
        #expect(HUDMoment(settled: loading, elapsed: 5) == moment)
    }

    @Test("A HUD that hides is gone at once")
    func hides() {
        let history = history([(loading, 0), (success, 0.1), (.none, 0.2)])
        #expect(history.moment(at: 0.2) == nil)
    }

    @Test("A HUD that appears again begins anew")
    func again() throws {
        let moment = try #require(history([(loading, 0), (.none, 1), (success, 1)]).moment(at: 1))
        #expect(moment.appearProgress == 0)
        #expect(moment.cards == [HUDMoment.Card(state: success, elapsed: 0, opacity: 1)])
    }

    @Test("A card stays where it was scrolled to, also while it fades out; the next one begins at its top")
    func scrolled() throws {
        var history = history([(loading, 0)])
        history.scroll(to: 40)
        history.record(loading, at: 1)
        #expect(history.moment(at: 1)?.cards.map(\.scrollOffset) == [40])
        history.record(success, at: 2)
        #expect(history.moment(at: 2.1)?.cards.map(\.scrollOffset) == [40, 0])
        history.scroll(to: 7)
        #expect(history.moment(at: 2.1)?.cards.map(\.scrollOffset) == [40, 7])
        #expect(history.moment(at: 9)?.settled.cards.map(\.scrollOffset) == [7])
        history.record(.none, at: 10)
        history.scroll(to: 5)
        history.record(success, at: 11)
        #expect(history.moment(at: 11)?.cards.map(\.scrollOffset) == [0])
    }

    @Test("Settled is a HUD where its transitions lead: the newest card alone, whole")
    func settledMoment() throws {
        let moment = try #require(history([(loading, 0), (success, 1)]).moment(at: 1.1)).settled
        #expect(moment.cards == [HUDMoment.Card(state: success, elapsed: 1.1 - 1, opacity: 1)])
        #expect(moment.appearProgress == 1 && moment.cardScale == 1 && moment.cardOpacity == 0.8)
        #expect(try #require(history([(loading, 0)]).moment(at: 0)).settled.cardScale == 1)
    }

    @Test("An equal state shown again leaves the card as it is")
    func equal() throws {
        let moment = try #require(history([(loading, 0), (loading, 1)]).moment(at: 1.1))
        #expect(moment.cards == [HUDMoment.Card(state: loading, elapsed: 1.1, opacity: 1)])
    }
}
