import Raster

/// The direction of a stack.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical

    /// Some directions together.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }

    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
