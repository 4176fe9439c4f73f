extension Storyboard {
    /// Throws the first thing that is wrong with the storyboard, without playing it.
    ///
    /// Only whether a label is on the screen when it is tapped shows in playing.
    public func validate() throws(StoryboardError) {
        try checkScenes()
        var checker = EventChecker(self)
        for index in events.indices {
            try checker.check(events[index], at: index)
        }
    }

    private func checkScenes() throws(StoryboardError) {
        guard !scenes.isEmpty else { throw .noScenes }
        var names: Set<String> = []
        for scene in scenes {
            guard names.insert(scene.name).inserted else { throw .repeatedScene(scene.name) }
            var windows: Set<String> = []
            if scene.windows.contains(where: { $0.name == Window.hudName }) {
                throw .reservedWindow(Window.hudName, scene: scene.name)
            }
            for window in scene.windows where !windows.insert(window.name).inserted {
                throw .repeatedWindow(window.name, scene: scene.name)
            }
            if let settings = scene.settings {
                try settings.checkDelays(of: "scene \(scene.name)")
            }
        }
    }
}

extension HUDSettings {
    /// Throws for a delay that is negative, beyond the longest, or no number.
    func checkDelays(of owner: String) throws(StoryboardError) {
        try Self.checkDelay(autoHideDelay, of: "the automatic hiding in \(owner)")
        for phase in HUDPhase.allCases {
            if case .after(let delay) = dismissal[phase].autoHide {
                try Self.checkDelay(delay, of: "the hiding of \(phase.rawValue) in \(owner)")
            }
        }
    }

    static func checkDelay(_ delay: Double, of owner: @autoclosure () -> String) throws(StoryboardError) {
        guard delay >= 0, delay <= Storyboard.longestTime else {
            throw .invalidDelay("\(delay)", of: owner())
        }
    }
}

/// Follows the events in order, as far as their validity depends on earlier ones.
private struct EventChecker {
    private struct SceneFacts {
        let setup: Storyboard.SceneSetup
        var isLandscape: Bool
        var hasManager: Bool
        var windows: [String]
    }

    private let providers: Set<String>
    private let sceneNames: [String]
    private var scenes: [String: SceneFacts]
    private var lastTime = 0.0
    private var count = 0

    init(_ storyboard: Storyboard) {
        providers = Set(storyboard.providers.keys)
        sceneNames = storyboard.scenes.map(\.name)
        scenes = Dictionary(
            storyboard.scenes.map { scene in
                let facts = SceneFacts(
                    setup: scene,
                    isLandscape: scene.traits.isLandscape,
                    hasManager: scene.settings != nil,
                    windows: scene.windows.map(\.name)
                )
                return (scene.name, facts)
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    mutating func check(_ event: Storyboard.Event, at index: Int) throws(StoryboardError) {
        try countOne()
        guard event.time >= 0, event.time <= Storyboard.longestTime else {
            throw .invalidTime("\(event.time)", event: index)
        }
        guard event.time >= lastTime else { throw .outOfOrder(event: index, time: event.time, after: lastTime) }
        lastTime = event.time
        guard var facts = scenes[event.scene] else {
            throw .unknownScene(event.scene, event: index, known: sceneNames)
        }
        try check(event.operation, in: &facts, of: event.scene, at: index)
        scenes[event.scene] = facts
    }

    private mutating func countOne() throws(StoryboardError) {
        count += 1
        guard count <= Storyboard.eventLimit else { throw .tooManyEvents(limit: Storyboard.eventLimit) }
    }

    private mutating func check(
        _ operation: Storyboard.Operation,
        in facts: inout SceneFacts,
        of scene: String,
        at index: Int
    ) throws(StoryboardError) {
        switch operation {
        case .call(let call):
            guard facts.hasManager else { throw .noManager(scene: scene, event: index) }
            try check(call, at: index)
        case .tap(.point(let point)):
            let size = facts.setup.size(isLandscape: facts.isLandscape)
            guard size.contains(point) else { throw .tapOutside(point, of: size, event: index) }
        case .scroll(let offset):
            guard offset >= 0, offset.isFinite else { throw .invalidOffset("\(offset)", event: index) }
        case .replaceManager(let settings):
            try settings.checkDelays(of: "event \(index)")
            facts.hasManager = true
        case .removeManager:
            facts.hasManager = false
        case .rotate(let isLandscape):
            facts.isLandscape = isLandscape
        case .showWindow(let window):
            guard window.name != Window.hudName else { throw .reservedWindow(window.name, scene: scene) }
            guard !facts.windows.contains(window.name) else { throw .repeatedWindow(window.name, scene: scene) }
            facts.windows.append(window.name)
        case .removeWindow(let name):
            guard let place = facts.windows.firstIndex(of: name) else {
                throw .unknownWindow(name, event: index, known: facts.windows)
            }
            facts.windows.remove(at: place)
        case .tap(.label), .escape, .setDark, .setTextSize, .setReduceMotion, .setReduceTransparency, .focus, .unfocus,
            .connectScene, .disconnectScene:
            break
        }
    }

    private mutating func check(_ call: Storyboard.Call, at index: Int) throws(StoryboardError) {
        switch call {
        case .hide:
            break
        case .showLoading(let provider), .showSuccess(_, let provider):
            try checkProvider(provider, at: index)
        case .showFailure(_, let provider, let onRetry):
            try checkProvider(provider, at: index)
            for step in onRetry ?? [] {
                try countOne()
                try HUDSettings.checkDelay(step.delay, of: "a step of event \(index)")
                try check(step.call, at: index)
            }
        }
    }

    private func checkProvider(_ name: String, at index: Int) throws(StoryboardError) {
        guard providers.contains(name) else {
            throw .unknownProvider(name, event: index, known: providers.sorted())
        }
    }
}
