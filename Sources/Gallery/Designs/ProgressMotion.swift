import Indicators

/// What a progress design shows again and again: a value that comes in steps to its end, or the motion without a value.
struct ProgressMotion {
    static let framesPerSecond = 20

    /// The frames; of a value, from where some of it is seen.
    let states: [ProgressState]

    init(_ design: ProgressDesign) {
        let buffer = design.options.buffer
        states = design.isIndeterminate ? Self.indeterminate(design.options) : Self.determinate(buffer)
    }

    /// At the end of these seconds, the motion without a value is where it began, or nearly so.
    private static func period(_ options: ProgressOptions) -> Double {
        switch options.type {
        case .linear: 1.75
        case .pie: 1.2
        default: 4.2
        }
    }

    private static func indeterminate(_ options: ProgressOptions) -> [ProgressState] {
        let count = Int((period(options) * Double(framesPerSecond)).rounded())
        // Not from the start, where some show nothing.
        return moments(options, at: (0..<count).map { Double($0) / Double(count) + 0.25 })
    }

    /// The motion without a value at parts of its period.
    static func moments(_ options: ProgressOptions, at parts: [Double]) -> [ProgressState] {
        let period = period(options)
        return parts.map { ProgressState(resting: ResolvedProgress(options), at: period * $0) }
    }

    /// When values come, in seconds.
    private static let values: [(time: Double, value: Double)] = [
        (0.2, 0.2), (0.7, 0.4), (1.2, 0.6), (1.7, 0.8), (2.2, 1),
    ]
    private static let length = 3.4

    private static func determinate(_ buffer: Double?) -> [ProgressState] {
        var animator = ProgressAnimator(value: 0)
        if let buffer { animator.setBuffer(buffer, now: 0, smooth: false) }
        let count = Int((length * Double(framesPerSecond)).rounded())
        var coming = values[...]
        var states: [ProgressState] = []
        for index in 0..<count {
            let now = Double(index) / Double(framesPerSecond)
            while let next = coming.first, next.time <= now {
                animator.setValue(next.value, now: next.time)
                coming = coming.dropFirst()
            }
            states.append(animator.state)
            // As often as a screen of 60 pictures a second would.
            for _ in 0..<3 { animator.step(1.0 / 60) }
        }
        let start = states.firstIndex { $0.value >= 0.4 } ?? 0
        return Array(states[start...] + states[..<start])
    }
}
