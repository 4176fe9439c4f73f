import Raster
import StrictJSON
import Typography

/// A paragraph of text, as wide as its longest line.
///
/// Offered less width it wraps; offered less height it keeps the lines that fit, at least one, and ends the last one in
/// an ellipsis. An empty text has no size unless lines are reserved for it, but a stack leaves its gaps of 8 points
/// around it.
public struct Text: View {
    public typealias Body = Never

    private let content: String

    public init(_ content: String) {
        self.content = content
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        [LayoutNode(TextElement(content, environment: environment))]
    }
}

/// The layout of a text.
final class TextElement: LayoutElement {
    private struct Room: Hashable {
        var width: Double?
        var lineLimit: Int?
        /// The share of the font's size that the text is set at.
        var factor: Double
    }

    private let paragraph: Paragraph
    private let metrics: LineMetrics
    private let environment: EnvironmentValues
    private var layouts: [Room: ParagraphLayout] = [:]

    let kind = "Text"

    init(_ content: String, environment: EnvironmentValues) {
        let font = environment.textFont
        paragraph = Paragraph(
            content,
            font: font,
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit,
            truncationMode: environment.truncationMode,
            layoutDirection: environment.layoutDirection,
            library: environment.fonts
        )
        metrics = environment.fonts.lineMetrics(for: font, scale: environment.displayScale)
        self.environment = environment
    }

    var spacing: ViewSpacing {
        guard !paragraph.text.isEmpty else { return .standard }
        var edge = ViewSpacing.TextEdge(
            size: paragraph.font.size,
            leading: metrics.pitch,
            baselineDistance: metrics.baseline
        )
        let top = ViewSpacing.Preference.text(edge)
        edge.baselineDistance = metrics.height - metrics.baseline
        return ViewSpacing(top: [top], bottom: [.text(edge)])
    }

    func size(for proposal: ProposedSize) -> Size {
        let layout = layout(for: proposal).layout
        guard environment.reservedLines > 0 else { return layout.size }
        let fitting = proposal.height.map { layout.metrics.lines(fitting: $0) } ?? .max
        let reserved = layout.metrics.height(lines: min(environment.reservedLines, fitting))
        return Size(width: layout.size.width, height: max(layout.size.height, reserved))
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        guard !paragraph.text.isEmpty else { return nil }
        let layout = layout(for: proposal).layout
        return Baselines(first: layout.firstBaseline, last: layout.lastBaseline)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let paint = environment.foregroundStyle.paint(in: environment, bounds: snapped)
        let (layout, factor) = layout(for: proposal)
        let commands = layout.runs.map { run in
            var run = run
            run.glyphs = run.glyphs.map { .init(id: $0.id, position: $0.position + snapped.origin) }
            return DisplayList.Command.text(.init(run: run, paint: paint))
        }
        let details = [
            JSONValue.Member("text", .string(paragraph.text)),
            JSONValue.Member("fontSize", .number(paragraph.font.size * factor)),
        ]
        return LaidOutView(
            kind: kind,
            frame: snapped,
            details: details,
            content: commands,
            accessibility: AccessibilityAttributes(
                content: .init(role: .text, label: paragraph.text, text: facts(layout, factor))
            )
        )
    }

    private func facts(_ layout: ParagraphLayout, _ factor: Double) -> TextFacts {
        TextFacts(
            fontSize: paragraph.font.size * factor,
            weight: paragraph.font.weight,
            isTruncated: layout.isTruncated
        )
    }

    /// The text in the room of a proposal, at its own size or, where it would be truncated and may shrink, at the
    /// largest size that is not; at the smallest where that is truncated too.
    private func layout(for proposal: ProposedSize) -> (layout: ParagraphLayout, factor: Double) {
        let whole = layout(for: proposal, factor: 1)
        let least = environment.minimumScaleFactor
        guard least < 1, whole.isTruncated else { return (whole, 1) }
        // Steps of a hundredth below 1; the last one is the smallest factor itself.
        var (large, small) = (0, Int(((1 - least) * 100 - LayoutLimit.slack).rounded(.up)))
        func factor(_ step: Int) -> Double { max(1 - Double(step) / 100, least) }
        while small - large > 1 {
            let middle = (large + small) / 2
            if layout(for: proposal, factor: factor(middle)).isTruncated { large = middle } else { small = middle }
        }
        return (layout(for: proposal, factor: factor(small)), factor(small))
    }

    private func layout(for proposal: ProposedSize, factor: Double) -> ParagraphLayout {
        let ideal = layout(in: Room(width: nil, lineLimit: paragraph.lineLimit, factor: factor))
        let fits = proposal.width.map { $0 >= ideal.size.width - LayoutLimit.slack } ?? true
        let width = fits ? nil : proposal.width
        let whole = layout(in: Room(width: width, lineLimit: paragraph.lineLimit, factor: factor))
        guard let height = proposal.height, whole.size.height > height + LayoutLimit.slack else { return whole }
        return layout(in: Room(width: width, lineLimit: whole.metrics.lines(fitting: height), factor: factor))
    }

    private func layout(in room: Room) -> ParagraphLayout {
        if let known = layouts[room] { return known }
        var paragraph = paragraph
        paragraph.lineLimit = room.lineLimit
        paragraph.font = paragraph.font.scaled(by: room.factor)
        let layout = paragraph.layout(maxWidth: room.width, scale: environment.displayScale)
        layouts[room] = layout
        return layout
    }
}

extension ParagraphLayout {
    /// True where text is left out.
    fileprivate var isTruncated: Bool { lines.last?.isTruncated ?? false }
}

extension LineMetrics {
    /// The height of lines, at least one.
    fileprivate func height(lines count: Int) -> Double { height + pitch * Double(max(count, 1) - 1) }

    /// How many lines a height has room for, at least one.
    fileprivate func lines(fitting room: Double) -> Int {
        let further = ((room - height + LayoutLimit.slack) / pitch).rounded(.down)
        return 1 + max(0, Int(further))
    }
}
