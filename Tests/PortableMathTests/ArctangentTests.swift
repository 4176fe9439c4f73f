import Glibc
import PortableMath
import Testing

@Suite("Deterministic arctangent")
struct ArctangentTests {
    @Test("it agrees with libm to 1e-15")
    func agreement() {
        for step in -2000...2000 {
            let x = Double(step) / 100
            #expect(abs(DeterministicMath.arctangent(x) - atan(x)) < 1e-15, "\(x)")
        }
    }

    @Test("its values at the ends")
    func ends() {
        #expect(DeterministicMath.arctangent(0) == 0)
        #expect(abs(DeterministicMath.arctangent(1) - Double.pi / 4) < 1e-15)
        #expect(DeterministicMath.arctangent(.infinity) == Double.pi / 2)
        #expect(DeterministicMath.arctangent(-.infinity) == -Double.pi / 2)
        #expect(DeterministicMath.arctangent(.nan).isNaN)
    }
}
