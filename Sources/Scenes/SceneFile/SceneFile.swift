import ImageIO
import StrictJSON
import Typography

/// A scene as JSON: `{"scrim": 1, …}`, read strictly.
///
/// Paths in it are seen from the file's own folder. What is not written has the default of ``Scene``.
public enum SceneFile {
    /// The version of the form that is read.
    static let version = 1.0
    /// The bytes that a file has at most.
    package static let byteLimit = 1 << 20
    static let keys =
        [
            "scrim", "name", "screen", "fit", "device", "scale", "orientation", "appearance", "textSize", "language",
            "direction", "at", "frames", "exclude", "expectBlank", "comparison", "fonts", "hud", "providers",
        ] + conditionKeys + StoryReader.keys

    /// The scene of a file.
    public static func read(_ path: String) throws -> Scene {
        try scene(parsing: FileReader.read(path, limit: byteLimit), file: path)
    }

    /// The scene of a text; `file` is the path that it is from, which gives the scene its name and its paths their
    /// start.
    package static func scene(parsing text: some Sequence<UInt8>, file: String) throws(SceneFileError) -> Scene {
        let views = CustomViewFile(path: file)
        do {
            let value = try JSONValue(parsing: text, limits: JSONValue.Limits(bytes: byteLimit, depth: 256))
            return try scene(JSONReader(value), file: file, views)
        } catch {
            throw SceneFileError(file: file, problem: error, files: views.files)
        }
    }

    private static func scene(
        _ reader: JSONReader,
        file: String,
        _ views: CustomViewFile
    ) throws(JSONError) -> Scene {
        try checkVersion(reader)
        let object = try reader.object(keys: keys)
        var scene = try Scene(name: name(object, file: file), devices: devices(object))
        if let screen = object.optional("screen") { scene.screen = try self.screen(screen, file: file) }
        if let fit = object.optional("fit") { scene.fit = try fit.value(.fit) }
        if let list = object.optional("scale") { scene.scales = try list.values(in: Device.scales) }
        if let list = object.optional("orientation") { scene.orientations = try list.values(.orientation) }
        if let list = object.optional("appearance") { scene.appearances = try list.values(.appearance) }
        if let list = object.optional("textSize") { scene.textSizes = try list.values(.textSize) }
        if let list = object.optional("language") { scene.languages = try list.values(.language) }
        if let list = object.optional("direction") { scene.directions = try list.values(.direction) }
        if let list = object.optional("at") {
            scene.times = try list.distinct { reader throws(JSONError) in try reader.number(in: Scene.timeRange) }
        }
        if let range = object.optional("frames") {
            guard object.optional("at") == nil else { throw range.malformed("either \"frames\" or \"at\", not both") }
            scene.range = try range.value(.frameRange)
        }
        if let fonts = object.optional("fonts") { scene.fonts = try self.fonts(fonts, file: file) }
        try readConditions(object, into: &scene.conditions)
        let providers = try self.providers(object, in: views)
        try readHUD(object, into: &scene, providers, in: views)
        if let blank = object.optional("expectBlank") { scene.expectsBlank = try blank.bool() }
        if let rules = object.optional("comparison") { scene.comparison = try comparison(rules) }
        if let list = object.optional("exclude") { scene.exclusions = try exclusions(list) }
        if object.optional("story") != nil {
            var reader = StoryReader(providers: providers, in: views)
            scene.story = try reader.story(object, conditions: scene.conditions)
        } else if let key = StoryReader.keys.lazy.compactMap({ object.optional($0) }).first {
            throw key.malformed("no such key: it has a meaning beside a \"story\" alone")
        }
        scene.files = views.files
        scene.fileDigests = views.digests
        return scene
    }

    /// The version comes first: a file of another one may have keys of its own.
    private static func checkVersion(_ reader: JSONReader) throws(JSONError) {
        guard case .object(let members) = reader.value else { throw reader.wrongType("an object") }
        guard let member = members.first(where: { $0.key == "scrim" }) else {
            throw .missingKey(reader.path.key("scrim"))
        }
        guard member.value == .number(version) else {
            throw .malformed(reader.path.key("scrim"), expected: "1, the version of the scene form that is read here")
        }
    }

    private static func name(_ object: JSONObjectReader, file: String) throws(JSONError) -> String {
        if let name = object.optional("name") { return try name.text(limit: 200) }
        let last = file.split(separator: "/").last.map(String.init) ?? file
        return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    }

    private static func devices(_ object: JSONObjectReader) throws(JSONError) -> [Device] {
        try object.optional("device")?.values(.device) ?? [.standard]
    }

    private static func screen(_ reader: JSONReader, file: String) throws(JSONError) -> Screen {
        let word = try reader.path(limit: 4096)
        return word == "sample" ? .sample : .png(path: path(word, besides: file))
    }

    private static func fonts(_ reader: JSONReader, file: String) throws(JSONError) -> [CustomFont] {
        var fonts: [CustomFont] = []
        for element in try reader.array(atMost: 100) {
            let object = try element.object(keys: ["file", "weight"])
            fonts.append(
                CustomFont(
                    file: path(try object["file"].path(limit: 4096), besides: file),
                    weight: try object.optional("weight")?.value(.fontWeight) ?? .regular
                )
            )
        }
        return fonts
    }

    /// A path that is written in a file, as seen from where the program runs.
    static func path(_ path: String, besides file: String) -> String {
        path.hasPrefix("/") ? path : file.folderPrefix + path
    }
}

/// What is wrong with a scene file, and where.
public struct SceneFileError: Error, Equatable, CustomStringConvertible {
    /// The scene file's path.
    public let file: String
    public let problem: JSONError
    /// Paths of the PNG files and specs that it names, as far as it was read: the one at fault may be the last of them.
    public let files: [String]

    public var description: String { "\(file): \(problem)" }
}
