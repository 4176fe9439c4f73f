extension Storyboard {
    /// Finds what a tap meets in the HUD of a scene, whose layout the model does not know.
    ///
    /// It is asked for points where the HUD's window takes the touch, and for labels while a HUD is shown. `nil` means
    /// the backdrop for a point, and for a label that there is no such element; a ``LabelProblem`` that there is one,
    /// but none to tap on.
    public typealias TargetResolver = (Locator, SceneState) throws -> HUDTarget?

    /// Why an element cannot be tapped by its label.
    public enum LabelProblem: Error, Hashable, Sendable {
        /// It lies there, in points of the scene, where nothing of it is seen: scrolled away, or beside the screen.
        case outOfSight(ScreenFrame)
        /// Several elements that have an action have the label, in these places.
        case ambiguous([ScreenFrame])
    }

    /// Plays all of it.
    ///
    /// - Throws: a ``StoryboardError``, or what the resolver throws.
    public func run(resolver: TargetResolver) throws -> StoryboardRun {
        try play(until: .never, resolver: resolver)
    }

    /// The state at a time in seconds, found without playing what comes later.
    ///
    /// It equals the state of a ``run(resolver:)`` at that time, which is the way to ask for many.
    ///
    /// - Throws: a ``StoryboardError``, or what the resolver throws.
    public func state(at seconds: Double, resolver: TargetResolver) throws -> StoryboardState {
        guard seconds >= 0, seconds.isFinite else { throw StoryboardError.invalidQueryTime("\(seconds)") }
        return try play(until: VirtualTime(seconds: seconds), resolver: resolver).state(at: seconds)
    }

    private func play(until end: VirtualTime, resolver: TargetResolver) throws -> StoryboardRun {
        try validate()
        return try withoutActuallyEscaping(resolver) { resolver in
            // Its events know it weakly only.
            let player = StoryboardPlayer(self, resolver: resolver)
            return try withExtendedLifetime(player) { try player.play(until: end) }
        }
    }
}
