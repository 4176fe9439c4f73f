import KernelInterface
import KernelSelection
import ScrimTestSupport
import Testing

@Suite("Kernels that write PNG files")
struct PNGKernelTests {
    private static let levels = SIMDLevel.allCases.filter(\.isSupported)

    /// A row after the zeros that filters look back at.
    private func withRow(_ bytes: [UInt8], shift: Int, _ body: (UnsafePointer<UInt8>) -> Void) {
        ([UInt8](repeating: 0, count: 8 + shift) + bytes).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { body($0 + 8 + shift) }
        }
    }

    /// Bytes in which equal, near and far neighbours all happen.
    private func row(_ count: Int, like other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        (0..<count).map { index in
            switch random.next() & 3 {
            case 0: random.biasedByte()
            case 1: UInt8.random(in: .min ... .max, using: &random)
            case 2: (index < other.count ? other[index] : 7) &+ UInt8.random(in: 0...2, using: &random)
            default: index < other.count ? other[index] : 255
            }
        }
    }

    @Test("a filter leaves what the specification says, and its cost is counted in that", arguments: levels)
    func filters(level: SIMDLevel) {
        var random = SeededRandom(seed: 51)
        for round in 0..<300 {
            let count = Int.random(in: 0...(round % 4 == 0 ? 300 : 70), using: &random)
            let above = row(count, like: [], &random)
            let bytes = row(count, like: above, &random)
            let bytesPerPixel = [1, 2, 3, 4].randomElement(using: &random) ?? 1
            let shifts = (Int(random.next() & 31), Int(random.next() & 31))
            for filter in 0...4 {
                let expected = NaivePNG.residuals(bytes, above: above, bytesPerPixel: bytesPerPixel, filter: filter)
                var result = [UInt8](repeating: 0xA5, count: count + 40)
                var cost = (changes: 0, size: 0)
                withRow(bytes, shift: shifts.0) { row in
                    withRow(above, shift: shifts.1) { above in
                        level.kernels.filterRow(
                            row,
                            above: above,
                            count: count,
                            bytesPerPixel: bytesPerPixel,
                            filter: filter,
                            into: &result
                        )
                        cost = level.kernels.filterCost(
                            row,
                            above: above,
                            count: count,
                            bytesPerPixel: bytesPerPixel,
                            filter: filter
                        )
                    }
                }
                #expect(Array(result[..<count]) == expected, "filter \(filter), round \(round)")
                #expect(result[count...].allSatisfy { $0 == 0xA5 }, "filter \(filter), round \(round)")
                #expect(cost == NaivePNG.cost(expected), "filter \(filter), round \(round)")
            }
        }
    }

    @Test("packing leaves out the alphas, and one alpha below 255 is found anywhere", arguments: levels)
    func pack(level: SIMDLevel) {
        var random = SeededRandom(seed: 52)
        for round in 0..<200 {
            let count = Int.random(in: 0...(round % 8 == 0 ? 9_000 : 70), using: &random)
            var pixels = (0..<4 * count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var packed = [UInt8](repeating: 0xA5, count: 3 * count + 40)
            level.kernels.packRGB(pixels, into: &packed, pixels: count)
            #expect(Array(packed[..<(3 * count)]) == pixels.indices.filter { $0 % 4 != 3 }.map { pixels[$0] })
            #expect(packed[(3 * count)...].allSatisfy { $0 == 0xA5 })
            for index in 0..<count { pixels[4 * index + 3] = 255 }
            let isOpaque = level.kernels.areOpaque(pixels, count: count)
            #expect(isOpaque)
            guard count > 0 else { continue }
            pixels[4 * Int.random(in: 0..<count, using: &random) + 3] = UInt8.random(in: 0...254, using: &random)
            let isStillOpaque = level.kernels.areOpaque(pixels, count: count)
            #expect(!isStillOpaque)
        }
    }
}
