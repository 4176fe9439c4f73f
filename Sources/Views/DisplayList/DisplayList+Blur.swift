import Raster

extension DisplayList {
    /// Blurs what was drawn before in a rectangle, snapped to the pixel grid, or turns it into a material.
    ///
    /// Nothing outside of the rectangle is read.
    public struct Blur: Equatable, Sendable {
        public enum Effect: Equatable, Sendable {
            case gaussian(SigmaRamp, edges: EdgeMode)
            /// A sigma in points, times a mask's value at each pixel.
            case masked(sigma: Double, BlurMask, edges: EdgeMode)
            case material(MaterialRecipe)
        }

        public var rect: Rect
        public var effect: Effect

        public init(rect: Rect, effect: Effect) {
            self.rect = rect
            self.effect = effect
        }
    }

    /// The standard deviation of a blur by height, in points.
    public struct SigmaRamp: Equatable, Sendable {
        public struct Stop: Equatable, Sendable {
            /// From 0, the rectangle's top edge, to 1, its bottom edge.
            public var location: Double
            /// In points.
            public var sigma: Double

            public init(location: Double, sigma: Double) {
                self.location = location
                self.sigma = sigma
            }
        }

        /// In the order of their locations; at least one.
        ///
        /// Between two stops sigma runs linearly, before the first and after the last it stays. Two stops at one
        /// location make a step.
        public let stops: [Stop]

        /// The same sigma at every height.
        public static func constant(_ sigma: Double) -> SigmaRamp {
            SigmaRamp(checked: [Stop(location: 0, sigma: sigma)])
        }

        /// A ramp, or `nil` without stops and for stops that are not in order.
        public init?(stops: [Stop]) {
            let inOrder = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
            guard !stops.isEmpty, inOrder else { return nil }
            self.init(checked: stops)
        }

        private init(checked stops: [Stop]) {
            self.stops = stops
        }

        /// The sigma at a height from 0 to 1, in points.
        public func sigma(at location: Double) -> Double {
            guard let next = stops.firstIndex(where: { $0.location > location }) else {
                return stops[stops.count - 1].sigma
            }
            guard next > 0 else { return stops[0].sigma }
            let (low, high) = (stops[next - 1], stops[next])
            let fraction = (location - low.location) / (high.location - low.location)
            return low.sigma + (high.sigma - low.sigma) * fraction
        }

        /// The sigma in pixels at the centres of some rows of a rectangle that is `height` pixels high.
        func profile(rows: Range<Int>, of height: Int, scale: Double) -> SigmaProfile {
            guard stops.count > 1 else { return .constant(stops[0].sigma * scale) }
            return .rows(rows.map { sigma(at: (Double($0) + 0.5) / Double(height)) * scale })
        }
    }
}
