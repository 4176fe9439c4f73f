import Raster
import ScrimTestSupport
import Testing

@Suite("What a blur refuses")
struct BlurErrorTests {
    private let picture = TestPictures.noise(width: 6, height: 4, seed: 20)

    @Test(
        "a constant sigma is finite and not negative",
        arguments: [-1, -0.001, .infinity, -.infinity, .nan] as [Double]
    )
    func constant(sigma: Double) {
        var blurred = picture
        let error = #expect(throws: BlurError.self) { try blurred.blur(.constant(sigma), edges: .clamp) }
        guard case .invalidSigma(let value, row: nil) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(value == sigma || value.isNaN && sigma.isNaN)
        #expect(blurred == picture)
    }

    @Test("each row's sigma is finite and not negative, and the error names the first that is not")
    func rows() {
        var blurred = picture
        #expect(throws: BlurError.invalidSigma(-2, row: 2)) {
            try blurred.blur(.rows([1, 0, -2, .infinity]), edges: .mirror)
        }
        #expect(blurred == picture)
    }

    @Test("a profile has as many rows as its region")
    func rowCount() {
        var blurred = picture
        #expect(throws: BlurError.wrongRowCount(given: 3, rows: 4)) {
            try blurred.blur(.rows([1, 2, 3]), edges: .clamp)
        }
        let region = PixelRect(x: 0, y: 1, width: 6, height: 2)
        #expect(throws: BlurError.wrongRowCount(given: 4, rows: 2)) {
            try blurred.blur(.rows([1, 2, 3, 4]), edges: .clamp, in: region)
        }
        #expect(blurred == picture)
    }

    @Test("a region lies inside the bitmap")
    func region() {
        var blurred = picture
        for region in [
            PixelRect(x: -1, y: 0, width: 3, height: 3), PixelRect(x: 0, y: -1, width: 3, height: 3),
            PixelRect(x: 4, y: 0, width: 3, height: 3), PixelRect(x: 0, y: 2, width: 3, height: 3),
            PixelRect(x: 1, y: 0, width: .max, height: 1), PixelRect(x: 0, y: 1, width: 1, height: .max),
        ] {
            let expected = BlurError.regionOutsideBitmap(region, width: 6, height: 4)
            #expect(throws: expected) { try blurred.blur(.constant(1), edges: .clamp, in: region) }
            #expect(throws: expected) { try blurred.apply(.thinLight, scale: 2, in: region) }
        }
        #expect(blurred == picture)
    }

    @Test("a mask's sigmas, places and radii are numbers that mean something, and its picture is a gray one")
    func masks() throws {
        let (origin, far) = (Point.zero, Point(x: 3, y: 3))
        let gray = try MaskImage(width: 2, height: 1, values: [0, 255] as [UInt8])
        let faults: [(SigmaMask, BlurError)] = [
            (.image(gray, maximum: -1), .invalidSigma(-1, row: nil)),
            (.image(gray, maximum: .infinity), .invalidSigma(.infinity, row: nil)),
            (.twoPoint(from: origin, fromSigma: 1, to: far, toSigma: -2), .invalidSigma(-2, row: nil)),
            (.linear(from: far, to: far, maximum: 3), .invalidMask(.samePoints)),
            (.linear(from: origin, to: Point(x: 2e6, y: 0), maximum: 3), .invalidMask(.coordinate(2e6))),
            (.radial(center: origin, inner: -1, outer: 5, maximum: 3), .invalidMask(.negativeRadius(-1))),
            (
                .radial(center: origin, inner: 0, outer: .infinity, maximum: 3),
                .invalidMask(.coordinate(.infinity))
            ),
        ]
        for (mask, expected) in faults {
            var blurred = picture
            #expect(throws: expected) { try blurred.blur(.mask(mask), edges: .clamp) }
            #expect(blurred == picture)
        }
        var blurred = picture
        #expect(throws: BlurError.self) {
            try blurred.blur(.mask(.radial(center: origin, inner: 0, outer: 9, maximum: .nan)), edges: .clamp)
        }
        #expect(throws: BlurError.invalidMask(.size(width: 2, height: 2, values: 3))) {
            try MaskImage(width: 2, height: 2, values: [1, 2, 3] as [UInt16])
        }
        #expect(throws: BlurError.invalidMask(.size(width: 20_000, height: 1, values: 0))) {
            try MaskImage(width: 20_000, height: 1, values: [] as [UInt16])
        }
        #expect(throws: BlurError.invalidMask(.colored(x: 0, y: 0))) { try MaskImage(picture) }
    }

    @Test("a material's scale lies in its range", arguments: [0, 0.49, -1, 17, .infinity, .nan] as [Double])
    func scale(scale: Double) {
        var blurred = picture
        let error = #expect(throws: BlurError.self) { try blurred.apply(.chromeDark, scale: scale) }
        guard case .invalidScale = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(blurred == picture)
    }

    @Test("each error says what was given and what to give")
    func descriptions() {
        #expect(BlurError.invalidSigma(-2, row: 7).description.contains("sigma of row 7 is -2.0"))
        #expect(BlurError.invalidSigma(.nan, row: nil).description.contains("finite"))
        #expect(BlurError.wrongRowCount(given: 3, rows: 4).description.contains("3 rows and its region 4"))
        let region = PixelRect(x: 9, y: 8, width: 7, height: 6)
        #expect(BlurError.regionOutsideBitmap(region, width: 5, height: 4).description.contains("(9, 8) of 7×6"))
        #expect(BlurError.invalidMask(.samePoints).description.contains("two different ones"))
        #expect(BlurError.invalidMask(.colored(x: 3, y: 4)).description.contains("(3, 4)"))
        #expect(BlurError.invalidMask(.size(width: 2, height: 2, values: 3)).description.contains("2×2"))
        #expect(BlurError.invalidMask(.coordinate(2e6)).description.contains("2000000"))
        #expect(BlurError.invalidMask(.negativeRadius(-1)).description.contains("-1"))
        #expect(BlurError.invalidScale(0.25).description.contains("0.25"))
    }
}
