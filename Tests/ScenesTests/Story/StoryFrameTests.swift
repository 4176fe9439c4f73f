import HUD
import ImageIO
import Raster
import ScrimTestSupport
import Testing
import Threads
import Typography
import Views

@testable import Scenes

@Suite("Frames of a story")
struct StoryFrameTests {
    @Test("are the same drawn forwards, backwards, in any order and on eight threads")
    func order() throws {
        var story = try scene(signIn)
        story.range = FrameRange("0:5.2:60")
        let frames = try story.frames()
        #expect(frames.count == 312)
        let forwards = try Self.digests(of: frames)
        // Loading, its transitions, the failure, the success, and no HUD at all.
        #expect(Set(forwards.map(\.description)).count > 80)
        #expect(try Self.digests(of: frames.reversed()) == forwards.reversed())
        var random = SeededRandom(seed: 404)
        let order = frames.indices.shuffled(using: &random)
        let shuffled = try Self.digests(of: order.map { frames[$0] })
        #expect(zip(order, shuffled).allSatisfy { forwards[$0] == $1 })
        let renderer = FrameRenderer()
        let threaded = Locked([PixelDigest?](repeating: nil, count: frames.count))
        let failure = Locked<(any Error)?>(nil)
        ThreadPool(threads: 8).forEach(frames.count) { index, _ in
            do {
                let digest = try renderer.render(frames[index]).png().pixelDigest
                threaded.withLock { $0[index] = digest }
            } catch { failure.withLock { $0 = error } }
        }
        if let error = failure.withLock({ $0 }) { throw error }
        #expect(threaded.withLock { $0 } == forwards)
    }

    /// The digests of frames that are drawn one after the other.
    private static func digests(of frames: [SceneFrame]) throws -> [PixelDigest] {
        var sequence = FrameSequence(FrameRenderer())
        return try frames.map { try sequence.render($0).png().pixelDigest }
    }

    @Test("Case 28: of a success that takes the place of loading, and of itself, are those of one alone at its age")
    func replaced() throws {
        let story = try scene(
            """
            {"scrim": 1, \(plainWindow), "story": [
              {"at": 0, "show": "loading"}, {"at": 1, "show": "success"}, {"at": 1.5, "show": "success"}]}
            """
        )
        let alone = try scene("{\"scrim\": 1, \(plainWindow), \"story\": [{\"at\": 0, \"show\": \"success\"}]}")
        let nothing = try scene("{\"scrim\": 1, \(plainWindow), \"story\": []}")
        func digest(_ scene: Scene, _ time: Double) throws -> PixelDigest {
            try Self.digests(of: [frame(scene, at: time)])[0]
        }
        // It hides 2 seconds after the second success.
        #expect(try digest(story, 2.9) == digest(alone, 1.4))
        #expect(try digest(story, 3.2) == digest(alone, 1.7))
        #expect(try digest(story, 3.6) == digest(alone, 2.1))
        #expect(try digest(story, 3.6) != digest(story, 3.2))
        #expect(try digest(story, 0.5) != digest(story, 1.2))
        #expect(try digest(story, 4.5) == digest(nothing, 0))
    }

    @Test("that change nothing any more are those of the state as it is")
    func settled() throws {
        let story = try scene(signIn)
        let nothing = try scene("{\"scrim\": 1, \(plainWindow), \"story\": []}")
        #expect(try Self.digests(of: [frame(story, at: 5.1)]) == Self.digests(of: [frame(nothing)]))
        let sample = try scene(
            #"{"scrim": 1, "story": [{"at": 1, "show": "failure", "message": "No", "retry": true}]}"#
        )
        var still = try scene(#"{"scrim": 1, "hud": {"message": "No", "retry": true}}"#)
        still.backdrops = story.backdrops
        still.states = [.failure]
        #expect(try Self.digests(of: [frame(sample, at: 2)]) == Self.digests(of: [frame(still)]))
    }

    @Test("have the accessibility tree that the state tells, at every time")
    func accessibility() throws {
        let renderer = FrameRenderer()
        let story = try scene(signIn)
        for step in 0..<54 {
            let frame = try frame(story, at: Double(step) / 10)
            let tree = try renderer.json(of: .accessibility, frame)
            guard case .object(let root) = try renderer.stateJSON(frame), case .array(let scenes) = root[1].value,
                case .object(let state) = scenes.first, case .object(let trees) = state.last?.value
            else { return #expect(Bool(false), "the state has another form") }
            #expect(trees.map(\.value) == [tree], "\(frame.time)")
        }
    }

    @Test("have the size of the screen as it is held at their time")
    func rotation() throws {
        let story = try scene(
            #"{"scrim": 1, "story": [{"at": 0, "show": "loading"}, {"at": 1, "orientation": "landscape"}]}"#
        )
        let renderer = FrameRenderer()
        #expect(try renderer.render(frame(story, at: 0.9)).bitmap.bounds.size == PixelSize(width: 240, height: 320))
        #expect(try renderer.render(frame(story, at: 1)).bitmap.bounds.size == PixelSize(width: 320, height: 240))
    }

    @Test("follow the appearance, the text size and what the user allows, from the event on")
    func traits() throws {
        let story = try scene(
            """
            {"scrim": 1, \(plainWindow), "hud": {"backdrop": "material"}, "story": [
              {"at": 0, "show": "loading"}, {"at": 1, "appearance": "dark"}, {"at": 2, "textSize": "AX1"},
              {"at": 3, "reduceTransparency": true}]}
            """
        )
        let renderer = FrameRenderer()
        let pictures = try [0.9, 1.7, 2.5, 3.3].map { try renderer.render(frame(story, at: $0)).bitmap }
        for (index, picture) in pictures.enumerated() {
            #expect(pictures[(index + 1)...].allSatisfy { $0 != picture }, "picture \(index)")
        }
        let drawn = try [2.5, 3.3].map { try Self.drawsMaterial(renderer.displayList(frame(story, at: $0))) }
        #expect(drawn == [true, false])
    }

    private static func drawsMaterial(_ list: DisplayList) throws -> Bool {
        try list.json().text.contains(#""material""#)
    }

    @Test("show the plain blur where the variable one is not there, and the timeline tells it")
    func unavailable() throws {
        for (word, failure) in [
            ("unavailable", BackdropFailure.effectUnavailable), ("maskCreationFailed", .maskCreationFailed),
        ] {
            let story = try scene(
                #"{"scrim": 1, \#(plainWindow), "variableBlur": "\#(word)", "story": [{"at": 0, "show": "loading"}]}"#
            )
            let renderer = FrameRenderer()
            let list = try renderer.displayList(frame(story, at: 1))
            let drawn = try Self.drawsMaterial(list)
            #expect(drawn)
            let timeline = try renderer.run(frame(story)).timeline
            #expect(timeline.contains { $0.happening == .scene(.backdropFailed(failure, handled: false)) })
        }
    }
}
