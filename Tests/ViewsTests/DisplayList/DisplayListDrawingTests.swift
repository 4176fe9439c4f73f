import Raster
import Testing
import Typography
import Views

@Suite("Drawing display lists")
struct DisplayListDrawingTests {
    @Test("a rectangle on the pixel grid is filled exactly, in points times scale")
    func exactFill() throws {
        let list = list(fill(1, 0.5, 2, 1), size: Size(width: 4, height: 2), scale: 2)
        #expect(try picture(list) == ["........", "..####..", "..####..", "........"])
    }

    @Test("later commands cover earlier ones")
    func order() throws {
        let red = Color(hex: "#FF0000") ?? .black
        let blue = Color(hex: "#0000FF") ?? .black
        let bitmap = try list(fill(0, 0, 4, 4, red), fill(2, 0, 4, 4, blue)).render()
        #expect(bitmap[1, 0] == red.premultiplied)
        #expect(bitmap[2, 0] == blue.premultiplied)
        #expect(bitmap[5, 0] == blue.premultiplied)
        #expect(bitmap[6, 0] == .clear)
    }

    @Test("a clip limits the commands inside of it and none after it")
    func clip() throws {
        let clip = DisplayList.Clip(path: .rect(Rect(x: 1, y: 1, width: 4, height: 2)), commands: [fill(3, 0, 5, 4)])
        #expect(try picture(list(.clip(clip), fill(7, 3, 1, 1))) == ["........", "...##...", "...##...", ".......#"])
    }

    @Test("the even-odd rule leaves a hole where a clip's outlines overlap")
    func evenOddClip() throws {
        var path = Path.rect(Rect(x: 0, y: 0, width: 8, height: 4))
        path.addPath(.rect(Rect(x: 2, y: 1, width: 4, height: 2)))
        let clip = DisplayList.Clip(path: path, rule: .evenOdd, commands: [fill(0, 0, 8, 4)])
        #expect(try picture(list(.clip(clip))) == ["########", "##....##", "##....##", "########"])
    }

    @Test("a blur that lies outside of the picture changes nothing")
    func blurOutside() throws {
        let away = Rect(x: 20, y: -9, width: 4, height: 4)
        for effect in [DisplayList.Blur.Effect.gaussian(.constant(2), edges: .clamp), .material(.thinDark)] {
            let blur = DisplayList.Blur(rect: away, effect: effect)
            #expect(try list(fill(1, 1, 2, 2), .blur(blur)).render() == list(fill(1, 1, 2, 2)).render())
        }
    }

    @Test("what overlaps inside of a group does not show through")
    func group() throws {
        let group = DisplayList.Group(opacity: 0.5, commands: [fill(0, 0, 5, 2), fill(3, 1, 5, 2)])
        // 0.5 is the alpha 128 of 255: five tenths.
        #expect(try picture(list(.group(group))) == ["55555...", "55555555", "...55555", "........"])
        #expect(
            try picture(list(fill(0, 0, 5, 1, .black.opacity(0.5)), fill(3, 0, 5, 1, .black.opacity(0.5))))[0]
                == "55577555"
        )
    }

    @Test("an image is copied pixel for pixel where its size fits")
    func image() throws {
        let bitmap = Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 64, 128])
        let drawn = try list(.image(.init(bitmap: bitmap, rect: Rect(x: 3, y: 1, width: 2, height: 1)))).render()
        #expect(drawn[3, 1] == bitmap[0, 0])
        #expect(drawn[4, 1] == bitmap[1, 0])
        #expect(drawn[5, 1] == .clear)
    }

    @Test("an image of the picture's size that lies far away, also beyond all integers, does not show")
    func farImage() throws {
        let bitmap = Bitmap(width: 8, height: 4, bytes: [UInt8](repeating: 255, count: 4 * 32))
        for far in [1e10, 1e19, -1e19, 1e300] {
            for rect in [Rect(x: far, y: 0, width: 8, height: 4), Rect(x: 0, y: far, width: 8, height: 4)] {
                #expect(try list(.image(.init(bitmap: bitmap, rect: rect))).render() == Bitmap(width: 8, height: 4))
            }
        }
    }

    @Test("a shadow without blur is the silhouette at its offset")
    func shadow() throws {
        let shadow = DisplayList.Shadow(
            path: .rect(Rect(x: 0, y: 0, width: 3, height: 2)),
            color: .black,
            sigma: 0,
            offset: Size(width: 4, height: 1)
        )
        #expect(try picture(list(.shadow(shadow))) == ["........", "....###.", "....###.", "........"])
    }

    @Test("a blur changes what was drawn before it, inside of its rectangle only, at the sigma of each row")
    func blur() throws {
        let ramp = try #require(
            DisplayList.SigmaRamp(stops: [
                .init(location: 0, sigma: 0), .init(location: 0.5, sigma: 0), .init(location: 0.5, sigma: 1),
                .init(location: 1, sigma: 1),
            ])
        )
        let blur = DisplayList.Blur(
            rect: Rect(x: 0, y: 0, width: 6, height: 4),
            effect: .gaussian(ramp, edges: .clamp)
        )
        let drawn = try picture(list(fill(0, 0, 3, 4), .blur(blur), fill(7, 0, 1, 4)))
        #expect(drawn[0] == "###....#")
        #expect(drawn[1] == "###....#")
        #expect(drawn[2].first == "9" && drawn[2].dropFirst(3).first != ".")
        #expect(drawn[2].hasSuffix(".#"))
    }

    @Test("a ramp's sigma belongs to the height in its rectangle, also where that reaches beyond the picture")
    func cutBlur() throws {
        func row(_ y: Double) throws -> [PremultipliedColor] {
            let rect = Rect(x: 0, y: y, width: 8, height: 8)
            let ramp = try #require(
                DisplayList.SigmaRamp(stops: [.init(location: 0, sigma: 0), .init(location: 1, sigma: 4)])
            )
            let blur = DisplayList.Blur(rect: rect, effect: .gaussian(ramp, edges: .clamp))
            let bitmap = try list(fill(0, 0, 4, 12), .blur(blur), size: Size(width: 8, height: 12)).render()
            return (0..<8).map { bitmap[$0, 2] }
        }
        // Columns do not change with the height, so the row at sigma 3.25 is the same wherever its rectangle begins.
        let bitmap = try list(
            fill(0, 0, 4, 12),
            .blur(
                .init(rect: Rect(x: 0, y: 0, width: 8, height: 12), effect: .gaussian(.constant(3.25), edges: .clamp))
            ),
            size: Size(width: 8, height: 12)
        ).render()
        for (a, b) in zip(try row(-4), (0..<8).map({ bitmap[$0, 2] })) {
            #expect(abs(Int(a.alpha) - Int(b.alpha)) <= 1)
        }
    }

    @Test("a negative sigma is refused")
    func invalidBlur() {
        let rect = Rect(x: 0, y: 0, width: 8, height: 4)
        #expect(throws: BlurError.self) {
            try list(.blur(.init(rect: rect, effect: .gaussian(.constant(-1), edges: .clamp)))).render()
        }
    }

    @Test("text is drawn as the outlines of its glyphs")
    func text() throws {
        let face = try FontLibrary.system().face(.regular)
        let glyph = GlyphRun.Glyph(id: try #require(face.glyph(for: "l")), position: Point(x: 2, y: 28))
        let run = GlyphRun(face: face, size: 32, glyphs: [glyph], text: "l")
        let size = Size(width: 16, height: 32)
        let outline = face.outline(of: glyph.id).applying(
            AffineTransform(a: 32, b: 0, c: 0, d: 32, tx: 2, ty: 28)
        )
        let text = try list(.text(.init(run: run, paint: .color(.black))), size: size).render()
        let path = try list(.fill(.init(path: outline, paint: .color(.black))), size: size).render()
        #expect(text == path)
        #expect(text != Bitmap(width: 16, height: 32))
    }

    @Test("characters without a glyph are reported once each, from inside of clips and groups too")
    func missing() throws {
        let face = try FontLibrary.system().face(.regular)
        func text(_ characters: String, isMissing: Bool = true) -> DisplayList.Command {
            let run = GlyphRun(face: face, size: 16, glyphs: [], isMissing: isMissing, text: characters)
            return .text(.init(run: run, paint: .color(.black)))
        }
        let list = list(
            text("ab", isMissing: false),
            text("\u{10FFFD}"),
            .group(.init(opacity: 0.5, commands: [text("\u{10FFFD}\u{E000}")])),
            .clip(.init(path: .rect(.zero), commands: [text("\u{E001}")]))
        )
        #expect(list.missingCharacters == ["\u{10FFFD}", "\u{E000}", "\u{E001}"])
    }
}
