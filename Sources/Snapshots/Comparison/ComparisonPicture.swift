import Differences
import ImageIO

extension Comparison {
    /// A picture of where two pictures of the same size differ, or `nil` where their sizes do.
    ///
    /// The expected picture in pale gray, and on it the pixels that differ, by however little, without boxes and words; see
    /// ``DifferencePicture`` for those.
    public static func picture(expected: PNGImage, actual: PNGImage) -> PNGImage? {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let map = DifferenceMap(expected.bytes, actual.bytes, width: expected.width, height: expected.height)
        return PNGImage(
            width: expected.width,
            height: expected.height,
            bytes: DifferencePaint.difference(map, expected.bytes, forgiven: []),
            pixelsPerMetre: expected.pixelsPerMetre
        )
    }
}
