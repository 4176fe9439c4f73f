extension Path {
    /// The outline of the path drawn with a pen, made of straight pieces, to be filled by the non-zero rule.
    ///
    /// `tolerance` is the greatest distance from the true outline of round shapes, in the path's own units; the
    /// default suits paths in pixels. Subpaths without length draw a dot with round caps and a square (upright, or
    /// along the line for a dash) with square caps. Coordinates are limited to ±10¹². All
    /// round joins and caps together get about a million points; those beyond come out angular.
    ///
    /// Where pieces shorter than the pen's radius meet at an angle, parts of the outline overlap; see
    /// ``Canvas/fill(_:with:rule:)`` for what that means inside one pixel.
    public func stroked(_ style: StrokeStyle, tolerance: Double = 1.0 / 512) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        let tolerance = tolerance > 1e-9 ? tolerance : 1e-9
        var stroker = Stroker(style: style, tolerance: tolerance)
        let lines = polylines(tolerance: tolerance)
        let pattern = DashPattern(style, for: lines)
        for line in lines {
            for dash in pattern?.dashes(of: line) ?? [line] { stroker.add(dash) }
        }
        return stroker.path
    }
}
