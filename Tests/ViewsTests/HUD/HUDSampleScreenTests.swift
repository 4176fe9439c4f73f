import Raster
import Testing
import Typography

@testable import Views

/// The built-in screen, on several devices.
@Suite("The sample screen")
struct HUDSampleScreenTests {
    private func laidOut(
        _ size: Size,
        _ safeArea: Rect,
        scale: Double = 1,
        scheme: ColorScheme = .light,
        category: ContentSizeCategory = .large,
        direction: LayoutDirection = .leftToRight
    ) throws -> DisplayList {
        let environment = EnvironmentValues(
            colorScheme: scheme,
            contentSizeCategory: category,
            layoutDirection: direction,
            displayScale: scale,
            fonts: try FontLibrary.system()
        )
        let laidOut = LaidOutView(
            SampleScreen(size: size, safeArea: safeArea),
            in: Rect(origin: .zero, size: size),
            environment: environment
        )
        return DisplayList(size: size, scale: scale, commands: laidOut.commands)
    }

    private let phone = (Size(width: 390, height: 844), Rect(x: 0, y: 47, width: 390, height: 763))

    @Test("The screen is opaque, in light and in dark, on its side and at the largest text size, and has every glyph")
    func opaque() throws {
        let side = (Size(width: 844, height: 390), Rect(x: 47, y: 0, width: 750, height: 369))
        for (size, safeArea) in [phone, side] {
            for scheme in ColorScheme.allCases {
                for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
                    let list = try laidOut(size, safeArea, scheme: scheme, category: category)
                    let bitmap = try list.render()
                    #expect(bitmap.isOpaque)
                    #expect(list.missingCharacters.isEmpty)
                    // Nothing is drawn where the furniture of the screen's top stands.
                    #expect(bitmap[1, 1] == (scheme == .light ? Color.white : .black).premultiplied)
                }
            }
        }
    }

    @Test("Eight walks show above the tab bar of a phone")
    func rows() throws {
        let names = SampleTrail.all.map(\.name)
        #expect(Set(names).count == names.count)
        let texts = HUDFrame.texts(of: try laidOut(phone.0, phone.1))
        for name in names.prefix(8) {
            let word = name.split(separator: " ")[0]
            #expect(texts.contains { $0.text.hasPrefix(word) && $0.origin.y < phone.1.maxY - 49 }, "no \(name)")
        }
    }

    @Test("Every landscape has its five colours, and ridges of five heights inside of the picture")
    func landscapes() {
        for trail in SampleTrail.all {
            #expect(trail.colors.count == 5)
            #expect(trail.far.count == 5 && trail.near.count == 5)
            #expect((trail.far + trail.near).allSatisfy { $0 > 0 && $0 < 1 })
        }
    }

    @Test("A right-to-left layout has the thumbnails at the right")
    func mirrored() throws {
        let left = try laidOut(phone.0, phone.1).render()
        let right = try laidOut(phone.0, phone.1, direction: .rightToLeft).render()
        // Thumbnails are 54 points wide, 16 from the leading edge, and are not turned over themselves.
        for y in [250, 316, 382] {
            for x in 0..<54 {
                #expect(right[390 - 16 - 54 + x, y] == left[16 + x, y])
            }
            #expect(left[16 + 27, y] != right[16 + 27, y])
        }
    }
}
