/// Plays a storyboard on a virtual clock and writes down what happens.
final class StoryboardPlayer {
    private let clock = VirtualClock()
    private let storyboard: Storyboard
    private let resolver: Storyboard.TargetResolver
    private let log: TimelineLog
    private let stages: [SceneStage]
    private var keyframes: [StoryboardRun.Keyframe] = []
    /// The first thing that went wrong; nothing is played after it.
    private var failure: (any Error)?

    init(_ storyboard: Storyboard, resolver: @escaping Storyboard.TargetResolver) {
        let log = TimelineLog(clock: clock)
        let clock = clock
        self.storyboard = storyboard
        self.resolver = resolver
        self.log = log
        stages = storyboard.scenes.map { setup in
            SceneStage(setup, providers: storyboard.providers, clock: clock, log: log)
        }
    }

    func play(until end: VirtualTime) throws -> StoryboardRun {
        for (index, event) in storyboard.events.enumerated() {
            clock.schedule(after: event.time) { [weak self] in
                self?.perform(event, index: index)
            }
        }
        for stage in stages {
            stage.raise()
        }
        keep()
        while let due = clock.nextDue, due <= end {
            clock.advance(to: due)
            if let failure { throw failure }
            keep()
        }
        return StoryboardRun(timeline: log.entries, endTime: clock.now, keyframes: keyframes)
    }

    /// Remembers the state of all scenes at the present time.
    private func keep() {
        if keyframes.last?.time == clock.time {
            keyframes.removeLast()
        }
        keyframes.append(StoryboardRun.Keyframe(time: clock.time, scenes: stages.map(\.keyframe)))
    }

    private func perform(_ event: Storyboard.Event, index: Int) {
        guard failure == nil, let stage = stages.first(where: { $0.name == event.scene }) else { return }
        do {
            try stage.perform(event.operation, event: index, resolver: resolver)
            guard !log.isOutOfSteps else {
                throw StoryboardError.tooManySteps(limit: Storyboard.stepLimit, event: index)
            }
        } catch {
            failure = error
        }
    }
}
