import Synchronization

/// What of a layout depends on the time of its environment: all of it, or what single views draw, which can then be
/// drawn anew without another layout.
///
/// A view that reads the time in its body, or sets it for the views inside, makes all of the layout depend on it.
package final class TimeUse: Sendable {
    private let isNoted = Atomic<Bool>(false)
    private let isNotedInDrawing = Atomic<Bool>(false)

    package init() {}

    /// True where a layout for another time could be another one.
    package var isInLayout: Bool { isNoted.load(ordering: .relaxed) }

    /// True where some views draw something else at another time.
    package var isInDrawing: Bool { isNotedInDrawing.load(ordering: .relaxed) }

    func note() { isNoted.store(true, ordering: .relaxed) }

    /// Runs what makes a view's own drawing, and says whether it used the time.
    fileprivate func drawing<Result>(_ body: () -> Result) -> (Result, usesTime: Bool) {
        let before = isNoted.exchange(false, ordering: .relaxed)
        let result = body()
        let usesTime = isNoted.exchange(before, ordering: .relaxed)
        if usesTime { isNotedInDrawing.store(true, ordering: .relaxed) }
        return (result, usesTime)
    }
}

extension EnvironmentValues {
    /// Runs what makes a view's own drawing in this environment; whoever calls it keeps a way to draw at another time
    /// where the time was used.
    func drawing<Result>(_ body: () -> Result) -> (Result, usesTime: Bool) {
        timeUse?.drawing(body) ?? (body(), false)
    }
}
