/// A drawing under way, with short names for what every formula needs.
struct ProgressDrawing {
    let progress: ResolvedProgress
    let state: ProgressState
    var pen: ProgressPen

    init(_ progress: ResolvedProgress, _ state: ProgressState, origin: ProgressPoint) {
        self.progress = progress
        self.state = state
        pen = ProgressPen(origin: origin)
    }

    /// The value that is shown.
    var v: Double { ProgressMath.clamp01(state.value) }
    /// The thickness of strokes.
    var t: Double { progress.thickness }
    var n: Int { progress.segments }
    var count: Double { Double(progress.segments) }
    var gap: Double { progress.trackGap }
    var cap: ProgressStrokeCap { progress.strokeCap }
    var isRound: Bool { progress.strokeCap == .round }
    var it: Double { state.indeterminateTime }

    /// Below this a value draws nothing.
    static let least = 0.0005

    /// How far the segment `i` is filled.
    func fill(_ i: Int) -> Double { ProgressMath.clamp01(v * count - Double(i)) }

    /// A place that runs past all segments, and some way beyond both ends, once in `period` seconds.
    func sweep(period: Double, beyond: Double, before: Double) -> Double {
        ProgressMath.mod(it / period, 1) * (count + beyond) - before
    }

    /// The label in the middle of a square type.
    mutating func drawLabel(_ x: Double, _ y: Double, size: Double) {
        guard showsLabel else { return }
        pen.text(ProgressGeometry.label(state.value), x, y, size: size, ProgressPen.label)
    }

    var showsLabel: Bool { progress.showLabel && !state.isIndeterminate }

    static func labelSize(_ side: Double) -> Double { min(max(0.22 * side, 10), 44) }
}
