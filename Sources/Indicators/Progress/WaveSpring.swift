import PortableMath

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
