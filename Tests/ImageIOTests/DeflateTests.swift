import CPNG
import Glibc
import KernelInterface
import KernelSelection
import ScrimTestSupport
import Testing

@Suite("Deflate")
struct DeflateTests {
    /// Bytes with and without repetitions, near and far, and of few and of many values.
    enum Content: CaseIterable, Sendable {
        case noise, zeros, steps, text, rows, mixture

        func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
            switch self {
            case .noise: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            case .zeros: [UInt8](repeating: 0, count: count)
            case .steps: (0..<count).map { _ in UInt8(truncatingIfNeeded: Int(random.next() % 3) - 1) }
            case .text: (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 % 13 + ($0 / 900) % 3) }
            case .rows: repeated(every: 3_961, count, &random)
            case .mixture:
                Content.allCases.dropLast().flatMap { $0.bytes(count / 5, &random) }
                    + [UInt8](repeating: 9, count: count % 5)
            }
        }

        private func repeated(every period: Int, _ count: Int, _ random: inout SeededRandom) -> [UInt8] {
            let period = Content.noise.bytes(period, &random)
            return (0..<count).map { period[$0 % period.count] &+ UInt8($0 % 977 == 0 ? 1 : 0) }
        }
    }

    private func deflated(
        _ bytes: [UInt8],
        _ search: DeflateSearch,
        _ level: SIMDLevel,
        isLast: Bool = true,
        dirt: UInt8 = 0
    ) -> [UInt8] {
        let scratch = UnsafeMutableRawPointer.allocate(byteCount: DeflateSearch.scratchBytes, alignment: 8)
        defer { scratch.deallocate() }
        memset(scratch, Int32(dirt), DeflateSearch.scratchBytes)
        let bound = DeflateSearch.bound(bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
            guard let target = target.baseAddress else { return }
            initialized = level.kernels.deflate(
                bytes,
                count: bytes.count,
                search: search,
                isLast: isLast,
                scratch: scratch,
                into: target
            )
        }
    }

    /// What zlib makes of raw deflate data that must end where its bytes do.
    private func inflated(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = bytes
        var isWhole = false
        let output = [UInt8](unsafeUninitializedCapacity: count + 1) { target, initialized in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(count + 1)
                isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
                initialized = Int(stream.total_out)
            }
        }
        return isWhole ? output : nil
    }

    @Test("what is compressed unpacks to the same", arguments: Content.allCases, DeflateSearch.allCases)
    func roundTrip(content: Content, search: DeflateSearch) {
        var random = SeededRandom(seed: 61)
        let sizes =
            Array(0...40) + [257, 258, 259, 300, 4_000, 32_765, 32_768, 32_771, 65_535, 65_536, 70_001, 262_144]
        for size in sizes {
            let bytes = content.bytes(size, &random)
            let packed = deflated(bytes, search, .current)
            #expect(packed.count <= DeflateSearch.bound(size) - 8)
            #expect(inflated(packed, count: size) == bytes, "\(size) bytes")
        }
    }

    @Test(
        "every level compresses to the same bytes, whatever the scratch memory held",
        arguments: DeflateSearch.allCases
    )
    func levels(search: DeflateSearch) {
        var random = SeededRandom(seed: 62)
        for content in Content.allCases {
            let bytes = content.bytes(Int.random(in: 1...90_000, using: &random), &random)
            let expected = deflated(bytes, search, .baseline)
            for level in SIMDLevel.allCases where level.isSupported {
                #expect(deflated(bytes, search, level, dirt: 0xFF) == expected)
            }
        }
    }

    @Test("parts that are not the last go on in the next", arguments: DeflateSearch.allCases)
    func parts(search: DeflateSearch) {
        var random = SeededRandom(seed: 63)
        var (packed, whole): ([UInt8], [UInt8]) = ([], [])
        let sizes = [1, 0, 17, 40_000, 3, 5_000]
        for (index, size) in sizes.enumerated() {
            let bytes = Content.allCases[index].bytes(size, &random)
            whole += bytes
            packed += deflated(bytes, search, .current, isLast: index == sizes.count - 1)
        }
        #expect(inflated(packed, count: whole.count) == whole)
    }

    @Test("counts like Fibonacci's, whose code would be too long, are limited to 15 bits")
    func longCodes() {
        var bytes: [UInt8] = []
        var (a, b) = (1, 1)
        for value in 0..<22 as Range<UInt8> {
            bytes += [UInt8](repeating: value, count: a)
            (a, b) = (b, a + b)
        }
        // In an order without repetitions of four bytes that would be taken instead.
        var random = SeededRandom(seed: 64)
        bytes.shuffle(using: &random)
        #expect(inflated(deflated(bytes, .smooth, .current), count: bytes.count) == bytes)
    }
}
