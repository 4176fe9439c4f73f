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
