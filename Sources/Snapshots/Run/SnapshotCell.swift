import HUD
import Scenes
import StrictJSON
import Typography
import Views

/// The place of a frame in its scene's matrix: a value on each axis, in the words of scene files.
public struct SnapshotCell: Hashable, Sendable {
    public var device: String
    /// Pixels a point.
    public var scale: Int
    public var orientation: String
    public var appearance: String
    public var textSize: String
    public var language: String
    public var direction: String
    /// `nil` where the scene's story says what is shown.
    public var state: String?
    public var look: String
    public var backdrop: String
    /// Seconds since the HUD appeared; in a story, since its start.
    public var time: Double

    public init(
        device: String,
        scale: Int,
        orientation: String = "portrait",
        appearance: String = "light",
        textSize: String = "L",
        language: String = "en",
        direction: String = "ltr",
        state: String? = nil,
        look: String = "standard",
        backdrop: String,
        time: Double = 0
    ) {
        self.device = device
        self.scale = scale
        self.orientation = orientation
        self.appearance = appearance
        self.textSize = textSize
        self.language = language
        self.direction = direction
        self.state = state
        self.look = look
        self.backdrop = backdrop
        self.time = time
    }

    /// The place of a frame.
    public init(_ frame: SceneFrame) {
        let traits = frame.traits
        self.init(
            device: traits.device.name,
            scale: traits.device.scale,
            orientation: traits.orientation.rawValue,
            appearance: traits.appearance.rawValue,
            textSize: traits.textSize.name,
            language: traits.language.rawValue,
            direction: traits.direction == .rightToLeft ? "rtl" : "ltr",
            state: frame.state?.rawValue,
            look: frame.look.rawValue,
            backdrop: frame.backdrop.slug,
            time: frame.time
        )
    }

    /// All values in one line.
    var words: String {
        let parts = [
            device, "@\(scale)x", orientation, appearance, textSize, language, direction, state ?? "story", look,
            backdrop,
            "\(JSONValue.number(time).text)s",
        ]
        return parts.joined(separator: " ")
    }

    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("device", .string(device)),
            .init("scale", .number(Double(scale))),
            .init("orientation", .string(orientation)),
            .init("appearance", .string(appearance)),
            .init("textSize", .string(textSize)),
            .init("language", .string(language)),
            .init("direction", .string(direction)),
        ]
        if let state { members.append(.init("state", .string(state))) }
        return .object(
            members + [
                .init("look", .string(look)),
                .init("backdrop", .string(backdrop)),
                .init("time", .number(time)),
            ]
        )
    }
}
