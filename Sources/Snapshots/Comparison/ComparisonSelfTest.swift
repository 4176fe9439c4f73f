import ImageIO
import Raster

/// A comparison of small pictures whose answers are known, to run before the first verdict: a comparison that cannot
/// see a difference must not say that there is none.
public enum ComparisonSelfTest {
    /// What the comparison got wrong; a fault of the program or of the machine.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let pair: String

        public var description: String {
            "the comparison does not work here: it gives a wrong answer for \(pair); no verdict can be trusted"
        }
    }

    /// Compares pairs of pictures of a few hundred pixels; some microseconds.
    public static func run() throws(Failure) {
        try run { Comparison(expected: $0, actual: $1) }
    }

    /// The same with another comparison, which tests put in its place.
    static func run(_ compare: (PNGImage, PNGImage) -> Comparison) throws(Failure) {
        let picture = pattern
        guard compare(picture, pattern) == .equal else { throw Failure(pair: "two equal pictures") }
        // The first and the last pixel, and between them every channel, in whole vectors and in what is left of them.
        for index in [0, 4 * 33 + 1, 4 * 66 + 2, picture.bytes.count - 1] {
            let pixel = index / 4
            let difference = Comparison.Difference(
                count: 1,
                bounds: PixelRect(x: pixel % picture.width, y: pixel / picture.width, width: 1, height: 1),
                largestChannelDifference: 1
            )
            guard compare(picture, changed(picture, index)) == .different(difference) else {
                throw Failure(pair: "two pictures that differ by one step in byte \(index)")
            }
        }
        let other = PNGImage(width: picture.height, height: picture.width, bytes: picture.bytes)
        guard compare(picture, other) == .sizesDiffer(expected: PictureSize(picture), actual: PictureSize(other)) else {
            throw Failure(pair: "two pictures of different sizes")
        }
    }

    /// A picture in which no two pixels that follow one another are equal.
    private static var pattern: PNGImage {
        let (width, height) = (67, 5)
        let bytes = (0..<(4 * width * height)).map { UInt8(truncatingIfNeeded: ($0 &* 37) ^ ($0 >> 5)) }
        return PNGImage(width: width, height: height, bytes: bytes)
    }

    private static func changed(_ picture: PNGImage, _ index: Int) -> PNGImage {
        var bytes = picture.bytes
        bytes[index] ^= 1
        return PNGImage(width: picture.width, height: picture.height, bytes: bytes)
    }
}
