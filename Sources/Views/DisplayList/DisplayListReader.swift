import Raster
import StrictJSON
import Typography

/// Reads a display list's values, counting its commands.
final class DisplayListReader {
    private static let commandLimit = 100_000
    private static let depthLimit = 64
    /// Every clip and group holds up to four bytes a pixel while its commands are drawn: 1 GiB in all.
    private static let nestedPixelLimit = 256.0 * 1024 * 1024
    /// A shadow holds a layer, its blur's memory and a mask of what it lies around: as much as this many groups.
    private static let shadowDepth = 4
    private static let sideLimit = 16_384.0
    private static let pixelLimit = 64.0 * 1024 * 1024

    let resources: DisplayList.Resources
    private var depthLimit = DisplayListReader.depthLimit
    private var commandCount = 0
    private var imagePixels = 0.0
    private var faces: [String: FontFace] = [:]
    private var images: [String: Bitmap] = [:]

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
        depthLimit = min(Self.depthLimit, Int(Self.nestedPixelLimit / pixels))
        return DisplayList(size: size, scale: scale, commands: try commands(list["commands"], depth: 0))
    }

    func commands(_ reader: JSONReader, depth: Int) throws -> [DisplayList.Command] {
        guard depth <= depthLimit else {
            throw reader.malformed(
                "at most \(depthLimit) clips, groups and transforms inside of each other at this size, a drop shadow counting 4"
            )
        }
        let readers = try reader.array(atMost: Self.commandLimit)
        commandCount += readers.count
        guard commandCount <= Self.commandLimit else {
            throw JSONError.tooMany(reader.path, count: commandCount, limit: Self.commandLimit)
        }
        return try readers.map { try command($0, depth: depth) }
    }

    private func command(_ reader: JSONReader, depth: Int) throws -> DisplayList.Command {
        let names = ["fill", "stroke", "text", "image", "shadow", "blur", "clip", "group", "transform", "dropShadow"]
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
        case "group": return .group(try group(content, depth: depth))
        case "transform": return .transform(try transform(content, depth: depth))
        default: return .dropShadow(try dropShadow(content, depth: depth))
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

    private func transform(_ reader: JSONReader, depth: Int) throws -> DisplayList.Transform {
        let transform = try reader.object(keys: ["matrix", "commands"])
        return DisplayList.Transform(
            matrix: try transform["matrix"].matrix(),
            commands: try commands(transform["commands"], depth: depth + 1)
        )
    }

    private func dropShadow(_ reader: JSONReader, depth: Int) throws -> DisplayList.DropShadow {
        let shadow = try reader.object(keys: ["color", "sigma", "offset", "commands"])
        return DisplayList.DropShadow(
            color: try shadow["color"].color(),
            sigma: try shadow["sigma"].number(in: Self.sigmas),
            offset: try shadow.optional("offset")?.offset() ?? .zero,
            commands: try commands(shadow["commands"], depth: depth + Self.shadowDepth)
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

    /// The pixels of an image command's file, read once however many commands draw it.
    func bitmap(file reader: JSONReader) throws -> (bitmap: Bitmap, file: String) {
        let file = try reader.string()
        if let known = images[file] { return (known, file) }
        let bitmap = try bitmap(reader) { try resources.image(file) }
        images[file] = bitmap
        return (bitmap, file)
    }

    /// A bitmap that is decoded by `body` and counts among those that the list holds.
    func bitmap(_ reader: JSONReader, _ body: () throws -> Bitmap) throws -> Bitmap {
        let bitmap: Bitmap
        do { bitmap = try body() } catch {
            throw DisplayListError.image(reader.path, reason: String(describing: error))
        }
        imagePixels += Double(bitmap.width) * Double(bitmap.height)
        guard imagePixels <= Self.pixelLimit else {
            throw DisplayListError.image(
                reader.path,
                reason: "the list's images have more than \(Int(Self.pixelLimit)) pixels together; make them smaller"
            )
        }
        return bitmap
    }

    private func open(_ file: String, at path: JSONPath) throws -> FontFace {
        do { return try resources.font(file) } catch {
            throw DisplayListError.font(path, file: file, reason: String(describing: error))
        }
    }
}
