import HUD
import Testing

@Suite("The activity indicator")
struct ActivityIndicatorTests {
    private func alphas(at time: Double) -> [UInt8] {
        (0..<8).map { ActivityIndicator.alpha(ofSpoke: $0, at: time) }
    }

    @Test("At rest the head is at 9 o'clock and the tail below it")
    func rest() {
        // Clockwise from 9 o'clock: 9:00, 10:30, 12:00, 1:30, 3:00, 4:30, 6:00, 7:30.
        #expect(alphas(at: 0) == [217, 69, 69, 69, 69, 106, 143, 181])
    }

    @Test("Each tenth of a second turns the picture by one spoke clockwise")
    func turning() {
        for step in 0...16 {
            let rest = alphas(at: 0)
            let expected = (0..<8).map { rest[($0 - step % 8 + 8) % 8] }
            #expect(alphas(at: Double(step) / 10) == expected)
        }
    }

    @Test("Nothing moves between two steps")
    func discrete() {
        #expect(ActivityIndicator.step(at: 0.3999) == 3)
        #expect(ActivityIndicator.step(at: 0.0999) == 0)
    }

    @Test("Every multiple of 0.1 belongs to its own step, though few are exact in binary")
    func multiples() {
        var sum = 0.0
        for step in 0...1000 {
            #expect(ActivityIndicator.step(at: Double(step) / 10) == step)
            #expect(ActivityIndicator.step(at: Double(step) * 0.1) == step)
            #expect(ActivityIndicator.step(at: sum) == step)
            sum += 0.1
        }
    }

    @Test("Times that are no times count as the start, and the far future stays defined")
    func oddTimes() {
        #expect(ActivityIndicator.step(at: -5) == 0)
        #expect(ActivityIndicator.step(at: .nan) == 0)
        #expect(ActivityIndicator.step(at: .infinity) == 10_000_000_000)
    }
}
