import Raster
import Testing

@Suite("Sigma profiles")
struct SigmaProfileTests {
    @Test("a linear profile meets both ends exactly at the first and last row")
    func linear() {
        #expect(SigmaProfile.linear(from: 0, to: 30, rows: 4) == .rows([0, 10, 20, 30]))
        #expect(SigmaProfile.linear(from: 6, to: 2, rows: 3) == .rows([6, 4, 2]))
        #expect(SigmaProfile.linear(from: 6, to: 2, rows: 1) == .rows([6]))
        #expect(SigmaProfile.linear(from: 6, to: 2, rows: 0) == .rows([]))
    }
}
