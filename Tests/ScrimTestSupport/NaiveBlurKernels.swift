import KernelInterface

/// The definitions of the blur's kernels, one lane at a time.
public enum NaiveBlurKernels: BlurKernels {
    /// The upper half of a product of 16-bit values.
    static func product(_ value: UInt16, _ weight: Int) -> Int { (Int(value) * weight) >> 16 }

    static func product(_ value: UInt16, _ weight: UInt16) -> Int { product(value, Int(weight)) }

    /// A sum in 16 bits.
    static func word(_ sum: Int) -> UInt16 { UInt16(truncatingIfNeeded: sum) }

    static func byte(_ value: Int) -> UInt8 { UInt8(min(value, 255)) }

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

    public static func foldRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        for lane in 0..<lanes {
            let sum = (0..<radius).reduce((radius + 2) / 2 + product(rows[radius][lane], weights[0])) {
                let mean = (Int(rows[radius - $1 - 1][lane]) + Int(rows[radius + $1 + 1][lane]) + 1) / 2
                return $0 + product(word(mean), weights[$1 + 1])
            }
            output[lane] = word(sum + 1) >> 1
        }
    }

    public static func foldRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        foldRows(rows, weights: weights, radius: radius, to: first, lanes: lanes)
        foldRows(rows + 1, weights: weights, radius: radius, to: second, lanes: lanes)
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
        copy: Int,
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
            (even[lane + copy], odd[lane + copy]) = (even[lane], odd[lane])
        }
    }

    public static func gatherPairsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        evenNext: UnsafeMutablePointer<UInt16>,
        oddNext: UnsafeMutablePointer<UInt16>,
        copy: Int,
        kept: UnsafeMutablePointer<UInt8>,
        keptNext: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        for (middle, even, odd) in [(radius, even, odd), (radius + 1, evenNext, oddNext)] {
            let pairs = [rows[middle]] + (0..<radius).flatMap { [rows[middle - $0 - 1], rows[middle + $0 + 1]] }
            pairs.withUnsafeBufferPointer { pairs in
                guard let base = pairs.baseAddress else { return }
                gatherPairs(base, weights: weights, radius: radius, even: even, odd: odd, copy: copy, pixels: pixels)
            }
        }
        for lane in 0..<4 * pixels {
            (kept[lane], keptNext[lane]) = (rows[radius][lane], rows[radius + 1][lane])
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
        copy: Int,
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
    static func doubled(_ row: UnsafePointer<UInt16>, _ lane: Int) -> [UInt16] {
        [(lane - 4, lane + 4), (lane + 4, lane - 4)].map { near, far in
            word(1 + product(row[lane], 40960) + product(row[near], 20480) + product(row[far], 4096))
        }
    }

    public static func double(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int) {
        for lane in 0..<4 * samples {
            for (half, value) in doubled(row, lane).enumerated() { output[lane / 4 * 8 + lane % 4 + 4 * half] = value }
        }
    }

    /// Both halves of a sample, of the five around it, with ten taps.
    static func finelyDoubled(_ samples: [UInt16]) -> [UInt16] {
        func signed(_ value: UInt16, _ weight: Int) -> Int { (Int(Int16(bitPattern: value)) * weight) >> 16 }
        let even =
            2 + product(samples[2], 126 << 8) + product(samples[1] &+ samples[3], 60 << 8)
            + product(samples[0] &+ samples[4], 5 << 8)
        let odd = signed(samples[1] &- samples[3], 24 << 8) + signed(samples[0] &- samples[4], 4 << 8)
        return [word(even + odd), word(even - odd)]
    }

    public static func doubleFine(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        for lane in 0..<4 * samples {
            let around = (-2...2).map { row[lane + 4 * $0] }
            for (half, value) in finelyDoubled(around).enumerated() {
                output[lane / 4 * 8 + lane % 4 + 4 * half] = value
            }
        }
    }

    /// The three thirds of a sample, of the five around it.
    static func tripled(_ samples: [UInt16]) -> [UInt16] {
        let (own, sum) = (samples[2], samples[1] &+ samples[3])
        let slope = (Int(Int16(bitPattern: samples[1] &- samples[3])) * 10114) >> 16
        let sides = 1 + product(own, 36409) + product(sum, 14159)
        return [
            word(sides + slope + product(samples[0], 809)),
            word(1 + product(own, 41264) + product(sum, 12136)),
            word(sides - slope + product(samples[4], 809)),
        ]
    }

    public static func triple(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int) {
        for lane in 0..<4 * samples {
            for (third, value) in tripled((-2...2).map { row[lane + 4 * $0] }).enumerated() {
                output[lane / 4 * 12 + lane % 4 + 4 * third] = value
            }
        }
    }

    /// The four quarters of a sample, of the five around it.
    static func quadrupled(_ samples: [UInt16], _ weights: SIMD8<UInt16>) -> [UInt16] {
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

    /// The eight eighths of a sample, of the three around it.
    static func octupled(_ samples: [UInt16]) -> [UInt16] {
        let mean = word((Int(samples[0]) + Int(samples[2]) + 1) / 2)
        let bend = Int(Int16(bitPattern: mean &- samples[1]))
        let slope = Int(Int16(bitPattern: samples[0] &- samples[2]))
        return (0..<8).map { place in
            // Distances in sixteenths of a sample: t² is that of 256, t/2 of 32.
            let distance = 2 * place - 7
            let middle = 1 + Int(samples[1]) + (bend * (64 + distance * distance) * 256) >> 16
            let side = (slope * abs(distance) * 2048) >> 16
            return word(distance < 0 ? middle + side : middle - side)
        }
    }

    /// A pixel of three means, with a bend and a slope in 1.15.
    static func mixed(_ samples: [UInt16], _ bend: UInt16, _ slope: UInt16) -> UInt16 {
        func rounded(_ difference: UInt16, _ share: UInt16) -> Int {
            (Int(Int16(bitPattern: difference)) * Int(Int16(bitPattern: share)) + 16384) >> 15
        }
        let mean = word((Int(samples[0]) + Int(samples[2]) + 1) / 2)
        return word(
            Int(samples[1]) + rounded(mean &- samples[1], bend) + rounded(samples[0] &- samples[2], slope)
        )
    }

    public static func octuple(
        _ row: UnsafePointer<UInt16>,
        bends: UnsafePointer<UInt16>,
        slopes: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        for pixel in 0..<8 * samples {
            for channel in 0..<4 {
                let around = (-1...1).map { row[4 * (pixel / 8 + $0) + channel] }
                output[4 * pixel + channel] = mixed(around, bends[pixel], slopes[pixel])
            }
        }
    }

    public static func shareEighths(
        _ masses: UnsafePointer<UInt16>,
        bends: UnsafeMutablePointer<UInt16>,
        slopes: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        for pixel in 0..<8 * samples {
            // In sixteenths of a sample, so that all shares are whole parts of 512.
            let distance = Float(2 * (pixel % 8) - 7)
            let (before, after) = ((8 - distance) * (8 - distance), (8 + distance) * (8 + distance))
            let around = (-1...1).map { Float(masses[4 * (pixel / 8 + $0)]) }
            let (first, last) = (before * around[0], after * around[2])
            let sum = max((first + last) + (512 - before - after) * around[1], 1)
            bends[pixel] = UInt16(min((first + last) / sum * 32768 + 0.5, 32767))
            slopes[pixel] = word(Int((first - last) / sum * 16384 + 16384.5) - 16384)
        }
    }

    public static func octuple(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int) {
        for lane in 0..<4 * samples {
            for (eighth, value) in octupled((-1...1).map { row[lane + 4 * $0] }).enumerated() {
                output[lane / 4 * 32 + lane % 4 + 4 * eighth] = value
            }
        }
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
