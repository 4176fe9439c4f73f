extension IndicatorSpec {
    /// What a track moves of an element: lengths in sides of the box, angles in radians, all others factors or
    /// fractions.
    public enum Property: String, Hashable, Sendable, CaseIterable, AnimatableProperty {
        case scale, scaleX, scaleY, opacity, rotate, rotateX, rotateY, translateX, translateY
        /// Where the arcs of a ring begin and end, as fractions of their sweep.
        case strokeStart, strokeEnd

        /// The value without a track.
        public var restValue: Double { ElementValues()[self] }

        public var needsRing: Bool { self == .strokeStart || self == .strokeEnd }
    }

    /// What a group track moves of a whole group.
    public enum GroupProperty: String, Hashable, Sendable, CaseIterable, AnimatableProperty {
        case scale, scaleX, scaleY, opacity, rotate, translateX, translateY

        /// The value without a track.
        public var restValue: Double { GroupValues()[self] }

        public var needsRing: Bool { false }
    }

    /// What tracks of one kind can move.
    public protocol AnimatableProperty: RawRepresentable<String>, Hashable, Sendable, CaseIterable {
        /// True for what only a stroked ring has.
        var needsRing: Bool { get }
    }
}
