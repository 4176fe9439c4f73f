import PortableMath
import Testing

@Suite("Deterministic sine and cosine")
struct TrigonometryTests {
    @Test("values of the angles that have closed forms")
    func closedForms() {
        let half = 0.5
        let root2 = 2.0.squareRoot() / 2
        let root3 = 3.0.squareRoot() / 2
        let table: [(angle: Double, sine: Double, cosine: Double)] = [
            (0, 0, 1),
            (Double.pi / 6, half, root3),
            (Double.pi / 4, root2, root2),
            (Double.pi / 3, root3, half),
            (Double.pi / 2, 1, 0),
            (2 * Double.pi / 3, root3, -half),
            (Double.pi, 0, -1),
            (7 * Double.pi / 6, -half, -root3),
            (3 * Double.pi / 2, -1, 0),
            (2 * Double.pi, 0, 1),
        ]
        for (angle, sine, cosine) in table {
            for sign in [1.0, -1] {
                let value = DeterministicMath.sineAndCosine(sign * angle)
                #expect(abs(value.sine - sign * sine) < 1e-15, "sine of \(sign * angle)")
                #expect(abs(value.cosine - cosine) < 1e-15, "cosine of \(sign * angle)")
            }
        }
    }

    @Test("doubling an angle agrees with the formulas for the double angle, far from zero too")
    func doubleAngle() {
        var angle = 0.01
        while angle < 500_000 {
            let once = DeterministicMath.sineAndCosine(angle)
            let twice = DeterministicMath.sineAndCosine(2 * angle)
            #expect(abs(twice.sine - 2 * once.sine * once.cosine) < 4e-15)
            #expect(abs(twice.cosine - (once.cosine * once.cosine - once.sine * once.sine)) < 4e-15)
            #expect(abs(once.sine * once.sine + once.cosine * once.cosine - 1) < 4e-15)
            angle *= 1.37
        }
    }

    @Test("arguments without a value give NaN, huge ones stay on the circle")
    func extremes() {
        #expect(DeterministicMath.sineAndCosine(.nan).sine.isNaN)
        #expect(DeterministicMath.sineAndCosine(.infinity).cosine.isNaN)
        let huge = DeterministicMath.sineAndCosine(1e300)
        #expect(abs(huge.sine * huge.sine + huge.cosine * huge.cosine - 1) < 1e-14)
    }
}
