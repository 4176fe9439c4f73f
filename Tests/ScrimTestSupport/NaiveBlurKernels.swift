import KernelInterface

/// The definitions of the blur's kernels, one lane at a time.
public enum NaiveBlurKernels: BlurKernels {
    /// The upper half of a product of 16-bit values.
    private static func product(_ value: UInt16, _ weight: Int) -> Int { (Int(value) * weight) >> 16 }

    private static func product(_ value: UInt16, _ weight: UInt16) -> Int { product(value, Int(weight)) }

    /// A sum in 16 bits.
    private static func word(_ sum: Int) -> UInt16 { UInt16(truncatingIfNeeded: sum) }

    private static func byte(_ value: Int) -> UInt8 { UInt8(min(value, 255)) }

    private static let halving = [1, 5, 10, 10, 5, 1]

    /// Calls `body` with each lane of a row, and its place when pixels are parted into phases.
    private static func forEachLane(pixels: Int, phases: Int, stride: Int, _ body: (_ lane: Int, _ place: Int) -> Void)
    {
        for pixel in 0..<pixels {
            for channel in 0..<4 {
                body(4 * pixel + channel, pixel % phases * stride + 4 * (pixel / phases) + channel)
            }
        }
    }

    private static func firstRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ weights: [Int],
        phases: Int,
        to output: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        forEachLane(pixels: pixels, phases: phases, stride: stride) { lane, place in
            let sum = weights.indices.reduce(0) { $0 + weights[$1] * Int(rows[$1][lane]) }
            output[place] = (word(sum << Int(gain)) &+ 2) >> 2
        }
    }

    private static func firstColumns(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: [Int],
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        for lane in 0..<lanes {
            let sum = weights.indices.reduce(0) { $0 + weights[$1] * Int(taps[$1][lane]) }
            output[lane] = word(sum << Int(gain))
        }
    }

    private static func weight(_ tap: Int, taps: Int, _ weights: SIMD8<UInt16>) -> Int {
        Int(weights[min(tap, taps - 1 - tap)])
    }

    public static func quarterRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        taps: Int,
        weights: SIMD8<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        forEachLane(pixels: pixels, phases: 4, stride: stride) { lane, place in
            let sums = (0..<taps / 2).map { tap in
                Int(rows[tap][lane]) * weight(tap, taps: taps, weights)
                    + Int(rows[tap + taps / 2][lane]) * weight(tap + taps / 2, taps: taps, weights)
            }
            let averages = Swift.stride(from: 0, to: sums.count, by: 2).map { index in
                (sums[index] + (index + 1 < sums.count ? sums[index + 1] : 0) + 1) / 2
            }
            phases[place] = word(gain > 0 ? (sums.reduce(0, +) << Int(gain) + 1) / 2 : averages.reduce(0, +))
        }
    }

    public static func quarterColumns(
        _ columns: UnsafePointer<UnsafePointer<UInt16>>,
        taps: Int,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        for lane in 0..<lanes {
            if gain > 0 {
                let sum = (0..<taps).reduce(0) { $0 + Int(columns[$1][lane]) * weight($1, taps: taps, weights) }
                output[lane] = word(sum << Int(gain) / 512)
            } else {
                output[lane] = word(
                    (0..<taps / 2).reduce(taps / 4) { sum, tap in
                        let average = (Int(columns[tap][lane]) + Int(columns[taps - 1 - tap][lane]) + 1) / 2
                        return sum + product(word(average), weights[tap] << 8)
                    }
                )
            }
        }
    }

    public static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        firstRows(rows, halving, phases: 2, to: phases, stride: stride, pixels: pixels, gain: gain)
    }

    public static func halveColumns(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        firstColumns(taps, halving, to: output, lanes: lanes, gain: gain)
    }

    /// Three averages of lanes that share a weight, weighed by 1/16, 5/16 and 10/16; the sum itself where it is doubled.
    private static func halved(_ taps: UnsafePointer<UnsafePointer<UInt16>>, _ lane: Int, gain: UInt16) -> UInt16 {
        if gain > 0 {
            let sum = halving.indices.reduce(0) { $0 + halving[$1] * Int(taps[$1][lane]) }
            return word((sum * 2 << Int(gain) + 32) / 64)
        }
        return word(
            [1, 5, 10].enumerated().reduce(1) { sum, pair in
                let average = (Int(taps[pair.offset][lane]) + Int(taps[5 - pair.offset][lane]) + 1) / 2
                return sum + product(word(average), pair.element << 12)
            }
        )
    }

    public static func halveRowsAgain(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        forEachLane(pixels: pixels, phases: 2, stride: stride) { lane, place in
            phases[place] = halved(rows, lane, gain: gain)
        }
    }

    public static func halveColumnsAgain(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        for lane in 0..<lanes { output[lane] = halved(taps, lane, gain: gain) }
    }

    public static func gatherRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        for lane in 0..<lanes {
            let sum = (0..<count).reduce((count + 1) / 2) { $0 + product(rows[$1][lane], weights[$1]) }
            output[lane] = shift == 0 ? word(sum) : word(sum + 1) >> 1
        }
    }

    public static func gatherRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        gatherRows(rows, weights: weights, count: count, shift: shift, to: first, lanes: lanes)
        gatherRows(rows + 1, weights: weights, count: count, shift: shift, to: second, lanes: lanes)
    }

    public static func widen(_ row: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt16>, lanes: Int) {
        for lane in 0..<lanes { output[lane] = UInt16(row[lane]) * 128 }
    }

    public static func gatherPairs(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        pixels: Int
    ) {
        func average(_ a: Int, _ b: Int) -> UInt16 { word((a + b + 1) / 2) }
        for lane in 0..<2 * pixels {
            let low = (0...2 * radius).map { Int(rows[$0][2 * lane]) * 256 }
            let words = low.indices.map { low[$0] / 256 + Int(rows[$0][2 * lane + 1]) * 256 }
            let sums = [low, words].map { values in
                (0..<radius).reduce((radius + 1) / 2 + product(word(values[0]), weights[0])) {
                    $0 + product(average(values[2 * $1 + 1], values[2 * $1 + 2]), weights[$1 + 1])
                }
            }
            even[lane] = word(sums[0])
            odd[lane] = word(max(Int(word(sums[1])) - Int(word(sums[0]) / 256), 0))
        }
    }

    private static func pairSum(
        _ row: UnsafePointer<UInt16>,
        _ lane: Int,
        weights: UnsafePointer<UInt16>,
        radius: Int
    ) -> UInt16 {
        word(
            (0..<radius).reduce((radius + 1) / 2 + product(row[lane] &* 2, weights[0])) {
                let reach = 2 * ($1 + 1)
                return $0 + product(row[lane - reach] &+ row[lane + reach], weights[$1 + 1])
            }
        )
    }

    public static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        for lane in 0..<4 * pixels {
            let sum = pairSum(lane % 2 == 0 ? even : odd, lane / 2, weights: weights, radius: radius)
            output[lane] = byte(Int((sum &+ 64) >> 7))
        }
    }

    public static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        for lane in 0..<4 * pixels {
            let sum = pairSum(lane % 2 == 0 ? even : odd, lane / 2, weights: weights, radius: radius)
            output[lane] = byte(Int(word(product(sum &* 2, reciprocals[lane / 2]) + 16) >> 5))
        }
    }

    public static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        for lane in 0..<lanes {
            var sum = (radius + 1) / 2 + product(row[lane], weights[0])
            for distance in 0..<radius {
                let reach = 4 * (distance + 1)
                sum += product(row[lane - reach] &+ row[lane + reach], weights[distance + 1])
            }
            output[lane] = word(sum)
        }
    }

    /// Both halves of one lane of a sample.
    private static func doubled(_ row: UnsafePointer<UInt16>, _ lane: Int) -> [UInt16] {
        [(lane - 4, lane + 4), (lane + 4, lane - 4)].map { near, far in
            word(1 + product(row[lane], 40960) + product(row[near], 20480) + product(row[far], 4096))
        }
    }

    public static func double(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int) {
        for lane in 0..<4 * samples {
            for (half, value) in doubled(row, lane).enumerated() { output[lane / 4 * 8 + lane % 4 + 4 * half] = value }
        }
    }

    /// The four quarters of a sample, of the five around it.
    private static func quadrupled(_ samples: [UInt16], _ weights: SIMD8<UInt16>) -> [UInt16] {
        let sum = samples[1] &+ samples[3]
        let difference = Int(Int16(bitPattern: samples[1] &- samples[3]))
        func slope(_ weight: UInt16) -> Int { (difference * Int(Int16(bitPattern: weight))) >> 16 }
        func middle(_ own: UInt16, _ both: UInt16) -> Int { 1 + product(samples[2], own) + product(sum, both) }
        let (outside, inside) = (middle(weights[0], weights[1]), middle(weights[3], weights[4]))
        return [
            word(outside + slope(weights[2]) + product(samples[0], weights[6])),
            word(inside + slope(weights[5])),
            word(inside - slope(weights[5])),
            word(outside - slope(weights[2]) + product(samples[4], weights[6])),
        ]
    }

    public static func quadruple(
        _ row: UnsafePointer<UInt16>,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let reach = weights[6] > 0 ? 2 : 1
        for lane in 0..<4 * samples {
            let around = (-2...2).map { abs($0) > reach ? 0 : row[lane + 4 * $0] }
            for (quarter, value) in quadrupled(around, weights).enumerated() {
                output[lane / 4 * 16 + lane % 4 + 4 * quarter] = value
            }
        }
    }

    /// A value in 8.7 rounded to 8 bits; with a reciprocal in 3.13, by way of 11.5.
    private static func joined(_ value: UInt16, _ reciprocal: UInt16?) -> UInt8 {
        guard let reciprocal else { return byte(Int((value &+ 64) >> 7)) }
        return byte(Int(word(product(value &* 2, reciprocal) + 16) >> 5))
    }

    private static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD4<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            let column = (0..<3).flatMap { [UInt16](repeating: rows[$0][lane], count: 4) }
            let halves = column.withUnsafeBufferPointer { doubled($0.baseAddress ?? rows[0], 4) }
            for row in 0..<2 { outputs[row][lane] = joined(halves[row], reciprocals?[row]) }
        }
        return areOpaque(outputs, count: 2, lanes: lanes)
    }

    private static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: SIMD8<UInt16>,
        _ reciprocals: SIMD4<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            let column = (0..<5).map { (1...3).contains($0) || weights[6] > 0 ? rows[$0][lane] : 0 }
            for (row, value) in quadrupled(column, weights).enumerated() {
                outputs[row][lane] = joined(value, reciprocals?[row])
            }
        }
        return areOpaque(outputs, count: 4, lanes: lanes)
    }

    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwo(rows, nil, outputs, lanes) }

    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD4<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwo(rows, reciprocals, outputs, lanes) }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinFour(rows, weights, nil, outputs, lanes) }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        reciprocals: SIMD4<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinFour(rows, weights, reciprocals, outputs, lanes) }

    private static func areOpaque(
        _ rows: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        count: Int,
        lanes: Int
    ) -> Bool {
        (0..<count).allSatisfy { row in Swift.stride(from: 3, to: lanes, by: 4).allSatisfy { rows[row][$0] == 255 } }
    }

    public static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int) {
        for lane in 0..<lanes { output[lane] = byte(Int((row[lane] &+ 64) >> 7)) }
    }

    public static func multiply(
        _ row: UnsafeMutablePointer<UInt16>,
        by reciprocals: UnsafePointer<UInt16>,
        lanes: Int
    ) {
        for lane in 0..<lanes {
            row[lane] = UInt16(min((Int(row[lane]) * Int(reciprocals[lane]) + 4096) / 8192, 32767))
        }
    }

    public static func reciprocals(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        for lane in 0..<lanes {
            let quotient = Float(8192 * 32640) / Float(max(row[lane], 4096))
            output[lane] = UInt16(min(Int(quotient + 0.5), 65535))
        }
    }

    public static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        for lane in 0..<4 * count { pixels[lane] = min(pixels[lane], pixels[lane | 3]) }
    }
}
