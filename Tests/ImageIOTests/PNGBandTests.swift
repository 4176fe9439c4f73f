import ImageIO
import KernelSelection
import ScrimTestSupport
import Testing
import Threads

@Suite("PNG files in bands")
struct PNGBandTests {
    /// Flat areas, gradients and noise, in bands across the picture.
    static func picture(width: Int, height: Int, isOpaque: Bool, seed: UInt64) -> PNGImage {
        var random = SeededRandom(seed: seed)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * width * height)
        for y in 0..<height {
            let kind = y * 5 / height % 3
            for x in 0..<width {
                switch kind {
                case 0: bytes += x % 40 < 30 ? [250, 250, 252, 255] : [10, UInt8(y % 3), 30, 255]
                case 1: bytes += [UInt8((x + y) / 9 & 255), UInt8(x / 5 & 255), UInt8(y / 7 & 255), 255]
                default:
                    let word = random.next()
                    bytes += [UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255), 255]
                }
            }
        }
        if !isOpaque { bytes[bytes.count - 1] = 254 }
        return PNGImage(width: width, height: height, bytes: bytes)
    }

    /// Sizes whose rows of RGB, with their filter's byte, come to less than 256 KiB, to that, and to more.
    private static let sizes = [
        (1, 1), (5, 3), (341, 255), (341, 256), (341, 257), (341, 513), (21_845, 5), (1, 65_537), (87_381, 2),
        (87_382, 3),
    ]

    @Test("any size is read back, whatever the number of threads, and all write the same bytes", arguments: sizes)
    func threads(width: Int, height: Int) throws {
        for isOpaque in [true, false] {
            let image = Self.picture(width: width, height: height, isOpaque: isOpaque, seed: 71)
            let file = try ThreadPool.$current.withValue(.single) { try PNGEncoder().encode(image) }
            let limits = DecodingLimits(maximumSide: 100_000)
            #expect(try PNGDecoder(limits: limits).decode(file, file: "bands") == image)
            for threads in [2, 3, 7] {
                let again = try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                    try PNGEncoder().encode(image)
                }
                #expect(again == file, "\(threads) threads")
            }
        }
    }

    @Test("frames of a sequence are the files that each would be alone")
    func sequence() throws {
        var random = SeededRandom(seed: 72)
        var encoder = PNGSequenceEncoder()
        var image = Self.picture(width: 200, height: 1_400, isOpaque: true, seed: 73)
        for round in 0..<8 {
            var bytes = image.bytes
            switch round {
            case 0: break
            case 3: image = Self.picture(width: 1_400, height: 200, isOpaque: true, seed: 74)
            case 5: bytes[3] = 200
            case 6: bytes[3] = 255
            case 7: break
            default: bytes[4 * Int.random(in: 0..<bytes.count / 4, using: &random)] ^= 1
            }
            if round != 3 { image = PNGImage(width: image.width, height: image.height, bytes: bytes) }
            #expect(try encoder.encode(image) == PNGEncoder().encode(image), "frame \(round)")
        }
    }

    @Test("a row above a band counts as the band's own, because its filters look at it")
    func rowAbove() throws {
        // 341 columns make 1,024 bytes a row: the second band begins with row 256.
        let first = Self.picture(width: 341, height: 600, isOpaque: true, seed: 75)
        for y in [254, 255, 256, 511, 512] {
            var encoder = PNGSequenceEncoder()
            _ = try encoder.encode(first)
            var bytes = first.bytes
            for x in 0..<341 { bytes[4 * (y * 341 + x)] ^= 0x40 }
            let second = PNGImage(width: 341, height: 600, bytes: bytes)
            #expect(try encoder.encode(second) == PNGEncoder().encode(second), "row \(y)")
        }
    }
}
