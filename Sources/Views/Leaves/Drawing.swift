import Raster

/// A view that draws with display-list commands of its own in the size that it is offered.
///
/// It is the way to what no other view has, such as a blur of what lies below.
public struct Drawing: View {
    public typealias Body = Never

    private let name: String
    private let commands: @Sendable (Rect, EnvironmentValues) -> [DisplayList.Command]

    /// A drawing.
    ///
    /// - Parameters:
    ///   - name: what the view is called in the printed tree.
    ///   - commands: what it draws in its frame, which is in points from the top left of the whole and on the pixel
    ///     grid.
    public init(_ name: String, commands: @escaping @Sendable (Rect, EnvironmentValues) -> [DisplayList.Command]) {
        self.name = name
        self.commands = commands
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        [LayoutNode(DrawingElement(kind: name, environment: environment, commands: commands))]
    }
}

struct DrawingElement: LayoutElement {
    let kind: String
    let environment: EnvironmentValues
    let commands: @Sendable (Rect, EnvironmentValues) -> [DisplayList.Command]

    func size(for proposal: ProposedSize) -> Size {
        proposal.replacingUnspecified(by: Size(width: 10, height: 10))
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let (content, usesTime) = environment.drawing { commands(snapped, environment) }
        return LaidOutView(
            kind: kind,
            frame: snapped,
            content: content,
            redraw: usesTime ? redraw(in: snapped) : nil
        )
    }

    private func redraw(in frame: Rect) -> @Sendable (Double) -> [DisplayList.Command] {
        { [commands, environment] time in commands(frame, environment.at(time)) }
    }
}
