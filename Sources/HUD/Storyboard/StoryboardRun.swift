/// A storyboard that has been played: what happened, and the state at every time.
public struct StoryboardRun: Sendable {
    /// Everything that happened, in order.
    public let timeline: [TimelineEntry]
    /// The time of the last thing that happened, in seconds.
    public let endTime: Double

    /// The state after each instant at which something happened, in order of time; the first is that of the start.
    let keyframes: [Keyframe]

    struct Keyframe: Hashable, Sendable {
        let time: VirtualTime
        let scenes: [SceneKeyframe]
    }

    /// The state at a time in seconds, with all that happened at or before it.
    public func state(at seconds: Double) throws(StoryboardError) -> StoryboardState {
        guard seconds >= 0, seconds.isFinite else { throw .invalidQueryTime("\(seconds)") }
        let time = VirtualTime(seconds: seconds)
        var low = 0
        var high = keyframes.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if keyframes[middle].time <= time {
                low = middle
            } else {
                high = middle
            }
        }
        return StoryboardState(time: time.seconds, scenes: keyframes[low].scenes.map { $0.state(at: time.seconds) })
    }
}

/// A scene after an instant: its state at any time until the next one.
struct SceneKeyframe: Hashable, Sendable {
    let name: String
    let size: ScreenSize
    let traits: SceneTraits
    let state: PresentedState
    let history: PresentationHistory
    let backdrop: Backdrop?
    let backdropFailure: BackdropFailure?
    let windows: WindowStack
    let timers: [PendingTimer]

    func state(at time: Double) -> SceneState {
        SceneState(
            name: name,
            size: size,
            traits: traits,
            state: state,
            hud: history.moment(at: time, reduceMotion: traits.reduceMotion),
            backdrop: backdrop,
            backdropFailure: backdropFailure,
            windows: windows,
            timers: timers
        )
    }
}
