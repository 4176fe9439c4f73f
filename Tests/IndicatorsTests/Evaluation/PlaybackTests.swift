import Indicators
import Testing

@Suite("Playback of indicators")
struct PlaybackTests {
    private func evaluator(_ stagger: IndicatorSpec.Stagger? = nil) throws -> IndicatorEvaluator {
        try IndicatorEvaluator(
            spec: IndicatorSpec(
                name: "a",
                duration: 1,
                layout: .stack(count: 2),
                shape: .circle(),
                stagger: stagger,
                tracks: [.init(.scale, keyTimes: [0, 1], values: [0, 1])]
            )
        )
    }

    @Test("time runs with the speed, and a new speed never moves it")
    func speeds() {
        var playback = IndicatorPlayback()
        playback.advance(by: 1)
        #expect(playback.time == 1)
        playback.speed = 2
        #expect(playback.time == 1)
        playback.advance(by: 0.5)
        #expect(playback.time == 2)
        playback.isAnimating = false
        playback.advance(by: 0.5)
        #expect(playback.time == 2)
        playback.isAnimating = true
        playback.speed = 1
        playback.advance(by: 0.5)
        #expect(playback.time == 2.5)
        for speed in [0, -1, Double.nan, .infinity] {
            playback.speed = speed
            playback.advance(by: 100)
            #expect(playback.time == 2.5)
            #expect(!playback.isRunning())
        }
        playback.speed = 1
        playback.cycleProgress = 0.5
        playback.advance(by: 0.5)
        playback.cycleProgress = nil
        #expect(playback.time == 2.5)
        playback.restart()
        #expect(playback.time == 0)
    }

    @Test("steps that are none leave the time alone", arguments: [0, -1, Double.nan, .infinity])
    func steps(step: Double) {
        var playback = IndicatorPlayback(time: 3)
        playback.advance(by: step)
        #expect(playback.time == 3)
    }

    @Test("hidden when stopped comes first, then the frozen progress, then less motion, then the clock")
    func priority() throws {
        let evaluator = try evaluator(.each(0.5))
        var playback = IndicatorPlayback(time: 0.25)
        #expect(playback.drawnTime(of: evaluator) == 0.25)
        #expect(playback.drawnTime(of: evaluator, reduceMotion: true) == 1)
        playback.cycleProgress = 0.75
        #expect(playback.drawnTime(of: evaluator) == 1.75)
        #expect(playback.drawnTime(of: evaluator, reduceMotion: true) == 1.75)
        playback.isAnimating = false
        #expect(playback.drawnTime(of: evaluator) == nil)
        playback.hidesWhenStopped = false
        #expect(playback.drawnTime(of: evaluator) == 1.75)
        playback.cycleProgress = nil
        #expect(playback.drawnTime(of: evaluator) == 0.25)
    }

    @Test("the frozen progress is clamped, and NaN is none")
    func frozenProgress() throws {
        let evaluator = try evaluator()
        var playback = IndicatorPlayback(time: 0.25)
        for (progress, time) in [(-1.0, 0.0), (2, 1), (.nan, 0.25)] {
            playback.cycleProgress = progress
            #expect(playback.drawnTime(of: evaluator) == time)
        }
        #expect(playback.isRunning())
    }

    @Test("less motion holds the time, unless it is not to be respected")
    func reduceMotion() throws {
        var playback = IndicatorPlayback(time: 0.25)
        playback.advance(by: 1, reduceMotion: true)
        #expect(playback.time == 0.25)
        playback.respectsReduceMotion = false
        playback.advance(by: 1, reduceMotion: true)
        #expect(playback.time == 1.25)
        #expect(try playback.drawnTime(of: evaluator(), reduceMotion: true) == 1.25)
    }
}
