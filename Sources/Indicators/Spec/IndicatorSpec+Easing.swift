extension IndicatorSpec {
    /// How a value gets from one key to the next.
    public enum Easing: Hashable, Sendable {
        case linear, ease, easeIn, easeOut, easeInOut
        /// A curve from (0, 0) to (1, 1); `x1` and `x2` lie within 0…1, `y1` and `y2` anywhere.
        case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

        /// The easing of this name in specs; `nil` for any other.
        public init?(name: String) {
            guard let easing = Self.named.first(where: { $0.name == name })?.easing else { return nil }
            self = easing
        }

        public var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
            switch self {
            case .linear: (0, 0, 1, 1)
            case .ease: (0.25, 0.1, 0.25, 1)
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInOut: (0.42, 0, 0.58, 1)
            case .cubicBezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
            }
        }

        /// How far the value has come at the part `x` of the segment; a curve may lead below 0 and beyond 1.
        public func ease(_ x: Double) -> Double {
            CubicBezier(self).value(at: x)
        }

        /// The name in specs; `nil` for a curve of its own.
        var name: String? { Self.named.first { $0.easing == self }?.name }

        static let named: [(name: String, easing: Easing)] = [
            ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
            ("easeInOut", .easeInOut),
        ]
    }
}
