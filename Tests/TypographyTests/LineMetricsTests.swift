import Testing
import Typography

@Suite struct LineMetricsTests {
    @Test(
        "A line's box and baseline are the system font's, rounded up to whole pixels",
        arguments: [(16.0, 58.0, 46.0), (17, 61, 49), (21, 76, 60)]
    )
    func lineBox(size: Double, heightInPixels: Double, baselineInPixels: Double) throws {
        let metrics = try FontLibrary.system().lineMetrics(for: TextFont(size: size), scale: 3)
        #expect(metrics.height == heightInPixels / 3)
        #expect(metrics.baseline == baselineInPixels / 3)
    }
}
