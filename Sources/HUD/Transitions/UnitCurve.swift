import PortableMath

/// Progress over time, from 0 to 1: the curves by which a HUD appears and changes.
///
/// Evaluated on +, −, × and ÷ alone, so a frame in the middle of a transition has the same bytes everywhere.
public enum UnitCurve {
    /// The progress of a spring without bounce: 1 − (1 + ωt)·e^(−ωt), ω = 2π / `duration`.
    ///
    /// It is 0 until `time` 0 and exactly 1 from twice the duration on, where less than 1/20,000 is missing.
    ///
    /// - Parameters:
    ///   - time: seconds since the spring was let go.
    ///   - duration: what a spring's duration means to SwiftUI, its period without damping; 99 % are reached at 1.06 of
    ///     it.
    public static func spring(at time: Double, duration: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 2 * duration else { return 1 }
        let angle = 2 * Double.pi / duration * time
        return 1 - (1 + angle) * DeterministicMath.exp(-angle)
    }

    /// The progress of ease-in-out, the cubic Bézier curve of (0.42, 0) and (0.58, 1), at a share of its duration.
    public static func easeInOut(_ share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        // The share grows with the curve's parameter, so halving finds it; 60 halvings leave the last bit.
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, 0.42, 0.58) < share {
                low = middle
            } else {
                high = middle
            }
        }
        return bezier((low + high) / 2, 0, 1)
    }

    /// A coordinate of a Bézier curve from 0 to 1 whose control points have the coordinates `a` and `b`.
    private static func bezier(_ parameter: Double, _ a: Double, _ b: Double) -> Double {
        let rest = 1 - parameter
        return parameter * (3 * rest * (rest * a + parameter * b) + parameter * parameter)
    }
}
