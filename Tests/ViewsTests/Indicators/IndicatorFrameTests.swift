import Indicators
import Raster
import Testing

@testable import Views

/// Frames of indicators: what comes over what, what is left out, and what repeats.
@Suite struct IndicatorFrameTests {
    private func drawing(_ text: String, params: [String: Double] = [:]) throws -> IndicatorDrawing {
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(json: text), params: params)
        return IndicatorDrawing(
            evaluator,
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), .white]
        )
    }

    private func part(_ layout: String, rest: String = "{}") -> String {
        """
        {"layout": \(layout), "shape": {"type": "rect"}, "rest": \(rest),
         "tracks": [{"property": "rotate", "keyTimes": [0, 1], "values": [0, 0]}]}
        """
    }

    private func spec(_ parts: String...) -> String {
        """
        {"schemaVersion": 1, "name": "a", "duration": 1, "params": {"p": 1}, "parts": [\(parts.joined(separator: ","))]}
        """
    }

    @Test("later elements lie over earlier ones, and later parts over earlier parts")
    func paintOrder() throws {
        let small = part(#"{"type": "single", "size": 0.5}"#)
        let text = spec(part(#"{"type": "stack", "count": 2}"#), small)
        let bitmap = try drawing(text).displayList(at: 0, size: 16, scale: 1).render()
        // Of the stack, red and blue, the second is seen; the third, white, lies in the middle.
        #expect(bitmap[1, 1] == PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255))
        #expect(bitmap[8, 8] == PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test("an element whose numbers are not finite is left out, and the others keep their colours")
    func nonFinite() throws {
        let text = spec(
            part(#"{"type": "single", "size": 0.5}"#, rest: #"{"scale": {"$param": "p"}}"#),
            part(#"{"type": "single", "size": 0.25}"#)
        )
        for value in [Double.nan, .infinity, -.infinity] {
            let commands = try drawing(text, params: ["p": value]).commands(
                at: 0,
                in: Rect(x: 0, y: 0, width: 9, height: 9)
            )
            #expect(commands.count == 1)
            guard case .fill(let fill)? = commands.first else { return }
            #expect(fill.paint == .color(Color(red: 0, green: 0, blue: 1)))
        }
    }

    @Test("one cycle later the frame is the same, of indicators without starts and cycles of their own")
    func repetition() throws {
        var count = 0
        for name in IndicatorSpec.builtinNames {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            let cycle = evaluator.duration
            let isPlain = evaluator.parts.allSatisfy { part in
                let repeats = (cycle / part.duration).truncatingRemainder(dividingBy: 1) == 0
                return repeats && part.offsets.allSatisfy { $0 == 0 }
                    && part.durations.allSatisfy { $0 == part.duration }
            }
            guard isPlain else { continue }
            count += 1
            let drawing = IndicatorDrawing(evaluator, colors: [.black])
            for share in [0.11, 0.37, 0.83] {
                let later = share * cycle + cycle
                // Without what the sum was rounded by.
                let once = later - cycle
                let list = drawing.displayList(at: once, size: 24, padding: 12, scale: 1)
                let repeated = drawing.displayList(at: later, size: 24, padding: 12, scale: 1)
                #expect(list == repeated, "\(name)")
                #expect(try list.render() == repeated.render(), "\(name)")
                let other = drawing.displayList(at: once + cycle / 9, size: 24, padding: 12, scale: 1)
                #expect(other != list, "\(name)")
            }
        }
        #expect(count == 25)
    }
}
