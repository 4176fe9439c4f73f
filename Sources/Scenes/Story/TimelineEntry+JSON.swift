import HUD
import StrictJSON

extension TimelineEntry {
    /// The entry as JSON: `time`, `scene`, `what`, and the facts of that kind.
    public var json: JSONValue {
        .object([.init("time", .number(time)), .init("scene", .string(scene))] + happening.members)
    }
}

extension TimelineEntry.Happening {
    fileprivate var members: [JSONValue.Member] {
        switch self {
        case .event(let words): Self.kind("event", ("words", .string(words)))
        case .state(let state): Self.kind("state", ("state", state.json))
        case .tap(let locator, let window, let target, let outcome):
            Self.kind(
                "tap",
                ("tap", locator.json),
                ("window", window.map { .string($0) } ?? .null),
                ("target", target.map { .string($0.description) } ?? .null),
                ("outcome", .string(outcome.rawValue))
            )
        case .escape(let handled): Self.kind("escape", ("handled", .bool(handled)))
        case .timerStarted(let timer): Self.kind("timerStarted", ("timer", timer.json))
        case .timerCancelled(let timer): Self.kind("timerCancelled", ("timer", timer.json))
        case .timerFired(let timer): Self.kind("timerFired", ("timer", timer.json))
        case .scene(.contentHidden(let windows)): Self.kind("contentHidden", ("windows", .strings(windows)))
        case .scene(.contentRestored(let windows)): Self.kind("contentRestored", ("windows", .strings(windows)))
        case .scene(.screenChanged(let focus)): Self.kind("screenChanged", ("focus", focus.json))
        case .scene(.backdropFailed(let failure, let handled)):
            Self.kind("backdropFailed", ("failure", .string(failure.rawValue)), ("handled", .bool(handled)))
        }
    }

    private static func kind(_ name: String, _ facts: (String, JSONValue)...) -> [JSONValue.Member] {
        [.init("what", .string(name))] + facts.map { .init($0.0, $0.1) }
    }
}

extension JSONValue {
    static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }
}

extension AccessibilityFocus {
    fileprivate var json: JSONValue {
        switch self {
        case .firstElement: "first element"
        case .element(let label): .object([.init("element", .string(label))])
        case .unspecified: .null
        }
    }
}

extension Storyboard.Locator {
    fileprivate var json: JSONValue {
        switch self {
        case .label(let label): .string(label)
        case .point(let point): .array([.number(point.x), .number(point.y)])
        }
    }
}

extension PendingTimer {
    var json: JSONValue { .object([.init("number", .number(Double(number))), .init("due", .number(due))]) }
}

extension PresentedState {
    /// `phase`, and in a success or failure its `message`.
    var json: JSONValue {
        let phase = JSONValue.Member("phase", .string(phase.rawValue))
        switch self {
        case .none, .loading: return .object([phase])
        case .success(let object, _): return .object([phase, .init("message", .string(object.description))])
        case .failure(let error, _, _):
            return .object([phase, .init("message", .string(HUDText.description(of: error)))])
        }
    }
}
