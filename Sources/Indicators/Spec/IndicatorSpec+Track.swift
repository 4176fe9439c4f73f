extension IndicatorSpec {
    public typealias Track = KeyframeTrack<Property>
    public typealias GroupTrack = KeyframeTrack<GroupProperty>

    /// The values of one property at some parts of the cycle, and how it gets from each to the next.
    ///
    /// Before the first key time and after the last the value stays. Two equal key times make it jump.
    public struct KeyframeTrack<Key: AnimatableProperty>: Hashable, Sendable {
        public var property: Key
        /// At least two parts of the cycle within 0…1, none below the one before it.
        public var keyTimes: [Double]
        /// As many as there are key times.
        public var values: [Value]
        /// `nil` is linear.
        public var easing: TrackEasing?

        public init(_ property: Key, keyTimes: [Double], values: [Value], easing: TrackEasing? = nil) {
            self.property = property
            self.keyTimes = keyTimes
            self.values = values
            self.easing = easing
        }
    }

    /// The easings of the segments between the keys of a track.
    public enum TrackEasing: Hashable, Sendable {
        case uniform(Easing)
        /// One easing for each segment: one less than there are keys.
        case perSegment([Easing])
    }
}
