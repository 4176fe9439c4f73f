import HUD
import Typography
import Views

/// Combinations of a scene that are left out: those with one of the values on every axis that is named.
public struct SceneExclusion: Hashable, Sendable {
    public var devices: Set<Device>?
    public var scales: Set<Int>?
    public var orientations: Set<Orientation>?
    public var appearances: Set<ColorScheme>?
    public var textSizes: Set<ContentSizeCategory>?
    public var languages: Set<Language>?
    public var directions: Set<LayoutDirection>?
    public var states: Set<HUDState>?
    public var looks: Set<HUDAppearance>?
    public var backdrops: Set<Backdrop>?
    /// In seconds.
    public var times: Set<Double>?

    /// Every combination; each axis that is set leaves fewer.
    public init() {}

    /// True for a frame that is left out.
    func holds(_ frame: SceneFrame) -> Bool {
        let traits = frame.traits
        func fits<Value>(_ values: Set<Value>?, _ value: Value?) -> Bool {
            guard let values else { return true }
            return value.map(values.contains) ?? false
        }
        return fits(devices, traits.device.at(scale: traits.device.ownScale)) && fits(scales, traits.device.scale)
            && fits(orientations, traits.orientation) && fits(appearances, traits.appearance)
            && fits(textSizes, traits.textSize) && fits(languages, traits.language)
            && fits(directions, traits.direction) && fits(states, frame.state) && fits(looks, frame.look)
            && fits(backdrops, frame.backdrop) && fits(times, frame.time)
    }
}
