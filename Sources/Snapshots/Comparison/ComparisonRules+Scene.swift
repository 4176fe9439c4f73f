import Raster
import Scenes

extension FrameRenderer {
    /// The rules by which a frame is compared: those of its scene, with its masks as rectangles of a picture of that
    /// size.
    ///
    /// - Throws: for masks that hide nothing or everything.
    public func comparisonRules(_ frame: SceneFrame, in size: PixelSize) throws -> ComparisonRules {
        let comparison = frame.scene.comparison
        let mask = ComparisonMask(try maskedRectangles(frame, in: size))
        try mask.check(size)
        return ComparisonRules(limits: comparison.limits, antialiasing: comparison.antialiasing, mask: mask)
    }
}
