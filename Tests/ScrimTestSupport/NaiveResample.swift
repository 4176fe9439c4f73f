import KernelInterface

/// The definitions of the kernels for scaling, one channel at a time.
public enum NaiveResample: ResampleKernels {
    public static func resampleColumns(
        _ rows: UnsafePointer<UInt8>,
        stride: Int,
        weights: UnsafePointer<Int16>,
        taps: Int,
        count: Int,
        into output: UnsafeMutablePointer<Int16>
    ) {
        for index in 0..<count {
            let sum = (0..<taps).reduce(0) { $0 + Int(rows[$1 * stride + index]) * Int(weights[$1]) }
            // From 1/16,384 to 1/128, to nearest.
            output[index] = Int16((sum + 64) >> 7 - 16384)
        }
    }

    public static func resampleRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        row: UnsafePointer<Int16>,
        firsts: UnsafePointer<Int32>,
        weights: UnsafePointer<Int16>,
        taps: Int
    ) {
        for index in 0..<count {
            func value(_ channel: Int) -> Int {
                let sum = (0..<taps).reduce(0) {
                    let value = Int(row[4 * (Int(firsts[index]) + $1) + channel]) + 16384
                    return $0 + value * Int(weights[index * taps + $1])
                }
                // From 1/128 · 1/16,384 to whole steps, to nearest.
                return (sum + 1 << 20) >> 21
            }
            let alpha = min(max(value(3), 0), 255)
            pixels[index] = (0..<3).reduce(UInt32(alpha) << 24) {
                $0 | UInt32(min(max(value($1), 0), alpha)) << (8 * $1)
            }
        }
    }

    public static func resampleBilinearRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        width: Int,
        height: Int,
        x: Double,
        y: Double,
        stepX: Double,
        stepY: Double
    ) {
        for index in 0..<count {
            // In 1/256 of a pixel, to nearest.
            let px = Int(max(0, min(x + Double(index) * stepX, Double(width - 1))) * 256 + 0.5)
            let py = Int(max(0, min(y + Double(index) * stepY, Double(height - 1))) * 256 + 0.5)
            pixels[index] = 0
            for channel in 0..<4 {
                var sum = 0
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let column = min(px / 256 + dx, width - 1)
                    let row = min(py / 256 + dy, height - 1)
                    let weight = (dx == 0 ? 256 - px % 256 : px % 256) * (dy == 0 ? 256 - py % 256 : py % 256)
                    sum += Int(source[row * width + column] >> (8 * channel) & 255) * weight
                }
                pixels[index] |= UInt32((sum + 32768) >> 16) << (8 * channel)
            }
        }
    }
}
