import Raster
import ScrimTestSupport
import Testing
import Typography
import Views

@Suite("Transforms in display lists")
struct DisplayListTransformTests {
    private static let fonts = Result { try FontLibrary.system() }
    private let size = Size(width: 24, height: 24)

    private func transform(_ matrix: AffineTransform, _ commands: DisplayList.Command...) -> DisplayList.Command {
        .transform(.init(matrix: matrix, commands: commands))
    }

    private func bitmap(_ commands: DisplayList.Command..., scale: Double = 1) throws -> Bitmap {
        try DisplayList(size: size, scale: scale, commands: commands).render()
    }

    /// A turn and a scale about a point.
    private func turn(_ degrees: Double, scale: Double = 1, x: Double = 12, y: Double = 12) -> AffineTransform {
        AffineTransform(translationX: -x, y: -y)
            .concatenating(AffineTransform(scaleX: scale, y: scale))
            .concatenating(AffineTransform(rotationDegrees: degrees))
            .concatenating(AffineTransform(translationX: x, y: y))
    }

    @Test("a quarter turn about the middle makes a lying rectangle stand, pixel for pixel")
    func quarterTurn() throws {
        let list = list(transform(turn(90, x: 4, y: 2), fill(2, 1, 4, 2), fill(5, 0, 1, 1)))
        // The rectangle turns into columns 3 and 4; the square at its upper right comes to the lower right.
        #expect(try picture(list) == ["...##...", "...##...", "...##...", "...###.."])
    }

    @Test("a path is covered exactly where its transform puts it")
    func path() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<20 {
            let matrix = turn(random.double(in: 0...360), scale: random.double(in: 0.2...2))
            let path = Path.roundedRect(Rect(x: 3, y: 6, width: 18, height: 9), cornerRadius: 3, style: .continuous)
            let paint = Paint.color(Color(hex: "#3478F6C0") ?? .black)
            let turned = try bitmap(transform(matrix, .fill(.init(path: path, paint: paint))))
            #expect(turned == (try bitmap(.fill(.init(path: path.applying(matrix), paint: paint)))))
            let style = StrokeStyle(width: 2, cap: .round, join: .round)
            let stroke = DisplayList.Stroke(path: path, paint: paint, style: style)
            let area = try bitmap(transform(turn(30), .stroke(stroke)))
            #expect(abs(coverage(area) - coverage(try bitmap(.stroke(stroke)))) < 1.5, "turning keeps the area")
        }
    }

    /// The sum of all alphas in whole pixels.
    private func coverage(_ bitmap: Bitmap) -> Double {
        (0..<bitmap.height).reduce(0) { sum, y in
            (0..<bitmap.width).reduce(sum) { $0 + Double(bitmap[$1, y].alpha) / 255 }
        }
    }

    @Test("a scaled text is set at the new size; a turned one is filled along its turned outlines")
    func text() throws {
        let face = try Self.fonts.get().face(.semibold)
        let glyph = try #require(face.glyph(for: "R"))
        func run(_ size: Double, _ x: Double, _ y: Double) -> GlyphRun {
            GlyphRun(face: face, size: size, glyphs: [.init(id: glyph, position: Point(x: x, y: y))], text: "R")
        }
        let text = DisplayList.Command.text(.init(run: run(16, 6, 18), paint: .color(.black)))
        let half = AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 1, ty: 2)
        #expect(
            try bitmap(transform(half, text), scale: 3)
                == bitmap(.text(.init(run: run(8, 4, 11), paint: .color(.black))), scale: 3)
        )
        let matrix = turn(25)
        #expect(
            try bitmap(transform(matrix, text))
                == bitmap(.fill(.init(path: run(16, 6, 18).outline.applying(matrix), paint: .color(.black))))
        )
    }

    @Test("an image turned by a quarter keeps its pixels, those turned by less are interpolated inside of its outline")
    func image() throws {
        var random = SeededRandom(seed: 8)
        let pixels = random.bitmap(width: 6, height: 4)
        let rect = Rect(x: 9, y: 10, width: 6, height: 4)
        let image = DisplayList.Command.image(.init(bitmap: pixels, rect: rect))
        let turned = try bitmap(transform(turn(90), image))
        for y in 0..<4 {
            for x in 0..<6 { #expect(turned[13 - y, 9 + x] == pixels[x, y]) }
        }
        let solid = Bitmap(width: 6, height: 4, color: Color.black.premultiplied)
        #expect(
            try bitmap(transform(turn(33), .image(.init(bitmap: solid, rect: rect))))
                == bitmap(transform(turn(33), .fill(.init(path: .rect(rect), paint: .color(.black)))))
        )
    }

    @Test("transforms inside of each other multiply, the inner one first, and end with their commands")
    func nesting() throws {
        let move = AffineTransform(translationX: 4, y: 0)
        let double = AffineTransform(scaleX: 2, y: 1)
        let list = list(transform(double, transform(move, fill(-4, 0, 1, 1))), fill(7, 3, 1, 1))
        #expect(try picture(list) == ["##......", "........", "........", ".......#"])
        let swapped = Views.DisplayList(
            size: Size(width: 8, height: 4),
            scale: 1,
            commands: [transform(move, transform(double, fill(0, 0, 1, 1)))]
        )
        #expect(try picture(swapped)[0] == "....##..")
    }

    @Test(
        "a matrix that is flat or not finite draws nothing",
        arguments: [
            AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 0, y: 0), AffineTransform(scaleX: .nan, y: 1),
            AffineTransform(scaleX: .infinity, y: 1), AffineTransform(translationX: .nan, y: 0),
            AffineTransform(rotationDegrees: .infinity), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            AffineTransform(scaleX: 1e300, y: 1e300),
        ]
    )
    func degenerate(matrix: AffineTransform) throws {
        let inner = transform(matrix, fill(0, 0, 24, 24))
        let shadow = DisplayList.Command.dropShadow(.init(color: .black, sigma: 1, commands: [inner]))
        #expect(try bitmap(inner, shadow, fill(1, 1, 2, 2)) == bitmap(fill(1, 1, 2, 2)))
        var renderer = DisplayListRenderer()
        try renderer.draw(list(inner))
        try renderer.draw(list(inner, fill(1, 1, 2, 2)))
        #expect(renderer.bitmap == (try list(fill(1, 1, 2, 2)).render()))
    }

    @Test("commands far outside of the picture draw nothing and do no harm")
    func far() throws {
        for factor in [1e3, 1e9, 1e100] {
            let matrix = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: factor, ty: factor)
            let path = Path.ellipse(in: Rect(x: 1, y: 1, width: 5, height: 5))
            let far = transform(
                matrix,
                fill(1, 1, 5, 5),
                .stroke(.init(path: path, paint: .color(.black), style: StrokeStyle(width: 1, dash: [1]))),
                .shadow(.init(path: path, color: .black, sigma: 9)),
                .dropShadow(
                    .init(color: .black, sigma: 9, commands: [.fill(.init(path: path, paint: .color(.black)))])
                ),
                .blur(
                    .init(
                        rect: Rect(x: 1, y: 1, width: 5, height: 5),
                        effect: .gaussian(.constant(0), edges: .clamp)
                    )
                )
            )
            #expect(try bitmap(far) == bitmap())
        }
    }

    @Test("a blur inside of a move is the blur at the new place; one that is turned covers the rectangle around it")
    func blur() throws {
        func blur(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DisplayList.Command {
            let effect = DisplayList.Blur.Effect.gaussian(.constant(2), edges: .clamp)
            return .blur(.init(rect: Rect(x: x, y: y, width: width, height: height), effect: effect))
        }
        let move = AffineTransform(translationX: 3, y: 5)
        #expect(
            try bitmap(fill(6, 6, 9, 9), transform(move, blur(0, 0, 12, 12)))
                == bitmap(fill(6, 6, 9, 9), blur(3, 5, 12, 12))
        )
        let turned = try bitmap(fill(6, 6, 9, 9), transform(turn(90), blur(2, 6, 20, 12)))
        #expect(turned == (try bitmap(fill(6, 6, 9, 9), blur(6, 2, 12, 20))))
    }

    @Test("a drop shadow is that of the outline that is drawn over it, to within a step")
    func dropShadow() throws {
        let path = Path.ellipse(in: Rect(x: 6, y: 5, width: 11, height: 8))
        let content = DisplayList.Command.fill(.init(path: path, paint: .color(.white)))
        for (sigma, offset) in [
            (2.0, Size(width: 0, height: 2)), (1.3, Size(width: 1.5, height: -0.25)), (0, Size(width: 3, height: 3)),
            (3.5, .zero),
        ] {
            let color = Color.black.opacity(0.5)
            let one = try bitmap(
                .dropShadow(.init(color: color, sigma: sigma, offset: offset, commands: [content]))
            )
            let two = try bitmap(
                .shadow(.init(path: path, color: color, sigma: sigma, offset: offset)),
                content
            )
            #expect(maxDifference(one, two) <= 1, "sigma \(sigma)")
        }
    }

    @Test("what lies outside of the picture casts its shadow into it; half of an alpha casts half of a shadow")
    func shadowDetails() throws {
        let aside = DisplayList.Command.dropShadow(
            .init(color: .black, sigma: 0, offset: Size(width: 10, height: 0), commands: [fill(-8, 4, 4, 4)])
        )
        #expect(try bitmap(aside) == bitmap(fill(2, 4, 4, 4)))
        let faint = try bitmap(
            .dropShadow(
                .init(
                    color: .black,
                    sigma: 0,
                    offset: Size(width: 9, height: 0),
                    commands: [fill(1, 1, 2, 2, .white.opacity(0.5))]
                )
            )
        )
        #expect(faint[10, 1].alpha == 128)
        #expect(faint[1, 1].alpha == 128)
    }

    private func maxDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
        zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}
