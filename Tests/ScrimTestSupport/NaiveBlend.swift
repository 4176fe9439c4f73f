import KernelInterface

/// The definitions of the kernels for blending, one channel at a time.
public enum NaiveBlend: BlendKernels {
    /// A product of bytes, or a sum of such that is at most 255·255, divided by 255 and rounded to nearest.
    ///
    /// 255 is odd, so that nothing lies half-way.
    public static func divided(_ product: Int) -> Int { (2 * product + 255) / 510 }

    /// The four channels of a pixel, alpha last.
    private static func channels(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> (8 * $0) & 255) } }

    private static func pixel(_ channels: [Int]) -> UInt32 {
        channels.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A pixel times a factor in 1/255, drawn over another; no channel goes beyond 255.
    public static func over(_ source: UInt32, times factor: UInt8 = 255, _ destination: UInt32) -> UInt32 {
        let source = channels(source).map { divided($0 * Int(factor)) }
        let destination = channels(destination)
        return pixel((0..<4).map { min(255, source[$0] + divided(destination[$0] * (255 - source[3]))) })
    }

    public static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { output[index] = UInt8(divided(Int(a[index]) * Int(b[index]))) }
    }

    public static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        times factor: UInt8,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { output[index] = UInt8(divided(Int(a[index]) * Int(factor))) }
    }

    public static func blendAlpha(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>)
    {
        for index in 0..<count { output[index] = UInt8(pixels[index] >> 24) }
    }

    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UInt8
    ) {
        for index in 0..<count { destination[index] = over(source[index], times: coverage, destination[index]) }
    }

    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    ) {
        for index in 0..<count { destination[index] = over(source[index], times: coverage[index], destination[index]) }
    }

    public static func blendMixRow(
        old: UnsafePointer<UInt32>,
        new: UnsafeMutablePointer<UInt32>,
        count: Int,
        coverage: UnsafePointer<UInt8>
    ) {
        for index in 0..<count {
            let (from, to, part) = (channels(old[index]), channels(new[index]), Int(coverage[index]))
            new[index] = pixel((0..<4).map { divided(from[$0] * (255 - part) + to[$0] * part) })
        }
    }

    public static func blendFill(_ destination: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32) {
        for index in 0..<count { destination[index] = pixel }
    }

    public static func blendSolid(_ destination: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
        for index in 0..<count { destination[index] = over(color, destination[index]) }
    }

    public static func blendSolid(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        color: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        for index in 0..<count { destination[index] = over(color, times: coverage[index], destination[index]) }
    }

    public static func premultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        for index in 0..<pixels {
            let alpha = source[4 * index + 3]
            for channel in 0..<3 {
                target[4 * index + channel] = UInt8(divided(Int(source[4 * index + channel]) * Int(alpha)))
            }
            target[4 * index + 3] = alpha
        }
    }

    public static func unpremultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        for index in 0..<pixels {
            let alpha = Int(source[4 * index + 3])
            for channel in 0..<3 {
                // 255·c/alpha plus one half, rounded down.
                let value = 510 * Int(source[4 * index + channel]) + alpha
                target[4 * index + channel] = alpha == 0 ? 0 : UInt8(min(255, value / (2 * alpha)))
            }
            target[4 * index + 3] = UInt8(alpha)
        }
    }
}
