import HUD
import Raster
import Typography
import Views

extension Story {
    /// The storyboard of a frame, at whatever time.
    func storyboard(of frame: SceneFrame) -> Storyboard {
        let traits = frame.traits
        let portrait = areas(on: traits.device, .portrait)
        let landscape = areas(on: traits.device, .landscape)
        let scenes = zip(stages, zip(portrait, landscape)).map { stage, areas in
            Storyboard.SceneSetup(
                name: stage.name,
                size: ScreenSize(areas.0.size),
                landscapeSize: ScreenSize(areas.1.size),
                traits: SceneTraits(traits, stage.conditions),
                settings: stage.settings.map { settings in
                    var settings = settings
                    settings.backdrop = frame.backdrop
                    return settings
                },
                windows: stage.windows,
                backdropFailure: stage.conditions.backdropFailure
            )
        }
        var providers: [String: any HUDProvider] = [
            Storyboard.defaultProvider: SceneProvider(nil, of: frame.scene, look: frame.look)
        ]
        for (name, views) in self.providers {
            providers[name] = SceneProvider(views, of: frame.scene, look: frame.look)
        }
        let texts = frame.scene.texts
        let events = events.map { event in
            var event = event
            if case .call(let call) = event.operation {
                event.operation = .call(call.saying(texts, in: traits.language))
            }
            return event
        }
        return Storyboard(scenes: scenes, providers: providers, events: events)
    }

    /// The parts of a screen that the scenes have, in points.
    ///
    /// Whole points share what the gaps of 10 points leave.
    func areas(on device: Device, _ orientation: Orientation) -> [Rect] {
        let size = device.size(orientation)
        let room = size.width - Self.gap * Double(stages.count - 1)
        let total = stages.reduce(0) { $0 + $1.share }
        var areas: [Rect] = []
        var start = 0.0
        var sum = 0.0
        for (index, stage) in stages.enumerated() {
            sum += stage.share
            let gaps = Self.gap * Double(index)
            let end = index == stages.count - 1 ? size.width : (room * sum / total).rounded() + gaps
            areas.append(Rect(x: start, y: 0, width: end - start, height: size.height))
            start = end + Self.gap
        }
        return areas
    }

    /// The black bar between two scenes, in points.
    private static let gap = 10.0
}

extension ScreenSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension SceneTraits {
    init(_ traits: Traits, _ conditions: Conditions) {
        self.init(
            isDark: traits.appearance == .dark,
            isLandscape: traits.orientation == .landscape,
            textSize: TextSize(traits.textSize),
            reduceMotion: conditions.reduceMotion,
            reduceTransparency: conditions.reduceTransparency
        )
    }
}

extension TextSize {
    init(_ category: ContentSizeCategory) { self = Self.allCases[category.rawValue] }
}

extension ContentSizeCategory {
    init(_ size: TextSize) { self = Self.allCases[size.rawValue] }
}

extension Traits {
    /// The traits of a screen that was like this at the start, as its owner holds and has set it by then.
    func changed(as state: SceneState) -> Traits {
        var traits = self
        traits.orientation = state.traits.isLandscape ? .landscape : .portrait
        traits.appearance = state.traits.isDark ? .dark : .light
        traits.textSize = ContentSizeCategory(state.traits.textSize)
        return traits
    }
}

extension Conditions {
    /// What is allowed in a scene by then.
    init(_ state: SceneState) {
        reduceMotion = state.traits.reduceMotion
        reduceTransparency = state.traits.reduceTransparency
        backdropFailure = state.backdropFailure
    }
}
