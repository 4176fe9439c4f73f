import KernelInterface
import KernelSelection

/// What a picture changes in the one that an animation shows before it: the smallest rectangle around the pixels that
/// differ, compressed.
///
/// It depends on the two pictures alone, so the frames of an animation can be made in any order and on any thread.
public struct AnimatedPNGFrame: Sendable {
    /// A rectangle of pixels that take the place of those before.
    struct Change: Sendable {
        var x = 0
        var y = 0
        let width: Int
        let height: Int
        /// One zlib stream of filtered rows, and the bytes of each of the chunks that it is cut into.
        let stream: [UInt8]
        let pieces: [Int]
    }

    /// `nil` where the pictures are the same.
    let change: Change?
    /// The first pixel.
    let corner: [UInt8]
    let isOpaque: Bool

    /// A picture after another of the same size, or the whole of a first one.
    ///
    /// - Parameter isOpaque: true where every pixel of every picture of the animation is opaque: then none has an
    ///   alpha. A picture that is not is an error.
    public init(_ image: PNGImage, after previous: PNGImage?, isOpaque: Bool) throws(PNGEncodingError) {
        guard !isOpaque || image.isOpaque else { throw .notOpaque }
        self.isOpaque = isOpaque
        corner = Array(image.bytes.prefix(4))
        guard let previous else {
            change = Change(image, isOpaque: isOpaque)
            return
        }
        guard previous.width == image.width, previous.height == image.height else {
            throw .sizeChanges(
                width: previous.width,
                height: previous.height,
                newWidth: image.width,
                newHeight: image.height
            )
        }
        let tally = Self.compare(image, previous)
        guard tally.count > 0 else {
            change = nil
            return
        }
        let columns = tally.left..<tally.right + 1
        let rows = tally.top..<tally.bottom + 1
        var change = Change(image.part(columns, rows), isOpaque: isOpaque)
        (change.x, change.y) = (tally.left, tally.top)
        self.change = change
    }

    private static func compare(_ image: PNGImage, _ previous: PNGImage) -> CompareTally {
        var tally = CompareTally()
        image.bytes.withUnsafeBufferPointer { new in
            previous.bytes.withUnsafeBufferPointer { old in
                guard let new = new.baseAddress, let old = old.baseAddress else { return }
                kernels.compareRows(old, new, width: image.width, rows: image.height, y: 0, tally: &tally)
            }
        }
        return tally
    }
}

extension AnimatedPNGFrame.Change {
    /// All of a picture.
    init(_ image: PNGImage, isOpaque: Bool) {
        width = image.width
        height = image.height
        (stream, pieces) = PNGSequenceEncoder.compressed(image, isOpaque ? .rgb : .rgba)
    }
}

extension PNGImage {
    /// The pixels of some columns and rows, which are not empty and lie inside.
    fileprivate func part(_ columns: Range<Int>, _ rows: Range<Int>) -> PNGImage {
        var part: [UInt8] = []
        part.reserveCapacity(4 * columns.count * rows.count)
        for y in rows {
            part += bytes[4 * (y * width + columns.lowerBound)..<4 * (y * width + columns.upperBound)]
        }
        return PNGImage(width: columns.count, height: rows.count, bytes: part)
    }
}
