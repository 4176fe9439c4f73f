import CVector
import KernelInterface

extension KernelSet {
    public static func coverageBlend(
        _ band: CoverageBand,
        evenOdd: Bool,
        color: UInt32,
        into target: UnsafeMutablePointer<UInt32>,
        stride: Int
    ) {
        let color = SolidColor(color)
        var row = 0
        while row < band.rows {
            prefetch(band, row: row &+ 6, target + (row &+ 6) &* stride)
            if evenOdd {
                blendBandRow(band, row, true, color, target + row &* stride)
            } else {
                blendBandRow(band, row, false, color, target + row &* stride)
            }
            row &+= 1
        }
    }
}

/// Asks for the pixels of a row that is drawn soon: short rows end before the processor knows where the next begins.
@inline(__always)
private func prefetch(_ band: CoverageBand, row: Int, _ target: UnsafeMutablePointer<UInt32>) {
    guard row < band.rows, band.wordsPerRow <= 4 else { return }
    var x = 0
    while x < band.width {
        cvector_prefetch(target + x)
        x &+= 16
    }
}

@inline(__always)
private func blendBandRow(
    _ band: CoverageBand,
    _ row: Int,
    _ evenOdd: Bool,
    _ color: SolidColor,
    _ target: UnsafeMutablePointer<UInt32>
) {
    walkCoverage(band, row: row) { from, to, area in
        guard area != 0 else { return }
        color.blend(coverageValue(area: area, evenOdd: evenOdd), target + from, to &- from)
    } group: { from, to, areas in
        let values = coverageValues(areas: areas, evenOdd: evenOdd)
        if to &- from == 8 {
            color.blend(values, target + from)
        } else {
            color.blend(values, target + from, to &- from)
        }
    }
}

private struct SolidColor {
    let pixel: UInt32
    let pixels: SIMD32<UInt8>

    @inline(__always)
    init(_ pixel: UInt32) {
        self.pixel = pixel
        pixels = eightTimes(pixel)
    }

    /// Draws pixels that have one coverage.
    @inline(__always)
    func blend(_ coverage: UInt8, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
        KernelSet.blendSolid(target, count: count, color: blendScale(pixel, UInt32(coverage)))
    }

    /// Draws eight pixels.
    @inline(__always)
    func blend(_ coverage: SIMD8<Int32>, _ target: UnsafeMutablePointer<UInt32>) {
        storePixels(cvector_draw(pixels, coverage, loadPixels(target)), target)
    }

    /// Draws the first of eight pixels.
    @inline(__always)
    func blend(_ coverage: SIMD8<Int32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
        var bytes = unsafeBitCast(cvector_bytes(coverage), to: UInt64.self)
        var index = 0
        while index < count {
            target[index] = blendOver(blendScale(pixel, UInt32(truncatingIfNeeded: bytes & 255)), target[index])
            bytes &>>= 8
            index &+= 1
        }
    }
}
