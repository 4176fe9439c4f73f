import KernelInterface
import ScrimTestSupport

extension KernelCase {
    static let blending: [KernelCase] = [
        KernelCase(blend: "blendCoverage of two rows") { kernels, memory, random in
            let n = count(&random)
            let (a, b) = (memory.take(UInt8.self, n, &random), memory.take(UInt8.self, n, &random))
            let isInPlace = random.next() & 1 == 0
            kernels.blendCoverage(a, b, count: n, into: isInPlace ? a : memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "blendCoverage by a factor") { kernels, memory, random in
            let n = count(&random)
            let a = memory.take(UInt8.self, n, &random)
            let factor = random.biasedByte()
            kernels.blendCoverage(a, times: factor, count: n, into: memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "blendAlpha") { kernels, memory, random in
            let n = count(&random)
            let pixels = memory.take(UInt32.self, n, &random)
            kernels.blendAlpha(pixels, count: n, into: memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "blendRow by a factor") { kernels, memory, random in
            let n = count(&random)
            let (old, new) = (memory.take(UInt32.self, n, &random), memory.take(UInt32.self, n, &random))
            kernels.blendRow(old, count: n, source: new, coverage: random.biasedByte())
        },
        KernelCase(blend: "blendRow through coverage") { kernels, memory, random in
            let n = count(&random)
            let (old, new) = (memory.take(UInt32.self, n, &random), memory.take(UInt32.self, n, &random))
            kernels.blendRow(old, count: n, source: new, coverage: memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "blendMixRow") { kernels, memory, random in
            let n = count(&random)
            let (old, new) = (memory.take(UInt32.self, n, &random), memory.take(UInt32.self, n, &random))
            kernels.blendMixRow(old: old, new: new, count: n, coverage: memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "blendFill") { kernels, memory, random in
            let n = count(&random)
            let pixel = UInt32(truncatingIfNeeded: random.next())
            kernels.blendFill(memory.take(UInt32.self, n, &random), count: n, pixel: pixel)
        },
        KernelCase(blend: "blendSolid") { kernels, memory, random in
            let n = count(&random)
            let color = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF | UInt32(random.biasedByte()) << 24
            kernels.blendSolid(memory.take(UInt32.self, n, &random), count: n, color: color)
        },
        KernelCase(blend: "blendSolid through coverage") { kernels, memory, random in
            let n = count(&random)
            let color = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF | UInt32(random.biasedByte()) << 24
            let pixels = memory.take(UInt32.self, n, &random)
            kernels.blendSolid(pixels, count: n, color: color, coverage: memory.take(UInt8.self, n, &random))
        },
        KernelCase(blend: "premultiply") { kernels, memory, random in
            let n = count(&random)
            let source = memory.take(UInt8.self, 4 * n, &random)
            kernels.premultiply(source, into: memory.take(UInt8.self, 4 * n, &random), pixels: n)
        },
        KernelCase(blend: "unpremultiply") { kernels, memory, random in
            let n = count(&random)
            let source = memory.take(UInt8.self, 4 * n, &random)
            kernels.unpremultiply(source, into: memory.take(UInt8.self, 4 * n, &random), pixels: n)
        },
    ]

    private static func stops(_ random: inout SeededRandom) -> [GradientStop] {
        let locations = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.double(in: 0...1) }.sorted()
        return locations.map { location in
            GradientStop(
                location: location,
                red: random.double(in: -0.1...1.1),
                green: random.double(in: 0...1),
                blue: random.double(in: 0...1),
                alpha: random.double(in: 0...1)
            )
        }
    }

    static let gradients: [KernelCase] = [
        KernelCase("gradientLinearRow") { kernels, memory, random in
            let n = count(&random)
            let stops = stops(&random)
            let start = random.double(in: -1...2)
            let step = random.next() & 7 == 0 ? 0 : random.double(in: -0.05...0.05)
            let row = memory.take(UInt32.self, n, &random)
            kernels.gradientLinearRow(row, count: n, stops: stops, stopCount: stops.count, start: start, step: step)
        },
        KernelCase("gradientRadialRow") { kernels, memory, random in
            let n = count(&random)
            let stops = stops(&random)
            kernels.gradientRadialRow(
                memory.take(UInt32.self, n, &random),
                count: n,
                stops: stops,
                stopCount: stops.count,
                x: random.double(in: -50...50),
                y: random.double(in: -50...50),
                stepX: random.double(in: -2...2),
                stepY: random.double(in: -2...2),
                innerRadius: random.double(in: 0...20),
                perRadius: random.next() & 7 == 0 ? 0 : random.double(in: 0...0.1)
            )
        },
    ]

    static let resampling: [KernelCase] = [
        KernelCase("resampleColumns") { kernels, memory, random in
            let n = 4 * count(&random)
            let taps = Int.random(in: 1...6, using: &random)
            let weights = (0..<taps).map { _ in Int32.random(in: -3000...16384, using: &random) }
            kernels.resampleColumns(
                memory.take(UInt8.self, taps * n, &random),
                stride: n,
                weights: weights,
                taps: taps,
                count: n,
                into: memory.take(Int32.self, n, &random)
            )
        },
        KernelCase("resampleRow") { kernels, memory, random in
            let n = count(&random)
            let source = count(&random, from: 8)
            let row = memory.take(Int32.self, 4 * source, &random)
            for lane in 0..<(4 * source) { row[lane] = Int32.random(in: -4000...40000, using: &random) }
            let weights = (0..<8).map { _ in Int32.random(in: -3000...16384, using: &random) }
            let taps = (0..<n).map { _ in
                ResampleTaps(
                    first: 5 + Int.random(in: 0...(source - 8), using: &random),
                    count: Int.random(in: 1...4, using: &random),
                    offset: Int.random(in: 0...4, using: &random)
                )
            }
            let output = memory.take(UInt32.self, n, &random)
            kernels.resampleRow(output, count: n, row: row, origin: 5, taps: taps, weights: weights)
        },
        KernelCase("resampleBilinearRow") { kernels, memory, random in
            let n = count(&random)
            let (width, height) = (count(&random, from: 1), Int.random(in: 1...5, using: &random))
            kernels.resampleBilinearRow(
                memory.take(UInt32.self, n, &random),
                count: n,
                source: memory.take(UInt32.self, width * height, &random),
                width: width,
                height: height,
                x: random.double(in: -3...20),
                y: random.double(in: -3...6),
                stepX: random.double(in: -2...2),
                stepY: random.double(in: -1...1)
            )
        },
    ]
}
