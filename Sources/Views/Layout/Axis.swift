import Raster

/// The direction of a stack.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical

    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
