import StrictJSON

extension SpecReader {
    /// The place of one track.
    ///
    /// Its path is made only for a problem: most tracks have none.
    struct TrackPlace {
        let prefix: String
        let list: String
        let index: Int

        func path(_ field: String) -> String { "\(prefix)\(list)[\(index)].\(field)" }
    }

    /// The tracks of one kind; none where the field does not occur.
    mutating func readTracks<Key>(
        _ list: String,
        of part: JSONValue,
        isRing: Bool,
        at prefix: String
    ) -> [IndicatorSpec.KeyframeTrack<Key>]? {
        guard let json = part[list] else { return [] }
        guard case .array(let elements) = json else {
            note(prefix + list, "must be an array")
            return nil
        }
        if !elements.isEmpty { noteTracks() }
        // At most as many as there are properties.
        var used: [Key] = []
        var result: [IndicatorSpec.KeyframeTrack<Key>] = []
        for (index, element) in elements.enumerated() {
            guard case .object = element else {
                note("\(prefix)\(list)[\(index)]", "must be an object")
                continue
            }
            let place = TrackPlace(prefix: prefix, list: list, index: index)
            let key: Key? = readProperty(element["property"], isRing: isRing, used: &used, at: place)
            if let track = readTrack(element, moving: key, at: place) { result.append(track) }
        }
        return result.count == elements.count ? result : nil
    }

    private mutating func readProperty<Key: IndicatorSpec.AnimatableProperty>(
        _ json: JSONValue?,
        isRing: Bool,
        used: inout [Key],
        at place: TrackPlace
    ) -> Key? {
        guard case .string(let name)? = json, let key = Key(rawValue: name) else {
            note(place.path("property"), "must be one of " + Key.names)
            return nil
        }
        guard !used.contains(key) else {
            note(place.path("property"), "is \(name), which more than one track animates")
            return nil
        }
        used.append(key)
        guard isRing || !key.needsRing else {
            note(place.path("property"), "is \(name), which needs a ring shape")
            return nil
        }
        return key
    }

    private mutating func readTrack<Key>(
        _ json: JSONValue,
        moving key: Key?,
        at place: TrackPlace
    ) -> IndicatorSpec.KeyframeTrack<Key>? {
        guard case .array(let keys)? = json["keyTimes"], keys.count >= 2 else {
            note(place.path("keyTimes"), "must be an array of at least 2 numbers")
            return nil
        }
        let keyTimes = readKeyTimes(keys, at: place)
        let values = readValues(json["values"], count: keys.count, at: place)
        let easing = json["easing"].map { readTrackEasing($0, segments: keys.count - 1, at: place) }
        guard let key, let keyTimes, let values else { return nil }
        return IndicatorSpec.KeyframeTrack(key, keyTimes: keyTimes, values: values, easing: easing ?? nil)
    }

    private mutating func readKeyTimes(_ elements: [JSONValue], at place: TrackPlace) -> [Double]? {
        var result: [Double] = []
        result.reserveCapacity(elements.count)
        // What a wrong key time should have been is unknown, so that the one after it is in no order with it.
        var previous: Double?
        for (index, element) in elements.enumerated() {
            guard let time = element.finite, time >= 0, time <= 1 else {
                note("\(place.path("keyTimes"))[\(index)]", "must be a number within [0,1]")
                previous = nil
                continue
            }
            if let previous, time < previous {
                note(place.path("keyTimes"), "must be non-decreasing, but number \(index) is below the one before it")
            }
            previous = time
            result.append(time)
        }
        return result.count == elements.count ? result : nil
    }

    private mutating func readValues(_ json: JSONValue?, count: Int, at place: TrackPlace) -> [IndicatorSpec.Value]? {
        guard case .array(let elements)? = json else {
            note(place.path("values"), "must be an array of the same length as keyTimes: \(count)")
            return nil
        }
        if elements.count != count {
            note(place.path("values"), "must have the same length as keyTimes: \(count), not \(elements.count)")
        }
        var result: [IndicatorSpec.Value] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            if let value = readValue(element, "\(place.path("values"))[\(index)]") { result.append(value) }
        }
        return result.count == count ? result : nil
    }

    /// The easing of a track.
    ///
    /// An array whose first item is no number is a list, one easing a segment; any other array is
    /// one curve.
    private mutating func readTrackEasing(
        _ json: JSONValue,
        segments: Int,
        at place: TrackPlace
    ) -> IndicatorSpec.TrackEasing? {
        guard case .array(let elements) = json, let first = elements.first, !first.isNumber else {
            return readEasing(json, place.path("easing")).map { .uniform($0) }
        }
        if elements.count != segments {
            note(place.path("easing"), "must have \(segments) easings, one a segment, not \(elements.count)")
        }
        var result: [IndicatorSpec.Easing] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            if let easing = readEasing(element, "\(place.path("easing"))[\(index)]") { result.append(easing) }
        }
        return result.count == segments ? .perSegment(result) : nil
    }

    private mutating func readEasing(_ json: JSONValue, _ path: @autoclosure () -> String) -> IndicatorSpec.Easing? {
        switch json {
        case .string(let name):
            if let easing = IndicatorSpec.Easing(name: name) { return easing }
            let names = IndicatorSpec.Easing.named.map(\.name)
            note(path(), "names the easing \"\(name)\"; known are " + names.joined(separator: ", "))
        case .array(let elements):
            let numbers = elements.compactMap(\.finite)
            guard numbers.count == 4, elements.count == 4 else { fallthrough }
            if (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) {
                return .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            }
            note(path(), "must have its x1 and x2 within [0,1]")
        default:
            note(path(), "must be the name of an easing or four numbers")
        }
        return nil
    }
}
