import HUD
import StrictJSON
import Typography

extension StoryReader {
    /// Events in order of time, each with the key of what happens.
    mutating func events(_ list: JSONReader, scenes: [String]) throws(JSONError) -> [Storyboard.Event] {
        var events: [Storyboard.Event] = []
        var last = 0.0
        for reader in try list.array(atMost: Storyboard.eventLimit) {
            let kind = try reader.kind(of: EventKind.self)
            let object = try reader.object(keys: ["at", "scene"] + kind.keys)
            let time = try object["at"].number(in: 0...Storyboard.longestTime)
            guard time >= last else {
                throw try object["at"].malformed(
                    "a time of \(last.shortestText) s or later: events stand in order of time"
                )
            }
            last = time
            for operation in try operations(kind, object) {
                for scene in try self.scenes(of: kind, object, scenes) {
                    events.append(Storyboard.Event(at: time, scene: scene, operation))
                }
            }
        }
        return events
    }

    /// What can happen, by the key that says so.
    enum EventKind: String, CaseIterable {
        case show, hide, tap, scroll, escape, manager, appearance, textSize, orientation, reduceMotion,
            reduceTransparency,
            window, removeWindow, focus, unfocus, connect

        var keys: [String] {
            self == .show ? ["show", "message", "retry", "provider"] : [rawValue]
        }

        /// True for what a device does to all of its scenes.
        var isOfDevice: Bool {
            switch self {
            case .appearance, .textSize, .orientation, .reduceMotion, .reduceTransparency: true
            default: false
            }
        }
    }

    /// The scenes that an event happens to: the one that it names, or all that the device has.
    private func scenes(
        of kind: EventKind,
        _ object: JSONObjectReader,
        _ scenes: [String]
    ) throws(JSONError) -> [String] {
        if let name = object.optional("scene") {
            guard !kind.isOfDevice || scenes.count == 1 else {
                throw name.malformed("no scene: \"\(kind.rawValue)\" happens to the device")
            }
            return [try name.word(of: scenes)]
        }
        guard kind.isOfDevice || scenes.count == 1 else { throw .missingKey(object.path.key("scene")) }
        return scenes
    }

    private mutating func operations(
        _ kind: EventKind,
        _ object: JSONObjectReader
    ) throws(JSONError) -> [Storyboard.Operation] {
        let reader = try object[kind.rawValue]
        switch kind {
        case .show: return [.call(try show(object))]
        case .hide:
            try reader.confirm()
            return [.hide]
        case .tap:
            try file.addTap(reader)
            return [.tap(try locator(reader))]
        case .scroll: return [.scroll(to: try reader.number(in: 0...100_000))]
        case .escape:
            try reader.confirm()
            return [.escape]
        case .manager:
            guard reader.value != .null else { return [.removeManager] }
            return [.replaceManager(try settings(reader, backdropAllowed: true))]
        case .appearance: return [.setDark(try reader.value(.appearance) == .dark)]
        case .textSize: return [.setTextSize(TextSize(try reader.value(.textSize)))]
        case .orientation: return [.rotate(isLandscape: try reader.value(.orientation) == .landscape)]
        case .reduceMotion: return [.setReduceMotion(try reader.bool())]
        case .reduceTransparency: return [.setReduceTransparency(try reader.bool())]
        case .window: return [.showWindow(try window(reader))]
        case .removeWindow: return [.removeWindow(try reader.text(limit: 200))]
        case .focus: return [.focus(try reader.text())]
        case .unfocus: return [.unfocus(try reader.text())]
        case .connect: return [try reader.bool() ? .connectScene : .disconnectScene]
        }
    }

    /// A state that the app shows; the words of a success or failure are the scene's where the event has none.
    private func show(_ object: JSONObjectReader) throws(JSONError) -> Storyboard.Call {
        let state = try object["show"].value(.state)
        if state == .loading, let message = object.optional("message") {
            throw message.malformed("no message: what loading says is its provider's")
        }
        if state != .failure, let retry = object.optional("retry") {
            throw retry.malformed("no retry: only a failure has one")
        }
        let message = StoryMessage(
            description: try object.optional("message")?.text() ?? "",
            isGiven: object.optional("message") != nil
        )
        let provider = try provider(object)
        switch state {
        case .loading: return .showLoading(provider: provider)
        case .success: return .showSuccess(message, provider: provider)
        case .failure:
            let steps = try object.optional("retry").flatMap { reader throws(JSONError) in try self.steps(reader) }
            return .showFailure(message, provider: provider, onRetry: steps)
        }
    }

    /// What a retry does, step by step; `true` for nothing, `false` for a failure without Retry.
    private func steps(_ reader: JSONReader) throws(JSONError) -> [Storyboard.Step]? {
        if case .bool(let hasRetry) = reader.value { return hasRetry ? [] : nil }
        var steps: [Storyboard.Step] = []
        for reader in try reader.array(atMost: 100) {
            let kind = try reader.kind(of: StepKind.self)
            let keys = kind == .show ? ["show", "message", "retry", "provider"] : ["hide"]
            let object = try reader.object(keys: ["after"] + keys)
            let delay = try object.optional("after")?.number(in: 0...Storyboard.longestTime) ?? 0
            switch kind {
            case .show: steps.append(.init(after: delay, try show(object)))
            case .hide:
                try object["hide"].confirm()
                steps.append(.init(after: delay, .hide))
            }
        }
        return steps
    }

    private enum StepKind: String, CaseIterable {
        case show, hide
    }

    /// A label, or a point as two numbers.
    private func locator(_ reader: JSONReader) throws(JSONError) -> Storyboard.Locator {
        guard case .array = reader.value else {
            guard case .string = reader.value else { throw reader.wrongType("a label, or a point as [x, y]") }
            let label = try reader.text()
            guard !label.isEmpty else { throw reader.malformed("a label that is not empty, or a point as [x, y]") }
            return .label(label)
        }
        let numbers = try reader.array(of: 2, "a point as [x, y]")
        return .point(ScreenPoint(x: try numbers[0].distance(), y: try numbers[1].distance()))
    }
}

extension JSONReader {
    /// The one key of an object that says what it is.
    func kind<Kind>(of type: Kind.Type) throws(JSONError) -> Kind where Kind: RawRepresentable<String> & CaseIterable {
        guard case .object = value else { throw wrongType("an object") }
        let kinds = Kind.allCases.filter { hasKey($0.rawValue) }
        guard kinds.count <= 1 else { throw malformed("only one of \(kinds.map(\.rawValue).joined(separator: ", "))") }
        if let kind = kinds.first { return kind }
        let names = Kind.allCases.map(\.rawValue)
        // Names the key that was probably meant.
        let common = ["at", "after", "scene"]
        for member in try object(keys: names + common).all where !common.contains(member.key) { continue }
        throw malformed("one of the keys \(names.joined(separator: ", "))")
    }

    /// Checks the value of a key that stands for a fact: `true` is all that it can be.
    func confirm() throws(JSONError) {
        guard value == .bool(true) else { throw wrongType("true") }
    }
}
