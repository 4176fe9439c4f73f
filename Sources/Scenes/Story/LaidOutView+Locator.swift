import HUD
import Raster
import Typography
import Views

extension LaidOutView {
    /// What a tap meets in a HUD that was laid out over nothing, where its transitions lead: touches do not see them.
    ///
    /// A tap on a label falls in the middle of what is seen of the element, which is one with an action where several
    /// have the label.
    func hudTarget(
        _ locator: Storyboard.Locator,
        direction: LayoutDirection
    ) throws(Storyboard.LabelProblem) -> HUDTarget? {
        switch locator {
        case .point(let point): return hudTarget(at: Point(x: point.x, y: point.y))
        case .label(let label):
            let named = AccessibilityTree(self, direction: direction).allElements.filter { $0.label == label }
            let active = named.filter { !$0.actions.isEmpty }
            guard active.count <= 1 else { throw .ambiguous(active.map { ScreenFrame($0.frame) }) }
            guard let element = active.first ?? named.first else { return nil }
            guard let seen = element.seenFrame?.intersection(frame), !seen.isEmpty else {
                throw .outOfSight(ScreenFrame(element.frame))
            }
            return hudTarget(at: Point(x: seen.midX, y: seen.midY)) ?? .backdrop
        }
    }
}

extension ScreenFrame {
    fileprivate init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
