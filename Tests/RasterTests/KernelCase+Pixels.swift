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
            // Long rows, which ask for memory far ahead, too.
            let n = count(&random) + (random.next() & 7 == 0 ? 4096 : 0)
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

    static let gradients: [KernelCase] = [
        KernelCase(gradient: "gradientRampRow") { kernels, memory, random in
            let n = count(&random)
            func channels() -> SIMD4<UInt32> {
                SIMD4(truncatingIfNeeded: SIMD4(random.next(), random.next(), random.next(), random.next()))
            }
            var ramp = GradientRamp(start: channels(), step: channels(), isOpaque: random.next() & 1 == 0)
            if random.next() & 1 == 0 { ramp.step &= 0xFFFFF }
            if ramp.isOpaque { (ramp.start.w, ramp.step.w) = (0xFF80_0000, 0) }
            kernels.gradientRampRow(memory.take(UInt32.self, n, &random), count: n, ramp: ramp)
        },
        KernelCase(gradient: "gradientRadialRow") { kernels, memory, random in
            let n = count(&random)
            let isOpaque = random.next() & 1 == 0
            let segments = segments(&random, isOpaque: isOpaque)
            kernels.gradientRadialRow(
                memory.take(UInt32.self, n, &random),
                count: n,
                first: Int.random(in: -60...60, using: &random),
                circle: GradientCircle(
                    x: Float(random.double(in: -50...50)),
                    y: Float(random.double(in: -50...50)),
                    stepX: Float(random.double(in: -2...2)),
                    stepY: random.next() & 1 == 0 ? 0 : Float(random.double(in: -2...2)),
                    innerRadius: random.next() & 7 == 0 ? .infinity : Float(random.double(in: 0...20)),
                    perRadius: random.next() & 7 == 0 ? .infinity : Float(random.double(in: -0.1...0.1))
                ),
                segments: segments,
                segmentCount: segments.count,
                isOpaque: isOpaque
            )
        },
        KernelCase(gradient: "gradientConicRow") { kernels, memory, random in
            let n = count(&random)
            let isOpaque = random.next() & 1 == 0
            let segments = segments(&random, isOpaque: isOpaque)
            // Whole numbers now and then, so that the centre and the axes are met.
            func coordinate() -> Float {
                let value = random.double(in: -50...50)
                return Float(random.next() & 1 == 0 ? value : value.rounded())
            }
            kernels.gradientConicRow(
                memory.take(UInt32.self, n, &random),
                count: n,
                first: Int.random(in: -60...60, using: &random),
                fan: GradientFan(
                    x: random.next() & 15 == 0 ? .infinity : coordinate(),
                    y: random.next() & 15 == 0 ? 0 : coordinate(),
                    stepX: random.next() & 1 == 0 ? 1 : Float(random.double(in: -2...2)),
                    stepY: random.next() & 1 == 0 ? 0 : Float(random.double(in: -2...2))
                ),
                segments: segments,
                segmentCount: segments.count,
                isOpaque: isOpaque
            )
        },
    ]

    private static func segments(_ random: inout SeededRandom, isOpaque: Bool) -> [GradientSegment] {
        let locations = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.double(in: 0...1) }.sorted()
        func color(_ random: inout SeededRandom) -> SIMD4<Float> {
            func step() -> Float { Float(random.biasedByte()) }
            return SIMD4(step(), step(), step(), isOpaque ? 255 : step())
        }
        return locations.map { location in
            let (from, to) = (color(&random), color(&random))
            return GradientSegment(
                location: Float(location),
                perPosition: random.next() & 3 == 0 ? 0 : Float(random.double(in: 0...9)),
                color: from + 0.5,
                change: random.next() & 3 == 0 ? .zero : to - from
            )
        }
    }

    static let resampling: [KernelCase] = [
        KernelCase(resampling: "resampleColumns") { kernels, memory, random in
            let n = 4 * count(&random)
            let taps = Int.random(in: 1...7, using: &random)
            kernels.resampleColumns(
                memory.take(UInt8.self, taps * n, &random),
                stride: n,
                weights: balanced(taps, &random),
                taps: taps,
                count: n,
                into: memory.take(Int16.self, n, &random)
            )
        },
        KernelCase(resampling: "resampleRow") { kernels, memory, random in
            let n = count(&random)
            let taps = 2 * Int.random(in: 1...4, using: &random)
            let source = count(&random, from: 8)
            let row = memory.take(Int16.self, 4 * source, &random)
            for lane in 0..<(4 * source) { row[lane] = Int16.random(in: -20_500...20_400, using: &random) }
            let firsts = (0..<n).map { _ in 5 + Int32.random(in: 0...Int32(source - taps), using: &random) }
            let weights = (0..<n).flatMap { _ in balanced(taps, &random) }
            let output = memory.take(UInt32.self, n, &random)
            kernels.resampleRow(output, count: n, row: row - 20, firsts: firsts, weights: weights, taps: taps)
        },
        KernelCase(resampling: "resampleBilinearRow") { kernels, memory, random in
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

    /// Weights that add up to 16,384, the positive ones to at most half as much again.
    private static func balanced(_ count: Int, _ random: inout SeededRandom) -> [Int16] {
        guard count > 1 else { return [16384] }
        var weights = [Int16](repeating: 0, count: count)
        weights[Int.random(in: 0..<count, using: &random)] = 16384
        // What is moved from one to another leaves the sum; 8,192 in all bounds the negative ones.
        for _ in 0..<4 {
            let moved = Int16.random(in: -2048...2048, using: &random)
            weights[Int.random(in: 0..<count, using: &random)] += moved
            weights[Int.random(in: 0..<count, using: &random)] -= moved
        }
        return weights
    }
}
