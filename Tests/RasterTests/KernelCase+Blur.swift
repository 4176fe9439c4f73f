import KernelInterface
import ScrimTestSupport

extension KernelCase {
    static let blur: [KernelCase] = [
        KernelCase("addRows") { kernels, memory, random in
            let n = 4 * count(&random)
            let rows = rows(UInt16.self, 4, lanes: n, memory, &random)
            let weights = memory.take(UInt16.self, 4, &random)
            kernels.addRows(rows, weights: weights, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("halveValues") { kernels, memory, random in
            let n = 4 * count(&random)
            kernels.halveValues(memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("widen") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt8.self, n, &random)
            kernels.widen(row, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("startSum") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt16.self, n, &random)
            let weight = UInt16(truncatingIfNeeded: random.next())
            kernels.startSum(row, weight: weight, bias: 7, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("addPairs") { kernels, memory, random in
            let n = 4 * count(&random)
            let above = rows(UInt16.self, 4, lanes: n, memory, &random)
            let below = rows(UInt16.self, 4, lanes: n, memory, &random)
            let weights = memory.take(UInt16.self, 4, &random)
            kernels.addPairs(above, below, weights: weights, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("convolve") { kernels, memory, random in
            let n = 4 * count(&random)
            let radius = Int.random(in: 0...13, using: &random)
            let row = memory.take(UInt16.self, n + 8 * 16, &random)
            kernels.convolve(
                row + 4 * 16,
                weights: memory.take(UInt16.self, 17, &random),
                radius: radius,
                to: memory.take(UInt16.self, n, &random),
                lanes: n
            )
        },
        KernelCase("halveRows of bytes") { kernels, memory, random in
            let n = 4 * count(&random)
            let six = rows(UInt8.self, 6, lanes: n, memory, &random)
            let shift = UInt16.random(in: 0...2, using: &random)
            kernels.halveRows(six, to: memory.take(UInt16.self, n, &random), lanes: n, shift: shift)
        },
        KernelCase("halveRows of words") { kernels, memory, random in
            let n = 4 * count(&random)
            let six = rows(UInt16.self, 6, lanes: n, memory, &random)
            let shift = UInt32.random(in: 1...5, using: &random)
            kernels.halveRows(six, to: memory.take(UInt16.self, n, &random), lanes: n, shift: shift)
        },
        KernelCase("splitPixels") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 8 * n, &random)
            let (even, odd) = (memory.take(UInt16.self, 4 * n, &random), memory.take(UInt16.self, 4 * n, &random))
            kernels.splitPixels(row, even: even, odd: odd, pairs: n)
        },
        KernelCase("halveColumns, exactly") { kernels, memory, random in
            let n = 4 * count(&random)
            let (even, odd) = (memory.take(UInt16.self, n + 8, &random), memory.take(UInt16.self, n + 12, &random))
            let gain = UInt16.random(in: 0...2, using: &random)
            kernels.halveColumns(
                even: even,
                odd: odd,
                to: memory.take(UInt16.self, n, &random),
                lanes: n,
                gain: gain
            )
        },
        KernelCase("halveColumns, rounded") { kernels, memory, random in
            let n = 4 * count(&random)
            let (even, odd) = (memory.take(UInt16.self, n + 12, &random), memory.take(UInt16.self, n + 12, &random))
            let shift = UInt32.random(in: 1...5, using: &random)
            kernels.halveColumns(
                even: even,
                odd: odd,
                to: memory.take(UInt16.self, n, &random),
                lanes: n,
                shift: shift
            )
        },
        KernelCase("store") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt16.self, n, &random)
            kernels.store(row, to: memory.take(UInt8.self, n, &random), lanes: n)
        },
        KernelCase("store with reciprocals") { kernels, memory, random in
            let n = count(&random)
            let row = memory.take(UInt16.self, 4 * n, &random)
            let reciprocals = memory.take(UInt16.self, n, &random)
            let output = memory.take(UInt8.self, 4 * n, &random)
            kernels.store(row, reciprocals: reciprocals, to: output, pixels: n)
        },
        KernelCase("upsample of one phase") { kernels, memory, random in
            let n = count(&random)
            let stride = Int.random(in: 1...8, using: &random)
            kernels.upsample(
                memory.take(UInt16.self, 4 * n + 12, &random),
                weights: memory.take(UInt16.self, 4, &random),
                to: memory.take(UInt8.self, 4 * n * stride, &random),
                stride: stride,
                pixels: n,
                scratch: memory.take(UInt8.self, 4 * n, &random)
            )
        },
        KernelCase("upsample with reciprocals") { kernels, memory, random in
            let n = count(&random)
            let level = Int.random(in: 1...4, using: &random)
            let phases = 1 << level
            let first = Int.random(in: 0..<phases, using: &random)
            kernels.upsample(
                memory.take(UInt16.self, 4 * (n + 8), &random) + 8,
                first: first,
                level: level,
                weights: memory.take(UInt16.self, 4 * phases, &random),
                phase: Int.random(in: 0..<phases, using: &random),
                phases: phases,
                reciprocals: memory.take(UInt16.self, n, &random),
                to: memory.take(UInt8.self, 4 * n, &random),
                pixels: n
            )
        },
        KernelCase("clampToAlpha") { kernels, memory, random in
            let n = count(&random)
            let pixels = memory.take(UInt8.self, 4 * n, &random)
            if random.next() & 1 == 0 { for pixel in 0..<n { pixels[4 * pixel + 3] = 255 } }
            kernels.clampToAlpha(pixels, count: n)
        },
    ]

    static let material: [KernelCase] = [
        KernelCase("materialAddRow") { kernels, memory, random in
            let n = 4 * count(&random)
            let row = memory.take(UInt8.self, n, &random)
            kernels.materialAddRow(row, to: memory.take(UInt16.self, n, &random), lanes: n)
        },
        KernelCase("materialTreat") { kernels, memory, random in
            let n = count(&random)
            let rows = Int.random(in: 1...4, using: &random)
            let sum = memory.take(UInt16.self, 4 * n, &random)
            for lane in 0..<(4 * n) { sum[lane] = UInt16.random(in: 0...UInt16(255 * rows), using: &random) }
            let ordinates = (
                random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1)
            )
            let color = MaterialColor(
                saturation: random.double(in: 0...2),
                brightness: random.double(in: -0.2...0.2),
                amount: random.double(in: 0...1),
                curve: ordinates
            )
            kernels.materialTreat(
                color,
                sum,
                columns: n,
                first: Int.random(in: 1...4, using: &random),
                rows: rows,
                factor: 16,
                to: memory.take(UInt16.self, 4 * (n / 4 + 2), &random)
            )
        },
    ]
}
