import Glibc
import Raster
import Testing

@testable import Views

/// The formula of WCAG 2.2, against its definition and known pairs.
@Suite("Contrast")
struct ContrastTests {
    private let gray = Color(red8: 142, green8: 142, blue8: 147)

    @Test("Black and white are 21 apart, equal colours 1, in either order")
    func ends() {
        #expect(Contrast.ratio(.black, .white) == 21)
        #expect(Contrast.ratio(.white, .black) == 21)
        #expect(Contrast.ratio(gray, gray) == 1)
    }

    @Test("Luminance is the standard's, for each 8-bit gray")
    func definition() {
        for value in UInt8.min...UInt8.max {
            let encoded = Double(value) / 255
            let linear = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
            let luminance = Contrast.luminance(Color(red8: value, green8: value, blue8: value))
            #expect(abs(luminance - linear) < 1e-12, "gray \(value)")
        }
    }

    @Test("White on the standard card reaches 3.26 where the card is opaque, and 2.77 over white")
    func standardCard() {
        #expect(abs(Contrast.ratio(.white, gray) - 3.26) < 0.005)
        #expect(abs(Contrast.ratio(.white, Color(red8: 155, green8: 155, blue8: 159)) - 2.77) < 0.005)
    }

    @Test("A translucent colour counts as the mixture that is seen")
    func translucent() {
        let half = Color.black.opacity(0.5)
        let seen = Color(red: 0.5, green: 0.5, blue: 0.5)
        #expect(Contrast.ratio(of: half, on: .white) == Contrast.ratio(seen, .white))
        #expect(Contrast.ratio(of: .clear, on: .white) == 1)
    }
}
