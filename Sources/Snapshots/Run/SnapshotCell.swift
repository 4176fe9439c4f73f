import HUD
import Scenes
import StrictJSON
import Typography
import Views

/// The place of a frame in its scene's matrix: a value on each axis, in the words of scene files.
public struct SnapshotCell: Hashable, Sendable {
    /// The name in the table of devices.
    public var device: String
    /// Pixels a point.
    public var scale: Int
    /// `portrait` or `landscape`.
    public var orientation: String
    /// `light` or `dark`.
    public var appearance: String
    /// `XS` … `XXXL`, `AX1` … `AX5`.
    public var textSize: String
    /// A language's code, such as `uk`, or the word of a pseudo-language.
    public var language: String
    /// `ltr` or `rtl`.
    public var direction: String
    /// `loading`, `success` or `failure`; `nil` where the scene's story says what is shown.
    public var state: String?
    /// `standard` or `accessible`.
    public var look: String
    /// As in the frame's name: the kind with its values, such as `material-thin`.
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
