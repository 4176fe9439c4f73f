import Raster
import Threads
import Views

/// The layouts of the frames in which something moved last, for the same frames at other times.
///
/// A layout is kept where it does not depend on the time, and only what some views draw does.
final class SharedLayouts: Sendable {
    fileprivate struct Known {
        let frame: SceneFrame
        /// The app's screen where it is no part of the frame.
        let screen: Bitmap?
        let view: LaidOutView
    }

    /// Each keeps its screen's pixels in memory.
    private static let limit = 4

    /// The last one used is the last.
    private let known = Locked<[Known]>([])

    /// What a frame over a screen draws; `layOut` makes its layout unless it is known.
    func list(
        _ frame: SceneFrame,
        over screen: Bitmap? = nil,
        layOut: (TimeUse) throws -> LaidOutView
    ) rethrows -> DisplayList {
        if let view = find(frame, screen) { return frame.list(view, at: frame.time) }
        let use = TimeUse()
        let view = try layOut(use)
        if use.isInDrawing, !use.isInLayout { keep(Known(frame: frame, screen: screen, view: view)) }
        return frame.list(view)
    }

    private func find(_ frame: SceneFrame, _ screen: Bitmap?) -> LaidOutView? {
        known.withLock { known in
            guard let index = known.lastIndex(where: { $0.isFor(frame, screen) }) else { return nil }
            known.append(known.remove(at: index))
            return known.last?.view
        }
    }

    private func keep(_ layout: Known) {
        known.withLock { known in
            known.removeAll { $0.frame.isSame(as: layout.frame) }
            if known.count == Self.limit { known.removeFirst() }
            known.append(layout)
        }
    }
}

extension SharedLayouts.Known {
    fileprivate func isFor(_ frame: SceneFrame, _ screen: Bitmap?) -> Bool {
        switch (self.screen, screen) {
        case (nil, nil): self.frame.isSame(as: frame)
        case (let own?, let screen?): own.isSame(as: screen) && self.frame.isSame(as: frame)
        default: false
        }
    }
}
