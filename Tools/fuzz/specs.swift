import Indicators
import StrictJSON

/// Bytes as the text of an indicator: what reads is written, read back, prepared and evaluated; what does not says why.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSpecs(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    if let value = try? JSONValue(parsing: bytes) { checkText(of: value) }

    let problems = IndicatorSpec.validate(jsonData: bytes)
    for problem in problems {
        precondition(!problem.path.isEmpty && !problem.message.isEmpty, "a problem says nothing")
    }
    let spec: IndicatorSpec
    do throws(IndicatorSpecError) {
        spec = try IndicatorSpec(jsonData: bytes)
    } catch {
        precondition(error.problems == problems, "what is thrown is not what is listed")
        return 0
    }
    precondition(spec.validationErrors().isEmpty, "a spec was read that breaks the rules")
    checkWriting(of: spec)
    // No limit is lifted by a param: any count is possible, and is refused or drawn.
    for factor in [1, -1.5, 1e4, Double.nan] {
        check(spec, params: spec.params.mapValues { $0 * factor }, isValid: factor == 1 && problems.isEmpty)
    }
    return 0
}

private func checkText(of value: JSONValue) {
    for text in [value.text, value.compactText, value.prettyText] {
        precondition((try? JSONValue(parsing: text)) == value, "a JSON value changed as it was written")
    }
}

private func checkWriting(of spec: IndicatorSpec) {
    guard let text = try? spec.jsonString(), let copy = try? IndicatorSpec(json: text) else {
        preconditionFailure("a valid spec is not written, or not read back")
    }
    precondition(copy == spec, "a spec changed as it was written")
}

private func check(_ spec: IndicatorSpec, params: [String: Double], isValid: Bool) {
    guard let evaluator = try? IndicatorEvaluator(spec: spec, params: params) else {
        precondition(!isValid, "a spec without problems is not evaluated")
        return
    }
    precondition(evaluator.elementCount <= IndicatorEvaluator.maximumElementCount)
    let still = evaluator.timeForCycleProgress(0.5)
    for time in [0, 0.3, -1, still, spec.duration, 1e300, Double.nan] {
        let states = evaluator.states(at: time)
        precondition(states.count == evaluator.elementCount)
        // Every element is placed; how many of them are drawn is all the same.
        for state in states.prefix(50) {
            let outline = evaluator.parts[state.part].shape.outline(of: state)
            if case .arcs(_, _, let angles, _)? = outline { precondition(angles.count <= 10_000) }
            let transform = ElementTransform(of: state, perspective: evaluator.perspective, side: 120)
            guard transform.isFinite, state.width.isFinite, state.height.isFinite else { continue }
            _ = transform.project(state.width / 2, -state.height / 2)
        }
    }
    // Ten thousand elements as text take a second here, in which a thousand other inputs are tried.
    guard evaluator.elementCount <= 100 else { return }
    precondition((try? JSONValue(parsing: evaluator.json(at: 0.3).compactText)) != nil, "states are no JSON")
}
