import HUD
import Raster

extension LaidOutView {
    /// What a tap at a point meets in a HUD that was laid out over nothing and without a backdrop; `nil` beside the card.
    ///
    /// A button of a view of one's own is the action that it calls; what calls none is a part of the card.
    public func hudTarget(at point: Point) -> HUDTarget? {
        guard let hit = hit(at: point) else { return takesTouch(at: point) ? .card : nil }
        return HUDAction.targets { hit.region.perform() }.first ?? hit.region.id.map { .action($0) } ?? .card
    }
}
