import Raster

/// Why a comparison gives no verdict; none of these is a pass.
public enum ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A rectangle of a mask shares no pixel with the picture.
    case maskOutside(PixelRect, picture: PixelSize)
    /// A mask leaves no pixel to compare.
    case maskCoversAll
    /// A metric that compares pixel by pixel was given two sizes.
    case sizesDiffer(expected: PictureSize, actual: PictureSize)
    /// A picture holds no window of the structural similarity.
    case tooSmallForSSIM(PictureSize, window: Int)

    public var description: String {
        switch self {
        case .maskOutside(let rect, let picture):
            "the mask \(rect.size) at (\(rect.x), \(rect.y)) lies outside of the picture of \(picture) pixels; "
                + "correct it or remove it"
        case .maskCoversAll:
            "the mask covers the whole picture, so that nothing would be compared; make it smaller"
        case .sizesDiffer(let expected, let actual): "sizes differ: expected \(expected), found \(actual)"
        case .tooSmallForSSIM(let size, let window):
            "SSIM needs \(window) pixels a side, and the pictures have \(size); compare them exactly"
        }
    }
}
