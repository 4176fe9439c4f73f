import HUD
import Raster
import StrictJSON
import Views

extension FrameRenderer {
    /// The state of a story at the frame's time as JSON: `time`, and for each of its `scenes` what is shown, how far
    /// its transitions are, the windows, the timers that run, and the accessibility trees of the windows that assistive
    /// technology reaches.
    ///
    /// - Parameter touch: a point of each scene, for which the state says which window gets a touch there; an error
    ///   where it is outside of every scene, and no window in one that it is outside of.
    public func stateJSON(_ frame: SceneFrame, touch: Point? = nil) throws -> JSONValue {
        let stages = try stages(frame)
        if let touch, !stages.contains(where: { $0.contains(touch) }) {
            throw SceneError.touchOutside(x: touch.x, y: touch.y, time: frame.time, scene: frame.scene.name)
        }
        let scenes = try stages.map { stage in try json(stage, frame, touch: touch) }
        return .object([.init("time", .number(frame.time)), .init("scenes", .array(scenes))])
    }

    private func json(_ stage: StoryStage, _ frame: SceneFrame, touch: Point?) throws -> JSONValue {
        let state = stage.state
        var members: [JSONValue.Member] = [
            .init("scene", .string(state.name)),
            .init("area", stage.area.edgesJSON),
            .init("traits", state.traits.json),
            .init("state", state.state.json),
            .init("hud", state.hud.map { stage.json($0) } ?? .null),
            .init("windows", .array(state.windows.entries.map(\.json))),
            .init("timers", .array(state.timers.map(\.json))),
        ]
        if let touch {
            let point = ScreenPoint(x: touch.x, y: touch.y)
            let window = stage.contains(touch) ? state.window(at: point)?.name : nil
            members.append(.init("touch", window.map { .string($0) } ?? .null))
        }
        let trees = try trees(stage, frame).map { JSONValue.Member($0.window, $0.tree.json) }
        members.append(.init("accessibility", .object(trees)))
        return .object(members)
    }

    /// What assistive technology finds in a frame: in a story, in the windows that it reaches, where transitions lead.
    func accessibilityTree(_ frame: SceneFrame) throws -> AccessibilityTree {
        guard frame.scene.story != nil else {
            return AccessibilityTree(try layOut(frame), direction: frame.traits.direction)
        }
        return AccessibilityTree(joining: try stages(frame).flatMap { try trees($0, frame).map(\.tree) })
    }

    /// The windows of a scene that assistive technology reaches, by their names.
    private func trees(
        _ stage: StoryStage,
        _ frame: SceneFrame
    ) throws -> [(window: String, tree: AccessibilityTree)] {
        let fonts = try files.library(frame.scene.fonts)
        let screen = try screen(frame, stage.traits, in: stage.area, fonts)
        return stage.state.windows.reachable.map { entry in
            (entry.name, AccessibilityTree(stage.layOut(entry, screen), direction: stage.traits.direction))
        }
    }
}

extension StoryStage {
    fileprivate func json(_ hud: HUDMoment) -> JSONValue {
        let cards = hud.cards.map { card in
            JSONValue.object([
                .init("state", card.state.json), .init("elapsed", .number(card.elapsed)),
                .init("opacity", .number(card.opacity)), .init("scrollOffset", .number(scrollOffset(of: card))),
            ])
        }
        return .object([
            .init("cards", .array(cards)),
            .init("appearProgress", .number(hud.appearProgress)),
            .init("cardScale", .number(hud.cardScale)),
            .init("cardOpacity", .number(hud.cardOpacity)),
        ])
    }
}

extension WindowStack.Entry {
    fileprivate var json: JSONValue {
        .object([
            .init("name", .string(name)),
            .init("level", .number(level.rawValue)),
            .init("takesTouches", .bool(interceptsTouches)),
            .init("isHiddenFromAssistiveTechnology", .bool(isAccessibilityHidden)),
        ])
    }
}

extension SceneTraits {
    fileprivate var json: JSONValue {
        .object([
            .init("appearance", isDark ? "dark" : "light"),
            .init("orientation", isLandscape ? "landscape" : "portrait"),
            .init("textSize", .string("\(textSize)")),
            .init("reduceMotion", .bool(reduceMotion)),
            .init("reduceTransparency", .bool(reduceTransparency)),
        ])
    }
}
