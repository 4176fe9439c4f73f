import Indicators
import Testing

@Suite("Damaged specs")
struct DamagedSpecTests {
    /// Numbers that look random and are the same in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let pieces: [String] = [
        "null", "true", "-1", "0", "1e308", "-0.5", "\"\"", "{}", "[]", "{\"$param\":\"count\"}", "{\"$param\":\"x\"}",
        "[0,0,1,1]", "\"ease\"", "\"ring\"", "10001", "1e-308",
    ]

    @Test("a spec with a value replaced is read and evaluated, or all its problems have a path and a message")
    func replacedValues() throws {
        var generator = Generator(state: 1)
        for name in IndicatorSpec.builtinNames {
            let text = Array(try IndicatorSpec(builtin: name).jsonString().utf8)
            // Values stand behind colons and commas and at the start of arrays.
            let starts = text.indices.filter { ":,[".utf8.contains(text[$0]) }
            for _ in 0..<10 {
                let start = starts.randomElement(using: &generator) ?? 0
                let end = text[(start + 1)...].firstIndex { ",]}".utf8.contains($0) } ?? text.count
                let piece = Self.pieces.randomElement(using: &generator) ?? ""
                check(String(decoding: text[...start] + piece.utf8 + text[end...], as: UTF8.self))
            }
        }
    }

    @Test("a spec with bytes changed, dropped or doubled is never more than invalid")
    func changedBytes() throws {
        var generator = Generator(state: 2)
        for name in IndicatorSpec.builtinNames {
            let text = Array(try IndicatorSpec(builtin: name).jsonString().utf8)
            for _ in 0..<10 {
                var bytes = text
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(bytes[place], at: place)
                    }
                }
                _ = IndicatorSpec.validate(jsonData: bytes)
            }
        }
    }

    private func check(_ text: String) {
        let problems = IndicatorSpec.validate(json: text)
        for problem in problems { #expect(!problem.path.isEmpty && !problem.message.isEmpty) }
        guard problems.isEmpty, let spec = try? IndicatorSpec(json: text) else { return }
        let evaluator = try? IndicatorEvaluator(spec: spec)
        #expect(evaluator != nil, "\(text)")
        for state in evaluator?.states(at: 0.3) ?? [] {
            let shape = evaluator?.parts[state.part].shape
            _ = shape?.outline(of: state)
            _ = ElementTransform(of: state, perspective: spec.perspective ?? 2.5).project(0.5, 0.5)
        }
    }
}
