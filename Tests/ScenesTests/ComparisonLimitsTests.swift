import Scenes
import Testing

struct ComparisonLimitsTests {
    @Test("A limit below zero and a window of no side, or of more than a report can tell, are a programmer's errors")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = ComparisonLimits(maxPixels: -1) }
        await #expect(processExitsWith: .failure) { _ = ComparisonLimits(windowSize: 1 << 20 + 1) }
        await #expect(processExitsWith: .failure) {
            var limits = ComparisonLimits.exact
            limits.maxChannel = -1
        }
    }
}
