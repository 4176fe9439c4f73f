import CPNG

/// Writes an animated PNG to a file, frame by frame, in memory that does not grow with their number.
///
/// Pictures follow each other at an even rate. Those that are the same as the one before make that one last longer: a
/// delay is the number of its pictures over the rate, in lowest terms. A program that does not know animated PNG shows
/// the first picture. The same pictures give the same bytes, on any number of threads.
///
///     let writer = try AnimatedPNGWriter(to: "out.png", like: pictures[0], isOpaque: true, framesPerSecond: 60)
///     var previous: PNGImage?
///     for picture in pictures {
///         try writer.append(AnimatedPNGFrame(picture, after: previous, isOpaque: true))
///         previous = picture
///     }
///     try writer.finish()
public final class AnimatedPNGWriter {
    private let file: any AnimatedPNGTarget
    private let width: Int
    private let height: Int
    private let isOpaque: Bool
    private let framesPerSecond: Int
    private let loops: Int
    /// Where the chunk stands that tells the number of frames.
    private let controlOffset: Int
    private var sequenceNumber: UInt32 = 0
    private var frames: UInt32 = 0
    /// The frame that is shown last, and how many pictures long; not written yet.
    private var pending: (change: AnimatedPNGFrame.Change, pictures: Int)?

    /// The most pictures that one frame stands for: a delay's numerator has 16 bits.
    private static let longestFrame = Int(UInt16.max)

    /// Begins a file, which appears when it is finished and never if it is not.
    ///
    /// - Parameters:
    ///   - image: a picture of the size of all, with the density and the texts of the file; its pixels do not count.
    ///   - isOpaque: as of each ``AnimatedPNGFrame``.
    ///   - framesPerSecond: 1 to 65535.
    ///   - loops: how often the animation is shown, 0 for without an end.
    public convenience init(
        to path: String,
        like image: PNGImage,
        isOpaque: Bool,
        framesPerSecond: Int,
        loops: Int = 0
    ) throws {
        try self.init(
            to: AtomicFileWriter(path),
            like: image,
            isOpaque: isOpaque,
            framesPerSecond: framesPerSecond,
            loops: loops
        )
    }

    /// The bytes of the file of an animation without an end, of at least one picture.
    public static func bytes(of pictures: [PNGImage], isOpaque: Bool, framesPerSecond: Int) throws -> [UInt8] {
        let memory = AnimatedPNGMemory()
        let writer = try AnimatedPNGWriter(
            to: memory,
            like: pictures[0],
            isOpaque: isOpaque,
            framesPerSecond: framesPerSecond,
            loops: 0
        )
        var previous: PNGImage?
        for picture in pictures {
            try writer.append(AnimatedPNGFrame(picture, after: previous, isOpaque: isOpaque))
            previous = picture
        }
        try writer.finish()
        return memory.bytes
    }

    private init(
        to file: any AnimatedPNGTarget,
        like image: PNGImage,
        isOpaque: Bool,
        framesPerSecond: Int,
        loops: Int
    ) throws {
        precondition((1...Int(UInt16.max)).contains(framesPerSecond), "a delay's denominator has 16 bits and is not 0")
        precondition((0...Int(Int32.max)).contains(loops), "a number of loops has 31 bits")
        width = image.width
        height = image.height
        self.isOpaque = isOpaque
        self.framesPerSecond = framesPerSecond
        self.loops = loops
        let head = try PNGFile(image, isOpaque ? .rgb : .rgba).bytes([], pieces: [])
        let end = PNGChunk.bytes("IEND")
        controlOffset = head.count - end.count
        self.file = file
        try file.append(Array(head[..<controlOffset]))
        try file.append(control)
    }

    /// Adds the next picture.
    public func append(_ frame: AnimatedPNGFrame) throws {
        precondition(frame.isOpaque == isOpaque, "a frame is made for the colours of its animation")
        if let pending {
            if frame.change == nil, pending.pictures < Self.longestFrame {
                self.pending?.pictures += 1
                return
            }
            try write(pending.change, pictures: pending.pictures)
        } else {
            precondition(
                frame.change.map { $0.width == width && $0.height == height } ?? false,
                "the first frame is a whole picture of the animation's size"
            )
        }
        // A picture that stays longer than a delay can say is shown again by its first pixel.
        let pixel = PNGImage(width: 1, height: 1, bytes: frame.corner)
        pending = (frame.change ?? AnimatedPNGFrame.Change(pixel, isOpaque: isOpaque), 1)
    }

    /// Writes what is left and gives the file its name; there was at least one frame.
    ///
    /// - Returns: the number of frames in the file, at most that of the pictures.
    @discardableResult
    public func finish() throws -> Int {
        guard let pending else { preconditionFailure("an animation has a frame") }
        try write(pending.change, pictures: pending.pictures)
        try file.append(PNGChunk.bytes("IEND"))
        try file.replace(at: controlOffset, by: control)
        try file.commit()
        return Int(frames)
    }

    private func write(_ change: AnimatedPNGFrame.Change, pictures: Int) throws {
        try file.append(PNGChunk.bytes("fcTL", frameControl(change, pictures: pictures)[...]))
        var rest = change.stream[...]
        for piece in change.pieces {
            // The first frame is the picture that other programs show.
            let data = rest.prefix(piece)
            let chunk = frames == 0 ? PNGChunk.bytes("IDAT", data) : PNGChunk.bytes("fdAT", leading: number(), data)
            try file.append(chunk)
            rest = rest.dropFirst(piece)
        }
        frames += 1
    }

    /// The chunk that tells the number of frames and loops.
    private var control: [UInt8] {
        var data: [UInt8] = []
        data.append(bigEndian: frames)
        data.append(bigEndian: UInt32(loops))
        return PNGChunk.bytes("acTL", data[...])
    }

    private func frameControl(_ change: AnimatedPNGFrame.Change, pictures: Int) -> [UInt8] {
        var data = number()
        for field in [change.width, change.height, change.x, change.y] { data.append(bigEndian: UInt32(field)) }
        let divisor = greatestCommonDivisor(pictures, framesPerSecond)
        data.append(bigEndian: UInt16(pictures / divisor))
        data.append(bigEndian: UInt16(framesPerSecond / divisor))
        // Afterwards leave the picture as it is; the new pixels, alpha and all, take the place of the old.
        data += [0, 0]
        return data
    }

    /// The next of the numbers that frame controls and frame data share.
    private func number() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(bigEndian: sequenceNumber)
        sequenceNumber += 1
        return bytes
    }
}

/// Where the bytes of an animation go.
private protocol AnimatedPNGTarget: AnyObject {
    func append(_ bytes: [UInt8]) throws(FileWriteError)
    /// Puts bytes in the place of as many at an offset.
    func replace(at offset: Int, by bytes: [UInt8]) throws(FileWriteError)
    /// Nothing comes after that.
    func commit() throws(FileWriteError)
}

extension AtomicFileWriter: AnimatedPNGTarget {}

private final class AnimatedPNGMemory: AnimatedPNGTarget {
    private(set) var bytes: [UInt8] = []

    func append(_ bytes: [UInt8]) { self.bytes += bytes }
    func replace(at offset: Int, by bytes: [UInt8]) {
        self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    func commit() {}
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
