import Raster

/// The size that a container offers to a view, in points; the view answers with the size that it takes.
///
/// A side that is `nil` asks for the view's ideal length, zero for its least, infinity for its greatest.
public struct ProposedSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    public static let unspecified = ProposedSize(width: nil, height: nil)

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposed size, with a length of one's own for the sides that are open.
    public func replacingUnspecified(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
