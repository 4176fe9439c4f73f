import HUD
import Indicators
import Raster
import ScrimTestSupport
import StrictJSON
import Testing
import Typography
import Views

@testable import Gallery
@testable import Scenes

@Suite("The gallery's designs")
struct GalleryTests {
    static let gallery = Result { try Gallery(fonts: .system()) }

    private func section(_ id: String) throws -> GallerySection {
        try #require(Self.gallery.get().sections.first { $0.id == id })
    }

    @Test("every indicator, progress design, state and backdrop is there once")
    func complete() throws {
        #expect(try section("indicators").designs.map(\.name) == IndicatorSpec.builtinNames)
        #expect(try section("progress").designs.map(\.name) == ProgressDesign.all.map(\.name))
        let states = try section("states").designs.map(\.name)
        for state in HUDState.allCases {
            #expect(states.contains(state.rawValue) && states.contains("\(state.rawValue), accessible"))
        }
        #expect(states.contains("failure with Retry"))
        let backdrops = try section("backdrops").designs.map(\.name)
        for style in MaterialStyle.all { #expect(backdrops.contains("material:\(style.name)")) }
        for word in ["variable-blur", "dim", "clear"] { #expect(backdrops.contains(word)) }
        let names = try Self.gallery.get().sections.flatMap { section in
            section.designs.map { "\(section.id) \($0.name)" }
        }
        #expect(Set(names.map(\.slug)).count == names.count)
    }

    @Test("an indicator's animation begins with its still picture, and with a later one where that is empty")
    func start() throws {
        for (name, progress) in [("BallPulse", 0.0), ("Orbit", 0), ("BallScale", 0.25), ("CircleStrokeSpin", 0.25)] {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            #expect(IndicatorCycle(evaluator).start == evaluator.timeForCycleProgress(progress), "\(name)")
        }
    }

    @Test("a cycle that comes back to its beginning is shown once, any other for three seconds")
    func cycle() throws {
        for (name, length) in [("BallPulse", 0.75), ("SquareSpin", 3), ("LineScaleParty", 3), ("BallGridBeat", 3)] {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            #expect(IndicatorCycle(evaluator).length == length, "\(name)")
        }
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: "BallPulse"))
        let times = IndicatorCycle(evaluator).times(framesPerSecond: 25)
        #expect(times.count == 19 && times[0] == 0.75 && times[1] == 0.75 + 0.75 / 19)
    }

    @Test("a progress design begins with some of its value, comes to its end and starts again from nothing")
    func progress() throws {
        let design = try #require(ProgressDesign.all.first { $0.name == "linear" })
        let values = ProgressMotion(design).states.map(\.value)
        #expect(values[0] >= 0.4 && values[0] < 0.6)
        #expect(values.contains(1) && values.contains(0))
        let falls = zip(values, values.dropFirst()).filter { $0 > $1 }
        #expect(falls.count == 1 && falls.allSatisfy { $0 == 1 && $1 == 0 })
    }

    @Test("what is marked as opaque is, and what does not follow the appearance looks alike in both")
    func marks() throws {
        for section in try Self.gallery.get().sections {
            for design in section.designs.filter({ !$0.isOpaque || $0.name == "dim" || $0.name == "success" }) {
                let light = try GalleryDesign.picture(design.frames[0], .light, scale: 1)
                let dark = try GalleryDesign.picture(design.frames[0], .dark, scale: 1)
                #expect(light.isOpaque == design.isOpaque, "\(design.name)")
                #expect((light != dark) == design.followsAppearance, "\(design.name)")
            }
        }
    }

    @Test("the JSON of each design is read, and means the design")
    func json() throws {
        func text(_ design: GalleryDesign) throws -> String {
            try #require(design.samples.first { $0.language == .json }?.text, "\(design.name)")
        }
        for design in try section("indicators").designs {
            #expect(try IndicatorSpec(json: text(design)) == IndicatorSpec(builtin: design.name))
            let review = try IndicatorSpec.review(jsonData: text(design).utf8)
            #expect(review.problems == [] && review.warnings == [])
        }
        // Lists of two renderers are not equal, because each has its fonts; what they draw is.
        let renderer = FrameRenderer()
        try TemporaryFolder.with { folder in
            for section in try [section("states"), section("backdrops")] {
                for design in section.designs {
                    let scene = try SceneFile.read(folder.write(text(design), to: "scene.json"))
                    let frames = try scene.frames()
                    #expect(frames.map(\.traits.appearance) == [.light, .dark])
                    for frame in frames {
                        let appearance = frame.traits.appearance
                        let read = try GalleryDesign.picture(
                            { _ in try renderer.displayList(frame) },
                            appearance,
                            scale: 0.5
                        )
                        let shown = try GalleryDesign.picture(design.frames[0], appearance, scale: 0.5)
                        #expect(read == shown, "\(design.name)")
                    }
                }
            }
        }
    }

    @Test("the JSON of each progress design is read, shows its indicator in a HUD, and draws it")
    func progressJSON() throws {
        let renderer = FrameRenderer()
        for (design, shown) in zip(ProgressDesign.all, try section("progress").designs) {
            let text = try #require(shown.samples.first { $0.language == .json }?.text)
            let scene = try SceneFile.scene(parsing: text.utf8, file: "scene.json")
            let frames = try scene.frames()
            #expect(frames.map(\.traits.appearance) == [.light, .dark])
            let provider = SceneProvider(scene.provider, of: scene, look: .standard)
            for frame in frames {
                var environment = EnvironmentValues(displayScale: 2, fonts: try .system())
                environment.colorScheme = frame.traits.appearance
                environment.time = frame.time
                let box = Rect(x: 0, y: 0, width: 300, height: 300)
                let drawn = LaidOutView(provider.loadingView(), in: box, environment: environment).commands
                let own = LaidOutView(Self.view(of: design), in: box, environment: environment).commands
                #expect(!own.isEmpty && drawn == own, "\(shown.name)")
                let picture = try GalleryDesign.picture(
                    { _ in try renderer.displayList(frame) },
                    frame.traits.appearance,
                    scale: 1
                )
                #expect(picture.width == 320 && picture.isOpaque)
            }
        }
    }

    /// The design as a view of Swift.
    @ViewBuilder private static func view(of design: ProgressDesign) -> some View {
        let title = design.content == .button ? "Continue" : nil
        let value = design.isIndeterminate ? nil : 0.4
        let isLine = design.options.type == .linear
        let indicator = Group {
            if let title { ProgressView(title, value: value) } else { ProgressView(value: value) }
        }
        .progressViewStyle(.progress(ProgressIndicatorStyle(design.options)))
        .tint(GalleryDesign.tint)
        .frame(width: isLine ? 120 : nil)
        if design.content == .stopButton {
            ZStack {
                indicator
                RoundedRectangle(cornerRadius: 3).fill(GalleryDesign.tint).frame(width: 14, height: 14)
            }
        } else {
            indicator
        }
    }

    @Test("every design shows its Swift and its JSON, and a design of a motion is shown in motion")
    func samples() throws {
        for design in try Self.gallery.get().designs {
            for language in [CodeSample.Language.swift, .json] {
                #expect(design.samples.contains { $0.language == language && !$0.text.isEmpty }, "\(design.name)")
            }
        }
        for (design, shown) in zip(ProgressDesign.all, try section("progress").designs) where design.isIndeterminate {
            let moments = try shown.moments.map { try GalleryDesign.picture($0, .light, scale: 1) }
            #expect(moments.count == 4 && Self.areDistinct(moments), "\(shown.name)")
            let plain = try section("progress").designs.first { "\($0.name) indeterminate" == shown.name }
            let others = try #require(plain).moments.map { try GalleryDesign.picture($0, .light, scale: 1) }
            #expect(others.filter { moments.contains($0) }.count <= 1, "\(shown.name)")
        }
    }

    private static func areDistinct(_ pictures: [Bitmap]) -> Bool {
        pictures.indices.allSatisfy { index in !pictures[..<index].contains(pictures[index]) }
    }

    @Test("a contact sheet shows each moment of each design whole")
    func sheet() throws {
        let sheet = ContactSheet(try section("states"), .dark)
        #expect(sheet.fileName == "states-dark.png")
        let moment = Bitmap(width: 40, height: 30, color: Color(red: 1, green: 0, blue: 0).premultiplied)
        let picture = try sheet.picture(of: [[Bitmap]](repeating: [moment], count: 8), fonts: .system())
        #expect(picture.isOpaque && picture.scale == 2)
        var count = 0
        for pixel in stride(from: 0, to: picture.bytes.count, by: 4) {
            let bytes = picture.bytes[pixel..<pixel + 3]
            if bytes.elementsEqual([255, 0, 0]) { count += 1 }
        }
        #expect(count == 8 * 40 * 30)
    }
}
