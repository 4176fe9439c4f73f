import PortableMath

/// The way from a point of an element, relative to its middle and in sides of the box, to the place where it is seen.
///
/// It is a projective matrix: of a point (x, y) it makes (X/W, Y/W), where X, Y and W each are a sum of x, y and 1
/// times a row of three numbers.
public struct ElementTransform: Hashable, Sendable {
    /// The factors of x, y and 1.
    public typealias Row = SIMD3<Double>

    public var x: Row
    public var y: Row
    public var w: Row

    /// The transform of an element in a square box: scaled, turned about its middle and seen in perspective, moved, and
    /// moved with its group about the middle of the box.
    ///
    /// - Parameters:
    ///   - perspective: The viewer's distance in sides of the box.
    ///   - origin: The top left corner of the box in points.
    ///   - side: The side of the box in points.
    public init(
        of state: ElementState,
        perspective: Double,
        origin: (x: Double, y: Double) = (0, 0),
        side: Double = 1
    ) {
        self.init(turning: state, perspective: perspective)
        add(state.cx + state.translateX - 0.5, state.cy + state.translateY - 0.5)
        scale(state.groupScaleX, state.groupScaleY)
        rotate(state.groupRotate)
        add(0.5 + state.groupTranslateX, 0.5 + state.groupTranslateY)
        scale(side, side)
        add(origin.x, origin.y)
    }

    /// The element's own scale and its three turns, seen from the front of its middle.
    private init(turning state: ElementState, perspective: Double) {
        let (sineX, cosineX) = DeterministicMath.sineAndCosine(state.rotateX)
        let (sineY, cosineY) = DeterministicMath.sineAndCosine(state.rotateY)
        let (sineZ, cosineZ) = DeterministicMath.sineAndCosine(state.rotate)
        let (scaleX, scaleY) = (state.scaleX, state.scaleY)
        x = Row(scaleX * cosineY * cosineZ, scaleY * (sineX * sineY * cosineZ - cosineX * sineZ), 0)
        y = Row(scaleX * cosineY * sineZ, scaleY * (sineX * sineY * sineZ + cosineX * cosineZ), 0)
        let depth = Row(-scaleX * sineY, scaleY * sineX * cosineY, 0)
        w = Row(0, 0, 1)
        if state.rotateX != 0 || state.rotateY != 0 { w -= depth / perspective }
    }

    private mutating func add(_ offsetX: Double, _ offsetY: Double) {
        x += offsetX * w
        y += offsetY * w
    }

    private mutating func scale(_ factorX: Double, _ factorY: Double) {
        x *= factorX
        y *= factorY
    }

    private mutating func rotate(_ angle: Double) {
        let (sine, cosine) = DeterministicMath.sineAndCosine(angle)
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }

    /// True when every factor is a finite number; else the element is not drawn.
    public var isFinite: Bool {
        let sum = x + y + w
        return (sum.x + sum.y + sum.z).isFinite
    }

    /// Where a point of the element is seen; `nil` behind the viewer or too near, which leaves out the whole element.
    public func project(_ pointX: Double, _ pointY: Double) -> (x: Double, y: Double)? {
        let depth = w.x * pointX + w.y * pointY + w.z
        guard depth > Self.nearest else { return nil }
        return (
            (x.x * pointX + x.y * pointY + x.z) / depth,
            (y.x * pointX + y.y * pointY + y.z) / depth
        )
    }

    /// Points nearer to the viewer than this part of the perspective's distance have no place in the picture.
    private static let nearest = 1e-6
}
