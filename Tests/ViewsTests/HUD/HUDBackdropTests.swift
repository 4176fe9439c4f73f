import HUD
import Raster
import Testing
import Typography

@testable import Views

/// What the backdrops do to the screen, read from rendered pixels outside of the card.
@Suite("HUD: backdrops")
struct HUDBackdropTests {
    /// Black and white columns of 2 points.
    private var stripes: some View {
        ZStack {
            Color.white
            HStack(spacing: 2) {
                ForEach(0..<98) { _ in Color.black.frame(width: 2) }
            }
        }
    }

    /// The mean difference of horizontal neighbours in a row, in the left 150 pixels, where no card lies.
    private func contrast(_ bitmap: Bitmap, row: Int) -> Double {
        let steps = (0..<150).map { abs(Int(bitmap[$0, row].red) - Int(bitmap[$0 + 1, row].red)) }
        return Double(steps.reduce(0, +)) / 150
    }

    @Test("The variable blur leaves the rows outside of the safe area sharp and flattens its middle")
    func variableBlur() throws {
        let sharp = try HUDFrame(.success(), backdrop: .dim(), over: stripes).bitmap
        let blurred = try HUDFrame(.success(), backdrop: .variableBlur(), over: stripes).bitmap
        let clear = 3 * 47
        for row in [0, 70, clear - 1, 2532 - 3 * 34, 2531] {
            #expect(contrast(blurred, row: row) == contrast(sharp, row: row))
            #expect((0..<1170).allSatisfy { blurred[$0, row] == sharp[$0, row] })
        }
        for row in [clear + 700, 1286, 2532 - 3 * 34 - 700] {
            #expect(contrast(blurred, row: row) < 0.5)
        }
        // The first rows of the safe area are blurred by less than a pixel.
        #expect(contrast(blurred, row: clear) > 0.9 * contrast(sharp, row: clear))
        // Mean of black and white under the dim.
        #expect(abs(Int(blurred[60, 1286].red) - 102) <= 2)
    }

    @Test("A blur that is full at the top keeps the clear edge sharp")
    func topBlur() throws {
        let blur = try VariableBlur(maximumRadius: 8, direction: .blurredTopClearBottom, startOffset: 0.5)
        let sharp = try HUDFrame(.success(), backdrop: .dim(), over: stripes).bitmap
        let blurred = try HUDFrame(.success(), backdrop: .variableBlur(blur), over: stripes).bitmap
        #expect(contrast(blurred, row: 150) < 0.5)
        #expect((0..<1170).allSatisfy { blurred[$0, 2000] == sharp[$0, 2000] })
    }

    @Test("A dim of one's own colour is drawn with its own alpha")
    func dim() throws {
        let backdrop = Backdrop.dim(RGBA8(red: 255, green: 0, blue: 0, alpha: 102))
        let bitmap = try HUDFrame(.loading(), backdrop: backdrop).bitmap
        // 0.4 · (255, 0, 0) + 0.6 · 255.
        #expect(bitmap[3, 3] == PremultipliedColor(red: 255, green: 153, blue: 153, alpha: 255))
    }

    @Test("Clear changes nothing outside of the card")
    func clear() throws {
        let bitmap = try HUDFrame(.loading(), backdrop: .clear).bitmap
        #expect(bitmap[0, 0] == Color.white.premultiplied)
        #expect(bitmap[300, 1286] == Color.white.premultiplied)
    }

    /// Over black, with the formula of materials, worked out by hand in 255ths: B(0) is the curve's first ordinate.
    @Test(
        "A material covers the whole screen in the recipe of its style and appearance",
        arguments: [
            (MaterialStyle.ultraThin, ColorScheme.light, 0.5 * 0.45 + 0.12),
            (.ultraThin, .dark, 0.5 * 0.24),
            (.thick, .light, 0.88 * 0.99 + 0.045),
            (MaterialStyle(.thick, fixedAppearance: .dark), .light, 0.88 * 0.14),
            (MaterialStyle(.chrome, fixedAppearance: .light), .dark, 0.75 * 0.8 + 0.1),
        ]
    )
    func material(style: MaterialStyle, scheme: ColorScheme, expected: Double) throws {
        let frame = try HUDFrame(
            .success(),
            backdrop: .material(style),
            over: Color.black,
            colorScheme: scheme
        )
        for (x, y) in [(0, 0), (1169, 2531), (100, 1286)] {
            #expect(abs(Double(frame.bitmap[x, y].red) - expected * 255) <= 1)
        }
    }

    @Test("Every style has a recipe of its own in each appearance")
    func recipes() {
        let names = ColorScheme.allCases.flatMap { scheme in
            MaterialStyle.Thickness.allCases.map { MaterialRecipe(MaterialStyle($0), in: scheme).name }
        }
        #expect(names == MaterialRecipe.all.map(\.name).filter { !["light", "dark"].contains($0) })
    }
}
