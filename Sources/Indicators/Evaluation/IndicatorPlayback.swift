/// The time of a spec as it plays: what stops it, slows it, and freezes its picture.
///
/// It knows no clock. Who draws tells how much time went by, so that a chosen moment is as easily had as the next
/// frame.
public struct IndicatorPlayback: Hashable, Sendable {
    /// Spec time in seconds: advanced while it runs, kept while it does not.
    public private(set) var time: Double
    /// The factor of time; at 0 and below, and when it is no finite number, time stands still.
    ///
    /// A new speed never moves what is drawn.
    public var speed: Double
    public var isAnimating: Bool
    /// Nothing is drawn while stopped.
    public var hidesWhenStopped: Bool
    /// Freezes the picture at a part of the cycle, clamped to 0…1, and holds the time; `nil` and NaN do not.
    public var cycleProgress: Double?
    /// Draws a still picture where the system asks for less motion.
    public var respectsReduceMotion: Bool

    public init(
        time: Double = 0,
        speed: Double = 1,
        isAnimating: Bool = true,
        hidesWhenStopped: Bool = true,
        cycleProgress: Double? = nil,
        respectsReduceMotion: Bool = true
    ) {
        self.time = time
        self.speed = speed
        self.isAnimating = isAnimating
        self.hidesWhenStopped = hidesWhenStopped
        self.cycleProgress = cycleProgress
        self.respectsReduceMotion = respectsReduceMotion
    }

    /// True while time passes.
    public func isRunning(reduceMotion: Bool = false) -> Bool {
        isAnimating && speed > 0 && speed.isFinite && frozenProgress == nil
            && !(reduceMotion && respectsReduceMotion)
    }

    /// Lets real time pass, in seconds; a step that is negative or no finite number is none.
    public mutating func advance(by step: Double, reduceMotion: Bool = false) {
        guard isRunning(reduceMotion: reduceMotion), step > 0, step.isFinite else { return }
        time += step * speed
    }

    /// Starts over: for another indicator, spec or params, and for nothing else.
    public mutating func restart() { time = 0 }

    /// The time to draw an indicator at; `nil` when nothing is drawn.
    public func drawnTime(of evaluator: IndicatorEvaluator, reduceMotion: Bool = false) -> Double? {
        if !isAnimating, hidesWhenStopped { return nil }
        if let frozenProgress { return evaluator.timeForCycleProgress(frozenProgress) }
        // A still picture in which every element has started.
        if reduceMotion, respectsReduceMotion { return evaluator.timeForCycleProgress(0) }
        return time
    }

    private var frozenProgress: Double? { cycleProgress.flatMap { $0.isNaN ? nil : $0 } }
}
