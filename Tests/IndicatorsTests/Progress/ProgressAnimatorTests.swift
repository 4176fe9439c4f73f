import Indicators
import Testing

@Suite("Animation of progress values")
struct ProgressAnimatorTests {
    private static let frame = 1.0 / 60

    /// The states after each of so many frames, with values set before some of them.
    private func run(
        _ frames: Int,
        from start: Double? = 0,
        speed: Double = 1,
        reduceMotion: Bool = false,
        _ values: [Int: Double?]
    ) -> [ProgressState] {
        var animator = ProgressAnimator(value: start)
        return (0..<frames).map { frame in
            if let value = values[frame] { animator.setValue(value, now: Double(frame) * Self.frame) }
            animator.step(Self.frame, speed: speed, reduceMotion: reduceMotion)
            return animator.state
        }
    }

    @Test("values and waves are at each frame where the published figures have them")
    func figures() {
        let states = run(300, [0: 0.3, 120: 0.7, 240: 0.2])
        let values: [(Int, Double)] = [
            (0, 0.000977778), (3, 0.014577778), (15, 0.164977778), (27, 0.296177778), (30, 0.3), (120, 0.301303704),
            (147, 0.694903704), (150, 0.7), (240, 0.697468171), (252, 0.418822338), (264, 0.2),
        ]
        for (frame, value) in values { #expect(abs(states[frame].value - value) < 1e-9, "\(frame)") }
        for (frame, wave) in [(0, 0.014770441), (3, 0.166401845), (15, 0.788766805), (66, 1)] {
            #expect(abs(states[frame].wave - wave) < 1e-9, "\(frame)")
        }
    }

    @Test("a value that rises never passes its target and never falls, in whatever rhythm it comes")
    func monotonicity() {
        var animator = ProgressAnimator(value: 0)
        var (now, target, last) = (0.0, 0.0, 0.0)
        for pause in [3, 7, 20, 11, 2, 60, 95, 30, 30, 30, 1, 1, 1, 40] {
            target += 0.07
            animator.setValue(target, now: now)
            for _ in 0..<pause {
                animator.step(Self.frame)
                now += Self.frame
                let value = animator.state.value
                #expect(value >= last && value <= target + 1e-12)
                last = value
            }
        }
        for _ in 0..<120 { animator.step(Self.frame) }
        #expect(animator.state.value == target)
        #expect(!animator.isMoving)
    }

    @Test("a rhythm is glided at its own pace, and still moves when the next value comes")
    func rhythm() {
        // Every half second: the interval stays at 0.5, so that each glide takes 0.575 s.
        let states = run(31, [0: 0.1, 30: 0.2])
        #expect(states[29].value == 0.1)
        // distance 0.1 over 0.575 s, starting at rest and ending at half the mean speed.
        let u = Self.frame / 0.575
        let wanted = 0.1 + (3 * u * u - 2 * u * u * u) * 0.1 + (u * u * u - u * u) * 0.05
        #expect(abs(states[30].value - wanted) < 1e-12)
    }

    @Test("the interval is the mean of the last one and the pause, and the glide takes a little longer")
    func pace() {
        // After 0.2 s: interval 0.35, duration 0.4025; the value was in full motion.
        let states = run(13, [0: 0.1, 12: 0.2])
        let (u0, u) = (12 * Self.frame / 0.5, Self.frame / 0.4025)
        let start = (3 * u0 * u0 - 2 * u0 * u0 * u0) * 0.1
        let velocity = (6 * u0 - 6 * u0 * u0) * 0.1 / 0.5
        let distance = 0.2 - start
        let (a, b) = (u * u * u - 2 * u * u + u, u * u * u - u * u)
        let first = min(2.5 * distance / 0.4025, velocity)
        let along: Double = (3 * u * u - 2 * u * u * u) * distance
        let wanted: Double = start + along + a * 0.4025 * first + b * 0.5 * distance
        #expect(abs(states[12].value - wanted) < 1e-12)
    }

    @Test("the last value of a rhythm is come to at rest")
    func end() {
        let states = run(31, [0: 0.9, 30: 1])
        let u = Self.frame / 0.575
        let wanted: Double = 0.9 + (3 * u * u - 2 * u * u * u) * 0.1
        #expect(abs(states[30].value - wanted) < 1e-12)
    }

    @Test("a value jumps when it is not to glide, and when it hardly moves")
    func jumps() {
        var animator = ProgressAnimator(value: 0)
        animator.setValue(0.5, now: 0, smooth: false)
        #expect(animator.state.value == 0.5)
        animator.setValue(0.500005, now: 9)
        #expect(animator.state.value == 0.500005)
    }

    @Test("the same value again changes nothing")
    func sameValue() {
        let once = run(40, [0: 0.3])
        let often = run(40, [0: 0.3, 5: 0.3, 20: 0.3, 35: 0.3])
        #expect(once == often)
    }

    @Test("no value is indeterminate; the next one glides from 0 and without the old rhythm")
    func switching() {
        let states = run(200, [0: 0.3, 60: nil, 70: 0.5])
        #expect(states[65].isIndeterminate && states[65].value == 0)
        let u = Self.frame / 0.5
        let wanted: Double = (3 * u * u - 2 * u * u * u) * 0.5
        #expect(!states[70].isIndeterminate)
        #expect(abs(states[70].value - wanted) < 1e-12)
        var animator = ProgressAnimator(value: 0.5)
        animator.setValue(.nan, now: 0)
        #expect(animator.isIndeterminate && animator.target == nil)
    }

    @Test("waves are high between a tenth and nineteen twentieths, and while there is no value")
    func waves() {
        for (value, wave) in [(0.1, 0.0), (0.11, 1), (0.94, 1), (0.95, 0), (0, 0), (1, 0)] {
            #expect(run(120, [0: value]).last?.wave == wave)
        }
        #expect(run(120, from: 0, [0: nil]).last?.wave == 1)
        #expect(ProgressAnimator(value: nil).state.wave == 1)
    }

    @Test("the way of a wave does not depend on the frames")
    func waveSteps() {
        var (fine, coarse) = (ProgressAnimator(value: 0), ProgressAnimator(value: 0))
        fine.setValue(0.5, now: 0)
        coarse.setValue(0.5, now: 0)
        for _ in 0..<10 { fine.step(0.01) }
        coarse.step(0.1)
        #expect(abs(fine.state.wave - coarse.state.wave) < 1e-12)
    }

    @Test("a second bar glides on its own, also while there is no value")
    func buffers() {
        var animator = ProgressAnimator(value: nil)
        animator.setBuffer(0.6, now: 0)
        animator.step(0.25)
        #expect(abs(animator.state.buffer - 0.3) < 1e-12)
        #expect(animator.isMoving)
        animator.step(1)
        #expect(animator.state.buffer == 0.6)
        animator.setBuffer(nil, now: 9, smooth: false)
        #expect(animator.state.buffer == 0)
    }

    @Test("time goes on, the indeterminate one at its speed and also while there is a value")
    func times() {
        let states = run(60, speed: 2, [0: 0.3])
        #expect(abs(states[59].time - 1) < 1e-12)
        #expect(abs(states[59].indeterminateTime - 2) < 1e-12)
        for speed in [0, -1, Double.nan, .infinity] {
            #expect(run(10, speed: speed, [:])[9].indeterminateTime == 0)
        }
        var animator = ProgressAnimator(value: 0)
        for step in [0, -1, Double.nan, .infinity] { animator.step(step) }
        #expect(animator.state == ProgressAnimator(value: 0).state)
    }

    @Test("with less motion values and waves jump, time at rest stands still, and the rest runs at half speed")
    func reduceMotion() {
        let states = run(60, reduceMotion: true, [0: 0.3])
        #expect(states[0].value == 0.3)
        #expect(states[0].wave == 1)
        #expect(states[59].time == 0)
        #expect(abs(states[59].indeterminateTime - 0.5) < 1e-12)
    }

    @Test("an indicator's options say whether it glides, how fast its time goes and whether less motion is heeded")
    func options() {
        var options = ProgressOptions(value: 0.4, type: .linear, buffer: 0.6)
        options.speed = 2
        var animator = ProgressAnimator(value: 0)
        animator.show(ResolvedProgress(options), now: 0)
        #expect((animator.state.value, animator.state.buffer) == (0, 0) && animator.isMoving)
        options.smooth = false
        animator = ProgressAnimator(value: 0)
        animator.show(ResolvedProgress(options), now: 0)
        #expect((animator.state.value, animator.state.buffer) == (0.4, 0.6))

        animator.step(0.5, of: ResolvedProgress(options), reduceMotion: true)
        #expect((animator.state.time, animator.state.indeterminateTime) == (0, 0.5))
        options.respectsReduceMotion = false
        animator.step(0.5, of: ResolvedProgress(options), reduceMotion: true)
        #expect((animator.state.time, animator.state.indeterminateTime) == (0.5, 1.5))
    }

    @Test("a moment at rest has its value, its waves and its times")
    func restingState() {
        var options = ProgressOptions(value: 0.4, type: .linear, variant: .wavy, buffer: 0.6)
        options.speed = 2
        let state = ProgressState(resting: ResolvedProgress(options), at: 1.5)
        #expect(
            state
                == ProgressState(
                    isIndeterminate: false,
                    value: 0.4,
                    buffer: 0.6,
                    wave: 1,
                    time: 1.5,
                    indeterminateTime: 3
                )
        )
        #expect(ProgressState(resting: ResolvedProgress(ProgressOptions())).isIndeterminate)
    }
}
