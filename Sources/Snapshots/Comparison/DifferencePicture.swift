import Differences
import ImageIO
import Raster
import Typography

/// Pictures of how two pictures differ, for a person to look at.
///
/// What did not change is pale; what did has a contrast of at least 3:1 with it. Each part that differs has a box with
/// a number. Where the sizes differ, both pictures lie on each other as they fit best, and what only one of them has is
/// hatched.
public struct DifferencePicture {
    public enum Style: String, CaseIterable, Sendable {
        /// The expected picture in pale gray with what differs marked.
        case difference
        /// The expected picture, the actual one and the difference in a row, and what was found in words, with the
        /// parts enlarged.
        case sideBySide = "side-by-side"
        /// The actual picture in pale colours: blue became brighter, red darker or clearer.
        case overlay
    }

    let expected: PNGImage
    let actual: PNGImage
    let analysis: ComparisonAnalysis
    /// `nil` draws neither numbers nor words.
    let fonts: FontLibrary?
    private let mask: ComparisonMask
    /// The part that both pictures have, and where it differs.
    private let pair: PicturePair

    /// The pictures of an analysis that was made by these rules.
    ///
    /// Without fonts there are boxes, but no numbers and no words.
    public init(
        expected: CanonicalPicture,
        actual: CanonicalPicture,
        rules: ComparisonRules,
        analysis: ComparisonAnalysis,
        fonts: FontLibrary? = try? FontLibrary.system()
    ) {
        self.expected = expected.image
        self.actual = actual.image
        self.analysis = analysis
        self.fonts = fonts
        mask = rules.mask
        pair = PicturePair(expected, actual, offset: analysis.sizes?.offset ?? .init(x: 0, y: 0), rules: rules)
    }

    /// The picture in a style.
    public func draw(_ style: Style) -> PNGImage {
        let bitmap =
            switch style {
            case .difference: marked(difference)
            case .overlay: marked(overlay)
            case .sideBySide: DifferenceSheet(self).draw()
            }
        return PNGImage(bitmap, scale: expected.scale)
    }

    /// Pixels of the picture that a line of its marks is wide.
    var unit: Int { max(1, min(frame.width, frame.height) / 400) }

    /// The size of what both pictures cover.
    var frame: PixelSize {
        PixelSize(
            width: max(place(expected, oldOrigin).maxX, place(actual, newOrigin).maxX),
            height: max(place(expected, oldOrigin).maxY, place(actual, newOrigin).maxY)
        )
    }

    /// The expected picture where it lies in the frame, over a checkerboard.
    var oldPanel: Bitmap { panel(expected, oldOrigin) }
    var newPanel: Bitmap { panel(actual, newOrigin) }
    var differencePanel: Bitmap { marked(difference) }

    /// The boxes of the parts in the frame, the largest part first.
    var boxes: [PixelRect] {
        let origin = place(expected, oldOrigin).intersection(place(actual, newOrigin))
        return analysis.blocks.map {
            let bounds = $0.bounds
            return PixelRect(x: bounds.x + origin.x, y: bounds.y + origin.y, width: bounds.width, height: bounds.height)
        }
    }

    private var offset: ComparisonAnalysis.Position { analysis.sizes?.offset ?? .init(x: 0, y: 0) }
    private var oldOrigin: (x: Int, y: Int) { (max(0, -offset.x), max(0, -offset.y)) }
    private var newOrigin: (x: Int, y: Int) { (max(0, offset.x), max(0, offset.y)) }

    private func place(_ image: PNGImage, _ origin: (x: Int, y: Int)) -> PixelRect {
        PixelRect(x: origin.x, y: origin.y, width: image.width, height: image.height)
    }

    private var difference: Bitmap {
        common(DifferencePaint.difference(pair.map, pair.expected, forgiven: pair.antialiased))
    }

    private var overlay: Bitmap {
        common(DifferencePaint.overlay(pair.map, pair.expected, pair.actual, forgiven: pair.antialiased))
    }

    /// The picture of the part that both have, in the frame; around it, what only one has is hatched.
    private func common(_ pixels: [UInt8]) -> Bitmap {
        let part = Bitmap(width: pair.width, height: pair.height, bytes: pixels)
        guard analysis.sizes != nil else { return part }
        let (old, new) = (place(expected, oldOrigin), place(actual, newOrigin))
        var bitmap = Bitmap(width: frame.width, height: frame.height, color: .opaqueWhite)
        for rect in [old, new] {
            let stripes = Bitmap.hatched(rect.size, stripe: 2 * unit)
            bitmap.replace(rect, by: stripes, at: (rect.x, rect.y))
        }
        let both = old.intersection(new)
        bitmap.replace(both, by: part, at: (both.x, both.y))
        return bitmap
    }

    private func panel(_ image: PNGImage, _ origin: (x: Int, y: Int)) -> Bitmap {
        let pixels = DifferencePaint.checkered(image.bytes, width: image.width, height: image.height, side: 8 * unit)
        var bitmap = Bitmap(width: frame.width, height: frame.height, color: .opaqueWhite)
        let rect = place(image, origin)
        bitmap.replace(rect, by: Bitmap(width: image.width, height: image.height, bytes: pixels), at: origin)
        return bitmap
    }

    /// A picture of the difference with what is masked hatched and the parts in boxes.
    private func marked(_ bitmap: Bitmap) -> Bitmap {
        var bitmap = bitmap
        for rect in mask.rectangles { bitmap.hatch(rect.intersection(bitmap.bounds), stripe: 2 * unit) }
        return DifferenceMarks(bitmap, boxes: boxes, unit: unit, fonts: fonts).bitmap
    }
}

extension Bitmap {
    fileprivate mutating func hatch(_ rect: PixelRect, stripe: Int) {
        var pixels = bytes
        bytes = []
        DifferencePaint.hatch(&pixels, width: width, x: rect.x..<rect.maxX, y: rect.y..<rect.maxY, stripe: stripe)
        bytes = pixels
    }

    /// Diagonal stripes of the colour of a change on white.
    fileprivate static func hatched(_ size: PixelSize, stripe: Int) -> Bitmap {
        let pixels = DifferencePaint.hatched(width: size.width, height: size.height, stripe: stripe)
        return Bitmap(width: size.width, height: size.height, bytes: pixels)
    }
}
