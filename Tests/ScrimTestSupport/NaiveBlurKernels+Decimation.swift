import KernelInterface

/// The making of coarse levels.
extension NaiveBlurKernels {
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

    public static func decimateNextRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        weights: SIMD8<UInt16>,
        carried: UnsafeMutablePointer<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int
    ) {
        forEachLane(pixels: pixels, phases: size, stride: stride) { lane, place in
            let first = (0..<size).reduce(0) { $0 + Int(weights[$1]) * Int(rows[$1][lane]) }
            let second = (0..<size).reduce(0) { $0 + Int(weights[size - 1 - $1]) * Int(rows[$1][lane]) }
            phases[place] = word((Int(carried[lane]) + second + 1) / 2)
            carried[lane] = word(first)
        }
    }

    public static func decimateRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        taps: Int,
        weights: SIMD8<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    ) {
        forEachLane(pixels: pixels, phases: size, stride: stride) { lane, place in
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

    public static func decimateColumns(
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
                output[lane] = word((sum << Int(gain)) >> 17)
            } else {
                output[lane] = word(
                    (0..<taps / 2).reduce(taps / 4) { sum, tap in
                        let average = (Int(columns[tap][lane]) + Int(columns[taps - 1 - tap][lane]) + 1) / 2
                        return sum + product(word(average), weights[tap])
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
}
