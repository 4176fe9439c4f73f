import PortableMath

/// The matrix that takes (x, y) to (a·x + c·y + tx, b·x + d·y + ty), in Core Graphics' naming.
public struct AffineTransform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(translationX tx: Double, y ty: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: Double, y sy: Double) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn about the origin, clockwise as seen on the screen, where y points down; exact for whole quarter turns.
    ///
    /// An angle in degrees that is not finite gives a matrix of NaN.
    public init(rotationDegrees degrees: Double) {
        let reduced = degrees.truncatingRemainder(dividingBy: 360)
        let quarters = (reduced / 90).rounded()
        let (sine, cosine) = DeterministicMath.sineAndCosine((reduced - quarters * 90) * (Double.pi / 180))
        let (b, a) =
            switch quarters.isFinite ? Int(quarters) & 3 : 0 {
            case 0: (sine, cosine)
            case 1: (cosine, -sine)
            case 2: (-sine, -cosine)
            default: (-cosine, sine)
            }
        self.init(a: a, b: b, c: -b, d: a, tx: 0, ty: 0)
    }

    /// The transform that first applies `self`, then `next`.
    public func concatenating(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// The area factor of the transform; zero when it collapses the plane.
    public var determinant: Double { a * d - b * c }

    /// The largest factor by which any vector grows: the greater singular value of the matrix.
    var greatestScale: Double {
        let sum = (a * a + b * b + c * c + d * d) / 2
        let determinant = determinant
        let difference = max(0, sum * sum - determinant * determinant).squareRoot()
        return (sum + difference).squareRoot()
    }

    /// The transform that undoes `self`, or `nil` when `self` collapses the plane or is not finite.
    public var inverted: AffineTransform? {
        let scale = 1 / determinant
        guard scale.isFinite, scale != 0 else { return nil }
        return AffineTransform(
            a: d * scale,
            b: -b * scale,
            c: -c * scale,
            d: a * scale,
            tx: (c * ty - d * tx) * scale,
            ty: (b * tx - a * ty) * scale
        )
    }

    /// True when axis-aligned rectangles stay axis-aligned without turning: b and c are zero.
    public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
