import Raster
import Typography

/// A paragraph of text, as wide as its longest line.
///
/// Offered less width it wraps; offered less height it keeps the lines that fit, at least one, and ends the last one
/// in an ellipsis. An empty text has no size, but a stack leaves its gaps of 8 points around it.
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
    }

    private let paragraph: Paragraph
    private let metrics: LineMetrics
    private let environment: EnvironmentValues
    private var layouts: [Room: ParagraphLayout] = [:]

    /// What sums of thirds of points are wrong by, and more, in points.
    private static let slack = 1e-6

    let kind = "Text"

    init(_ content: String, environment: EnvironmentValues) {
        let font = environment.font.resolved(in: environment.contentSizeCategory)
        paragraph = Paragraph(
            content,
            font: font,
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit,
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

    func size(for proposal: ProposedSize) -> Size { layout(for: proposal).size }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let paint = environment.foregroundStyle.paint(in: environment, bounds: snapped)
        let layout = layout(for: proposal)
        let commands = layout.runs.map { run in
            var run = run
            run.glyphs = run.glyphs.map { .init(id: $0.id, position: $0.position + snapped.origin) }
            return DisplayList.Command.text(.init(run: run, paint: paint))
        }
        let details = [
            JSONValue.Member("text", .string(paragraph.text)),
            JSONValue.Member("fontSize", .number(paragraph.font.size)),
        ]
        return LaidOutView(
            kind: kind,
            frame: snapped,
            details: details,
            content: commands,
            accessibility: AccessibilityAttributes(
                content: .init(role: .text, label: paragraph.text, text: facts(layout))
            )
        )
    }

    private func facts(_ layout: ParagraphLayout) -> TextFacts {
        TextFacts(
            fontSize: paragraph.font.size,
            weight: paragraph.font.weight,
            isTruncated: layout.lines.contains(where: \.isTruncated)
        )
    }

    private func layout(for proposal: ProposedSize) -> ParagraphLayout {
        let ideal = layout(in: Room(width: nil, lineLimit: paragraph.lineLimit))
        let fits = proposal.width.map { $0 >= ideal.size.width - Self.slack } ?? true
        let width = fits ? nil : proposal.width
        let whole = layout(in: Room(width: width, lineLimit: paragraph.lineLimit))
        guard let height = proposal.height, whole.size.height > height + Self.slack else { return whole }
        let further = ((height - metrics.height + Self.slack) / metrics.pitch).rounded(.down)
        return layout(in: Room(width: width, lineLimit: 1 + max(0, Int(further))))
    }

    private func layout(in room: Room) -> ParagraphLayout {
        if let known = layouts[room] { return known }
        var paragraph = paragraph
        paragraph.lineLimit = room.lineLimit
        let layout = paragraph.layout(maxWidth: room.width, scale: environment.displayScale)
        layouts[room] = layout
        return layout
    }
}
