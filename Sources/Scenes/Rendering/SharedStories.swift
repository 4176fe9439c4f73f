import HUD
import Threads
import Typography

/// The stories that were played last: the frames of one scene and screen share what happens in it.
final class SharedStories: Sendable {
    struct Key: Hashable {
        var story: Story
        var traits: Traits
        var look: HUDAppearance
        var backdrop: Backdrop
        var texts: HUDTexts
        var fonts: [CustomFont]
    }

    /// A hundred seconds of a busy story take less than a megabyte.
    private static let limit = 64

    private let known = Locked<[Key: StoryboardRun]>([:])

    /// The run for a key, played by `play` unless it is known; whoever asks for it meanwhile waits.
    func run(_ key: Key, play: () throws -> StoryboardRun) throws -> StoryboardRun {
        try known.withLock { known in
            if let run = known[key] { return run }
            let run = try play()
            if known.count >= Self.limit { known = [:] }
            known[key] = run
            return run
        }
    }
}
