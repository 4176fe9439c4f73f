import StrictJSON

/// Reads a spec out of JSON and notes everything that is wrong with it, in the order of the format's rules.
///
/// Each function gives what it could read, or `nil` after it noted why not; so one pass both checks and reads. A spec
/// comes out only when nothing was noted.
///
/// The format has traps: `null` is a value and fits nowhere, fields that have no meaning are let through, and a field
/// that draws nothing (a count of −5, a corner radius of 7) is no problem.
struct SpecReader {
    private(set) var problems: [IndicatorSpecProblem] = []
    private(set) var params: [String: Double] = [:]
    private var hasTracks = false

    /// The spec that a JSON value stands for, if it is valid.
    static func read(_ json: JSONValue) -> Result<IndicatorSpec, IndicatorSpecError> {
        var reader = SpecReader()
        let spec = reader.readSpec(json)
        guard let spec, reader.problems.isEmpty else { return .failure(.init(problems: reader.problems)) }
        return .success(spec)
    }

    mutating func note(_ path: String, _ message: String) {
        problems.append(.init(path: path, message: message))
    }

    mutating func noteTracks() { hasTracks = true }

    private mutating func readSpec(_ json: JSONValue) -> IndicatorSpec? {
        guard case .object = json else {
            note("spec", "must be an object, not \(json.kind)")
            return nil
        }
        if json["schemaVersion"] != .number(Double(IndicatorSpec.currentSchemaVersion)) {
            note("schemaVersion", "must be the number \(IndicatorSpec.currentSchemaVersion)")
        }
        let name = readName(json["name"])
        let duration = positive(json["duration"], "duration")
        readParams(json["params"])
        let perspective = json["perspective"].map { positive($0, "perspective") }
        let body = readBody(json)
        if problems.isEmpty, !hasTracks {
            note("spec", "must have at least one track or group track; nothing of it moves")
        }
        guard let name, let duration, let body else { return nil }
        return IndicatorSpec(
            name: name,
            duration: duration,
            params: params,
            perspective: perspective ?? nil,
            body: body
        )
    }

    private mutating func readName(_ json: JSONValue?) -> String? {
        guard case .string(let name) = json, !name.isEmpty else {
            note("name", "is required, and must be a string that is not empty")
            return nil
        }
        return name
    }

    private mutating func readParams(_ json: JSONValue?) {
        guard let json else { return }
        guard case .object(let members) = json else { return note("params", "must be an object") }
        for member in members {
            if let value = member.value.finite {
                params[member.key] = value
            } else {
                note("params." + member.key, "must be a finite number")
                // A place that names it is not wrong a second time.
                params[member.key] = 0
            }
        }
    }

    /// The fields of a part that stand inside of the parts where there are any.
    private static let partFields = ["layout", "shape", "tracks", "stagger", "durations", "rest", "groupTracks"]

    private mutating func readBody(_ json: JSONValue) -> IndicatorSpec.Body? {
        guard let parts = json["parts"] else {
            return readPart(json, at: "", isInline: true).map { .inline($0) }
        }
        for field in Self.partFields where json[field] != nil {
            note(field, "must be inside parts where a spec has parts")
        }
        guard case .array(let elements) = parts, !elements.isEmpty else {
            note("parts", "must be a non-empty array")
            return nil
        }
        var result: [IndicatorSpec.Part] = []
        for (index, element) in elements.enumerated() {
            let path = "parts[\(index)]"
            guard case .object = element else {
                note(path, "must be an object")
                continue
            }
            if let part = readPart(element, at: path + ".", isInline: false) { result.append(part) }
        }
        return result.count == elements.count ? .parts(result) : nil
    }

    private mutating func readPart(_ json: JSONValue, at prefix: String, isInline: Bool) -> IndicatorSpec.Part? {
        let layout = readLayout(json["layout"], at: prefix)
        let shape = readShape(json["shape"], at: prefix)
        let isRing = shape?.isRing ?? false
        let stagger = json["stagger"].map { readStagger($0, at: prefix) }
        let duration = isInline ? nil : json["duration"].map { positive($0, prefix + "duration") }
        let durations = json["durations"].map { readDurations($0, at: prefix) }
        let rest = readRest(json["rest"], isRing: isRing, at: prefix)
        let tracks: [IndicatorSpec.Track]? = readTracks("tracks", of: json, isRing: isRing, at: prefix)
        let groupTracks: [IndicatorSpec.GroupTrack]? = readTracks("groupTracks", of: json, isRing: isRing, at: prefix)
        guard let layout, let shape, let rest, let tracks, let groupTracks else { return nil }
        return IndicatorSpec.Part(
            layout: layout,
            shape: shape,
            tracks: tracks,
            stagger: stagger ?? nil,
            duration: duration ?? nil,
            durations: durations ?? nil,
            rest: rest,
            groupTracks: groupTracks
        )
    }
}

extension JSONValue {
    /// The value of a key of an object; `nil` for a key that does not occur and for anything but an object.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        for member in members where member.key == key { return member.value }
        return nil
    }

    /// The number, if it is one and finite.
    var finite: Double? {
        guard case .number(let number) = self, number.isFinite else { return nil }
        return number
    }

    var isNumber: Bool {
        if case .number = self { true } else { false }
    }
}
