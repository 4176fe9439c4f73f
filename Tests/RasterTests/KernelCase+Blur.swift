import KernelInterface
import ScrimTestSupport

extension KernelCase {
    static let blur: [KernelCase] = [
        KernelCase(blur: "decimateRows") { kernels, memory, random in
            let n = count(&random)
            let (size, taps, weights) = decimation(&random)
            let sources = rows(UInt8.self, taps, lanes: 4 * n, memory, &random)
            let stride = 4 * (n / size + 1) + Int.random(in: 0...9, using: &random)
            let phases = memory.take(UInt16.self, stride * size, &random)
            kernels.decimateRows(
                sources,
                size: size,
                taps: taps,
                weights: weights,
                to: phases,
                stride: stride,
                pixels: n,
                gain: gain(&random)
            )
        },
        KernelCase(blur: "decimateNextRows") { kernels, memory, random in
            let n = count(&random)
            let size = random.next() & 1 == 0 ? 4 : 8
            let stride = 4 * (n / size + 1) + Int.random(in: 0...9, using: &random)
            // What is carried lies as a build likes it, and is not compared.
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * (n + 32)) { carried in
                guard let base = carried.baseAddress else { return }
                base.initialize(repeating: 0, count: carried.count)
                for _ in 0..<3 {
                    kernels.decimateNextRows(
                        rows(UInt8.self, size, lanes: 4 * n, memory, &random),
                        size: size,
                        weights: size == 4 ? [16, 48, 80, 112, 0, 0, 0, 0] : [4, 12, 20, 28, 36, 44, 52, 60],
                        carried: base,
                        to: memory.take(UInt16.self, stride * size, &random),
                        stride: stride,
                        pixels: n
                    )
                }
            }
        },
        KernelCase(blur: "decimateColumns") { kernels, memory, random in
            let n = 4 * count(&random)
            let (_, taps, weights) = decimation(&random)
            kernels.decimateColumns(
                rows(UInt16.self, taps, lanes: n, memory, &random),
                taps: taps,
                weights: taps == 12 && random.next() & 1 == 0
                    ? [568, 2841, 8524, 17048, 25571, 14490, 0, 0] : weights &<< 8,
                to: memory.take(UInt16.self, n, &random),
                lanes: n,
                gain: gain(&random)
            )
        },
        KernelCase(blur: "halveRows") { kernels, memory, random in
            let n = count(&random)
            let six = rows(UInt8.self, 6, lanes: 4 * n, memory, &random)
            let stride = 2 * n + 4 + Int.random(in: 0...9, using: &random)
            let phases = memory.take(UInt16.self, 2 * stride, &random)
            kernels.halveRows(six, to: phases, stride: stride, pixels: n, gain: gain(&random))
        },
        KernelCase(blur: "halveColumns") { kernels, memory, random in
            let n = 4 * count(&random)
            let taps = rows(UInt16.self, 6, lanes: n, memory, &random)
            kernels.halveColumns(taps, to: memory.take(UInt16.self, n, &random), lanes: n, gain: gain(&random))
        },
        KernelCase(blur: "halveRowsAgain") { kernels, memory, random in
            let n = count(&random)
            let six = rows(UInt16.self, 6, lanes: 4 * n, memory, &random)
            let stride = 2 * n + 4 + Int.random(in: 0...9, using: &random)
            let phases = memory.take(UInt16.self, 2 * stride, &random)
            kernels.halveRowsAgain(six, to: phases, stride: stride, pixels: n, gain: gain(&random))
        },
        KernelCase(blur: "halveColumnsAgain") { kernels, memory, random in
            let n = 4 * count(&random)
            let taps = rows(UInt16.self, 6, lanes: n, memory, &random)
            kernels.halveColumnsAgain(taps, to: memory.take(UInt16.self, n, &random), lanes: n, gain: gain(&random))
        },
        KernelCase(blur: "gatherRows") { kernels, memory, random in
            let n = 4 * count(&random)
            let taps = Int.random(in: 1...20, using: &random)
            kernels.gatherRows(
                rows(UInt16.self, taps, lanes: n, memory, &random),
                weights: memory.take(UInt16.self, taps, &random),
                count: taps,
                shift: UInt16(truncatingIfNeeded: random.next() & 1),
                to: memory.take(UInt16.self, n, &random),
                lanes: n
            )
        },
        KernelCase(blur: "foldRows") { kernels, memory, random in
            let n = 4 * count(&random)
            let radius = Int.random(in: 0...9, using: &random)
            kernels.foldRows(
                rows(UInt16.self, 2 * radius + 1, lanes: n, memory, &random),
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                to: memory.take(UInt16.self, n, &random),
                lanes: n
            )
        },
        KernelCase(blur: "foldRowsTwice") { kernels, memory, random in
            let n = 4 * count(&random)
            let radius = Int.random(in: 0...9, using: &random)
            kernels.foldRowsTwice(
                rows(UInt16.self, 2 * radius + 2, lanes: n, memory, &random),
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                to: memory.take(UInt16.self, n, &random),
                and: memory.take(UInt16.self, n, &random),
                lanes: n
            )
        },
        KernelCase(blur: "widen") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt8.self, n, &random)
            kernels.widen(row, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase(blur: "gatherPairs") { kernels, memory, random in
            let n = count(&random)
            let radius = Int.random(in: 0...10, using: &random)
            let copy = 2 * n + Int.random(in: 0...40, using: &random)
            kernels.gatherPairs(
                rows(UInt8.self, 2 * radius + 1, lanes: 4 * n, memory, &random),
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                even: memory.take(UInt16.self, copy + 2 * n, &random),
                odd: memory.take(UInt16.self, copy + 2 * n, &random),
                copy: copy,
                pixels: n
            )
        },
        KernelCase(blur: "gatherPairsTwice") { kernels, memory, random in
            let n = count(&random)
            let radius = Int.random(in: 0...10, using: &random)
            let copy = 2 * n + Int.random(in: 0...40, using: &random)
            kernels.gatherPairsTwice(
                rows(UInt8.self, 2 * radius + 2, lanes: 4 * n, memory, &random),
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                even: memory.take(UInt16.self, copy + 2 * n, &random),
                odd: memory.take(UInt16.self, copy + 2 * n, &random),
                evenNext: memory.take(UInt16.self, copy + 2 * n, &random),
                oddNext: memory.take(UInt16.self, copy + 2 * n, &random),
                copy: copy,
                kept: memory.take(UInt8.self, 4 * n, &random),
                keptNext: memory.take(UInt8.self, 4 * n, &random),
                pixels: n
            )
        },
        KernelCase(blur: "convolvePairs") { kernels, memory, random in
            let n = count(&random)
            let radius = Int.random(in: 0...10, using: &random)
            let lanes = 2 * n + 4 * radius
            let copy = lanes + Int.random(in: 0...40, using: &random)
            let halves = [0, 1].map { _ in memory.take(UInt16.self, copy + lanes, &random) }
            // A row is read in either place.
            for half in halves { (half + copy).update(from: half, count: lanes) }
            kernels.convolvePairs(
                even: halves[0] + 2 * radius,
                odd: halves[1] + 2 * radius,
                copy: copy,
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                to: memory.take(UInt8.self, 4 * n, &random),
                pixels: n
            )
        },
        KernelCase(blur: "convolvePairs with reciprocals") { kernels, memory, random in
            let n = count(&random)
            let radius = Int.random(in: 0...10, using: &random)
            kernels.convolvePairs(
                even: memory.take(UInt16.self, 2 * n + 4 * radius, &random) + 2 * radius,
                odd: memory.take(UInt16.self, 2 * n + 4 * radius, &random) + 2 * radius,
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                reciprocals: memory.take(UInt16.self, 2 * n, &random),
                to: memory.take(UInt8.self, 4 * n, &random),
                pixels: n
            )
        },
        KernelCase(blur: "convolve") { kernels, memory, random in
            let n = 4 * count(&random)
            let radius = Int.random(in: 0...13, using: &random)
            let row = memory.take(UInt16.self, n + 8 * radius, &random)
            kernels.convolve(
                row + 4 * radius,
                weights: memory.take(UInt16.self, radius + 1, &random),
                radius: radius,
                to: memory.take(UInt16.self, n, &random),
                lanes: n
            )
        },
        KernelCase(blur: "double") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 2), &random) + 4
            kernels.double(row, to: memory.take(UInt16.self, 8 * n, &random), samples: n)
        },
        KernelCase(blur: "quadruple") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 4), &random) + 8
            let weights = spreading(&random)
            kernels.quadruple(row, weights: weights, to: memory.take(UInt16.self, 16 * n, &random), samples: n)
        },
        KernelCase(blur: "doubleFine") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 4), &random) + 8
            kernels.doubleFine(row, to: memory.take(UInt16.self, 8 * n, &random), samples: n)
        },
        KernelCase(blur: "triple") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 4), &random) + 8
            kernels.triple(row, to: memory.take(UInt16.self, 12 * n, &random), samples: n)
        },
        KernelCase(blur: "octuple") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 2), &random) + 4
            kernels.octuple(row, to: memory.take(UInt16.self, 32 * n, &random), samples: n)
        },
        KernelCase(blur: "octuple with shares") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * (n + 2), &random) + 4
            kernels.octuple(
                row,
                bends: memory.take(UInt16.self, 8 * n, &random),
                slopes: memory.take(UInt16.self, 8 * n, &random),
                to: memory.take(UInt16.self, 32 * n, &random),
                samples: n
            )
        },
        KernelCase(blur: "shareEighths") { kernels, memory, random in
            let n = count(&random)
            let masses = memory.take(UInt16.self, 4 * (n + 2), &random) + 4
            kernels.shareEighths(
                masses,
                bends: memory.take(UInt16.self, 8 * n, &random),
                slopes: memory.take(UInt16.self, 8 * n, &random),
                samples: n
            )
        },
        KernelCase(blur: "joinTwo") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 3, lanes: n, memory, &random)
            let reciprocals = reciprocals(&random)
            join(2, lanes: n, memory, &random) { outputs in
                guard let reciprocals else { return kernels.joinTwo(sources, to: outputs, lanes: n) }
                return kernels.joinTwo(sources, reciprocals: reciprocals, to: outputs, lanes: n)
            }
        },
        KernelCase(blur: "joinFour") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 5, lanes: n, memory, &random)
            let weights = spreading(&random)
            let reciprocals = reciprocals(&random)
            join(4, lanes: n, memory, &random) { outputs in
                guard let reciprocals else {
                    return kernels.joinFour(sources, weights: weights, to: outputs, lanes: n)
                }
                return kernels.joinFour(
                    sources,
                    weights: weights,
                    reciprocals: reciprocals,
                    to: outputs,
                    lanes: n
                )
            }
        },
        KernelCase(blur: "joinTwoFine") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 5, lanes: n, memory, &random)
            let reciprocals = reciprocals(&random)
            join(2, lanes: n, memory, &random) { outputs in
                guard let reciprocals else { return kernels.joinTwoFine(sources, to: outputs, lanes: n) }
                return kernels.joinTwoFine(sources, reciprocals: reciprocals, to: outputs, lanes: n)
            }
        },
        KernelCase(blur: "joinThree") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 5, lanes: n, memory, &random)
            let reciprocals = reciprocals(&random)
            join(3, lanes: n, memory, &random) { outputs in
                guard let reciprocals else { return kernels.joinThree(sources, to: outputs, lanes: n) }
                return kernels.joinThree(sources, reciprocals: reciprocals, to: outputs, lanes: n)
            }
        },
        KernelCase(blur: "joinEight") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 3, lanes: n, memory, &random)
            join(8, lanes: n, memory, &random) { kernels.joinEight(sources, to: $0, lanes: n) }
        },
        KernelCase(blur: "joinEight with shares") { kernels, memory, random in
            let n = 4 * count(&random)
            let sources = rows(UInt16.self, 3, lanes: n, memory, &random)
            let shares = memory.take(UInt16.self, 8 * 32, &random)
            // Each share stands there sixteen times.
            for index in 0..<8 * 32 { shares[index] = shares[index & ~15] }
            join(8, lanes: n, memory, &random) { kernels.joinEight(sources, shares: shares, to: $0, lanes: n) }
        },
        KernelCase(blur: "store") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt16.self, n, &random)
            kernels.store(row, to: memory.take(UInt8.self, n, &random), lanes: n)
        },
        KernelCase(blur: "multiply by reciprocals") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt16.self, n, &random)
            kernels.multiply(row, by: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase(blur: "reciprocals") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt16.self, n, &random)
            kernels.reciprocals(row, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase(blur: "clampToAlpha") { kernels, memory, random in
            let n = count(&random)
            let pixels = memory.take(UInt8.self, 4 * n, &random)
            if random.next() & 1 == 0 { for pixel in 0..<n { pixels[4 * pixel + 3] = 255 } }
            kernels.clampToAlpha(pixels, count: n)
        },
    ]

    /// A decimation's size and number of taps, and weights of which no two exceed 128 where they meet.
    private static func decimation(
        _ random: inout SeededRandom
    ) -> (size: Int, taps: Int, weights: SIMD8<UInt16>) {
        let all: [(Int, Int, SIMD8<UInt16>)] = [
            (2, 10, [1, 9, 36, 84, 126, 0, 0, 0]), (4, 8, [16, 48, 80, 112, 0, 0, 0, 0]),
            (4, 12, [4, 13, 29, 52, 72, 86, 0, 0]), (4, 14, [2, 7, 17, 33, 51, 68, 78, 0]),
            (3, 12, [2, 10, 30, 60, 90, 51, 0, 0]), (8, 16, [4, 12, 20, 28, 36, 44, 52, 60]),
        ]
        return all[Int.random(in: all.indices, using: &random)]
    }

    /// Reciprocals of rows, in half of the cases.
    private static func reciprocals(_ random: inout SeededRandom) -> SIMD8<UInt16>? {
        random.next() & 1 == 0 ? nil : .random(in: 0...65535, using: &random)
    }

    /// Calls `body` with the rows that a kernel joins, and leaves what it returns in the memory behind them.
    private static func join(
        _ count: Int,
        lanes: Int,
        _ memory: KernelMemory,
        _ random: inout SeededRandom,
        _ body: (UnsafePointer<UnsafeMutablePointer<UInt8>>) -> Bool
    ) {
        let outputs = memory.take(UInt8.self, count * lanes, &random)
        let isOpaque = withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt8>.self, capacity: count) { rows in
            for row in 0..<count { rows.initializeElement(at: row, to: outputs + row * lanes) }
            return rows.baseAddress.map { body($0) }
        }
        memory.take(UInt8.self, 1, &random).pointee = isOpaque == true ? 1 : 0
    }

    /// Weights of a spreading, or any.
    private static func spreading(_ random: inout SeededRandom) -> SIMD8<UInt16> {
        let all: [SIMD8<UInt16>] = [
            [36656, 14440, 12272, 44132, 10702, 4153, 0, 0], [34660, 15062, 11481, 40334, 12601, 4062, 752, 0],
            .random(in: 0...65535, using: &random),
        ]
        return all[Int.random(in: 0..<3, using: &random)]
    }

    private static func gain(_ random: inout SeededRandom) -> UInt16 { UInt16.random(in: 0...2, using: &random) }

    static let material: [KernelCase] = [
        KernelCase(material: "materialCells") { kernels, memory, random in
            let n = count(&random) / 2
            let four = rows(UInt8.self, 4, lanes: 16 * n, memory, &random)
            kernels.materialCells(
                color(&random),
                four,
                cells: n,
                factor: 16 << gain(&random),
                to: memory.take(UInt16.self, 4 * n, &random)
            )
        },
        KernelCase(material: "materialCell") { kernels, memory, random in
            let stride = 16 + Int.random(in: 0...20, using: &random)
            let pixels = memory.take(UInt8.self, 4 * stride, &random)
            kernels.materialCell(
                color(&random),
                pixels,
                stride: stride,
                columns: Int.random(in: 1...4, using: &random),
                rows: Int.random(in: 1...4, using: &random),
                factor: 16 << gain(&random),
                to: memory.take(UInt16.self, 4, &random)
            )
        },
    ]

    private static func color(_ random: inout SeededRandom) -> MaterialColor {
        let ordinates = (
            random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1)
        )
        return MaterialColor(
            saturation: random.double(in: 0...2),
            brightness: random.double(in: -0.2...0.2),
            amount: random.double(in: 0...1),
            curve: ordinates
        )
    }
}
