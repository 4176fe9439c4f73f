import Raster

/// What stands between a view's frame and the screen: the transforms around it, and the scroll views that it lies in.
struct Passage {
    private(set) var transform = AffineTransform.identity
    /// What scroll views show, in points from the top left of the whole; `nil` outside of any.
    private var window: Rect?

    /// The passage of what is inside of a view.
    func entering(_ view: LaidOutView) -> Passage {
        var inner = self
        if view.arrangement == .scrolled, case .clip = view.effect {
            let area = transform.bounds(of: view.frame)
            inner.window = window.map { $0.intersection(area) ?? Rect(origin: area.origin, size: .zero) } ?? area
        }
        inner.transform = view.transform.concatenating(transform)
        return inner
    }

    /// The part of a frame, in points from the top left of the whole, that scroll views show.
    func shown(_ frame: Rect) -> Rect? { window.map { $0.intersection(frame) } ?? frame }
}
