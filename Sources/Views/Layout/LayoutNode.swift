import Raster
import Typography

/// A view after its environment was applied, ready to be measured and placed.
///
/// It remembers the answers that it gave, because stacks ask each child several times.
public final class LayoutNode {
    let element: any LayoutElement
    private var sizes: [ProposedSize: Size] = [:]

    init(_ element: any LayoutElement) {
        self.element = element
    }

    var spacing: ViewSpacing { element.spacing }
    var priority: Double { element.priority }

    /// The size that the view takes, in points, when a size is proposed.
    func size(for proposal: ProposedSize) -> Size {
        if let size = sizes[proposal] { return size }
        let size = element.size(for: proposal)
        sizes[proposal] = size
        return size
    }

    /// The view and everything inside of it at its place, in points from the top left of the whole.
    func place(at origin: Point, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let frame = Rect(origin: origin, size: size(for: proposal))
        return element.place(in: frame, proposal: proposal, grid: grid)
    }
}

/// What a kind of view knows about its own layout.
protocol LayoutElement {
    /// The name in the printed tree.
    var kind: String { get }
    /// What the view's edges ask of their neighbours in a stack without a spacing of its own.
    var spacing: ViewSpacing { get }
    /// Views of a higher priority are offered a stack's space first.
    var priority: Double { get }

    func size(for proposal: ProposedSize) -> Size

    /// Places the view in the frame, not snapped yet, that it got for a proposal.
    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView
}

extension LayoutElement {
    var spacing: ViewSpacing { .standard }
    var priority: Double { 0 }
}

extension Rect {
    /// The rectangle of a size, aligned in this one; it may be larger and then overflows.
    func aligned(_ size: Size, _ alignment: Alignment, direction: LayoutDirection) -> Rect {
        let x = minX + alignment.horizontal.offset(of: size.width, in: width, direction: direction)
        let y = minY + alignment.vertical.offset(of: size.height, in: height)
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }
}

extension HorizontalAlignment {
    /// The distance from the left edge of a container to that of a child.
    func offset(of length: Double, in container: Double, direction: LayoutDirection) -> Double {
        switch (self, direction) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.center, _): (container - length) / 2
        case (.trailing, .leftToRight), (.leading, .rightToLeft): container - length
        }
    }
}

extension VerticalAlignment {
    /// The distance from the top edge of a container to that of a child.
    func offset(of length: Double, in container: Double) -> Double {
        switch self {
        case .top: 0
        case .center: (container - length) / 2
        case .bottom: container - length
        }
    }
}
