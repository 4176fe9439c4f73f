import Raster

/// What stands between a view's frame and the screen: the transforms around it, and the clips that it lies in.
struct Passage {
    private(set) var transform = AffineTransform.identity
    /// What scroll views show, in points from the top left of the whole; `nil` outside of any.
    private var window: Rect?
    /// What clips of any kind leave, those of scroll views among them, by their bounds; `nil` outside of any.
    private var opening: Rect?

    /// The passage of what is inside of a view.
    func entering(_ view: LaidOutView) -> Passage {
        var inner = self
        if case .clip(let path) = view.effect {
            let area = path.controlBounds ?? Rect(origin: view.frame.origin, size: .zero)
            inner.opening = Self.cut(opening, to: transform.bounds(of: area))
            if view.arrangement == .scrolled { inner.window = Self.cut(window, to: transform.bounds(of: view.frame)) }
        }
        inner.transform = view.transform.concatenating(transform)
        return inner
    }

    private static func cut(_ outer: Rect?, to area: Rect) -> Rect {
        outer.map { $0.intersection(area) ?? Rect(origin: area.origin, size: .zero) } ?? area
    }

    /// The part of a frame, in points from the top left of the whole, that scroll views show.
    func shown(_ frame: Rect) -> Rect? { window.map { $0.intersection(frame) } ?? frame }

    /// The part of a frame, in points from the top left of the whole, that no clip cuts off.
    func seen(_ frame: Rect) -> Rect? { opening.map { $0.intersection(frame) } ?? frame }
}
