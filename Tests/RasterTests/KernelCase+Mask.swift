import KernelInterface
import ScrimTestSupport

extension KernelCase {
    static let mask: [KernelCase] = [
        KernelCase(mask: "maskLinear") { kernels, memory, random in
            let n = count(&random)
            kernels.maskLinear(
                first: random.double(in: -1...1),
                step: random.double(in: -0.1...0.1),
                base: random.double(in: 0...30),
                change: random.double(in: 0...30),
                to: memory.take(Float.self, n, &random),
                count: n
            )
        },
        KernelCase(mask: "maskRadial") { kernels, memory, random in
            let n = count(&random)
            kernels.maskRadial(
                first: random.double(in: -99...99),
                step: 1,
                across: random.double(in: 0...999),
                inner: random.double(in: 0...50),
                scale: random.double(in: -0.1...0.1),
                offset: 0,
                maximum: random.double(in: 0...90),
                to: memory.take(Float.self, n, &random),
                count: n
            )
        },
        KernelCase(mask: "maskImage") { kernels, memory, random in
            let n = count(&random)
            let (upper, lower) = (memory.take(UInt16.self, 40, &random), memory.take(UInt16.self, 40, &random))
            let columns = memory.take(Int32.self, n, &random)
            let shares = memory.take(Float.self, n, &random)
            for index in 0..<n {
                columns[index] = Int32.random(in: 0..<39, using: &random)
                shares[index] = index % 3 == 0 ? 0 : Float(random.double(in: 0...1))
            }
            kernels.maskImage(
                upper,
                lower,
                share: Float(random.double(in: 0...1)),
                unit: 0.001,
                columns: columns,
                shares: shares,
                to: memory.take(Float.self, n, &random),
                count: n
            )
        },
        KernelCase(mask: "maskRange") { kernels, memory, random in
            let n = count(&random, from: 1)
            let range = kernels.maskRange(sigmas(n, memory, &random), count: n)
            memory.results += [UInt64(range.least.bitPattern), UInt64(range.greatest.bitPattern)]
        },
        KernelCase(mask: "maskBlocks") { kernels, memory, random in
            let values = sigmas(3 * 60, memory, &random)
            kernels.maskBlocks(
                values + 66,
                stride: 60,
                blocks: 2,
                to: memory.take(Float.self, 8, &random)
            )
        },
        KernelCase(mask: "maskBlend") { kernels, memory, random in
            let groups = Int.random(in: 0...12, using: &random)
            let count = Int.random(in: 0...4, using: &random)
            let rows = rows(UInt16.self, 4 * count, lanes: 16 * groups + 4, memory, &random)
            let nodes = (0..<count).map { index -> MaskBlendNode in
                var node = MaskBlendNode(sigma: Float(index), rise: index > 0 ? 1 : 1e30, fall: 1)
                let bits = random.next()
                node.weights = (
                    UInt16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits >> 16),
                    UInt16(truncatingIfNeeded: bits >> 32), UInt16(truncatingIfNeeded: bits >> 48)
                )
                node.shift = UInt16.random(in: 0...3, using: &random)
                node.isPlain = Bool.random(using: &random)
                return node
            }
            kernels.maskBlend(
                rows,
                nodes: nodes,
                count: count,
                offset: 4,
                sigmas: sigmas(4 * groups, memory, &random),
                to: memory.take(UInt16.self, 16 * groups, &random),
                groups: groups
            )
        },
        KernelCase(mask: "maskExpand") { kernels, memory, random in
            let level = Int.random(in: 1...4, using: &random)
            let groups = Int.random(in: 0...12, using: &random)
            kernels.maskExpand(
                memory.take(UInt16.self, 4 * 64, &random) + 8,
                level: level,
                weights: memory.take(Int16.self, 80 << max(level - 2, 0), &random),
                first: Int.random(in: 0...1, using: &random),
                groups: groups,
                to: memory.take(UInt16.self, 16 * groups, &random)
            )
        },
        KernelCase(mask: "maskMix") { kernels, memory, random in
            let n = 4 * count(&random)
            let pairs = 1 << Int.random(in: 0...2, using: &random)
            let rows = (0..<4).map { _ -> UnsafePointer<UInt16> in
                let row = memory.take(UInt16.self, n, &random)
                for lane in 0..<n { row[lane] &= 0x7FFF }
                return UnsafePointer(row)
            }
            let weights = memory.take(Int16.self, 3 * pairs, &random)
            for index in 0..<3 * pairs { weights[index] /= 2 }
            let outputs = (0..<2 * pairs).map { _ in memory.take(UInt8.self, n, &random) }
            // Now and then all are opaque, which random rows never are.
            if Bool.random(using: &random) {
                for lane in stride(from: 3, to: n, by: 4) {
                    for row in rows { UnsafeMutablePointer(mutating: row)[lane] = 0x7F80 }
                }
            }
            let isOpaque = kernels.maskMix(rows, weights: weights, pairs: pairs, to: outputs, lanes: n)
            memory.results.append(isOpaque ? 1 : 0)
        },
        KernelCase(mask: "maskSpread") { kernels, memory, random in
            let groups = Int.random(in: 0...5, using: &random)
            let pairs = 1 << Int.random(in: 0...2, using: &random)
            let cells = memory.take(UInt16.self, 16 * groups + 12, &random)
            for lane in 0..<16 * groups + 12 { cells[lane] &= 0x7FFF }
            let weights = memory.take(Int16.self, 3 * pairs, &random)
            for index in 0..<3 * pairs { weights[index] /= 2 }
            kernels.maskSpread(
                cells + 4,
                weights: weights,
                pairs: pairs,
                to: memory.take(UInt16.self, 32 * groups * pairs, &random),
                groups: groups
            )
        },
        KernelCase(mask: "maskScale") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * n, &random)
            kernels.maskScale(row, factors: memory.take(UInt16.self, n, &random), pixels: n)
        },
        KernelCase(mask: "maskGather") { kernels, memory, random in
            let groups = Int.random(in: 0...5, using: &random)
            let largest = Int.random(in: 0...15, using: &random)
            let stride = 4 * (2 * 15 + 4 * groups)
            let pixels = memory.take(UInt16.self, stride * 31 + 16, &random)
            for lane in 0..<stride * 31 + 16 { pixels[lane] &= 0x7FFF }
            let table = memory.take(UInt16.self, 16 * 6, &random)
            for index in 0..<16 * 6 { table[index] = index % 16 > largest ? 0 : table[index] / 4 }
            let radii = memory.take(UInt8.self, 6, &random)
            for index in 0..<6 { radii[index] = UInt8(Int.random(in: 0...largest, using: &random)) }
            let sigmas = sigmas(4 * groups, memory, &random)
            let limit = Float(random.double(in: 0...5))
            let output = memory.take(UInt16.self, 16 * groups, &random)
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { weights in
                guard let weights = weights.baseAddress else { return }
                kernels.maskGather(
                    pixels + stride * 15 + 4 * 15,
                    stride: stride,
                    sigmas: sigmas,
                    below: limit,
                    table: MaskKernelTable(weights: table, radii: radii, scale: 300, greatest: 3.9),
                    weights: weights,
                    to: output,
                    groups: groups
                )
            }
        },
    ]

    private static func sigmas(
        _ count: Int,
        _ memory: KernelMemory,
        _ random: inout SeededRandom
    ) -> UnsafeMutablePointer<Float> {
        let sigmas = memory.take(Float.self, count, &random)
        for index in 0..<count { sigmas[index] = Float(random.double(in: 0...4)) }
        return sigmas
    }
}
