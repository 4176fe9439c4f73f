/// A point in points, y downwards.
public struct ProgressPoint: Hashable, Sendable {
    public var x, y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// One step of drawing a progress indicator.
///
/// Lengths are points from the top left corner of the box, y downwards; angles are radians, clockwise from the right.
/// Later commands lie on top.
public enum ProgressCommand: Hashable, Sendable {
    case line(from: ProgressPoint, to: ProgressPoint, width: Double, cap: ProgressStrokeCap, paint: ProgressPaint)
    /// A stroke clockwise from `start` to `end`; a closed circle when they are a turn or more apart.
    case arc(
        center: ProgressPoint,
        radius: Double,
        start: Double,
        end: Double,
        width: Double,
        cap: ProgressStrokeCap,
        paint: ProgressPaint
    )
    /// A stroke with round joins.
    case polyline([ProgressPoint], closed: Bool, width: Double, cap: ProgressStrokeCap, paint: ProgressPaint)
    case circle(center: ProgressPoint, radius: Double, paint: ProgressPaint)
    /// `radius` is at most half the shorter side.
    case rect(ProgressRect, radius: Double, paint: ProgressPaint)
    case strokeRect(ProgressRect, radius: Double, width: Double, paint: ProgressPaint)
    case polygon([ProgressPoint], paint: ProgressPaint)
    /// A slice of a disc.
    case sector(center: ProgressPoint, radius: Double, start: Double, end: Double, paint: ProgressPaint)
    /// A line of text in a semibold system font, vertically centred on the point by the font's ascent and descent.
    case text(String, at: ProgressPoint, size: Double, align: ProgressTextAlignment, paint: ProgressPaint)
    case clip(ProgressClipShape, [ProgressCommand])
}

public struct ProgressRect: Hashable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

public enum ProgressClipShape: Hashable, Sendable {
    case rect(ProgressRect, radius: Double)
    case circle(center: ProgressPoint, radius: Double)
    case polygon([ProgressPoint])
}

public enum ProgressTextAlignment: String, Hashable, Sendable {
    /// The point is the middle of the text.
    case center
    /// The point is its right end.
    case right
}

/// What a command draws with.
public enum ProgressPaint: Hashable, Sendable {
    case solid(ProgressColorRole, alpha: Double)
    /// Changes along the line between two points, and is constant beyond them.
    case linear(from: ProgressPoint, to: ProgressPoint, [ProgressColorStop])
    case radial(center: ProgressPoint, radius: Double, [ProgressColorStop])
    /// Changes clockwise around the centre from the angle `start`; offsets are parts of a whole turn, and the last
    /// colour goes on to its end.
    case conic(center: ProgressPoint, start: Double, [ProgressColorStop])
}

/// Which of the indicator's colours is meant; the alpha beside it multiplies that colour's own.
public enum ProgressColorRole: String, Hashable, Sendable, CaseIterable {
    case color
    /// The colour of the track; where none is set, the main colour at 24 % of its alpha.
    case track
    case label
    case white
}

public struct ProgressColorStop: Hashable, Sendable {
    /// Within 0…1, and not below the offset before it.
    public var offset: Double
    public var role: ProgressColorRole
    public var alpha: Double

    public init(_ offset: Double, _ role: ProgressColorRole, alpha: Double) {
        self.offset = offset
        self.role = role
        self.alpha = alpha
    }
}
