extension IndicatorSpec {
    /// A group of elements that share one shape and one set of tracks.
    public struct Part: Hashable, Sendable {
        /// Where the elements are.
        public var layout: Layout
        public var shape: Shape
        /// The motion of every element, each from its own start.
        public var tracks: [Track]
        /// When each element starts; `nil` starts all at 0.
        public var stagger: Stagger?
        /// The cycle of the group in seconds; `nil` is the spec's.
        public var duration: Double?
        /// The cycle of each element in seconds, before that of the group and of the spec.
        public var durations: [Double]?
        /// What a property is without a track, and before its element starts, where that differs from
        /// ``Property/restValue``.
        public var rest: [Property: Value]
        /// The motion of the whole group about the middle of the box.
        public var groupTracks: [GroupTrack]

        public init(
            layout: Layout,
            shape: Shape,
            tracks: [Track] = [],
            stagger: Stagger? = nil,
            duration: Double? = nil,
            durations: [Double]? = nil,
            rest: [Property: Value] = [:],
            groupTracks: [GroupTrack] = []
        ) {
            self.layout = layout
            self.shape = shape
            self.tracks = tracks
            self.stagger = stagger
            self.duration = duration
            self.durations = durations
            self.rest = rest
            self.groupTracks = groupTracks
        }
    }

    /// The start of each element in seconds; a negative one is already under way at 0.
    public enum Stagger: Hashable, Sendable {
        /// One start for each element; further ones are unused.
        case offsets([Double])
        /// Element `i` starts at `start` + `i` · `each`; a `start` of `nil` is 0.
        case each(Double, start: Double? = nil)
    }
}
