import Raster
import Threads
import Typography
import Views

/// The sample screens that were laid out last, since most frames that are drawn together have one in common.
final class SampleScreens: Sendable {
    struct Key: Hashable {
        var traits: Traits
        var fonts: [CustomFont]
        /// In points.
        var area: Rect
    }

    /// A dozen, at about a hundred kilobytes each.
    private static let limit = 12

    private let known = Locked<[Key: LaidOutView]>([:])

    /// The screen for some traits, laid out by `layOut` unless it is known.
    func screen(_ key: Key, layOut: () -> LaidOutView) -> LaidOutView {
        if let screen = known.withLock({ $0[key] }) { return screen }
        let screen = layOut()
        known.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[key] = screen
        }
        return screen
    }
}
