/// Moves a progress indicator from moment to moment: values glide, waves rise and fall, and time goes on.
///
/// It knows no clock: who draws says when a value came and how much time went by.
public struct ProgressAnimator: Sendable {
    private var value: ProgressGlide
    private var buffer = ProgressGlide(restingAt: 0)
    private var wave: WaveSpring
    private var time = 0.0
    private var indeterminateTime = 0.0
    /// The value that was set; `nil` is indeterminate.
    public private(set) var target: Double?

    /// An indicator that rests at a value; `nil` and NaN are indeterminate.
    public init(value: Double? = nil) {
        target = ProgressMath.fraction(value)
        self.value = ProgressGlide(restingAt: target ?? 0)
        wave = WaveSpring(restingAt: Self.waveTarget(for: target))
    }

    public var isIndeterminate: Bool { target == nil }

    /// The moment to draw.
    public var state: ProgressState {
        ProgressState(
            isIndeterminate: isIndeterminate,
            value: value.value,
            buffer: buffer.value,
            wave: wave.value,
            time: time,
            indeterminateTime: indeterminateTime
        )
    }

    /// True while a value, a second bar or a wave is on its way.
    public var isMoving: Bool { (!isIndeterminate && value.isMoving) || buffer.isMoving || wave.isMoving }

    /// The part of their amplitude to which waves go: none of it near the ends.
    static func waveTarget(for target: Double?) -> Double {
        guard let target else { return 1 }
        return target > 0.1 && target < 0.95 ? 1 : 0
    }

    /// Sets a value at a time of the caller's clock in seconds; `nil` and NaN make it indeterminate.
    ///
    /// Values that come in a rhythm are glided to at the rhythm's pace, so that the bar hardly rests between them.
    public mutating func setValue(_ newValue: Double?, now: Double, smooth: Bool = true) {
        let newTarget = ProgressMath.fraction(newValue)
        if target == nil || newTarget == nil { value = ProgressGlide(restingAt: 0) }
        if let newTarget { value.set(newTarget, now: now, smooth: smooth) }
        target = newTarget
        wave.target = Self.waveTarget(for: target)
    }

    /// Sets the end of the second bar; `nil` and NaN are none.
    public mutating func setBuffer(_ newValue: Double?, now: Double, smooth: Bool = true) {
        buffer.set(ProgressMath.fraction(newValue) ?? 0, now: now, smooth: smooth)
    }

    /// Lets time pass, in seconds; a step that is not above 0 or no finite number is none.
    ///
    /// With less motion, values and waves are at once where they go and the motion at rest stands still; only the
    /// indeterminate animation, which is all that tells of activity, goes on at half its speed.
    public mutating func step(_ step: Double, speed: Double = 1, reduceMotion: Bool = false) {
        guard step > 0, step.isFinite else { return }
        if reduceMotion {
            if !isIndeterminate { value.finish() }
            buffer.finish()
            wave.finish()
        } else {
            if !isIndeterminate { value.advance(by: step) }
            buffer.advance(by: step)
            wave.advance(by: step)
            time += step
        }
        if speed > 0, speed.isFinite { indeterminateTime += step * speed * (reduceMotion ? 0.5 : 1) }
    }
}

extension ProgressAnimator {
    /// Sets the value and the second bar that an indicator is to have, at a time of the caller's clock in seconds: it
    /// glides to them where it is ``ResolvedProgress/smooth``, else it jumps.
    public mutating func show(_ progress: ResolvedProgress, now: Double) {
        setValue(progress.value, now: now, smooth: progress.smooth)
        setBuffer(progress.buffer, now: now, smooth: progress.smooth)
    }

    /// Lets time pass for an indicator, in seconds, at its speed; what asks for less motion is heeded where the
    /// indicator respects it.
    public mutating func step(_ step: Double, of progress: ResolvedProgress, reduceMotion: Bool = false) {
        self.step(step, speed: progress.speed, reduceMotion: reduceMotion && progress.respectsReduceMotion)
    }
}
