import Glibc
import PortableMath
import Testing

@Suite("Deterministic math")
struct DeterministicMathTests {
    @Test("exp agrees with libm to a relative 1e-14 over the whole range of normal results")
    func exponential() {
        var x = -708.0
        while x < 709 {
            let exact = Glibc.exp(x)
            #expect((DeterministicMath.exp(x) - exact).magnitude <= 1e-14 * exact, "exp(\(x))")
            x += 0.37
        }
    }

    @Test("exp is exact at 0 and saturates at both ends")
    func exponentialLimits() {
        #expect(DeterministicMath.exp(0) == 1)
        #expect(DeterministicMath.exp(-0.0) == 1)
        #expect(DeterministicMath.exp(-746) == 0)
        #expect(DeterministicMath.exp(-.infinity) == 0)
        #expect(DeterministicMath.exp(710) == .infinity)
        #expect(DeterministicMath.exp(709.78).isFinite)
        #expect(DeterministicMath.exp(-744) > 0)
        #expect(DeterministicMath.exp(.nan).isNaN)
    }
}
