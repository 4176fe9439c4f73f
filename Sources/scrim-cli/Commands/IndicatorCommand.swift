import ImageIO
import Indicators
import StrictJSON

/// `scrim indicator`: indicators as functions of time.
enum IndicatorCommand: ThreadedCommand {
    static let name = "indicator"
    static let summary = "Draw indicators at chosen times; list, check and evaluate them"
    static let operands = Operands("NAME|SPEC.json", lastIsOptional: true)
    static let list = Option.flag("list", "list the built-in indicators")
    static let evaluate = Option.flag("evaluate", "print the elements of an indicator")
    static let validate = Option.flag("validate", "tell all that is wrong with a spec, each problem with its path")
    static let at = Option.list("at", "SECONDS", "the times, 0 by itself")
    static let cycleProgress = Option.list(
        "cycle-progress",
        "PART",
        "parts of the cycle, 0 to 1, once every element has started; in place of --at"
    )
    static let param = Option.list("param", "NAME=NUMBER", "values of the indicator's params")
    static let json = Option.flag("json", "with --list, --evaluate and --validate: print JSON")
    static let options = [list, evaluate, validate, at, cycleProgress, param] + drawingOptions + [json, threads]
    static let discussion = [
        "NAME is one of the built-in indicators; what ends in .json, or has a slash, is a file: a spec of LoaderKit's schema "
            + "version 1.",
        "Without --list, --evaluate and --validate the indicator is drawn, as PNG files on a clear ground. Elements may leave "
            + "the indicator's box; --padding gives them room. A size of 0 draws nothing, and says so.",
        "--evaluate --json prints an object for each time: {\"time\": t, \"duration\": d, \"elements\": [ … ]}. An element "
            + "has index, part, cx, cy, width, height, scaleX, scaleY, opacity, rotate, rotateX, rotateY, translateX, "
            + "translateY, strokeStart, strokeEnd, groupScaleX, groupScaleY, groupRotate, groupTranslateX and "
            + "groupTranslateY: lengths in sides of the box, angles in radians clockwise, in full precision. Without --json "
            + "only what differs from rest is printed.",
        "--validate --json prints {\"valid\": false, \"problems\": [{\"path\": …, \"message\": …}], \"warnings\": [ … ]}. "
            + "Warnings, which without --json go to standard error, are of keys that have no meaning where they stand and of "
            + "counts that are not whole or below 1: the format ignores the former and rounds the latter, so that a spec with "
            + "them is valid. Exit codes: 0, or 65 for an invalid spec.",
        "A param that the indicator does not declare is ignored with a warning when it is drawn or evaluated, and a count is "
            + "rounded with one.",
    ]
    static let examples = [
        "scrim indicator BallPulse --size 120 --scale 3 --color '#0A84FF' --param count=5 --at 0,0.1,0.2 --out out",
        "scrim indicator Orbit --frames 0:1.9:60 --animation orbit.png",
        "scrim indicator --list",
        "scrim indicator Orbit --evaluate --at 0.25 --json",
        "scrim indicator BallPulse --evaluate --cycle-progress 0,0.5 --param count=5,minScale=0.1",
        "scrim indicator --validate my-spec.json",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let modes = [list, evaluate, validate].filter { arguments.has($0) }
        if modes.count > 1 { throw UsageError.conflict("--\(modes[0].name)", "--\(modes[1].name)") }
        let mode = modes.first
        if let mode {
            let others = drawingOptions + (mode.name == evaluate.name ? [] : [at, cycleProgress, param])
            for option in others where arguments.mentions(option) {
                throw UsageError.conflict("--\(mode.name)", "--\(option.name)")
            }
        } else if arguments.has(json) {
            throw UsageError.needsOneOf(json.name, needed: [list.name, evaluate.name, validate.name])
        }
        let count = mode?.name == list.name ? 0 : 1
        if arguments.operands.count > count { throw UsageError.unexpectedOperand(arguments.operands[count]) }
        guard let operand = arguments.operands.first else {
            if mode?.name == list.name { return try list(arguments.has(json), console) }
            throw UsageError.missingOperand(operands.names[0])
        }
        switch mode?.name {
        case validate.name: return try validate(operand, arguments.has(json), console)
        case evaluate.name: return try evaluate(operand, arguments, console)
        default: return try draw(operand, arguments, console)
        }
    }

    static func isFile(_ operand: String) -> Bool {
        operand.contains("/") || operand.lowercased().hasSuffix(".json")
    }
}

extension IndicatorCommand {
    private static func list(_ asJSON: Bool, _ console: Console) throws -> ExitCode {
        var objects: [JSONValue] = []
        let width = (IndicatorSpec.builtinNames.map(\.count).max() ?? 0) + 2
        for name in IndicatorSpec.builtinNames {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            let params = evaluator.params.sorted { $0.key < $1.key }
            guard asJSON else {
                let padding = String(repeating: " ", count: width - name.count)
                let elements = "\(evaluator.elementCount) element" + (evaluator.elementCount == 1 ? "" : "s")
                let declared = params.map { ", \($0.key)=\(JSONValue.number($0.value).text)" }.joined()
                let duration = JSONValue.number(evaluator.duration).text
                try console.line("\(name)\(padding)\(duration) s, \(elements)\(declared)")
                continue
            }
            objects.append(
                [
                    "name": .string(name), "duration": .number(evaluator.duration),
                    "elements": .number(Double(evaluator.elementCount)),
                    "params": .object(params.map { .init($0.key, .number($0.value)) }),
                ]
            )
        }
        if asJSON { try console.line(JSONValue.array(objects).prettyText) }
        return .success
    }
}

extension IndicatorCommand {
    private static func read(_ path: String) throws -> [UInt8] {
        try FileReader.read(path, limit: IndicatorSpec.maximumJSONBytes)
    }

    private static func validate(_ operand: String, _ asJSON: Bool, _ console: Console) throws -> ExitCode {
        // A built-in indicator is held to the same rules as any other.
        let bytes = try isFile(operand) ? read(operand) : Array(spec(operand).jsonString().utf8)
        let review = IndicatorSpec.review(jsonData: bytes)
        let isValid = review.problems.isEmpty
        if asJSON {
            func list(_ entries: [IndicatorSpecProblem]) -> JSONValue {
                .array(entries.map { ["path": .string($0.path), "message": .string($0.message)] })
            }
            let report: JSONValue = [
                "valid": .bool(isValid), "problems": list(review.problems), "warnings": list(review.warnings),
            ]
            try console.line(report.prettyText)
        } else {
            for warning in review.warnings { console.writeError("scrim: \(operand): \(warning)".oneLine + "\n") }
            for problem in review.problems { try console.line("\(operand): \(problem)".oneLine) }
            if isValid { try console.line("\(operand): valid".oneLine) }
        }
        return isValid ? .success : .invalidData
    }

    private static func evaluate(_ operand: String, _ arguments: Arguments, _ console: Console) throws -> ExitCode {
        if arguments.mentions(at), arguments.mentions(cycleProgress) {
            throw UsageError.conflict("--\(at.name)", "--\(cycleProgress.name)")
        }
        let evaluator = try evaluator(operand, arguments, console)
        let parts = try arguments.numbers(cycleProgress, in: 0...1)
        let times = try parts?.map(evaluator.timeForCycleProgress) ?? arguments.numbers(at) ?? [0]
        for time in times {
            if arguments.has(json) {
                try console.line(evaluator.json(at: time).text)
            } else {
                for line in lines(evaluator, at: time) { try console.line(line) }
            }
        }
        return .success
    }

    /// The indicator of a name or a file with the params of the command line; warns of those that it does not have.
    static func evaluator(
        _ operand: String,
        _ arguments: Arguments,
        _ console: Console
    ) throws -> IndicatorEvaluator {
        let spec = try spec(operand)
        let overrides = try params(arguments)
        for name in overrides.keys.sorted() where spec.params[name] == nil {
            let names = spec.params.keys.sorted()
            let near = NearName.closest(to: name, in: names).map { "did you mean \($0)?" }
            let declared = names.isEmpty ? "it has none" : "it has " + names.joined(separator: ", ")
            console.writeError("scrim: \(spec.name) has no param \"\(name)\"; \(near ?? declared)\n")
        }
        let evaluator = try preparing(operand) { () throws(IndicatorSpecError) in
            try IndicatorEvaluator(spec: spec, params: overrides)
        }
        for rounded in evaluator.roundedCounts {
            let value = JSONValue.number(rounded.value).text
            let note = "\(spec.name): \(rounded.param ?? rounded.path) \(value) is drawn as \(rounded.count)"
            console.writeError("scrim: \(note); a count is whole, and at least 1".oneLine + "\n")
        }
        return evaluator
    }

    private static func spec(_ operand: String) throws -> IndicatorSpec {
        guard isFile(operand) else {
            do throws(UnknownIndicatorError) {
                return try IndicatorSpec(builtin: operand)
            } catch {
                let type = operand.prefix { $0 != ":" }
                guard ProgressType(rawValue: String(type)) == nil else {
                    let command = "scrim \(ProgressIndicatorCommand.name) \(operand)"
                    throw Failure(.usage, "\(operand) is a progress indicator; write `\(command)`")
                }
                throw Failure(.usage, error.description)
            }
        }
        let bytes = try read(operand)
        return try preparing(operand) { () throws(IndicatorSpecError) in try IndicatorSpec(jsonData: bytes) }
    }

    /// What `body` gives; its problems as one line that names the first and how many there are.
    private static func preparing<Result>(
        _ operand: String,
        _ body: () throws(IndicatorSpecError) -> Result
    ) throws -> Result {
        do throws(IndicatorSpecError) {
            return try body()
        } catch {
            let first = error.problems.first?.description ?? ""
            let more = error.problems.count - 1
            let rest = more > 0 ? " (and \(more) more; --validate lists them)" : ""
            throw Failure(.invalidData, "\(operand): \(first)\(rest)")
        }
    }

    private static func params(_ arguments: Arguments) throws(UsageError) -> [String: Double] {
        var params: [String: Double] = [:]
        for word in arguments.list(param) ?? [] {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = Double(parts[1]), value.isFinite, !parts[0].isEmpty else {
                throw .invalidValue(option: param.name, value: word, allowed: ["NAME=NUMBER"], suggestion: nil)
            }
            guard params.updateValue(value, forKey: String(parts[0])) == nil else {
                throw .repeatedItem(option: param.name, value: String(parts[0]))
            }
        }
        return params
    }

    /// A line for the time and one for each element, with what differs from rest.
    private static func lines(_ evaluator: IndicatorEvaluator, at time: Double) -> [String] {
        let (now, cycle) = (JSONValue.number(time).text, JSONValue.number(evaluator.duration).text)
        return ["at \(now) s, in cycles of \(cycle) s:"]
            + evaluator.states(at: time).map { state in
                let members = state.membersOffRest.map { "\($0.key) \($0.value.text)" }
                return "  " + (["index \(state.index)"] + members).joined(separator: ", ")
            }
    }
}
