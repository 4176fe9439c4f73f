/// An indicator as data: groups of equal shapes, where they stand, and how they move over one cycle.
///
/// It is the spec format of LoaderKit, schema version 1. Lengths are fractions of the side of a square box with its
/// origin at the top left and y downwards, times are seconds at speed 1, and angles are radians, clockwise on screen.
/// Nothing clips elements to the box.
///
/// A spec built in Swift may be invalid; ``validationErrors()`` tells, and nothing evaluates an invalid one.
public struct IndicatorSpec: Hashable, Sendable {
    public static let currentSchemaVersion = 1
    /// The perspective of a spec that sets none, in sides of the box.
    public static let defaultPerspective = 2.5

    public var schemaVersion: Int
    public var name: String
    /// One cycle, in seconds.
    public var duration: Double
    /// The declared params with their defaults.
    public var params: [String: Double]
    /// The viewer's distance for `rotateX` and `rotateY` in sides of the box; `nil` stands for
    /// ``defaultPerspective``.
    public var perspective: Double?
    public var body: Body

    /// The groups of a spec: one written inline, or a list.
    ///
    /// An inline group and a list of one draw the same; which of the two it is only decides how it is written. An
    /// inline group has no cycle of its own: its ``Part/duration`` is ignored.
    public enum Body: Hashable, Sendable {
        case inline(Part)
        case parts([Part])
    }

    public init(
        schemaVersion: Int = IndicatorSpec.currentSchemaVersion,
        name: String,
        duration: Double,
        params: [String: Double] = [:],
        perspective: Double? = nil,
        body: Body
    ) {
        self.schemaVersion = schemaVersion
        self.name = name
        self.duration = duration
        self.params = params
        self.perspective = perspective
        self.body = body
    }

    /// A spec of one group, written inline.
    public init(
        schemaVersion: Int = IndicatorSpec.currentSchemaVersion,
        name: String,
        duration: Double,
        params: [String: Double] = [:],
        layout: Layout,
        shape: Shape,
        stagger: Stagger? = nil,
        durations: [Double]? = nil,
        rest: [Property: Value] = [:],
        perspective: Double? = nil,
        tracks: [Track] = [],
        groupTracks: [GroupTrack] = []
    ) {
        let part = Part(
            layout: layout,
            shape: shape,
            tracks: tracks,
            stagger: stagger,
            durations: durations,
            rest: rest,
            groupTracks: groupTracks
        )
        self.init(
            schemaVersion: schemaVersion,
            name: name,
            duration: duration,
            params: params,
            perspective: perspective,
            body: .inline(part)
        )
    }

    /// A spec of several groups, drawn in order.
    public init(
        schemaVersion: Int = IndicatorSpec.currentSchemaVersion,
        name: String,
        duration: Double,
        params: [String: Double] = [:],
        perspective: Double? = nil,
        parts: [Part]
    ) {
        self.init(
            schemaVersion: schemaVersion,
            name: name,
            duration: duration,
            params: params,
            perspective: perspective,
            body: .parts(parts)
        )
    }

    /// The groups in the order in which they are drawn; an inline one without a cycle of its own.
    public var parts: [Part] {
        switch body {
        case .parts(let parts): return parts
        case .inline(var part):
            part.duration = nil
            return [part]
        }
    }

    /// The values of the declared params once overrides have replaced their defaults; other names are dropped, and no
    /// range is checked.
    public func resolvedParams(_ overrides: [String: Double] = [:]) -> [String: Double] {
        params.merging(overrides.filter { params[$0.key] != nil }) { $1 }
    }
}
