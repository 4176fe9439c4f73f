import Raster
import StrictJSON

extension AccessibilityTree {
    /// The tree as JSON: `accessibilityTree` (the version, 1), `isModal` and `elements`.
    ///
    /// An element has the keys `order` (from 0, in which groups count before what is inside of them), `role`, `label`
    /// (null where there is none), `traits`, `actions` and `frame` in points; `value`, `hint`, `identifier` and
    /// `children` only where there are any, `enabled` only where it is false.
    public var json: JSONValue {
        var order = 0
        return .object([
            .init("accessibilityTree", 1),
            .init("isModal", .bool(isModal)),
            .init("elements", .array(elements.map { $0.json(order: &order) })),
        ])
    }
}

extension AccessibilityElement {
    fileprivate func json(order: inout Int) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("order", .number(Double(order))),
            .init("role", .string(role.rawValue)),
            .init("label", label.map { .string($0) } ?? .null),
        ]
        let texts = [("value", value), ("hint", hint), ("identifier", identifier)]
        members += texts.compactMap { key, text in text.map { .init(key, .string($0)) } }
        members += [
            .init("traits", .array(traits.names.map { .string($0) })),
            .init("actions", .array(actions.map { .string($0.rawValue) })),
            .init("frame", frame.edgesJSON),
        ]
        if !isEnabled { members.append(.init("enabled", false)) }
        order += 1
        if !children.isEmpty {
            var inside: [JSONValue] = []
            for child in children { inside.append(child.json(order: &order)) }
            members.append(.init("children", .array(inside)))
        }
        return .object(members)
    }
}

extension Rect {
    /// `x`, `y`, `width` and `height` to a ten-thousandth.
    package var edgesJSON: JSONValue {
        let numbers = [("x", minX), ("y", minY), ("width", width), ("height", height)]
        return .object(numbers.map { .init($0.0, .number(($0.1 * 10_000).rounded() / 10_000)) })
    }
}
