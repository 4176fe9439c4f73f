import HUD
import Raster
import Typography

@testable import Views

/// A HUD over a plain screen of an iPhone 13 Pro, 390×844 points at 3x with insets of 47 and 34, as measured references
/// have it.
struct HUDFrame {
    static let size = Size(width: 390, height: 844)
    static let safeArea = Rect(x: 0, y: 47, width: 390, height: 763)
    static let scale = 3.0
    /// Opened once: faces are the same when they are the same object.
    private static let fonts = Result { try FontLibrary.system() }

    let list: DisplayList
    let bitmap: Bitmap

    init(
        _ content: HUDContent,
        backdrop: Backdrop = .dim(),
        over screen: some View = Color.white,
        colorScheme: ColorScheme = .light,
        category: ContentSizeCategory = .medium,
        direction: LayoutDirection = .leftToRight,
        time: Double = 0
    ) throws {
        let presentation = HUDPresentation(
            content,
            backdrop: backdrop,
            size: Self.size,
            safeArea: Self.safeArea,
            time: time,
            over: { screen }
        )
        let environment = EnvironmentValues(
            colorScheme: colorScheme,
            contentSizeCategory: category,
            layoutDirection: direction,
            displayScale: Self.scale,
            fonts: try Self.fonts.get()
        )
        let bounds = Rect(origin: .zero, size: Self.size)
        let laidOut = LaidOutView(presentation, in: bounds, environment: environment)
        list = DisplayList(size: Self.size, scale: Self.scale, commands: laidOut.commands)
        bitmap = try list.render()
    }

    /// The smallest rectangle, in pixels, of everything that has not the colour of the top left pixel.
    var card: PixelRect {
        let background = bitmap[0, 0]
        var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
        bitmap.bytes.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: PremultipliedColor.self)
            var index = 0
            for y in 0..<bitmap.height {
                var x = 0
                while x < bitmap.width {
                    if pixels[index] != background {
                        left = min(left, x)
                        right = max(right, x + 1)
                        top = min(top, y)
                        bottom = max(bottom, y + 1)
                    }
                    x &+= 1
                    index &+= 1
                }
            }
        }
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The runs of a row, or of a column, in which `condition` holds.
    func runs(row y: Int, where condition: (PremultipliedColor) -> Bool) -> [ClosedRange<Int>] {
        Self.runs((0..<bitmap.width).map { condition(bitmap[$0, y]) })
    }

    func runs(column x: Int, where condition: (PremultipliedColor) -> Bool) -> [ClosedRange<Int>] {
        Self.runs((0..<bitmap.height).map { condition(bitmap[x, $0]) })
    }

    private static func runs(_ values: [Bool]) -> [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        for (index, value) in values.enumerated() where value {
            if let last = result.last, last.upperBound == index - 1 {
                result[result.count - 1] = last.lowerBound...index
            } else {
                result.append(index...index)
            }
        }
        return result
    }

    /// The texts of the list with the places of their first glyphs, in points; one for each run.
    var texts: [(text: String, origin: Point)] { Self.texts(of: list) }

    static func texts(of list: DisplayList) -> [(text: String, origin: Point)] {
        list.texts.flatMap { text in text.run.glyphs.prefix(1).map { (text.run.text, $0.position) } }
    }

    /// The baselines of the texts in points below the card's top, each once, from the top.
    var baselines: [Double] {
        let top = Double(card.y) / Self.scale
        return Set(texts.map { (($0.origin.y - top) * 1000).rounded() / 1000 }).sorted()
    }
}
