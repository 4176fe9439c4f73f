import Raster
import Typography

extension DisplayList {
    /// The list that a JSON text stands for, read strictly: an unknown key, a wrong type or a value out of range is an
    /// error with its place, such as `commands[3].blur.sigma`.
    ///
    ///     {
    ///       "displayList": 1,
    ///       "size": {"width": 390, "height": 844},
    ///       "scale": 3,
    ///       "commands": [
    ///         {"fill": {"path": "M 0 0 L 390 0 L 390 844 L 0 844 Z", "rule": "evenOdd", "paint": "#FFFFFF"}},
    ///         {"stroke": {"path": "M 0 9 L 9 9", "paint": [1, 0, 0, 0.5], "width": 2, "cap": "round", "join": "bevel",
    ///                     "miterLimit": 10, "dash": [4, 2], "dashPhase": 1}},
    ///         {"text": {"content": "Hi", "font": {"name": "Inter-Regular", "file": "….otf", "sha256": "…"},
    ///                   "size": 16, "paint": "#000000", "glyphs": [[38, 20, 40], [76, 31.5, 40]]}},
    ///         {"image": {"rect": {"x": 0, "y": 0, "width": 50, "height": 50}, "file": "thumbnail.png"}},
    ///         {"shadow": {"path": "M 0 0 L 9 0 L 9 9 Z", "color": "#00000080", "sigma": 4,
    ///                     "offset": {"width": 0, "height": 2}}},
    ///         {"blur": {"rect": {"x": 0, "y": 47, "width": 390, "height": 763}, "ramp": [[0, 0], [1, 8]],
    ///                   "edges": "normalize"}},
    ///         {"clip": {"path": "M 0 0 L 9 0 L 9 9 Z", "commands": []}},
    ///         {"group": {"opacity": 0.8, "commands": []}}
    ///       ]
    ///     }
    ///
    /// - A path is SVG path data of `M`, `L`, `Q`, `C` and `Z`; `rule` is `nonZero` unless given.
    /// - A paint is a colour (`#RRGGBB`, `#RRGGBBAA`, or red, green, blue and alpha from 0 to 1), or an object with
    ///   `linearGradient` (`start`, `end`, `stops`) or `radialGradient` (`center`, `startRadius`, `endRadius`, `stops`);
    ///   points are `[x, y]`, a stop has `color` and `location`.
    /// - `glyphs` are numbers in the font with their origins on the baseline; `"missing": true` draws a box for each.
    ///   The font file must be the one whose SHA-256 is given.
    /// - An image has a `file` or, in Base64, a `png`.
    /// - A blur has one of `sigma`, `ramp` (pairs of a height from 0 to 1 and a sigma) and `material` (a recipe's name);
    ///   the first two take `edges`, `normalize` unless given.
    /// - Lengths and sigmas are points. Of `stroke` only `width` must be there besides path and paint.
    ///
    /// At most 100,000 commands, 64 clips and groups inside of each other, 16,384 pixels a side and 64 Mi pixels.
    /// Throws ``DisplayListError``.
    public init(parsing text: some Sequence<UInt8>, resources: Resources) throws {
        do {
            let reader = JSONReader(try JSONValue(parsing: text))
            self = try DisplayListReader(resources: resources).list(reader)
        } catch let error as JSONError {
            throw DisplayListError.invalid(error)
        }
    }
}

/// Reads a display list's values, counting its commands.
final class DisplayListReader {
    private static let commandLimit = 100_000
    private static let depthLimit = 64
    private static let sideLimit = 16_384.0
    private static let pixelLimit = 64.0 * 1024 * 1024

    let resources: DisplayList.Resources
    private var commandCount = 0
    private var faces: [String: FontFace] = [:]

    init(resources: DisplayList.Resources) {
        self.resources = resources
    }

    func list(_ reader: JSONReader) throws -> DisplayList {
        let list = try reader.object(keys: ["displayList", "size", "scale", "commands"])
        _ = try list["displayList"].integer(in: DisplayList.version...DisplayList.version)
        let scale = try list["scale"].number(in: 0.5...16)
        let size = try list["size"].size(limit: Self.sideLimit / scale)
        let pixels = (size.width * scale).rounded() * (size.height * scale).rounded()
        guard pixels >= 1, pixels <= Self.pixelLimit else {
            throw try list["size"].malformed("from 1 to \(Int(Self.pixelLimit)) pixels (points times scale)")
        }
        return DisplayList(size: size, scale: scale, commands: try commands(list["commands"], depth: 0))
    }

    func commands(_ reader: JSONReader, depth: Int) throws -> [DisplayList.Command] {
        guard depth <= Self.depthLimit else {
            throw reader.malformed("at most \(Self.depthLimit) clips and groups inside of each other")
        }
        let readers = try reader.array(atMost: Self.commandLimit)
        commandCount += readers.count
        guard commandCount <= Self.commandLimit else {
            throw JSONError.tooMany(reader.path, count: commandCount, limit: Self.commandLimit)
        }
        return try readers.map { try command($0, depth: depth) }
    }

    private func command(_ reader: JSONReader, depth: Int) throws -> DisplayList.Command {
        let names = ["fill", "stroke", "text", "image", "shadow", "blur", "clip", "group"]
        let command = try reader.object(keys: names)
        let given = names.filter { command.optional($0) != nil }
        guard given.count == 1, let name = given.first else {
            throw reader.malformed("an object with one key: " + names.joined(separator: ", "))
        }
        let content = try command[name]
        switch name {
        case "fill": return .fill(try fill(content))
        case "stroke": return .stroke(try stroke(content))
        case "text": return .text(try text(content))
        case "image": return .image(try image(content))
        case "shadow": return .shadow(try shadow(content))
        case "blur": return .blur(try blur(content))
        case "clip": return .clip(try clip(content, depth: depth))
        default: return .group(try group(content, depth: depth))
        }
    }

    private func clip(_ reader: JSONReader, depth: Int) throws -> DisplayList.Clip {
        let clip = try reader.object(keys: ["path", "rule", "commands"])
        return DisplayList.Clip(
            path: try PathData.path(clip["path"]),
            rule: try clip.optional("rule")?.word(of: FillRule.self) ?? .nonZero,
            commands: try commands(clip["commands"], depth: depth + 1)
        )
    }

    private func group(_ reader: JSONReader, depth: Int) throws -> DisplayList.Group {
        let group = try reader.object(keys: ["opacity", "commands"])
        return DisplayList.Group(
            opacity: try group["opacity"].number(in: 0...1),
            commands: try commands(group["commands"], depth: depth + 1)
        )
    }

    /// The face of a text command's font, opened once, whose file is the one that the list was made with.
    func face(_ reader: JSONReader) throws -> FontFace {
        let font = try reader.object(keys: ["name", "file", "sha256"])
        let file = try font["file"].string()
        let face = try faces[file] ?? open(file, at: reader.path)
        faces[file] = face
        let digest = try font["sha256"].string()
        guard digest == face.digest.description else {
            throw DisplayListError.font(
                reader.path,
                file: file,
                reason: "its SHA-256 is \(face.digest), the list was made with \(digest); install that version of it"
            )
        }
        let name = try font["name"].string()
        guard name == face.postScriptName else {
            throw DisplayListError.font(
                reader.path,
                file: file,
                reason: "its name is \(face.postScriptName), not \(name)"
            )
        }
        return face
    }

    private func open(_ file: String, at path: JSONPath) throws -> FontFace {
        do { return try resources.font(file) } catch {
            throw DisplayListError.font(path, file: file, reason: String(describing: error))
        }
    }
}
