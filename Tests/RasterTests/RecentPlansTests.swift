import Testing

@testable import Raster

struct RecentPlansTests {
    private func plan(_ sigma: Double) -> PlannedBlur {
        let region = PixelRect(x: 0, y: 0, width: 8, height: 2)
        return PlannedBlur(PlannedBlur.Subject(region: region, sigmas: [sigma, sigma], edges: .clamp))
    }

    @Test("Of two plans of one blur, made at once by two threads, one is kept, and no other goes for it")
    func twice() {
        var recent = PlannedBlur.Recent()
        let plans = (1...PlannedBlur.Recent.most).map { recent.keep(plan(Double($0))) }
        let last = plans[plans.count - 1]
        #expect(recent.keep(plan(Double(plans.count))) === last)
        #expect(recent.plans.map(ObjectIdentifier.init) == plans.map(ObjectIdentifier.init))
    }
}
