import Raster
import Testing

@testable import Typography

@Suite struct WidthTests {
    /// Frame widths in pixels at three pixels a point, measured on iOS 17 reference images (the last text at Large).
    @Test(
        "Frames are as wide as the system font's to two pixels",
        arguments: [
            ("Loading...", 16.0, 213.0), ("Success!", 16, 197), ("Stub Loading View", 16, 405),
            ("Stub Error View", 16, 339), ("Stub Success View", 16, 415),
            ("All tasks finished successfully.", 16, 657), ("Loading...", 17, 224),
        ]
    )
    func frames(text: String, size: Double, pixels: Double) throws {
        let width = try layout(text, font: TextFont(size: size)).size.width * 3
        #expect(abs(width - width.rounded()) < 1e-9)
        #expect(abs(width - pixels) < 2.001)
    }

    /// Ink widths in points, ±0.1, measured on the same images.
    @Test(
        "Inks are as wide as the system font's to one part in a hundred, or half a point where a text is short",
        arguments: [
            ("An error has occured!", 16.0, 154.95), ("The operation couldn’t be completed.", 16, 270.63),
            ("(TestErrorDomain error 1.)", 16, 184.32), ("Close", 16, 39.29), ("Success!", 16, 63.28),
            ("Loading...", 16, 68.26), ("All tasks finished successfully.", 16, 216.77),
            ("Oops! Looks like something", 16, 197.14), ("went wrong...", 16, 96.10), ("Try Again", 16, 66.08),
            ("Wait a bit...", 21, 97.88), ("second line......", 21, 131.68),
        ]
    )
    func inks(text: String, size: Double, points: Double) throws {
        var outline = Path()
        for run in try layout(text, font: TextFont(size: size)).runs { outline.addPath(run.outline) }
        let ink = try #require(outline.controlBounds).width
        #expect(abs(ink - points) < max(points / 100, 0.8))
    }

    @Test("Capitals are as high as the system font's")
    func capHeight() throws {
        let run = try #require(try layout("H", font: TextFont(size: 16)).runs.first)
        let bounds = try #require(run.outline.controlBounds)
        #expect(abs(bounds.height - 16 * 0.70459) < 0.005)
        #expect(bounds.maxY == (try layout("H").firstBaseline))
    }

    @Test("Letter spacing is one figure up to 17 points, another from 20, and linear between")
    func letterSpacing() {
        let small = InterCorrection.letterSpacing(at: 17)
        let large = InterCorrection.letterSpacing(at: 20)
        #expect(InterCorrection.letterSpacing(at: 11) == small)
        #expect(InterCorrection.letterSpacing(at: 60) == large)
        #expect(abs(InterCorrection.letterSpacing(at: 18.5) - (small + large) / 2) < 1e-12)
        #expect(large < small && small < 0)
    }

    @Test("Letter spacing follows each letter once, and neither an accent nor an invisible character")
    func letterSpacingByCluster() throws {
        let spacing = 16 * InterCorrection.letterSpacing(at: 16)
        let face = try systemFonts.get().face(.regular)
        let item = TextItem(
            range: 0..<5,
            level: 0,
            script: .latin,
            face: face,
            fit: FontFit(size: 16, letterSpacing: spacing)
        )
        // x, a combining macron (Inter has no single glyph for the two), a zero-width space, x
        let text: [Unicode.Scalar] = ["x", "\u{304}", "\u{200B}", "x", "x"]
        let line = SourceLine(text, start: 0, fallback: .leftToRight)
        let spaced = ShapedPiece(item, range: 0..<5, of: line)
        var bare = item
        bare.fit.letterSpacing = 0
        #expect(abs(spaced.width - ShapedPiece(bare, range: 0..<5, of: line).width - 3 * spacing) < 1e-9)
    }

    @Test("Only Inter is corrected: a fallback font is drawn at the size that was asked for")
    func fallbackIsUncorrected() throws {
        let runs = try layout("a ש", font: TextFont(size: 20)).runs
        #expect(runs.map(\.size) == [20 * 0.9688, 20])
    }
}
