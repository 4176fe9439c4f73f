import Raster
import ScrimTestSupport
import Testing
import Views

@testable import Benchmarks

@Suite struct ExactBlurTests {
    private let picture = TestPictures.noise(width: 33, height: 27, seed: 1)

    @Test("A picture blurred by definition and rounded is within half a step; one wrong pixel shows")
    func gaussian() {
        let sigmas = (0..<27).map { Double($0) / 5 }
        let naive = NaiveBlur.blur(picture, sigmas: sigmas, edges: .normalize)
        var drawn = Bitmap(width: 33, height: 27, bytes: naive.map { UInt8($0.rounded()) })
        let exact = ExactBlur(picture, region: picture.bounds, sigmas: sigmas)
        #expect(exact.largestError(of: drawn, rows: 27, pixelsPerRow: 33) <= 0.5001)
        drawn[32, 26].red ^= 8
        #expect(exact.largestError(of: drawn, rows: 3, pixelsPerRow: 3) > 7)
    }

    @Test("A material by definition and rounded is within half a step, also in cells that the edge cuts")
    func material() {
        let naive = NaiveMaterial.apply(.thinLight, to: picture, scale: 0.5)
        let drawn = Bitmap(width: 33, height: 27, bytes: naive.map { UInt8($0.rounded()) })
        let exact = ExactBlur(picture, region: picture.bounds, material: .thinLight, scale: 0.5)
        #expect(exact.largestError(of: drawn, rows: 27, pixelsPerRow: 33) <= 0.5001)
    }

    @Test("Nothing beyond the region is read, and a blur of a display list is found in its rectangle")
    func region() throws {
        let ramp = try #require(
            DisplayList.SigmaRamp(stops: [.init(location: 0, sigma: 0.5), .init(location: 1, sigma: 2)])
        )
        let blur = DisplayList.Blur(
            rect: Rect(x: 2, y: 3, width: 10, height: 8),
            effect: .gaussian(ramp, edges: .normalize)
        )
        var canvas = Canvas(picture)
        try DisplayList(size: Size(width: 16, height: 13), scale: 2, commands: [.blur(blur)]).draw(on: &canvas)
        let exact = try #require(ExactBlur(blur, scale: 2, over: picture))
        #expect(exact.largestError(of: canvas.bitmap, rows: 16, pixelsPerRow: 20) < 1)
        #expect(exact.largestError(of: picture, rows: 16, pixelsPerRow: 20) > 20)
    }

    @Test("Samples are spread over the whole length, its ends among them, differently for each shift")
    func spread() {
        #expect(ExactBlur.spread(8, over: 5, shift: 3) == [0, 1, 2, 3, 4])
        let samples = (0..<5).map { ExactBlur.spread(10, over: 1000, shift: $0) }
        for list in samples {
            #expect(list.first == 0 && list.last == 999)
            #expect(zip(list, list.dropFirst()).allSatisfy { (1...200).contains($1 - $0) })
        }
        #expect(Set(samples).count == 5)
    }

    @Test("The peak of memory counts what was used and freed again")
    func peakMemory() throws {
        let memory = PeakMemory()
        #expect([UInt8](repeating: 1, count: 64 << 20).reduce(0, ^) == 0)
        #expect(try #require(memory.bytes) > 64 << 20)
    }
}
