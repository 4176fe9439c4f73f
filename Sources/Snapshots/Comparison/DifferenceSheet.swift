import Differences
import Raster
import Typography

/// The expected picture, the actual one and their difference in a row, what was found in words, and the largest parts
/// enlarged.
struct DifferenceSheet {
    private let picture: DifferencePicture
    /// Pixels of the sheet for one of a panel: small pictures are enlarged.
    private let zoom: Int
    private let unit: Int

    /// Small pictures are enlarged to about this many pixels.
    private static let panelSide = 240
    /// Parts that are enlarged.
    private static let insets = 3

    init(_ picture: DifferencePicture) {
        self.picture = picture
        let frame = picture.frame
        zoom = max(1, Self.panelSide / max(frame.width, frame.height))
        unit = picture.unit
    }

    func draw() -> Bitmap {
        let panels = [
            ("Expected", picture.oldPanel), ("Actual", picture.newPanel), ("Difference", picture.differencePanel),
        ]
        let blocks = panels.map { Panel(caption: $0.0, bitmap: enlarged($0.1)) }
        let column = max(blocks[0].bitmap.width, 180 * unit)
        let width = blocks.count * column + (blocks.count + 1) * padding
        let lines = lines(maxWidth: width - 2 * padding)
        let insets = insets(side: column / 2 - padding)
        let captionHeight = 24 * unit
        let height =
            padding + captionHeight + blocks[0].bitmap.height + padding
            + lines.reduce(0) { $0 + $1.height + 4 * unit }
            + (insets.map { captionHeight + $0.old.height }.max() ?? 0)
            + 2 * padding
        var sheet = Bitmap(width: width, height: height, color: .opaqueWhite)
        var y = padding + captionHeight
        for (index, block) in blocks.enumerated() {
            sheet.place(block.bitmap, x: padding + index * (column + padding), y: y, frame: unit)
        }
        y += blocks[0].bitmap.height + padding
        let textTop = y
        y += lines.reduce(0) { $0 + $1.height + 4 * unit } + padding
        for (index, inset) in insets.enumerated() {
            let x = padding + index * (column + padding)
            sheet.place(inset.old, x: x, y: y + captionHeight, frame: unit)
            sheet.place(inset.new, x: x + inset.old.width + padding, y: y + captionHeight, frame: unit)
        }
        guard let fonts = picture.fonts else { return sheet }
        Canvas.drawing(on: &sheet) { canvas in
            for (index, block) in blocks.enumerated() {
                let text = DifferenceText(block.caption, size: 15 * unit, isBold: true, fonts: fonts)
                text.draw(on: &canvas, x: padding + index * (column + padding), y: padding)
            }
            var top = textTop
            for line in lines {
                line.draw(on: &canvas, x: padding, y: top)
                top += line.height + 4 * unit
            }
            for (index, inset) in insets.enumerated() {
                let words = "\(inset.number): expected and actual, ×\(inset.factor)"
                let text = DifferenceText(words, size: 13 * unit, isBold: true, maxWidth: column, fonts: fonts)
                text.draw(on: &canvas, x: padding + index * (column + padding), y: y)
            }
        }
        return sheet
    }

    private struct Panel {
        let caption: String
        let bitmap: Bitmap
    }

    private struct Inset {
        let number: Int
        let factor: Int
        let old: Bitmap
        let new: Bitmap
    }

    private var padding: Int { 12 * unit }

    private func enlarged(_ bitmap: Bitmap) -> Bitmap {
        zoom == 1 ? bitmap : bitmap.enlarged(bitmap.bounds, by: zoom)
    }

    /// What was found, and then each part by its number.
    private func lines(maxWidth: Int) -> [DifferenceText] {
        guard let fonts = picture.fonts else { return [] }
        let analysis = picture.analysis
        // What moved is told with its part.
        let moved = analysis.moved.map(\.sentence)
        var words = analysis.sentences.filter { !moved.contains($0) }
        for (index, block) in analysis.blocks.enumerated() {
            let bounds = block.bounds
            words.append(
                "\(index + 1): \(bounds.size) at (\(bounds.x), \(bounds.y)), \(block.pixels.counted("pixel"))"
                    + (block.move == nil ? "" : "; \(block.sentence)")
            )
        }
        if analysis.blockCount > analysis.blocks.count {
            words.append("and \(analysis.blockCount - analysis.blocks.count) more parts")
        }
        return words.map { DifferenceText($0, size: 13 * unit, maxWidth: maxWidth, fonts: fonts) }
    }

    /// The largest parts in both pictures, as squares of at most `side` pixels, where they can be larger than in the
    /// panels.
    private func insets(side: Int) -> [Inset] {
        let (old, new) = (picture.oldPanel, picture.newPanel)
        return picture.boxes.prefix(Self.insets).enumerated().compactMap { index, box in
            let wanted = min(max(max(box.width, box.height) + 8, 16), side)
            let factor = max(1, min(8 * unit, side / wanted))
            // The panels show as much.
            guard factor > zoom else { return nil }
            let size = side / factor
            let part = PixelRect(
                x: box.x + (box.width - size) / 2,
                y: box.y + (box.height - size) / 2,
                width: size,
                height: size
            )
            return Inset(
                number: index + 1,
                factor: factor,
                old: old.enlarged(part, by: factor),
                new: new.enlarged(part, by: factor)
            )
        }
    }
}

extension Bitmap {
    /// A part with each pixel as a square; what lies outside of the bitmap is gray.
    fileprivate func enlarged(_ rect: PixelRect, by factor: Int) -> Bitmap {
        let pixels = DifferencePaint.enlarged(
            bytes,
            width: width,
            height: height,
            x: rect.x..<rect.maxX,
            y: rect.y..<rect.maxY,
            factor: factor,
            outside: [192, 192, 192, 255]
        )
        return Bitmap(width: rect.width * factor, height: rect.height * factor, bytes: pixels)
    }

    /// Copies a picture to a place, within a gray line.
    fileprivate mutating func place(_ other: Bitmap, x: Int, y: Int, frame: Int) {
        let border = Bitmap(
            width: other.width + 2 * frame,
            height: other.height + 2 * frame,
            color: PremultipliedColor(red: 144, green: 144, blue: 144, alpha: 255)
        )
        replace(
            PixelRect(x: x - frame, y: y - frame, width: border.width, height: border.height),
            by: border,
            at: (x - frame, y - frame)
        )
        replace(PixelRect(x: x, y: y, width: other.width, height: other.height), by: other, at: (x, y))
    }
}
