import CVector
import KernelInterface

extension KernelSet {
    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UInt8
    ) {
        let parts = SIMD32<UInt8>(repeating: coverage)
        let isWhole = coverage == 255
        let whole = count & ~7
        var index = 0
        while index < whole {
            var pixels = loadPixels(source + index)
            if !isWhole { pixels = cvector_multiply(pixels, parts) }
            over(pixels, destination + index)
            index &+= 8
        }
        while index < count {
            destination[index] = blendOver(blendScale(source[index], UInt32(coverage)), destination[index])
            index &+= 1
        }
    }

    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    ) {
        let whole = count & ~7
        var index = 0
        while index < whole {
            let parts = loadEight(coverage + index)
            if !isZero(parts) {
                over(cvector_multiply(loadPixels(source + index), cvector_repeat(parts)), destination + index)
            }
            index &+= 8
        }
        while index < count {
            let pixel = blendScale(source[index], UInt32(coverage[index]))
            destination[index] = blendOver(pixel, destination[index])
            index &+= 1
        }
    }

    public static func blendMixRow(
        old: UnsafePointer<UInt32>,
        new: UnsafeMutablePointer<UInt32>,
        count: Int,
        coverage: UnsafePointer<UInt8>
    ) {
        let whole = count & ~7
        var index = 0
        while index < whole {
            let parts = cvector_repeat(loadEight(coverage + index))
            storePixels(cvector_mix(loadPixels(old + index), loadPixels(new + index), parts), new + index)
            index &+= 8
        }
        while index < count {
            new[index] = blendMix(old[index], new[index], UInt32(coverage[index]))
            index &+= 1
        }
    }
}

/// Draws eight pixels over others; where all are clear or all opaque, the others are not read.
@inline(__always)
private func over(_ pixels: SIMD32<UInt8>, _ destination: UnsafeMutablePointer<UInt32>) {
    let rest = cvector_transparencies(pixels)
    if cvector_is_zero(rest) { return storePixels(pixels, destination) }
    if cvector_is_zero(pixels) { return }
    storePixels(cvector_add(pixels, cvector_multiply(loadPixels(destination), rest)), destination)
}
