import HUD
import Testing

@Suite("Virtual clock")
struct VirtualClockTests {
    private let clock = VirtualClock()

    @Test("It stands still until it is told to go on")
    func standsStill() {
        var done = false
        clock.schedule(after: 0) { done = true }
        #expect(clock.now == 0 && !done)
        clock.advance(by: 1.5)
        #expect(clock.now == 1.5 && done)
    }

    @Test("Work is done in order of time, and at one time in order of scheduling")
    func order() {
        var done: [String] = []
        for (delay, name) in [(2, "c"), (1, "a"), (1, "b"), (2, "d"), (0, "first")] as [(Double, String)] {
            clock.schedule(after: delay) { done.append(name) }
        }
        clock.advance(to: 2)
        #expect(done == ["first", "a", "b", "c", "d"])
    }

    @Test("Work sees the time at which it is due, and may schedule more that is due on the way")
    func onTheWay() {
        var times: [Double] = []
        clock.schedule(after: 1) { [clock] in
            times.append(clock.now)
            clock.schedule(after: 0.5) { times.append(clock.now) }
            clock.schedule(after: 0) { times.append(clock.now) }
        }
        clock.advance(to: 10)
        #expect(times == [1, 1, 1.5])
        #expect(clock.now == 10)
    }

    @Test("Work that was called off is not done, and what it held is released")
    func cancelled() {
        final class Token {}
        var token: Token? = Token()
        weak let gone = token
        var done = false
        let work = clock.schedule(after: 1) { [token] in
            withExtendedLifetime(token) { done = true }
        }
        token = nil
        #expect(work.isPending && gone != nil)
        work.cancel()
        #expect(!work.isPending && gone == nil)
        clock.advance(to: 2)
        #expect(!done)
    }

    @Test("Times are whole nanoseconds: a tenth after two tenths is three tenths")
    func nanoseconds() {
        clock.advance(to: 0.1)
        clock.advance(by: 0.2)
        #expect(clock.now == 0.3)
        var done = false
        clock.schedule(after: 0.4) { done = true }
        clock.advance(to: 0.7)
        #expect(done)
    }

    @Test("Every thousandth of a second is its own time, to the nearest nanosecond")
    func thousandths() {
        for step in 0..<20_000 {
            let time = Double(step) / 1000
            clock.advance(to: time)
            #expect(clock.now == time)
        }
    }

    @Test("It does not go back")
    func notBack() {
        clock.advance(to: 5)
        clock.advance(to: 3)
        clock.advance(to: .nan)
        #expect(clock.now == 5)
    }

    @Test("Work after an infinite delay is never done, not even at the end of all time")
    func never() {
        var done: [String] = []
        clock.schedule(after: .infinity) { done.append("never") }
        clock.schedule(after: 7) { done.append("last") }
        clock.advance(to: .infinity)
        #expect(done == ["last"])
        #expect(clock.now == 7)
        #expect(clock.pending == [.infinity])
    }
}
