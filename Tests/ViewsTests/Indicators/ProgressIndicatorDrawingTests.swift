import Indicators
import Raster
import Testing
import Typography

@testable import Views

/// Progress indicators as pictures, from the areas and places of their figures.
@Suite struct ProgressIndicatorDrawingTests {
    private static let colors = ProgressColors(
        color: Color(red: 0, green: 0, blue: 1),
        track: Color(red: 1, green: 0, blue: 0),
        label: Color(red: 0, green: 1, blue: 0)
    )

    private func drawing(_ options: ProgressOptions, colors: ProgressColors = colors) -> ProgressIndicatorDrawing {
        ProgressIndicatorDrawing(ResolvedProgress(options), colors: colors)
    }

    private func picture(
        _ options: ProgressOptions,
        _ width: Double,
        _ height: Double,
        time: Double = 0,
        padding: Double = 0,
        colors: ProgressColors = colors,
        scale: Double = 4
    ) throws -> Bitmap {
        let drawing = drawing(options, colors: colors)
        let state = ProgressState(resting: drawing.progress, at: time)
        let size = Size(width: width, height: height)
        return try drawing.displayList(at: state, size: size, padding: padding, scale: scale).render()
    }

    /// How much of one channel a picture holds, in points² at full strength.
    private func ink(_ bitmap: Bitmap, _ channel: KeyPath<PremultipliedColor, UInt8>, scale: Double = 4) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap[x, y][keyPath: channel]) }
        }
        return Double(sum) / 255 / (scale * scale)
    }

    /// The smallest rectangle in points that holds every pixel that is not clear; `nil` for a clear picture.
    private func bounds(_ bitmap: Bitmap, scale: Double = 4) -> Rect? {
        var rect: Rect?
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
                let pixel = Rect(x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale, height: 1 / scale)
                rect = rect?.union(pixel) ?? pixel
            }
        }
        return rect
    }

    private func options(
        _ type: ProgressType,
        _ variant: ProgressVariant? = nil,
        _ value: Double? = 0.4,
        _ change: (inout ProgressOptions) -> Void = { _ in }
    ) -> ProgressOptions {
        var options = ProgressOptions(value: value, type: type, variant: variant)
        change(&options)
        return options
    }

    @Test("a bar is two capsules and a dot: their areas are those of the figures")
    func linear() throws {
        let bitmap = try picture(options(.linear), 200, 8)
        // r 2, so the bar is 196 long between the middles of its ends, 78.4 of it done; then 4 + 2·2 of gap.
        let (done, rest) = (0.4 * 196, 196 - 0.4 * 196 - 8)
        let dot = Double.pi * 4
        #expect(abs(ink(bitmap, \.blue) - (4 * done + dot + dot)) < 0.5)
        #expect(abs(ink(bitmap, \.red) - (4 * rest + dot - dot)) < 0.5)
        #expect(bounds(bitmap) == Rect(x: 0, y: 2, width: 200, height: 4))
    }

    @Test("a ring's arcs have the area of their sweep and of their ends", arguments: [ProgressStrokeCap.round, .butt])
    func circular(cap: ProgressStrokeCap) throws {
        let bitmap = try picture(options(.circular) { $0.strokeCap = cap }, 48, 48)
        let (radius, turn) = (22.0, 2 * Double.pi)
        let gap = (cap == .round ? 8.0 : 4.0) / radius
        let ends = cap == .round ? Double.pi * 4 : 0
        #expect(abs(ink(bitmap, \.blue) - (0.4 * turn * radius * 4 + ends)) < 0.5)
        #expect(abs(ink(bitmap, \.red) - ((0.6 * turn - 2 * gap) * radius * 4 + ends)) < 0.5)
        // At the top the active arc begins, clockwise.
        #expect(bitmap[96 + 4, 8].blue == 255)
        let left = bitmap[96 - (cap == .round ? 12 : 4), 8]
        #expect(left.blue == 0)
    }

    @Test("a track without a colour of its own is the colour at 24 % of its alpha")
    func track() throws {
        let colors = ProgressColors(color: Color(red: 0, green: 0, blue: 1, alpha: 0.5), label: .black)
        let bitmap = try picture(options(.circular, .flat, 0), 48, 48, colors: colors)
        #expect(bitmap[96, 8] == Color(red: 0, green: 0, blue: 1, alpha: 0.12).premultiplied)
    }

    @Test("a slice covers its part of the disc, clockwise from the top")
    func pie() throws {
        let bitmap = try picture(options(.pie, .flat, 0.25), 48, 48)
        // Ring 2.4 wide, then 2.4 of gap: the disc's radius is 24 − 2.4 − 2.4.
        let (ring, disc) = (22.8, 19.2)
        let slice = 0.25 * Double.pi * disc * disc
        #expect(abs(ink(bitmap, \.blue) - (2 * Double.pi * ring * 2.4 + slice)) < 0.5)
        // Along the outer edge some of the track shows through the slice: a sixth of a pixel for each pixel of the
        // edge.
        let shown = 0.25 * 2 * Double.pi * disc / 4 / 6
        #expect(abs(ink(bitmap, \.red) - 3 * slice - shown) < 0.5)
        #expect(bitmap[110, 80].blue == 255 && bitmap[82, 80].blue == 0)
    }

    @Test("a gauge opens at the bottom, by what its sweep leaves of a turn")
    func gauge() throws {
        let bitmap = try picture(options(.gauge, .flat, 1), 48, 48)
        #expect(abs(ink(bitmap, \.blue) - (1.5 * Double.pi * 21 * 6 + Double.pi * 9)) < 0.5)
        #expect((0..<192).allSatisfy { bitmap[96, 191 - $0 / 4].alpha == 0 || $0 > 40 })
    }

    @Test("a gradient along an arc grows from its start to its end")
    func conic() throws {
        let bitmap = try picture(options(.circular, .gradient, 0.75), 48, 48)
        // Twelve o'clock is the start, at 12 % over the track, and nine o'clock the end.
        let radius = 20.5
        func blue(_ angle: Double) -> UInt8 {
            let (sine, cosine) = (Self.sines[Int(angle)], Self.sines[(Int(angle) + 1) % 4])
            return bitmap[Int((24 + radius * cosine) * 4), Int((24 + radius * sine) * 4)].blue
        }
        #expect(blue(0) > 70 && blue(0) < 150)
        #expect(blue(1) > blue(0) && blue(2) > blue(1))
    }

    private static let sines = [0.0, 1, 0, -1]

    @Test("every type and variant stays in its box, but for what its figures let out", arguments: ProgressType.allCases)
    func inTheBox(type: ProgressType) throws {
        for variant in type.variants {
            for value in [0.0, 0.4, 1, nil] {
                let options = options(type, variant, value)
                let progress = ResolvedProgress(options)
                let intrinsic = progress.intrinsicSize
                let size = Size(width: intrinsic.width ?? 120, height: intrinsic.height ?? 44)
                let bitmap = try picture(options, size.width, size.height, time: 0.5, padding: 12, scale: 2)
                let drawn = try #require(bounds(bitmap, scale: 2), "\(type):\(variant) at \(value ?? -1)")
                let room = overhang(type, variant)
                let allowed = Rect(x: 12, y: 12, width: size.width, height: size.height).inset(dx: -room, dy: -room)
                #expect(
                    drawn.minX >= allowed.minX - 0.5 && drawn.maxX <= allowed.maxX + 0.5
                        && drawn.minY >= allowed.minY - 0.5 && drawn.maxY <= allowed.maxY + 0.5,
                    "\(type):\(variant) at \(value ?? -1) draws \(drawn)"
                )
            }
        }
    }

    /// How far a figure reaches out of its box: half of the widest glow beyond what the figure leaves for it, and the
    /// plates of an hourglass, whose round ends are 0.8 rings beyond 1.5.
    private func overhang(_ type: ProgressType, _ variant: ProgressVariant) -> Double {
        switch (type, variant) {
        case (.linear, .glow), (.circular, .gradient): 9
        default: 0
        }
    }

    @Test("the pixels' number changes nothing: at any scale the same area is covered", arguments: [1.0, 2, 3.5])
    func scales(scale: Double) throws {
        for type in [ProgressType.circular, .gauge, .hourglass, .bars] {
            let fine = try picture(options(type), 48, 48, scale: 8)
            let coarse = try picture(options(type), 48, 48, scale: scale)
            let whole = ink(fine, \.alpha, scale: 8)
            #expect(abs(ink(coarse, \.alpha, scale: scale) - whole) < 0.03 * whole)
        }
    }

    @Test("boxes without a size draw nothing")
    func empty() {
        for (width, height) in [(0.0, 40.0), (40, 0)] {
            let rect = Rect(x: 3, y: 4, width: width, height: height)
            #expect(drawing(options(.circular)).commands(at: ProgressState(value: 0.4), in: rect).isEmpty)
        }
    }

    @Test("a label is centred by its line box, in semibold digits, or ends at the right")
    func label() throws {
        let fonts = try FontLibrary.system()
        let square = Rect(x: 0, y: 0, width: 64, height: 64)
        var circular = drawing(options(.circular, .flat, 0.4) { $0.showLabel = true })
        #expect(texts(circular.commands(at: ProgressState(value: 0.4), in: square)).isEmpty)
        circular.fonts = fonts
        let text = try #require(texts(circular.commands(at: ProgressState(value: 0.4), in: square)).first)
        #expect(text.paint == .color(Self.colors.label))
        let metrics = fonts.metrics(of: .semibold)
        let middle = try set("40%", 0.22 * 64, fonts)
        expect(
            text.run,
            middle,
            dx: 32 - middle.width / 2,
            baseline: 32 + (metrics.ascender - metrics.descender) / 2 * 0.22 * 64
        )

        var linear = drawing(options(.linear, .flat, 0.4) { $0.showLabel = true })
        linear.fonts = fonts
        let row = Rect(x: 10, y: 0, width: 200, height: 18)
        let beside = try #require(texts(linear.commands(at: ProgressState(value: 0.4), in: row)).first)
        let end = try set("40%", 12.5, fonts)
        expect(beside.run, end, dx: 210 - end.width, baseline: 9 + (metrics.ascender - metrics.descender) / 2 * 12.5)
    }

    /// A line of text from the origin, and its width.
    private func set(_ text: String, _ size: Double, _ fonts: FontLibrary) throws -> (run: GlyphRun, width: Double) {
        let paragraph = Paragraph(text, font: TextFont(size: size, weight: .semibold), library: fonts)
        let layout = paragraph.layout(scale: 1)
        return (try #require(layout.runs.first), try #require(layout.lines.first?.width))
    }

    private func expect(_ run: GlyphRun, _ wanted: (run: GlyphRun, width: Double), dx: Double, baseline: Double) {
        #expect(run.text == wanted.run.text && run.size == wanted.run.size && run.face == wanted.run.face)
        for (glyph, other) in zip(run.glyphs, wanted.run.glyphs) {
            #expect(abs(glyph.position.x - other.position.x - dx) < 1e-9)
            #expect(abs(glyph.position.y - baseline) < 1e-9)
        }
    }

    private func texts(_ commands: [DisplayList.Command]) -> [DisplayList.Text] {
        commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    @Test("a pen wider than its circle's radius still draws")
    func fatPen() throws {
        let bitmap = try picture(options(.circular, .flat, 0) { $0.thickness = 20 }, 24, 24)
        // Radius 2 and a pen of 20: all of a disc of 12.
        #expect(abs(ink(bitmap, \.red) - Double.pi * 144) < 1)
    }
}
