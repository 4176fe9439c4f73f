import FoundationEssentials
import Indicators
import Scrim
import Testing

@testable import Gallery

/// The Swift that the gallery shows, with an app's import alone, compiled and run.
@Suite("The gallery's Swift")
struct SwiftSampleTests {
    @Test("an indicator is drawn")
    func indicator() throws {
        let spec = try IndicatorSpec(builtin: "BallPulse")
        let blue = Color(red8: 10, green8: 132, blue8: 255)
        let drawing = IndicatorDrawing(try IndicatorEvaluator(spec: spec), colors: [blue])
        let picture = try drawing.displayList(at: 0.25, size: 64, padding: 8, scale: 3).render()
        #expect(picture.width == 240)
    }

    @Test("a progress indicator is drawn")
    func progress() throws {
        let options = ProgressOptions(value: 0.4, type: .circular)
        let progress = ResolvedProgress(options)
        let drawing = ProgressIndicatorDrawing(progress, colors: ProgressColors(.light), fonts: try .system())
        let state = ProgressState(resting: progress, at: 0.5)
        let size = Size(width: 48, height: 48)
        let picture = try drawing.displayList(at: state, size: size, scale: 3).render()
        #expect(picture.width == 144)
    }

    @Test("the options of each progress design are the design's")
    func options() {
        let options: [ProgressOptions] = [
            ProgressOptions(value: 0.4, type: .linear),
            ProgressOptions(type: .linear),
            ProgressOptions(value: 0.4, type: .linear, variant: .wavy),
            ProgressOptions(type: .linear, variant: .wavy),
            ProgressOptions(value: 0.4, type: .circular),
            ProgressOptions(type: .circular),
            ProgressOptions(value: 0.4, type: .circular, variant: .wavy),
            ProgressOptions(type: .circular, variant: .wavy),
            ProgressOptions(value: 0.4, type: .pie),
            ProgressOptions(type: .pie),
            ProgressOptions(value: 0.4, type: .linear, variant: .segmented),
            ProgressOptions(value: 0.4, type: .linear, variant: .striped),
            ProgressOptions(value: 0.4, type: .linear, variant: .shimmer),
            ProgressOptions(value: 0.4, type: .linear, variant: .glow),
            ProgressOptions(value: 0.4, type: .linear, variant: .dots),
            ProgressOptions(value: 0.4, type: .linear, variant: .steps),
            ProgressOptions(value: 0.4, type: .linear, buffer: 0.7),
            ProgressOptions(value: 0.4, type: .linear, thickness: 16, showLabel: true),
            ProgressOptions(value: 0.4, type: .circular, variant: .segmented),
            ProgressOptions(value: 0.4, type: .circular, variant: .gradient),
            ProgressOptions(value: 0.4, type: .circular, variant: .ticks),
            ProgressOptions(value: 0.4, type: .circular, variant: .dots),
            ProgressOptions(value: 0.4, type: .circular, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .circular),
            ProgressOptions(value: 0.4, type: .gauge, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .liquid, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .border),
            ProgressOptions(value: 0.4, type: .bars),
            ProgressOptions(value: 0.4, type: .grid),
            ProgressOptions(value: 0.4, type: .battery, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .linear, variant: .gradient),
            ProgressOptions(value: 0.4, type: .linear, variant: .center),
            ProgressOptions(value: 0.4, type: .linear, variant: .chevrons),
            ProgressOptions(value: 0.4, type: .linear, variant: .ticks),
            ProgressOptions(value: 0.4, type: .circular, variant: .glow),
            ProgressOptions(value: 0.4, type: .circular, variant: .split),
            ProgressOptions(value: 0.4, type: .circular, variant: .orbit),
            ProgressOptions(value: 0.4, type: .circular, variant: .dual),
            ProgressOptions(value: 0.4, type: .pie, variant: .segmented),
            ProgressOptions(value: 0.4, type: .gauge, variant: .needle, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .gauge, variant: .gradient),
            ProgressOptions(value: 0.4, type: .gauge, variant: .dots),
            ProgressOptions(value: 0.4, type: .liquid, variant: .heart, showLabel: true, size: 64),
            ProgressOptions(value: 0.4, type: .border, variant: .glow),
            ProgressOptions(value: 0.4, type: .border, variant: .segmented),
            ProgressOptions(value: 0.4, type: .bars, variant: .dots),
            ProgressOptions(value: 0.4, type: .bars, variant: .arcs),
            ProgressOptions(value: 0.4, type: .grid, variant: .dots),
            ProgressOptions(value: 0.4, type: .battery, variant: .segmented, size: 64),
            ProgressOptions(value: 0.4, type: .hourglass),
        ]
        let expected = ProgressDesign.all.map { design in
            var options = design.options
            options.value = design.isIndeterminate ? nil : 0.4
            return options
        }
        #expect(options == expected)
    }

    /// Compiled only: it writes into the folder where it runs.
    private func frames() throws {
        var scene = Scene(name: "hud", devices: [try Device(named: "iPhone SE (1st generation)")])
        scene.states = [.failure]
        scene.hasRetry = true
        scene.looks = [.accessible]
        scene.backdrops = [.dim()]
        scene.appearances = [.light, .dark]
        let renderer = FrameRenderer()
        for frame in try scene.frames() {
            try renderer.render(frame).write(to: "\(frame.name).png")
        }
    }

    /// What the other states and backdrops have in place of those above.
    private func others() throws -> Scene {
        var scene = Scene(name: "hud", devices: [])
        scene.states = [.loading]
        scene.states = [.success]
        scene.backdrops = [.clear]
        scene.backdrops = [.variableBlur()]
        scene.backdrops = [.variableBlur(try VariableBlur(maximumRadius: 4, direction: .blurredTopClearBottom))]
        scene.backdrops = [.variableBlur(try VariableBlur(maximumRadius: 4, direction: .blurredBottomClearTop))]
        scene.backdrops = [.variableBlur(try VariableBlur(maximumRadius: 4, direction: .blurredFully))]
        scene.backdrops = [.material(.ultraThin)]
        scene.backdrops = [.material(.thin)]
        scene.backdrops = [.material(.regular)]
        scene.backdrops = [.material(.thick)]
        scene.backdrops = [.material(.chrome)]
        scene.backdrops = [.material(MaterialStyle(.ultraThin, fixedAppearance: .light))]
        scene.backdrops = [.material(MaterialStyle(.thin, fixedAppearance: .light))]
        scene.backdrops = [.material(MaterialStyle(.regular, fixedAppearance: .light))]
        scene.backdrops = [.material(MaterialStyle(.thick, fixedAppearance: .light))]
        scene.backdrops = [.material(MaterialStyle(.chrome, fixedAppearance: .light))]
        scene.backdrops = [.material(MaterialStyle(.ultraThin, fixedAppearance: .dark))]
        scene.backdrops = [.material(MaterialStyle(.thin, fixedAppearance: .dark))]
        scene.backdrops = [.material(MaterialStyle(.regular, fixedAppearance: .dark))]
        scene.backdrops = [.material(MaterialStyle(.thick, fixedAppearance: .dark))]
        scene.backdrops = [.material(MaterialStyle(.chrome, fixedAppearance: .dark))]
        return scene
    }

    @Test("every line that the gallery shows stands here")
    func lines() throws {
        let known = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let lines = Set(known.split(separator: "\n").map { $0.drop { $0 == " " } })
        for design in try GalleryTests.gallery.get().designs {
            let text = try #require(design.samples.first { $0.language == .swift }?.text)
            for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
                let here =
                    if line.hasPrefix("let spec") {
                        line.contains("\"\(design.name)\"")
                    } else if line.hasPrefix("let options = ") {
                        known.contains("            \(line.dropFirst(14)),\n")
                    } else if line.hasPrefix("let size = ") {
                        line.hasPrefix("let size = Size(width: ")
                    } else {
                        lines.contains(line)
                    }
                #expect(here, "\(design.name): \(line)")
            }
        }
    }
}
