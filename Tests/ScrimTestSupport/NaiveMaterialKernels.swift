import KernelInterface

/// The definitions of the materials' kernels, one cell at a time.
public enum NaiveMaterialKernels: MaterialKernels {
    public static func materialCells(
        _ color: MaterialColor,
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        cells: Int,
        factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        for cell in 0..<cells {
            store(color, (0..<16).map { rows[$0 / 4] + 4 * (4 * cell + $0 % 4) }, factor, to: output + 4 * cell)
        }
    }

    public static func materialCell(
        _ color: MaterialColor,
        _ pixels: UnsafePointer<UInt8>,
        stride: Int,
        columns: Int,
        rows: Int,
        factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        let places = (0..<rows * columns).map { $0 / columns * stride + 4 * ($0 % columns) }
        store(color, places.map { pixels + $0 }, factor, to: output)
    }

    private static func store(
        _ color: MaterialColor,
        _ pixels: [UnsafePointer<UInt8>],
        _ factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        let sums = (0..<4).map { channel in pixels.reduce(0) { $0 + Int($1[channel]) } }
        let share = 1 / Float(max(sums[3], 1))
        let straight = sums[0..<3].map { Float($0) * share }
        let luma = (straight[0] * 0.2126 + straight[1] * 0.7152) + straight[2] * 0.0722
        let (a, b, c, d) = color.polynomial
        let base = a + luma * (b + luma * (c + luma * d))
        // Half up.
        let alpha = (2 * sums[3] + pixels.count) / (2 * pixels.count)
        let scale = Int(factor) * pixels.count
        for channel in 0..<3 {
            let value = min(max(base + straight[channel] * color.spread, 0), 1)
            output[channel] = UInt16(truncatingIfNeeded: Int(value * Float(alpha) + 0.5) * scale)
        }
        output[3] = UInt16(truncatingIfNeeded: alpha * scale)
    }
}
