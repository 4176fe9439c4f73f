import Raster

/// The vertical measures of a text's lines in points, on the pixel grid.
///
/// They belong to the main typeface: a line that falls back to another font keeps them, so that a Thai or Arabic word
/// does not move its neighbours.
public struct LineMetrics: Hashable, Sendable {
    /// The height of the frame of one line; every further line adds ``pitch``.
    public var height: Double
    /// From the top of the frame down to the first baseline.
    public var baseline: Double
    /// Between neighbouring baselines.
    public var pitch: Double
}

extension FontLibrary {
    /// The height of capital letters in points.
    public func capHeight(of font: TextFont) -> Double { metrics(of: font.weight).capHeight * font.size }

    /// The measures of the main typeface in ems, exactly.
    package func metrics(of weight: FontWeight) -> FontMetrics {
        drawsSystemFont ? SystemFont.metrics : face(weight).metrics
    }

    /// The measures of lines at a scale in pixels a point, each rounded up to a whole pixel.
    ///
    /// The system font's lines are as far apart as its style's leading says; a custom font's as its own tables say.
    public func lineMetrics(for font: TextFont, scale: Double) -> LineMetrics {
        let metrics = metrics(of: font.weight)
        let grid = PixelGrid(scale: scale)
        let pitch = drawsSystemFont ? font.leading : (metrics.lineBox + metrics.lineGap) * font.size
        return LineMetrics(
            height: grid.roundUp(metrics.lineBox * font.size),
            baseline: grid.roundUp(metrics.ascender * font.size),
            pitch: grid.roundUp(pitch)
        )
    }
}
