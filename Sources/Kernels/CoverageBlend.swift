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
    let cells = UnsafeMutableRawPointer(band.cells + row &* band.cellsPerRow)
    let touched = band.touched + row &* band.wordsPerRow
    let width = band.width
    let words = band.wordsPerRow
    let zero = SIMD8<Int32>(repeating: 0)
    var area: Int32 = 0
    var position = 0
    var word = 0
    while word < words {
        var bits = touched[word]
        touched[word] = 0
        while bits != 0 {
            let x = word &* 64 &+ bits.trailingZeroBitCount
            bits &= bits &- 1
            let differences = cells.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<Int32>.self)
            cells.storeBytes(of: zero, toByteOffset: x &* 4, as: SIMD8<Int32>.self)
            // The cell after the last pixel only takes up what falls off the row's right end.
            if x >= width { break }
            if x > position, area != 0 {
                color.blend(coverageValue(area: area, evenOdd: evenOdd), target + position, x &- position)
            }
            let areas = cvector_running_sum(differences) &+ SIMD8<Int32>(repeating: area)
            area = areas[7]
            position = x &+ 8
            let values = evenOdd ? cvector_coverage_even_odd(areas) : cvector_coverage_non_zero(areas)
            if position <= width {
                color.blend(values, target + x)
            } else {
                position = width
                color.blend(values, target + x, width &- x)
            }
        }
        word &+= 1
    }
    if position < width, area != 0 {
        color.blend(coverageValue(area: area, evenOdd: evenOdd), target + position, width &- position)
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
