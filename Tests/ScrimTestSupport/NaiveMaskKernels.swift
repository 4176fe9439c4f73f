import KernelInterface

/// The definitions of the kernels of a blur by a mask, one value at a time.
public enum NaiveMaskKernels: MaskKernels {
    /// The upper half of a product of 16-bit values.
    private static func product(_ value: UInt16, _ weight: UInt16) -> Int { (Int(value) * Int(weight)) >> 16 }

    private static func product(_ value: UInt16, _ weight: Int16) -> Int {
        (Int(Int16(bitPattern: value)) * Int(weight)) >> 16
    }

    /// A sum in 16 bits.
    private static func word(_ sum: Int) -> UInt16 { UInt16(truncatingIfNeeded: sum) }

    private static func limited(_ t: Double) -> Double { min(max(t, 0), 1) }

    public static func maskLinear(
        first: Double,
        step: Double,
        base: Double,
        change: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        for i in 0..<count { sigmas[i] = Float(base + change * limited(first + step * Double(i))) }
    }

    public static func maskRadial(
        first: Double,
        step: Double,
        across: Double,
        inner: Double,
        scale: Double,
        offset: Double,
        maximum: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        for i in 0..<count {
            let x = first + step * Double(i)
            let distance = (x * x + across).squareRoot()
            sigmas[i] = Float(limited((distance - inner) * scale + offset) * maximum)
        }
    }

    public static func maskImage(
        _ upper: UnsafePointer<UInt16>,
        _ lower: UnsafePointer<UInt16>,
        share: Float,
        unit: Float,
        columns: UnsafePointer<Int32>,
        shares: UnsafePointer<Float>,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        func mixed(_ a: Float, _ b: Float, _ share: Float) -> Float { a + (b - a) * share }
        for i in 0..<count {
            let left = Int(columns[i])
            let rows = [upper, lower].map { row in
                // Where the right value has no share it may not exist.
                shares[i] > 0 ? mixed(Float(row[left]), Float(row[left + 1]), shares[i]) : Float(row[left])
            }
            sigmas[i] = mixed(rows[0], rows[1], share) * unit
        }
    }

    public static func maskRange(_ sigmas: UnsafePointer<Float>, count: Int) -> (least: Float, greatest: Float) {
        (1..<count).reduce(into: (least: sigmas[0], greatest: sigmas[0])) { range, i in
            range = (min(range.least, sigmas[i]), max(range.greatest, sigmas[i]))
        }
    }

    public static func maskBlocks(
        _ sigmas: UnsafePointer<Float>,
        stride: Int,
        blocks: Int,
        to summary: UnsafeMutablePointer<Float>
    ) {
        for block in 0..<blocks {
            var (least, greatest, slope, bend) = (Float.greatestFiniteMagnitude, Float(0), Float(0), Float(0))
            for point in 16 * block - 4..<16 * block + 20 {
                let here = sigmas[point]
                least = min(least, here)
                greatest = max(greatest, here)
                for step in [1, stride] {
                    let (before, after) = (sigmas[point - step] - here, sigmas[point + step] - here)
                    slope = max(slope, abs(after))
                    bend = max(bend, abs(before + after))
                }
            }
            for (index, value) in [least, greatest, slope, bend].enumerated() { summary[4 * block + index] = value }
        }
    }

    public static func maskBlend(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        nodes: UnsafePointer<MaskBlendNode>,
        count: Int,
        offset: Int,
        sigmas: UnsafePointer<Float>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        for lane in 0..<16 * groups {
            func picture(_ node: Int) -> UInt16 {
                if nodes[node].isPlain { return rows[4 * node + 1][offset + lane] }
                let (a, b, c, d) = nodes[node].weights
                let sum = [a, b, c, d].enumerated().reduce(2) { sum, weight in
                    sum + product(rows[4 * node + weight.offset][offset + lane], weight.element)
                }
                return word(sum << Int(nodes[node].shift))
            }
            func share(_ node: Int) -> UInt16 {
                let distance = sigmas[lane / 4] - nodes[node].sigma
                let share = min(distance * nodes[node].rise + 1, 1 - distance * nodes[node].fall)
                return word(Int(max(share, 0) * 65535 + 0.5))
            }
            output[lane] =
                count == 1 ? picture(0) : word((0..<count).reduce(1) { $0 + product(picture($1), share($1)) })
        }
    }

    public static func maskExpand(
        _ samples: UnsafePointer<UInt16>,
        level: Int,
        weights: UnsafePointer<Int16>,
        first: Int,
        groups: Int,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        for pixel in 0..<4 * groups {
            let place = 4 * first + pixel
            // Groups of four pixels have their weights together, as many groups as there are in a sample.
            let group = level == 1 ? 0 : (place / 4) % (1 << (level - 2))
            for channel in 0..<4 {
                let sum = (0..<5).reduce(2) { sum, tap in
                    let weight = weights[80 * group + 16 * tap + 4 * (place % 4) + channel]
                    return sum + product(samples[4 * ((place >> level) + tap - 2) + channel], weight)
                }
                output[4 * pixel + channel] = word(min(2 * max(Int(Int16(truncatingIfNeeded: sum)), 0), 32_767))
            }
        }
    }

    public static func maskMix(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        func limited(_ sum: Int) -> Int { min(max(sum, -32_768), 32_767) }
        for lane in 0..<lanes {
            let (a, b, c, d) = (Int(rows[0][lane]), Int(rows[1][lane]), Int(rows[2][lane]), Int(rows[3][lane]))
            let (inner, outer) = ((b + c + 1) / 2, (a + d + 1) / 2)
            for pair in 0..<pairs {
                let w = (0..<3).map { Int(weights[3 * pair + $0]) }
                let mean = limited(inner + ((outer - inner) * w[0]) >> 16 + 64)
                let change = ((a - d) * w[1]) >> 16 + ((b - c) * w[2]) >> 16
                outputs[pair][lane] = UInt8(clamping: limited(mean + change) >> 7)
                outputs[2 * pairs - 1 - pair][lane] = UInt8(clamping: limited(mean - change) >> 7)
            }
        }
        return (0..<2 * pairs).allSatisfy { row in
            stride(from: 3, to: lanes, by: 4).allSatisfy { outputs[row][$0] == 255 }
        }
    }

    public static func maskSpread(
        _ cells: UnsafePointer<UInt16>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        func limited(_ sum: Int) -> Int { min(max(sum, -32_768), 32_767) }
        for lane in 0..<16 * groups {
            let cell = (-1...2).map { Int(cells[lane + 4 * $0]) }
            let (inner, outer) = ((cell[1] + cell[2] + 1) / 2, (cell[0] + cell[3] + 1) / 2)
            let pixels = output + 2 * pairs * (lane / 4) * 4 + lane % 4
            for pair in 0..<pairs {
                let w = (0..<3).map { Int(weights[3 * pair + $0]) }
                let mean = limited(inner + ((outer - inner) * w[0]) >> 16)
                let change = ((cell[0] - cell[3]) * w[1]) >> 16 + ((cell[1] - cell[2]) * w[2]) >> 16
                pixels[4 * pair] = word(max(0, limited(mean + change)))
                pixels[4 * (2 * pairs - 1 - pair)] = word(max(0, limited(mean - change)))
            }
        }
    }

    public static func maskScale(
        _ row: UnsafeMutablePointer<UInt16>,
        factors: UnsafePointer<UInt16>,
        pixels: Int
    ) {
        for lane in 0..<4 * pixels {
            row[lane] = word(min((Int(row[lane]) * Int(factors[lane / 4]) + 4096) / 8192, 32_767))
        }
    }

    public static func maskGather(
        _ pixels: UnsafePointer<UInt16>,
        stride: Int,
        sigmas: UnsafePointer<Float>,
        below limit: Float,
        table: MaskKernelTable,
        weights: UnsafeMutablePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    ) {
        func place(_ sigma: Float) -> Int { Int(min(sigma, table.greatest) * table.scale) }
        for group in 0..<groups {
            let direct = (4 * group..<4 * group + 4).filter { sigmas[$0] < limit }
            // The bias against truncation is that of the group's largest kernel.
            let radius = direct.map { Int(table.radii[place(sigmas[$0]) / 256 + 1]) }.max() ?? 0
            for pixel in direct {
                let kernel = (0...radius).map { distance -> UInt16 in
                    let (lower, share) = (place(sigmas[pixel]) / 256, place(sigmas[pixel]) % 256)
                    let (a, b) = (table.weights[16 * lower + distance], table.weights[16 * lower + 16 + distance])
                    return word(Int(a) + ((Int(b) - Int(a)) * share) >> 8)
                }
                for channel in 0..<4 {
                    func mean(_ x: Int, _ y: Int) -> UInt16 {
                        let place = 4 * (pixel + x) + channel
                        return word((Int(pixels[place - stride * y]) + Int(pixels[place + stride * y]) + 1) / 2)
                    }
                    func convolved(_ y: Int) -> UInt16 {
                        let sum = (1..<radius + 1).reduce((radius + 1) / 2 + product(mean(0, y), kernel[0])) {
                            $0 + product(word(Int(mean(-$1, y)) + Int(mean($1, y))), kernel[$1])
                        }
                        return word(sum)
                    }
                    output[4 * pixel + channel] = word(
                        (1..<radius + 1).reduce((radius + 1) / 2 + product(convolved(0), kernel[0])) {
                            $0 + product(convolved($1), word(2 * Int(kernel[$1])))
                        }
                    )
                }
            }
        }
    }
}
