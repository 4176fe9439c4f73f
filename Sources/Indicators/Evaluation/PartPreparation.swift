/// Resolves the parts of a spec under given params and notes what cannot be drawn.
///
/// Everything is counted before anything of that number is made.
struct PartPreparation {
    private(set) var problems: [IndicatorSpecProblem] = []
    private let params: [String: Double]
    /// The cycle of the spec in seconds.
    private let duration: Double

    init(params: [String: Double], duration: Double) {
        self.params = params
        self.duration = duration
    }

    /// The numbers of elements and arcs of one part.
    private struct Counts {
        var layout: [Int] = []
        var segments = 1

        var elements: Int { layout.reduce(1, *) }
    }

    /// The parts; none when anything was noted.
    mutating func parts(of spec: IndicatorSpec) -> [IndicatorEvaluator.Part] {
        let parts = spec.parts
        let counts = parts.enumerated().map { index, part in
            countElements(of: part, at: spec.prefix(ofPart: index))
        }
        guard problems.isEmpty else { return [] }

        let elements = counts.reduce(0) { $0 + $1.elements }
        guard elements <= IndicatorEvaluator.maximumElementCount else {
            note("spec", "has \(elements) elements; at most \(IndicatorEvaluator.maximumElementCount) are drawn")
            return []
        }
        let rings = zip(parts, counts).filter { $0.0.shape.isRing }
        let arcs = rings.reduce(0) { $0 + $1.1.elements * $1.1.segments }
        guard arcs <= IndicatorEvaluator.maximumArcCount else {
            note("spec", "has \(arcs) arcs of rings; at most \(IndicatorEvaluator.maximumArcCount) are drawn")
            return []
        }
        for (index, part) in parts.enumerated() {
            checkLists(of: part, elements: counts[index].elements, at: spec.prefix(ofPart: index))
        }
        guard problems.isEmpty else { return [] }

        var first = 0
        return zip(parts, counts).map { part, counts in
            defer { first += counts.elements }
            return prepared(part, counts, firstIndex: first)
        }
    }

    private mutating func note(_ path: String, _ message: String) {
        problems.append(.init(path: path, message: message))
    }

    private func resolve(_ value: IndicatorSpec.Value) -> Double {
        switch value {
        case .number(let number): number
        case .param(let name): params[name] ?? .nan
        }
    }

    private mutating func countElements(of part: IndicatorSpec.Part, at prefix: String) -> Counts {
        var counts = Counts()
        counts.layout = part.layout.counts.map { field, value in
            count(resolve(value), at: prefix + "layout." + field)
        }
        if case .ring(_, _, _, let segments?) = part.shape {
            counts.segments = count(resolve(segments), at: prefix + "shape.segments")
        }
        return counts
    }

    /// The count that a value stands for.
    private mutating func count(_ value: Double, at path: String) -> Int {
        guard value.isFinite else {
            note(path, "must be a finite number, and is \(value) with these params")
            return 1
        }
        let rounded = IndicatorEvaluator.count(value)
        let limit = IndicatorEvaluator.maximumElementCount
        guard rounded <= Double(limit) else {
            note(path, "must be at most \(limit), and is \(rounded < 1e15 ? "\(Int(rounded))" : "\(rounded)")")
            return 1
        }
        return Int(rounded)
    }

    private mutating func checkLists(of part: IndicatorSpec.Part, elements: Int, at prefix: String) {
        if case .offsets(let offsets) = part.stagger, offsets.count < elements {
            note(prefix + "stagger", "has \(offsets.count) entries for \(elements) elements; give each element one")
        }
        if let durations = part.durations, durations.count < elements {
            note(prefix + "durations", "has \(durations.count) entries for \(elements) elements; give each element one")
        }
    }

    private func prepared(_ part: IndicatorSpec.Part, _ counts: Counts, firstIndex: Int) -> IndicatorEvaluator.Part {
        let count = counts.elements
        let duration = part.duration ?? duration
        var rest = ElementValues()
        for (property, value) in part.rest { rest[property] = resolve(value) }
        return IndicatorEvaluator.Part(
            shape: ResolvedShape(part.shape, segments: counts.segments, resolve: resolve),
            firstIndex: firstIndex,
            elements: part.layout.elements(counts: counts.layout, resolve: resolve),
            offsets: Self.offsets(part.stagger, count: count),
            durations: part.durations.map { Array($0.prefix(count)) } ?? Array(repeating: duration, count: count),
            duration: duration,
            tracks: part.tracks.map { SampledTrack($0, resolve: resolve) },
            groupTracks: part.groupTracks.map { SampledTrack($0, resolve: resolve) },
            rest: rest
        )
    }

    private static func offsets(_ stagger: IndicatorSpec.Stagger?, count: Int) -> [Double] {
        switch stagger {
        case nil: Array(repeating: 0, count: count)
        case .offsets(let offsets): Array(offsets.prefix(count))
        case .each(let each, let start): (0..<count).map { (start ?? 0) + each * Double($0) }
        }
    }
}
