import Indicators
import Raster
import StrictJSON

extension ProgressDesign {
    /// The code that draws the design in a box of its size.
    func samples(in box: Size) -> [CodeSample] {
        [
            CodeSample(language: .swift, text: swift(in: box)),
            CodeSample(language: .json, text: json(in: box).prettyText),
            CodeSample(language: .shell, text: shell(in: box)),
        ]
    }

    /// The numbers that are set: as Swift and scene files call them, and as the command line does.
    private var numbers: [(label: String, value: JSONValue)] {
        let numbers = [("buffer", options.buffer), ("thickness", options.thickness), ("size", options.size)]
        return numbers.compactMap { label, number in number.map { (label, .number($0)) } }
    }

    private var pair: String { options.type.rawValue + (options.variant.map { ":\($0.rawValue)" } ?? "") }

    private static let value = 0.4

    private func swift(in box: Size) -> String {
        var arguments = isIndeterminate ? [] : ["value: \(JSONValue.number(Self.value).text)"]
        arguments.append("type: .\(options.type.rawValue)")
        if let variant = options.variant { arguments.append("variant: .\(variant.rawValue)") }
        let numbers = numbers.map { "\($0.label): \($0.value.text)" }
        arguments += numbers.filter { !$0.hasPrefix("size") }
        if options.showLabel { arguments.append("showLabel: true") }
        arguments += numbers.filter { $0.hasPrefix("size") }
        let (width, height) = (JSONValue.number(box.width).text, JSONValue.number(box.height).text)
        return """
            let options = ProgressOptions(\(arguments.joined(separator: ", ")))
            let progress = ResolvedProgress(options)
            let drawing = ProgressIndicatorDrawing(progress, colors: ProgressColors(.light), fonts: try .system())
            let state = ProgressState(resting: progress, at: 0.5)
            let size = Size(width: \(width), height: \(height))
            let picture = try drawing.displayList(at: state, size: size, scale: 3).render()
            """
    }

    private func shell(in box: Size) -> String {
        var words = [pair]
        words.append(isIndeterminate ? "--indeterminate" : "--value \(JSONValue.number(Self.value).text)")
        words += numbers.map { "--\($0.label) \($0.value.text)" }
        if options.showLabel { words.append("--label") }
        if options.type == .linear || options.type == .border {
            words.append("--box \(JSONValue.number(box.width).text)x\(JSONValue.number(box.height).text)")
        }
        return "Tools/scrim progress \(words.joined(separator: " ")) --at 0.5"
    }

    /// A scene file whose HUD shows the design while it loads.
    private func json(in box: Size) -> JSONValue {
        [
            "scrim": 1,
            "device": .string(HUDScene.deviceName),
            "appearance": ["light", "dark"],
            "at": 0.5,
            "providers": ["own": ["loading": content == .stopButton ? around(view(in: box)) : view(in: box)]],
            "hud": ["state": "loading", "provider": "own", "backdrop": "material:regular"],
        ]
    }

    private func view(in box: Size) -> JSONValue {
        var members: [JSONValue.Member] = [.init("view", "ProgressView")]
        if !isIndeterminate { members.append(.init("value", .number(Self.value))) }
        if content == .button { members.append(.init("title", "Continue")) }
        var modifiers: [JSONValue.Member] = [.init("progressViewStyle", style), .init("tint", .string(Self.tint))]
        if options.type == .linear { modifiers.append(.init("frame", ["width": .number(box.width)])) }
        return .object(members + [.init("modifiers", .object(modifiers))])
    }

    /// The pair alone, or an object of it and what is set.
    private var style: JSONValue {
        // Where it stands alone, these two words mean the system's own views.
        let pair = JSONValue.string(options.variant == nil ? "\(options.type.rawValue):flat" : pair)
        guard !numbers.isEmpty || options.showLabel else { return pair }
        let label = options.showLabel ? [JSONValue.Member("showLabel", true)] : []
        return .object([.init("progress", pair)] + numbers.map { .init($0.label, $0.value) } + label)
    }

    /// The view with a square in its middle.
    private func around(_ view: JSONValue) -> JSONValue {
        [
            "view": "ZStack",
            "children": [
                view,
                [
                    "view": "RoundedRectangle", "cornerRadius": 3, "fill": .string(Self.tint),
                    "modifiers": ["frame": ["width": 14, "height": 14]],
                ],
            ],
        ]
    }

    private static let tint = "#0A84FF"
}
