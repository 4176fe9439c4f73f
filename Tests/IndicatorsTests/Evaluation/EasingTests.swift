import Indicators
import Testing

@Suite("Easings")
struct EasingTests {
    @Test("the names stand for their control points")
    func names() {
        let table: [(String, [Double])] = [
            ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("easeIn", [0.42, 0, 1, 1]),
            ("easeOut", [0, 0, 0.58, 1]), ("easeInOut", [0.42, 0, 0.58, 1]),
        ]
        for (name, points) in table {
            let found = IndicatorSpec.Easing(name: name)?.controlPoints
            #expect(found.map { [$0.x1, $0.y1, $0.x2, $0.y2] } == points)
        }
        #expect(IndicatorSpec.Easing(name: "EaseIn") == nil)
    }

    @Test("every easing starts at 0 and ends at 1, also beyond its ends")
    func ends() {
        for easing in [IndicatorSpec.Easing.linear, .ease, .cubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2)] {
            #expect([-1, 0].map(easing.ease) == [0, 0])
            #expect([1, 2].map(easing.ease) == [1, 1])
        }
    }

    @Test("a curve along the diagonal is exactly linear")
    func diagonal() {
        let easing = IndicatorSpec.Easing.cubicBezier(x1: 0.3, y1: 0.3, x2: 0.9, y2: 0.9)
        #expect([0.1, 0.123456789, 0.7].map(easing.ease) == [0.1, 0.123456789, 0.7])
    }

    @Test("symmetric curves pass the middle")
    func symmetry() {
        for easing in [IndicatorSpec.Easing.easeInOut, .cubicBezier(x1: 0.37, y1: 0, x2: 0.63, y2: 1)] {
            #expect(easing.ease(0.5) == 0.5)
            for x in [0.1, 0.2, 0.3, 0.4] {
                #expect(abs(easing.ease(x) + easing.ease(1 - x) - 1) < 1e-6)
            }
        }
    }

    @Test("Newton's rule gives its first value within 1e-7, as worked out by hand")
    func newton() {
        // x(t) = t³ for (0, y1, 0, y2), solved from t = x.
        let easing = IndicatorSpec.Easing.cubicBezier(x1: 0, y1: 0.25, x2: 0, y2: 0.5)
        let x = 0.5
        var t = x
        for _ in 0..<8 {
            let error = t * t * t - x
            if abs(error) < 1e-7 { break }
            t -= error / (3 * t * t)
        }
        // y1 = 0.25 and y2 = 0.5 give c = 0.75, b = 0, a = 0.25.
        #expect(abs(easing.ease(x) - (0.25 * t * t * t + 0.75 * t)) < 1e-12)
    }

    @Test("where Newton's rule runs into a flat place, the interval is halved from the start")
    func halving() {
        // x(t) = 3t − 6t² + 4t³ has no slope at 1/2, where x is 1/2 too; just beside it Newton's first step leaves the
        // interval or stops, and halving finds the point.
        let easing = IndicatorSpec.Easing.cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
        for x in [0.4999, 0.50001, 0.501] {
            let y = easing.ease(x)
            // Within 1e-7 of the curve: u = t − 1/2 solves 4u³ = x − 1/2.
            let wanted = cubeRoot((x - 0.5) / 4) + 0.5
            let eased = wanted * wanted * (3 - 2 * wanted)
            #expect(abs(y - eased) < 0.01, "\(x)")
        }
    }

    /// Curves, places on them, and what the format's steps give there, followed in another program.
    ///
    /// The first are the curves of the built-in indicators. The others each come out otherwise when one of the steps is
    /// changed: seven or nine rounds of Newton's rule in place of eight, halving from the middle in place of from the
    /// place itself, or 1e-6 or 1e-8 in place of 1e-7.
    private static let followed: [([Double], Double, Double)] = [
        ([0.25, 0.1, 0.25, 1], 0.1, 0.09479630571510597), ([0.25, 0.1, 0.25, 1], 0.6, 0.8852293098934655),
        ([0.42, 0, 1, 1], 0.1, 0.017026610765605864), ([0.42, 0, 1, 1], 0.6, 0.4291197633963205),
        ([0, 0, 0.58, 1], 0.1, 0.1605722180096012), ([0, 0, 0.58, 1], 0.6, 0.7851390612472536),
        ([0.42, 0, 0.58, 1], 0.1, 0.01972244726385564), ([0.42, 0, 0.58, 1], 0.6, 0.6681161302796081),
        ([0.12, 0, 0.39, 0], 0.1, 0.009916979695255745), ([0.12, 0, 0.39, 0], 0.6, 0.4177972796262895),
        ([0.61, 1, 0.88, 1], 0.1, 0.15983417986023624), ([0.61, 1, 0.88, 1], 0.6, 0.8022979344269611),
        ([0, 1, 1, 0], 0.001, 0.05311077483367852), ([0, 1, 1, 0], 0.999, 0.946889225166322),
        ([0, 1, 1, 0], 0.0001, 0.017150083873333985), ([0, 1, 1, 0], 0.9999, 0.9828499161266662),
        ([0, 1, 1, 0], 0.99999, 0.9945426432200505), ([0, 1, 0, 1], 1e-06, 0.029014616989627692),
        ([0, 1, 0, 1], 1e-05, 0.06310641398507862), ([1, 0, 0, 0.5], 0.6, 0.6930761143399927),
        ([1, 0, 0, 1], 0.499999, 0.49047754643561725), ([0, 0.25, 0, 0.5], 1e-06, 0.007325194327259167),
        ([0.5, -1, 0.5, 2], 0.6, 0.8734053355294723), ([0.5, -1, 0.5, 2], 0.4, 0.12659466447052817),
        ([0.61, 1, 0.88, 1], 1e-07, 2.99999970000001e-07), ([1, 0, 1, 0.5], 0.999999, 0.9853505429513933),
        ([1, -1, 1, 2], 0.999999, 1.028162657272782), ([1, -1, 1, 2], 0.99999, 1.0590179356492488),
    ]

    @Test("the steps of the format are followed to their constants")
    func steps() {
        for (points, x, y) in Self.followed {
            let easing = IndicatorSpec.Easing.cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            #expect(abs(easing.ease(x) - y) < 1e-12, "\(points) at \(x)")
        }
    }

    private func cubeRoot(_ x: Double) -> Double {
        var low = -1.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle * middle * middle < x { low = middle } else { high = middle }
        }
        return low
    }

    @Test("the curve is followed to 1e-6 for every control point on a coarse grid")
    func accuracy() {
        let steps = [0, 0.25, 0.5, 0.75, 1]
        for x1 in steps {
            for x2 in steps {
                let easing = IndicatorSpec.Easing.cubicBezier(x1: x1, y1: x1 + 0.1, x2: x2, y2: x2 + 0.1)
                for t in [0.1, 0.3, 0.6, 0.8] {
                    let s = 1 - t
                    // y of the curve is x plus 0.3·t·(1 − t), so that errors of t show as errors of a smooth sum.
                    let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
                    let shift = easing.ease(x) - x
                    #expect(abs(shift - 0.3 * s * t) < 2e-3, "\(x1) \(x2) \(t)")
                }
            }
        }
    }
}
