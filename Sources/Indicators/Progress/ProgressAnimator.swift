import PortableMath

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
        target = Self.fraction(value)
        self.value = ProgressGlide(restingAt: target ?? 0)
        wave = WaveSpring(restingAt: Self.waveTarget(for: target))
    }

    public var indeterminate: Bool { target == nil }

    /// The moment to draw.
    public var state: ProgressState {
        ProgressState(
            indeterminate: indeterminate,
            value: value.value,
            buffer: buffer.value,
            wave: wave.value,
            time: time,
            indeterminateTime: indeterminateTime
        )
    }

    /// True while a value, a second bar or a wave is on its way.
    public var moving: Bool { (!indeterminate && value.isMoving) || buffer.isMoving || wave.isMoving }

    /// The part of their amplitude to which waves go: none of it near the ends.
    static func waveTarget(for target: Double?) -> Double {
        guard let target else { return 1 }
        return target > 0.1 && target < 0.95 ? 1 : 0
    }

    /// Sets a value at a time of the caller's clock in seconds; `nil` and NaN make it indeterminate.
    ///
    /// Values that come in a rhythm are glided to at the rhythm's pace, so that the bar hardly rests between them.
    public mutating func setValue(_ newValue: Double?, now: Double, smooth: Bool = true) {
        let newTarget = Self.fraction(newValue)
        if target == nil || newTarget == nil { value = ProgressGlide(restingAt: 0) }
        if let newTarget { value.set(newTarget, now: now, smooth: smooth) }
        target = newTarget
        wave.target = Self.waveTarget(for: target)
    }

    /// Sets the end of the second bar; `nil` and NaN are none.
    public mutating func setBuffer(_ newValue: Double?, now: Double, smooth: Bool = true) {
        buffer.set(Self.fraction(newValue) ?? 0, now: now, smooth: smooth)
    }

    private static func fraction(_ number: Double?) -> Double? {
        number.flatMap { $0.isNaN ? nil : ProgressMath.clamp01($0) }
    }

    /// Lets time pass, in seconds; a step that is not above 0 or no finite number is none.
    ///
    /// With less motion, values and waves are at once where they go and the motion at rest stands still; only the
    /// indeterminate animation, which is all that tells of activity, goes on at half its speed.
    public mutating func step(_ step: Double, speed: Double = 1, reduceMotion: Bool = false) {
        guard step > 0, step.isFinite else { return }
        if reduceMotion {
            if !indeterminate { value.finish() }
            buffer.finish()
            wave.finish()
        } else {
            if !indeterminate { value.advance(by: step) }
            buffer.advance(by: step)
            wave.advance(by: step)
            time += step
        }
        if speed > 0, speed.isFinite { indeterminateTime += step * speed * (reduceMotion ? 0.5 : 1) }
    }
}

/// A value on its way to another along a cubic curve.
struct ProgressGlide: Sendable {
    private(set) var value: Double
    private var target: Double
    private var start = 0.0
    private var startVelocity = 0.0
    private var endVelocity = 0.0
    private var duration = 0.0
    private var elapsed = 0.0
    private var lastUpdate: Double?
    /// Seconds between updates, where they come in a rhythm.
    private var interval = 0.5
    private(set) var isMoving = false

    init(restingAt value: Double) {
        self.value = value
        target = value
    }

    mutating func set(_ newTarget: Double, now: Double, smooth: Bool) {
        guard newTarget != target else { return }
        let pause = lastUpdate.map { now - $0 } ?? .infinity
        let isRhythmic = pause >= 0 && pause < 1.5
        interval = isRhythmic ? 0.5 * interval + 0.5 * max(0.05, pause) : 0.5
        lastUpdate = now
        let velocity = velocity
        target = newTarget
        let distance = newTarget - value
        guard smooth, abs(distance) >= 1e-5 else { return finish() }
        start = value
        elapsed = 0
        isMoving = true
        guard distance > 0 else {
            duration = 0.4
            (startVelocity, endVelocity) = (0, 0)
            return
        }
        duration = isRhythmic ? min(max(1.15 * interval, 0.25), 1) : 0.5
        let slope = distance / duration
        startVelocity = min(2.5 * slope, max(0, velocity))
        endVelocity = isRhythmic && newTarget < 1 ? 0.5 * slope : 0
    }

    mutating func finish() {
        value = target
        isMoving = false
    }

    mutating func advance(by step: Double) {
        guard isMoving else { return }
        elapsed += step
        guard elapsed < duration - 1e-9 else { return finish() }
        let u = elapsed / duration
        let (square, cube) = (u * u, u * u * u)
        value =
            (2 * cube - 3 * square + 1) * start + (cube - 2 * square + u) * duration * startVelocity
            + (3 * square - 2 * cube) * target + (cube - square) * duration * endVelocity
    }

    /// The slope of the curve, in values a second.
    private var velocity: Double {
        guard isMoving else { return 0 }
        let u = elapsed / duration
        let square = u * u
        return (6 * square - 6 * u) * (start - target) / duration + (3 * square - 4 * u + 1) * startVelocity
            + (3 * square - 2 * u) * endVelocity
    }
}

/// The height of waves on a critically damped spring.
struct WaveSpring: Sendable {
    private(set) var value: Double
    private var velocity = 0.0
    var target: Double {
        didSet { if target != oldValue { isMoving = true } }
    }
    private(set) var isMoving = false

    init(restingAt value: Double) {
        self.value = value
        target = value
    }

    mutating func finish() {
        value = target
        velocity = 0
        isMoving = false
    }

    /// The exact solution, so that the way does not depend on the size of the steps.
    mutating func advance(by step: Double) {
        guard isMoving else { return }
        let omega = 120.0.squareRoot()
        let offset = value - target
        let decay = DeterministicMath.exp(-omega * step)
        let drift = (velocity + omega * offset) * step
        velocity = (velocity - omega * drift) * decay
        value = min(max(target + (offset + drift) * decay, 0), 1.2)
        if abs(value - target) < 1e-4, abs(velocity) < 1e-3 { finish() }
    }
}
