import FoundationEssentials
import Indicators
import Testing

/// The inputs by which the fuzzer came furthest through the reader, and those that it once did not survive.
@Suite("Inputs of the fuzzer")
struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus").path

    static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    @Test("there are some, and they are small")
    func size() throws {
        #expect((20...80).contains(Self.files.count))
        let bytes = try Self.files.reduce(0) { try $0 + Self.read($1).count }
        #expect(bytes < 100_000)
    }

    @Test("each is refused with reasons, or is written, read back and evaluated", arguments: files)
    func survives(file: String) throws {
        let bytes = try Self.read(file)
        let problems = IndicatorSpec.validate(jsonData: bytes)
        for problem in problems { #expect(!problem.path.isEmpty && !problem.message.isEmpty) }
        guard let spec = try? IndicatorSpec(jsonData: bytes) else {
            #expect(!problems.isEmpty)
            return
        }
        #expect(try IndicatorSpec(json: spec.jsonString()) == spec)
        guard problems.isEmpty else {
            #expect(throws: IndicatorSpecError.self) { try IndicatorEvaluator(spec: spec) }
            return
        }
        let evaluator = try IndicatorEvaluator(spec: spec)
        for time in [0, 0.3, -1, spec.duration, 1e300, Double.nan] {
            let states = evaluator.states(at: time)
            #expect(states.count == evaluator.elementCount)
            for state in states.prefix(50) {
                _ = evaluator.parts[state.part].shape.outline(of: state)
                _ = ElementTransform(of: state, perspective: evaluator.perspective).project(0.5, 0.5)
            }
        }
    }

    private static func read(_ file: String) throws -> Data {
        try Data(contentsOf: URL(filePath: folder + "/" + file))
    }
}
