import HUD
import Raster
import Testing
import Threads
import Typography
import Views

@testable import Scenes

@Suite("Frames one after the other")
struct FrameSequenceTests {
    private func scene() throws -> Scene {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone SE (1st gen)")])
        scene.states = [.loading]
        scene.backdrops = [.variableBlur()]
        return scene
    }

    @Test("each frame is the file that it is alone, whatever was drawn before it")
    func sameFiles() throws {
        var scene = try scene()
        scene.states = [.loading, .success]
        scene.times = [0, 0.1, 0.75]
        let renderer = FrameRenderer()
        var sequence = FrameSequence(renderer)
        for frame in try scene.frames() + scene.frames().reversed() {
            let bytes = try sequence.encode(frame).bytes
            #expect(try bytes == FrameRenderer().render(frame).encoded().bytes, "\(frame.name)")
        }
    }

    @Test("what moves in frames is drawn as in frames alone, over whatever screen", arguments: [nil, "BallPulse"])
    func moving(indicator: String?) throws {
        var scene = try scene()
        scene.backdrops = [.clear, .dim()]
        scene.appearances = [.light, .dark]
        scene.times = [0, 0.05, 0.1, 0.75]
        if let indicator { scene.indicator = try CustomIndicator(indicator) }
        let renderer = FrameRenderer()
        let size = scene.devices[0].pixelSize(.portrait)
        let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
        let screens = [
            Bitmap(width: size.width, height: size.height),
            Bitmap(width: size.width, height: size.height, color: white),
        ]
        let frames = try scene.frames() + scene.frames().reversed()
        for frame in frames {
            let list = try renderer.displayList(frame)
            #expect(try list == frame.list(renderer.layOut(frame)), "\(frame.name)")
        }
        for screen in screens {
            for frame in frames {
                let picture = try renderer.displayList(frame, over: screen).render()
                #expect(try picture == FrameRenderer().displayList(frame, over: screen).render(), "\(frame.name)")
            }
        }
    }

    @Test("a frame drawn over a screen is that of its list, on any number of threads", arguments: [1, 2, 3])
    func drawn(threads: Int) throws {
        var scene = try scene()
        scene.states = [.loading, .success, .failure]
        scene.backdrops = [.variableBlur(), .material(.regular), .dim(), .clear]
        scene.looks = [.standard, .accessible]
        scene.hasRetry = true
        let size = scene.devices[0].pixelSize(.portrait)
        let color = PremultipliedColor(red: 90, green: 9, blue: 60, alpha: 255)
        let screen = Bitmap(width: size.width, height: size.height, color: color)
        var picture = Bitmap(width: 0, height: 0)
        for frame in try scene.frames() {
            let list = try FrameRenderer().displayList(frame, over: screen)
            try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                try FrameRenderer().draw(frame, over: screen, into: &picture)
            }
            #expect(try picture == list.render(), "\(frame.name)")
        }
    }

    @Test("a sequence is as long as only the time differs, and no longer than the limit")
    func cut() throws {
        var scene = try scene()
        scene.states = [.loading, .failure]
        scene.backdrops = [.clear, .dim()]
        scene.times = [0, 1, 2, 3, 4]
        let frames = try scene.frames()
        let sequences = frames.sequences(limit: 3)
        #expect(sequences.map(\.count) == [3, 2, 3, 2, 3, 2, 3, 2])
        #expect(sequences.flatMap { $0 } == frames)
        #expect(frames.sequences().map(\.count) == [5, 5, 5, 5])
        #expect([SceneFrame]().sequences().isEmpty)
    }

    @Test("a sample screen that was laid out before lies where it would be laid out anew")
    func placed() throws {
        var scene = try scene()
        scene.devices = ["iPhone SE (1st gen)", "iPhone 16 Pro Max", "iPad Pro 13"].compactMap {
            try? Device(named: $0)
        }
        scene.orientations = Orientation.allCases
        scene.directions = LayoutDirection.allCases
        let renderer = FrameRenderer()
        let fonts = try FontLibrary.system()
        for frame in try scene.frames() + scene.frames() {
            let view = try renderer.layOut(frame)
            let anew = layOut(frame, fonts)
            #expect(view.json(withFrames: true) == anew.json(withFrames: true), "\(frame.name)")
            #expect(view.commands.count == anew.commands.count)
        }
    }

    private func layOut(_ frame: SceneFrame, _ fonts: FontLibrary) -> LaidOutView {
        let traits = frame.traits
        let size = traits.device.size(traits.orientation)
        let insets = traits.device.safeArea(traits.orientation)
        let safeArea = Rect(
            x: insets.left,
            y: insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
        let texts = frame.scene.texts
        let content: HUDContent =
            switch frame.state ?? .loading {
            case .loading: .loading(text: texts.loading)
            case .success: .success(text: texts.success)
            case .failure: .failure(FailureContent(title: texts.title, description: texts.failure))
            }
        let presentation = HUDPresentation(content, backdrop: frame.backdrop, size: size, safeArea: safeArea) {
            SampleScreen(size: size, safeArea: safeArea)
        }
        let environment = EnvironmentValues(
            layoutDirection: traits.direction,
            displayScale: Double(traits.device.scale),
            fonts: fonts
        )
        return LaidOutView(presentation, in: Rect(origin: .zero, size: size), environment: environment)
    }
}
