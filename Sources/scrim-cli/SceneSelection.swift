import Scenes

/// What a command draws: scene files, or the scene that the options describe.
enum SceneSelection {
    /// The frames of all scenes; two that would be one file, also where letter case does not count, are an error.
    ///
    /// With `firstValuesOnly`, options that list nothing make one frame; scene files are not touched by it.
    static func frames(_ arguments: Arguments, firstValuesOnly: Bool = false) throws -> [SceneFrame] {
        var frames: [SceneFrame] = []
        var files: [String: String] = [:]
        for (file, scene) in try scenes(arguments, firstValuesOnly: firstValuesOnly) {
            for frame in try scene.frames() {
                if let first = files.updateValue(file, forKey: frame.name.lowercased()) {
                    throw SceneError.repeatedFile("\(frame.name).png", first: first, second: file)
                }
                frames.append(frame)
            }
        }
        return frames
    }

    /// The scenes, each with the file that it is from.
    private static func scenes(
        _ arguments: Arguments,
        firstValuesOnly: Bool
    ) throws -> [(file: String, scene: Scene)] {
        guard !arguments.operands.isEmpty else {
            return [("the command line", try SceneOptions.scene(arguments, firstValuesOnly: firstValuesOnly))]
        }
        let others = SceneOptions.all.filter { option in !SceneOptions.timeOptions.contains { $0.name == option.name } }
        if let given = others.first(where: { arguments.mentions($0) }) {
            throw UsageError.conflict("a scene file", "--\(given.name)")
        }
        return try arguments.operands.map { file in
            var scene = try SceneFile.read(file)
            try SceneOptions.setTimes(of: &scene, arguments)
            return (file, scene)
        }
    }
}
