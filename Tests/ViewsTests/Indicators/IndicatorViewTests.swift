import HUD
import Indicators
import Raster
import Testing
import Typography

@testable import Views

/// Indicators and progress indicators as views.
@Suite struct IndicatorViewTests {
    private func commands(_ view: some View, width: Double = 100) throws -> [DisplayList.Command] {
        layOut(view, width: width, in: try environment()).commands
    }

    private func same(
        _ drawn: [DisplayList.Command],
        _ expected: [DisplayList.Command],
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(drawn == expected, sourceLocation: location)
    }

    private let square = Rect(x: 0, y: 0, width: 40, height: 40)

    private func drawn(_ name: String, at time: Double, _ colors: [Color]) throws -> [DisplayList.Command] {
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
        return IndicatorDrawing(evaluator, colors: colors).commands(at: time, in: square)
    }

    @Test("an indicator is 40 points wide and moves with the environment's time, in gray, the tint or its colours")
    func indicator() throws {
        let gray = Color(red8: 0x8E, green8: 0x8E, blue8: 0x93)
        for time in [0.0, 0.3, 1.7] {
            let view = IndicatorView("BallPulse").environment(\.time, time)
            same(try commands(view), try drawn("BallPulse", at: time, [gray]))
            same(try commands(view.tint(Color.white)), try drawn("BallPulse", at: time, [.white]))
            var style = IndicatorStyle("BallPulse")
            style.colors = [.init(light: .black, dark: .white), .init(light: .white, dark: .black)]
            style.speed = 2
            let own = IndicatorView(style).environment(\.time, time)
            same(try commands(own.tint(gray)), try drawn("BallPulse", at: 2 * time, [.black, .white]))
            same(
                try commands(own.environment(\.colorScheme, .dark)),
                try drawn("BallPulse", at: 2 * time, [.white, .black])
            )
        }
        #expect(describe(layOut(IndicatorView("Orbit"), in: try environment()).frame) == "0.0 0.0 40.0 40.0")
    }

    @Test("with less motion an indicator stands still, with every element started, unless it is not to")
    func reduceMotion() throws {
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: "BallPulse"))
        let still = try drawn("BallPulse", at: evaluator.timeForCycleProgress(0), [.black])
        var style = IndicatorStyle("BallPulse")
        style.colors = [.init(light: .black, dark: .black)]
        for time in [0.0, 0.4] {
            let view = IndicatorView(style).environment(\.time, time).environment(\.accessibilityReduceMotion, true)
            same(try commands(view), still)
        }
        style.respectsReduceMotion = false
        let moving = IndicatorView(style).environment(\.time, 0.4).environment(\.accessibilityReduceMotion, true)
        same(try commands(moving), try drawn("BallPulse", at: 0.4, [.black]))
        style.cycleProgress = 0
        same(try commands(IndicatorView(style).environment(\.time, 0.4)), still)
    }

    @Test("a progress view takes an indicator for its spinner, over its label; with a value it is a bar")
    func progressView() throws {
        let view = ProgressView("Wait").progressViewStyle(.indicator("Orbit")).environment(\.time, 0.5)
        let laidOut = layOut(view, in: try environment())
        let frame = try #require(laidOut.first("IndicatorView")).frame
        #expect(frame.width == 40 && frame.minY == 0)
        #expect(try #require(laidOut.first("Text")).frame.minY == 48)
        let element = try #require(AccessibilityTree(laidOut).allElements.first)
        #expect(AccessibilityTree(laidOut).allElements.count == 1)
        #expect(element.role == .progressIndicator && element.value == nil)
        #expect(try commands(ProgressView(value: 0.5).progressViewStyle(.indicator("Orbit"))).count == 2)
    }

    @Test("a progress style draws the view's value at rest, and without one the motion at the environment's time")
    func progressStyle() throws {
        let style = ProgressViewStyle.progress(.circular, .segmented) { $0.size = 64 }
        func expected(_ value: Double?, at time: Double, _ colors: ProgressColors) -> [DisplayList.Command] {
            let options = ProgressOptions(value: value, type: .circular, variant: .segmented)
            let progress = ResolvedProgress(options)
            return ProgressIndicatorDrawing(progress, colors: colors).commands(
                at: ProgressState(resting: progress, at: time),
                in: Rect(x: 0, y: 0, width: 64, height: 64)
            )
        }
        let blue = ProgressColors(.light)
        same(try commands(ProgressView(value: 2, total: 5).progressViewStyle(style)), expected(0.4, at: 0, blue))
        let moving = ProgressView().progressViewStyle(style).environment(\.time, 0.7)
        same(try commands(moving), expected(nil, at: 0.7, blue))
        // With less motion at half the speed.
        same(try commands(moving.environment(\.accessibilityReduceMotion, true)), expected(nil, at: 0.35, blue))
        var red = ProgressColors(.dark)
        red.color = Color(red: 1, green: 0, blue: 0)
        let dark = moving.tint(red.color).environment(\.colorScheme, .dark)
        same(try commands(dark), expected(nil, at: 0.7, red))
    }

    @Test("a linear one is as wide as it is offered, or 120 points; its label is drawn in the fonts of the environment")
    func linear() throws {
        let style = ProgressViewStyle.progress(.linear, .wavy) { $0.showLabel = true }
        let view = ProgressView(value: 0.4).progressViewStyle(style)
        #expect(describe(layOut(view, width: 90, in: try environment()).frame) == "0.0 0.0 90.0 18.0")
        #expect(describe(layOut(view.fixedSize(), width: 90, in: try environment()).frame) == "0.0 0.0 120.0 18.0")
        let texts = try commands(view).compactMap { if case .text(let text) = $0 { text.run.text } else { nil } }
        #expect(texts == ["40%"])
    }

    @Test("a border around nothing is as large as other indicators, and drawn")
    func borderAroundNothing() throws {
        let view = ProgressView(value: 0.4).progressViewStyle(.progress(.border))
        let laidOut = LaidOutView(view, in: Rect(x: 0, y: 0, width: 200, height: 200), environment: try environment())
        let indicator = try #require(laidOut.first("ProgressIndicator"))
        // 48 points, a stroke of 3 and a gap of 4 on each side.
        #expect(indicator.frame.size == Size(width: 62, height: 62))
        #expect(!indicator.commands.isEmpty)
    }

    @Test("a border lies around the view's label, at the distance of its stroke and gap")
    func border() throws {
        let view = ProgressView(value: 0.4) { Color.black.frame(width: 20, height: 10) }
            .progressViewStyle(.progress(.border))
        let laidOut = layOut(view, in: try environment(scale: 2))
        // 3 of stroke and 4 of gap.
        #expect(frames(of: "Color", "ProgressIndicator", in: laidOut).contains("7.0 7.0 20.0 10.0"))
        #expect(describe(try #require(laidOut.first("ProgressIndicator")).frame) == "0.0 0.0 34.0 24.0")
    }

    @Test("assistive technology hears the value of every type as whole percent", arguments: ProgressType.allCases)
    func accessibility(type: ProgressType) throws {
        let view = ProgressView("Copying", value: 0.128).progressViewStyle(.progress(type))
        let tree = AccessibilityTree(layOut(view, in: try environment()))
        let element = try #require(tree.allElements.first)
        #expect(tree.allElements.count == 1)
        #expect(element.role == .progressIndicator && element.value == "13%" && element.label == "Copying")
        let without = AccessibilityTree(
            layOut(ProgressView().progressViewStyle(.progress(type)), in: try environment())
        )
        #expect(without.allElements.first?.value == nil)
    }

    @Test("the loading view has the indicator of the style in its tint, and says the same as with the spinner")
    func loadingView() throws {
        let plain = layOut(LoadingView(), width: 300, height: 300, in: try environment())
        for style in [ProgressViewStyle.indicator("BallPulse"), .progress(.pie)] {
            let view = LoadingView().progressViewStyle(style).environment(\.time, 0.2)
            let laidOut = layOut(view, width: 300, height: 300, in: try environment())
            #expect(laidOut.first("ActivityIndicatorView") == nil)
            let isWhite = laidOut.commands.allSatisfy { command in
                guard case .fill(let fill) = command, case .color(let color) = fill.paint else { return true }
                return color.red == 1 && color.green == 1 && color.blue == 1
            }
            #expect(isWhite)
            let (labels, others) = (AccessibilityTree(laidOut), AccessibilityTree(plain))
            #expect(labels.allElements.map(\.label) == others.allElements.map(\.label))
        }
        let automatic = layOut(
            LoadingView().progressViewStyle(.linear),
            width: 300,
            height: 300,
            in: try environment()
        )
        #expect(automatic.commands == plain.commands)
    }
}
