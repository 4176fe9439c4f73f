import Raster
import Testing
import Typography

@Suite struct DrawingTests {
    private static func run(size: Double, isMissing: Bool = false) throws -> GlyphRun {
        let face = try FontLibrary.system().face(.regular)
        let glyphs = try "Rag".unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(
                id: try #require(face.glyph(for: scalar)),
                position: Point(x: 4.3 + Double(index) * size * 0.7, y: size + 3.2)
            )
        }
        return GlyphRun(face: face, size: size, glyphs: glyphs, isMissing: isMissing, text: "Rag")
    }

    private static func picture(_ body: (inout Canvas) -> Void) -> Bitmap {
        var canvas = Canvas(Bitmap(width: 320, height: 180))
        body(&canvas)
        return canvas.bitmap
    }

    /// The run with its positions rounded to sixteenths of a pixel.
    private static func rounded(_ run: GlyphRun, scale: Double) -> GlyphRun {
        var run = run
        for index in run.glyphs.indices {
            let place = run.glyphs[index].position * (16 * scale)
            run.glyphs[index].position = Point(
                x: (place.x + 0.5).rounded(.down) / 16 / scale,
                y: (place.y + 0.5).rounded(.down) / 16 / scale
            )
        }
        return run
    }

    @Test(
        "Text is drawn as the outlines of its glyphs, each at the nearest sixteenth of a pixel",
        arguments: [false, true]
    )
    func outlines(isMissing: Bool) throws {
        for scale in [1.0, 2] {
            let run = try Self.run(size: 17, isMissing: isMissing)
            let drawn = Self.picture {
                $0.transform = AffineTransform(scaleX: scale, y: scale)
                $0.draw(run, with: .color(.black))
            }
            let expected = Self.picture {
                $0.transform = AffineTransform(scaleX: scale, y: scale)
                $0.fill(Self.rounded(run, scale: scale).outline, with: .color(.black))
            }
            #expect(drawn == expected)
            #expect(drawn != Bitmap(width: 320, height: 180))
        }
    }

    @Test("Above 128 pixels an em, and under other transforms, text is filled where it is")
    func exact() throws {
        let large = try Self.run(size: 129)
        #expect(
            Self.picture { $0.draw(large, with: .color(.black)) }
                == Self.picture { $0.fill(large.outline, with: .color(.black)) }
        )
        let small = try Self.run(size: 40)
        for transform in [
            AffineTransform(scaleX: 1, y: 1.5), AffineTransform(a: 1, b: 0.2, c: -0.2, d: 1, tx: 9, ty: 0),
        ] {
            let drawn = Self.picture {
                $0.transform = transform
                $0.draw(small, with: .color(.black))
            }
            let expected = Self.picture {
                $0.transform = transform
                $0.fill(small.outline, with: .color(.black))
            }
            #expect(drawn == expected)
        }
    }
}
