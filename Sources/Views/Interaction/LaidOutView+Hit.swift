import Raster

extension LaidOutView {
    /// What a touch meets.
    public struct Hit: Sendable {
        public let region: HitRegion
        /// The view that the region belongs to, a button for example.
        public let view: LaidOutView
    }

    /// What answers a touch at a point: the innermost button or tappable view around the topmost view that is there.
    ///
    /// The point is in points from the top left of the whole; transforms are followed. A text or an image is met in its
    /// frame, a filled shape inside of its outline; strokes, shadows, clear colours and the gaps between views let
    /// touches through, as do views of opacity 0 and what a clip cuts off. Whatever is met and does not answer itself
    /// leaves the touch to the views around it, never to those below: `nil` then says that the touch was taken and does
    /// nothing.
    public func hit(at point: Point) -> Hit? {
        if case .region(let hit) = meet(point) { hit } else { nil }
    }

    /// True when the view, or any inside of it, keeps a touch at a point from what lies below.
    public func takesTouch(at point: Point) -> Bool {
        if case .nothing = meet(point) { false } else { true }
    }

    /// Its cases are small, because each view around the one that is met holds one on the stack.
    private indirect enum Meeting {
        case nothing
        /// A view that does not answer.
        case view
        case region(Hit)
    }

    private func meet(_ point: Point) -> Meeting {
        guard point.isFinite else { return .nothing }
        var point = point
        switch effect {
        case .opacity(0): return .nothing
        case .clip(let path) where !path.contains(point): return .nothing
        case .transform(let matrix):
            guard let inverse = matrix.inverted else { return .nothing }
            point = inverse.apply(point)
        case .none, .opacity, .clip, .shadow: break
        }
        switch touch {
        case .ignored: return .nothing
        case .passes: return meetChildren(point)
        case .covers(let path, let rule):
            let inner = meetChildren(point)
            if case .nothing = inner, path.contains(point, rule: rule) { return .view }
            return inner
        case .limited(let path):
            guard path.contains(point) else { return .nothing }
            let inner = meetChildren(point)
            if case .nothing = inner { return .view }
            return inner
        case .answers(let region):
            let inner = meetChildren(point)
            if case .view = inner { return .region(Hit(region: region, view: self)) }
            return inner
        case .control(let region):
            let inner = meetChildren(point)
            switch inner {
            case .region: return inner
            case .view: return .region(Hit(region: region, view: self))
            case .nothing: return frame.contains(point) ? .region(Hit(region: region, view: self)) : .nothing
            }
        }
    }

    private func meetChildren(_ point: Point) -> Meeting {
        for child in children.reversed() {
            let meeting = child.meet(point)
            if case .nothing = meeting { continue }
            return meeting
        }
        return .nothing
    }
}
