import ImageIO
import Raster
import Typography
import Views

extension FrameRenderer {
    /// The picture of an audited frame with its findings marked: a box around each, and its number on a label.
    ///
    /// Boxes are white lines on black ones, and labels white on black within white, so that they stand out from any
    /// picture. Boxes of errors are solid, those of warnings alone dashed. What lies outside of the screen is marked at
    /// its edge. The picture is that of the state as it settles, as it was audited.
    public func picture(of audit: FrameAudit) throws -> PNGImage {
        let frame = audit.frame
        try prepare([frame])
        let view = try layOutSettled(frame) ?? layOut(frame)
        let scale = Double(frame.traits.device.scale)
        let size = view.frame.size
        var marks = AuditMarks(size: size, scale: scale, fonts: try fonts(frame))
        for (index, finding) in audit.findings.enumerated() { marks.add(finding, number: index + 1) }
        var canvas = Canvas(try frame.list(view).render())
        try DisplayList(size: size, scale: scale, commands: marks.commands).draw(on: &canvas)
        return PNGImage(canvas.bitmap, scale: scale, text: [.version])
    }
}

/// The boxes and labels of findings, as drawing commands.
struct AuditMarks {
    private let screen: Rect
    private let scale: Double
    private let fonts: FontLibrary
    /// Of boxes, and above all of them those of labels.
    private var boxes: [Rect: Finding.Severity] = [:]
    private var order: [Rect] = []
    private(set) var labels: [(rect: Rect, number: Int)] = []

    init(size: Size, scale: Double, fonts: FontLibrary) {
        screen = Rect(origin: .zero, size: size)
        self.scale = scale
        self.fonts = fonts
    }

    mutating func add(_ finding: Finding, number: Int) {
        let box = box(around: finding.subject.frame)
        if boxes[box] == nil { order.append(box) }
        if boxes[box] != .error { boxes[box] = finding.severity }
        labels.append((place(for: number, at: box), number))
    }

    var commands: [DisplayList.Command] {
        let lines = order.flatMap { rect -> [DisplayList.Command] in
            let dashes: [Double] = boxes[rect] == .warning ? [6, 4] : []
            return [
                .stroke(.init(path: .rect(rect), paint: .color(.black), style: StrokeStyle(width: 4))),
                .stroke(.init(path: .rect(rect), paint: .color(.white), style: StrokeStyle(width: 2, dash: dashes))),
            ]
        }
        return lines + labels.flatMap(label)
    }

    /// Two points around a frame, within the screen, and never without an area.
    private func box(around frame: Rect) -> Rect {
        let room = screen.inset(dx: 2, dy: 2)
        let grown = frame.inset(dx: -2, dy: -2)
        let left = min(max(grown.minX, room.minX), room.maxX - 4)
        let top = min(max(grown.minY, room.minY), room.maxY - 4)
        let right = max(min(grown.maxX, room.maxX), left + 4)
        let bottom = max(min(grown.maxY, room.maxY), top + 4)
        return PixelGrid(scale: scale).snap(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The first free place on the box's top edge, from its left; where all are taken, in the rows of labels above and
    /// below it, the nearer ones first; on a screen without any place left, the first of all.
    private func place(for number: Int, at box: Rect) -> Rect {
        let text = paragraph(number).layout(scale: scale).size
        let size = Size(width: max(text.width + 8, text.height + 2), height: text.height + 2)
        let left = max(min(box.minX, screen.maxX - size.width), screen.minX)
        let top = max(box.minY - size.height + 2, screen.minY)
        let rows = Int((screen.height / size.height).rounded(.up))
        for row in (0...rows).flatMap({ $0 == 0 ? [0] : [-$0, $0] }) {
            let y = top + Double(row) * size.height
            guard y >= screen.minY, y + size.height <= screen.maxY else { continue }
            for start in row == 0 ? [left] : [left, screen.minX] {
                var rect = Rect(origin: Point(x: start, y: y), size: size)
                while rect.maxX <= screen.maxX {
                    guard let other = labels.first(where: { $0.rect.overlaps(rect) }) else { return rect }
                    rect = Rect(origin: Point(x: other.rect.maxX, y: y), size: size)
                }
            }
        }
        return Rect(origin: Point(x: left, y: top), size: size)
    }

    private func paragraph(_ number: Int) -> Paragraph {
        Paragraph("\(number)", font: TextFont(size: 12, weight: .bold), library: fonts)
    }

    private func label(_ rect: Rect, _ number: Int) -> [DisplayList.Command] {
        let layout = paragraph(number).layout(scale: scale)
        let outline = Path.roundedRect(rect, cornerRadius: 4)
        let origin = PixelGrid(scale: scale).snap(
            Rect(
                x: rect.midX - layout.size.width / 2,
                y: rect.midY - layout.size.height / 2,
                width: layout.size.width,
                height: layout.size.height
            )
        ).origin
        let texts = layout.runs.map { run -> DisplayList.Command in
            var run = run
            run.glyphs = run.glyphs.map { .init(id: $0.id, position: $0.position + origin) }
            return .text(.init(run: run, paint: .color(.white)))
        }
        return [
            .fill(.init(path: outline, paint: .color(.black))),
            .stroke(.init(path: outline, paint: .color(.white), style: StrokeStyle(width: 1))),
        ] + texts
    }
}

extension Rect {
    /// True where the two share an area; touching edges do not count, nor what sums of lengths are wrong by.
    fileprivate func overlaps(_ other: Rect) -> Bool {
        let slack = 1e-6
        return minX < other.maxX - slack && other.minX < maxX - slack && minY < other.maxY - slack
            && other.minY < maxY - slack
    }
}
