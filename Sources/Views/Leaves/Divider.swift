import Raster

/// A line of one pixel in the separator's colour: across the stack around it, or horizontal without one.
public struct Divider: View {
    public typealias Body = Never

    public init() {}

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let element = DividerElement(
            isVertical: environment.stackAxis == .horizontal,
            thickness: 1 / environment.displayScale,
            paint: { SystemColor.separator.color.paint(in: environment, bounds: $0) }
        )
        return [LayoutNode(element)]
    }
}

private struct DividerElement: LayoutElement {
    let isVertical: Bool
    /// In points.
    let thickness: Double
    let paint: (Rect) -> Paint

    var kind: String { "Divider" }

    func size(for proposal: ProposedSize) -> Size {
        let length = (isVertical ? proposal.height : proposal.width) ?? 10
        return isVertical ? Size(width: thickness, height: length) : Size(width: length, height: thickness)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let line = DisplayList.Fill(path: .rect(snapped), paint: paint(snapped))
        return LaidOutView(kind: kind, frame: snapped, content: snapped.isEmpty ? [] : [.fill(line)])
    }
}
