import Raster

/// The box that stands for a character that no font has; the same for every typeface.
public enum MissingGlyph {
    /// From the box's origin to the next glyph's, in ems.
    public static let advance = 0.6

    static let outlineSource = OutlineSource()

    /// An upright frame as high as the system font's capitals, in ems, y down: for the non-zero rule.
    ///
    /// 0.48 em wide between two margins of 0.06 em; its stroke is 0.06 em.
    public static let outline: Path = {
        let margin = 0.06
        let stroke = 0.06
        let top = -SystemFont.metrics.capHeight
        var path = Path()
        path.addBox(left: margin, top: top, right: advance - margin, bottom: 0)
        // The inner box turns the other way, so that the non-zero rule leaves it empty.
        path.addBox(left: advance - margin - stroke, top: top + stroke, right: margin + stroke, bottom: -stroke)
        return path
    }()
}

extension Path {
    fileprivate mutating func addBox(left: Double, top: Double, right: Double, bottom: Double) {
        move(to: Point(x: left, y: top))
        addLine(to: Point(x: right, y: top))
        addLine(to: Point(x: right, y: bottom))
        addLine(to: Point(x: left, y: bottom))
        closeSubpath()
    }
}
