import Scrim
import ScrimTestSupport
import Testing

@testable import ScrimTesting

/// The pictures that strategies make of values.
struct SnapshottingTests {
    private let phone: Traits
    private let red = Color(red: 1, green: 0, blue: 0)

    init() throws { phone = Traits(device: try Device(named: "iPhone SE (1st generation)")) }

    @Test("A view has the pixels of its size and scale")
    func view() throws {
        let pictures = try Snapshotting.view(size: Size(width: 30, height: 20), scale: 3).pictures(red)
        #expect(pictures.map { [$0.image.width, $0.image.height] } == [[90, 60]])
        #expect(pictures.first?.image.scale == 3)
        #expect(pictures.first?.image.bytes.prefix(4) == [255, 0, 0, 255])
    }

    @Test("A view on a screen stays in the safe area")
    func screen() throws {
        let pictures = try Snapshotting.screen(of: phone).pictures(red)
        let image = try #require(pictures.first?.image)
        #expect([image.width, image.height] == [640, 1136])
        // The status bar is 20 points high.
        #expect(image.bytes[3] == 0)
        #expect(image.bytes[4 * 640 * 39 + 3] == 0)
        #expect(image.bytes[4 * 640 * 40 + 3] == 255)
    }

    @Test("An indicator has a picture a time, named by it")
    func indicator() throws {
        let spec = try IndicatorSpec(builtin: "BallPulse")
        let pictures = try Snapshotting.indicator(at: [0, 0.25], size: 20).pictures(spec)
        #expect(pictures.map(\.name) == ["0s", "0.25s"])
        #expect(pictures.map(\.image.width) == [40, 40])
        #expect(pictures[0].image.bytes != pictures[1].image.bytes)
    }

    @Test("A scene has a picture a frame, named by the frame")
    func scene() throws {
        var scene = Scene(name: "a", devices: [phone.device])
        scene.states = [.loading, .success]
        scene.backdrops = [.clear]
        let pictures = try Snapshotting.frames.pictures(scene)
        #expect(pictures.map(\.name) == (try scene.frames().map { Optional($0.name) }))
    }

    @Test("A storyboard at a time shows the state of that time, and a tap on Retry is taken by the button")
    func storyboard() throws {
        let story = Storyboard(events: [
            .init(at: 0, .showLoading()),
            .init(at: 1, .showFailure(Problem(), onRetry: [.init(.showLoading())])),
            .init(at: 3, .tap(label: "Retry")),
        ])
        let strategy = Snapshotting.storyboard(at: [0.9, 2.9, 3.9], on: phone) { Color.white }
        let pictures = try strategy.pictures(story)
        #expect(pictures.map(\.name) == ["0.9s", "2.9s", "3.9s"])
        // The spinner has turned as far at 0.9 s after one show as after the other.
        #expect(pictures[0].image.bytes == pictures[2].image.bytes)
        #expect(pictures[0].image.bytes != pictures[1].image.bytes)
    }

    private struct Problem: Error {}
}
