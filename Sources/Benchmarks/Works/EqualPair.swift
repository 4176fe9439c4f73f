import ImageIO
import Snapshots

/// Two equal pictures in memory of their own, which comparing could otherwise be seen to be one.
final class EqualPair: PictureCopy {
    private let expected: PNGImage
    private var actual: [UInt8]

    init(_ picture: PNGImage) {
        expected = picture
        actual = picture.bytes.map { $0 }
    }

    /// Makes the second picture equal to the first: the same bytes that comparing reads.
    func withBytes(_ copy: (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void) {
        actual.withUnsafeMutableBytes { target in
            expected.bytes.withUnsafeBytes { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                copy(target, source, expected.bytes.count)
            }
        }
    }

    func compare() -> Comparison {
        let actual = PNGImage(width: expected.width, height: expected.height, bytes: actual)
        return Comparison(expected: expected, actual: actual)
    }
}
