import Differences
import Raster
import Typography

/// Boxes with numbers on a picture of a difference.
struct DifferenceMarks {
    private(set) var bitmap: Bitmap
    private let unit: Int
    /// How wide a line is, and how far from its part.
    private let line: Int
    private let fonts: FontLibrary?
    private var labels: [PixelRect] = []
    private var boxes: [PixelRect]

    /// Marks the parts of a picture, numbered from 1 in their order.
    ///
    /// A line lies around its part and covers no pixel that differs; what would lie outside of the picture is left out.
    init(_ bitmap: Bitmap, boxes: [PixelRect], unit: Int, fonts: FontLibrary?) {
        self.bitmap = bitmap
        self.unit = unit
        self.fonts = fonts
        let line = max(1, min(bitmap.width, bitmap.height) / 200)
        self.line = line
        self.boxes = boxes.map { $0.grown(by: 2 * line) }
        for box in boxes { outline(box) }
        for index in boxes.indices { label(index) }
    }

    private mutating func outline(_ box: PixelRect) {
        let (outer, inner) = (box.grown(by: 2 * line), box.grown(by: line))
        let sides = [
            PixelRect(x: outer.x, y: outer.y, width: outer.width, height: line),
            PixelRect(x: outer.x, y: inner.maxY, width: outer.width, height: line),
            PixelRect(x: outer.x, y: outer.y, width: line, height: outer.height),
            PixelRect(x: inner.maxX, y: outer.y, width: line, height: outer.height),
        ]
        for side in sides {
            let part = side.intersection(frame)
            bitmap.mark(part)
        }
    }

    private var frame: PixelRect { PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

    /// Writes a number beside its box, where it covers no pixel that differs and no other number.
    private mutating func label(_ index: Int) {
        guard let fonts else { return }
        let text = DifferenceText("\(index + 1)", size: 13 * unit, isBold: true, fonts: fonts)
        let (width, height) = (max(text.width + 8 * unit, text.height), text.height)
        let box = boxes[index]
        let places = [
            (box.x, box.y - height), (box.maxX - width, box.y - height), (box.x, box.maxY), (box.maxX, box.y),
            (box.x - width, box.y), (box.maxX - width, box.maxY),
        ]
        let free = places.map { PixelRect(x: $0.0, y: $0.1, width: width, height: height) }.filter { rect in
            rect.intersection(frame) == rect && labels.allSatisfy { $0.intersection(rect).isEmpty }
                && !bitmap.hasMarks(in: rect)
        }
        // Where other boxes are all around, a number may lie in one.
        let best = free.first { rect in boxes.allSatisfy { $0.intersection(rect).isEmpty } } ?? free.first
        guard let rect = best else { return }
        labels.append(rect)
        Canvas.drawing(on: &bitmap) { canvas in
            let shape = Path.roundedRect(Rect(rect), cornerRadius: Double(3 * unit))
            canvas.fill(shape, with: .color(.black))
            text.draw(on: &canvas, x: rect.x + (width - text.width) / 2, y: rect.y, color: .white)
        }
    }
}

/// A text laid out in pixels.
struct DifferenceText {
    private let layout: ParagraphLayout

    init(_ text: String, size: Int, isBold: Bool = false, maxWidth: Int? = nil, fonts: FontLibrary) {
        let font = TextFont(size: Double(size), weight: isBold ? .bold : .regular)
        layout = Paragraph(text, font: font, library: fonts).layout(maxWidth: maxWidth.map(Double.init), scale: 1)
    }

    var width: Int { Int(layout.size.width.rounded(.up)) }
    var height: Int { Int(layout.size.height.rounded(.up)) }

    func draw(on canvas: inout Canvas, x: Int, y: Int, color: Color = .black) {
        for run in layout.runs {
            var run = run
            run.glyphs = run.glyphs.map { glyph in
                .init(id: glyph.id, position: glyph.position + Point(x: Double(x), y: Double(y)))
            }
            canvas.draw(run, with: .color(color))
        }
    }
}

extension Rect {
    fileprivate init(_ rect: PixelRect) {
        self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    }
}

extension PixelRect {
    fileprivate func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

extension Bitmap {
    fileprivate func hasMarks(in rect: PixelRect) -> Bool {
        DifferencePaint.hasMarks(bytes, width: width, x: rect.x..<rect.maxX, y: rect.y..<rect.maxY)
    }

    /// Paints a rectangle black, but for the pixels that mark a difference.
    fileprivate mutating func mark(_ rect: PixelRect) {
        var pixels = bytes
        bytes = []
        DifferencePaint.blacken(&pixels, width: width, x: rect.x..<rect.maxX, y: rect.y..<rect.maxY)
        bytes = pixels
    }
}

extension PremultipliedColor {
    static let opaqueWhite = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
}
