/// A moment of a progress indicator: all that changes while it is shown.
public struct ProgressState: Hashable, Sendable {
    public var isIndeterminate: Bool
    /// What is shown, which glides after the value that was set.
    public var value: Double
    /// The end of the second bar; 0 for none.
    public var buffer: Double
    /// The part of their amplitude that waves have.
    public var wave: Double
    /// Seconds of the motion that goes on while the value rests.
    public var time: Double
    /// Seconds of the indeterminate animation, already times its speed.
    public var indeterminateTime: Double

    public init(
        isIndeterminate: Bool = false,
        value: Double = 0,
        buffer: Double = 0,
        wave: Double = 1,
        time: Double = 0,
        indeterminateTime: Double = 0
    ) {
        self.isIndeterminate = isIndeterminate
        self.value = value
        self.buffer = buffer
        self.wave = wave
        self.time = time
        self.indeterminateTime = indeterminateTime
    }

    /// A moment at rest: values shown as they are, waves as high as they come to be at this value.
    ///
    /// Where less motion is asked for and the indicator respects it, what moves beside the value stands still, and the
    /// indeterminate animation goes on at half its speed, as in ``ProgressAnimator/step(_:speed:reduceMotion:)``.
    public init(resting progress: ResolvedProgress, at time: Double = 0, reduceMotion: Bool = false) {
        let movesLess = reduceMotion && progress.respectsReduceMotion
        self.init(
            isIndeterminate: progress.value == nil,
            value: progress.value ?? 0,
            buffer: progress.buffer ?? 0,
            wave: ProgressAnimator.waveTarget(for: progress.value),
            time: movesLess ? 0 : time,
            indeterminateTime: progress.speed > 0 ? time * progress.speed * (movesLess ? 0.5 : 1) : 0
        )
    }
}
