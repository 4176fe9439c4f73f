import StrictJSON

extension SceneFile {
    private static let exclusionKeys = [
        "device", "scale", "orientation", "appearance", "textSize", "language", "direction", "state", "look",
        "backdrop", "at",
    ]

    /// Reads what is left out: an object, or a list of them, with values on one axis or more.
    static func exclusions(_ reader: JSONReader) throws(JSONError) -> [SceneExclusion] {
        try reader.list { reader throws(JSONError) in try exclusion(reader) }
    }

    private static func exclusion(_ reader: JSONReader) throws(JSONError) -> SceneExclusion {
        let object = try reader.object(keys: exclusionKeys)
        guard !object.all.isEmpty else { throw reader.malformed("at least one key: this leaves everything out") }
        var exclusion = SceneExclusion()
        func set<Value>(_ key: String, _ vocabulary: Vocabulary<Value>) throws(JSONError) -> Set<Value>? {
            try object.optional(key).map { list throws(JSONError) in Set(try list.values(vocabulary)) }
        }
        exclusion.devices = try set("device", .device)
        exclusion.scales = try object.optional("scale").map { list throws(JSONError) in
            Set(try list.values(in: Device.scales))
        }
        exclusion.orientations = try set("orientation", .orientation)
        exclusion.appearances = try set("appearance", .appearance)
        exclusion.textSizes = try set("textSize", .textSize)
        exclusion.languages = try set("language", .language)
        exclusion.directions = try set("direction", .direction)
        exclusion.states = try set("state", .state)
        exclusion.looks = try set("look", .look)
        exclusion.backdrops = try object.optional("backdrop").map { list throws(JSONError) in
            Set(try list.distinct { reader throws(JSONError) in try backdrop(reader) })
        }
        exclusion.times = try object.optional("at").map { list throws(JSONError) in
            Set(try list.distinct { reader throws(JSONError) in try reader.number(in: Scene.timeRange) })
        }
        return exclusion
    }
}
