import CVector
import KernelInterface

extension KernelSet {
    public static func materialCells(
        _ color: MaterialColor,
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        cells: Int,
        factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        let scale = SIMD16(repeating: factor &* 16)
        let target = UnsafeMutableRawPointer(output)
        // From a row to the one that is the first time needed with the next cells, the rows being evenly apart.
        let next = 4 &* (rows[1] - rows[0])
        var i = 0
        while cells >= 16, i < cells {
            // The last sixteen repeat some of those before.
            i = i &+ 16 <= cells ? i : cells &- 16
            prefetch(rows, 16 &* i &+ next)
            let (first, last) = (cellSums(rows, 16 &* i), cellSums(rows, 16 &* i &+ 128))
            let alpha = SIMD16(lowHalf: first.alpha, highHalf: last.alpha)
            // Straight colours: of premultiplied sums, the sum of alpha is the whole.
            let share = cvector_shares(cvector_numbers(alpha))
            let r = cvector_product(cvector_numbers(SIMD16(lowHalf: first.red, highHalf: last.red)), share)
            let g = cvector_product(cvector_numbers(SIMD16(lowHalf: first.green, highHalf: last.green)), share)
            let b = cvector_product(cvector_numbers(SIMD16(lowHalf: first.blue, highHalf: last.blue)), share)
            let base = polynomial(color, cvector_luma(r, g, b))
            // Half up, like every rounding to 8 bits here.
            let opacity = (alpha &+ SIMD16(repeating: 8)) &>> 4
            let (unit, spread) = (cvector_numbers(opacity), SIMD16(repeating: color.spread))
            let red = cvector_material_level(cvector_scaled_sum(base, r, spread), unit)
            let green = cvector_material_level(cvector_scaled_sum(base, g, spread), unit)
            let blue = cvector_material_level(cvector_scaled_sum(base, b, spread), unit)
            let (evens, odds) = (red | blue &<< 16, green | opacity &<< 16)
            storeWords(cvector_first_cells(evens.lowHalf, odds.lowHalf) &* scale, target, 8 &* i)
            storeWords(cvector_last_cells(evens.lowHalf, odds.lowHalf) &* scale, target, 8 &* i &+ 32)
            storeWords(cvector_first_cells(evens.highHalf, odds.highHalf) &* scale, target, 8 &* i &+ 64)
            storeWords(cvector_last_cells(evens.highHalf, odds.highHalf) &* scale, target, 8 &* i &+ 96)
            i &+= 16
        }
        while i < cells {
            var sums = SIMD4<UInt32>(repeating: 0)
            var row = 0
            while row < 4 {
                add(rows[row] + 16 &* i, columns: 4, to: &sums)
                row &+= 1
            }
            store(color, sums, count: 16, factor: factor, to: output + 4 &* i)
            i &+= 1
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
        var sums = SIMD4<UInt32>(repeating: 0)
        var row = 0
        while row < rows {
            add(pixels + row &* stride, columns: columns, to: &sums)
            row &+= 1
        }
        store(color, sums, count: UInt32(truncatingIfNeeded: rows &* columns), factor: factor, to: output)
    }

    /// Asks for the pixels of sixteen cells: the processor by itself asks for them again in every row, and too late.
    @inline(__always)
    private static func prefetch(_ rows: UnsafePointer<UnsafePointer<UInt8>>, _ offset: Int) {
        var row = 0
        while row < 4 {
            let pixels = UnsafeRawPointer(rows[row]) + offset
            cvector_prefetch_far(pixels)
            cvector_prefetch_far(pixels + 64)
            cvector_prefetch_far(pixels + 128)
            cvector_prefetch_far(pixels + 192)
            row &+= 1
        }
    }

    /// The sums of eight cells, in the order 0 2 4 6 1 3 5 7.
    @inline(__always)
    private static func cellSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> (red: SIMD8<UInt32>, green: SIMD8<UInt32>, blue: SIMD8<UInt32>, alpha: SIMD8<UInt32>) {
        let (a, b) = (twoCellSums(rows, offset), twoCellSums(rows, offset &+ 32))
        let (c, d) = (twoCellSums(rows, offset &+ 64), twoCellSums(rows, offset &+ 96))
        let (first, second) = (cvector_interleave_first(a, b), cvector_interleave_first(c, d))
        let (third, fourth) = (cvector_interleave_last(a, b), cvector_interleave_last(c, d))
        return (
            cvector_join_first(first, second), cvector_join_last(first, second),
            cvector_join_first(third, fourth), cvector_join_last(third, fourth)
        )
    }

    @inline(__always)
    private static func twoCellSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> SIMD8<UInt32> {
        cvector_cell_sums(
            loadBytes(rows[0], offset),
            loadBytes(rows[1], offset),
            loadBytes(rows[2], offset),
            loadBytes(rows[3], offset)
        )
    }

    @inline(__always)
    private static func polynomial(_ color: MaterialColor, _ luma: SIMD16<Float>) -> SIMD16<Float> {
        let (a, b, c, d) = color.polynomial
        var sum = cvector_scaled_sum(SIMD16(repeating: c), luma, SIMD16(repeating: d))
        sum = cvector_scaled_sum(SIMD16(repeating: b), luma, sum)
        return cvector_scaled_sum(SIMD16(repeating: a), luma, sum)
    }

    @inline(__always)
    private static func add(_ pixels: UnsafePointer<UInt8>, columns: Int, to sums: inout SIMD4<UInt32>) {
        var column = 0
        while column < columns {
            sums.x &+= UInt32(pixels[4 &* column])
            sums.y &+= UInt32(pixels[4 &* column &+ 1])
            sums.z &+= UInt32(pixels[4 &* column &+ 2])
            sums.w &+= UInt32(pixels[4 &* column &+ 3])
            column &+= 1
        }
    }

    /// Treats and stores the average of `count` pixels.
    @inline(__always)
    private static func store(
        _ color: MaterialColor,
        _ sums: SIMD4<UInt32>,
        count: UInt32,
        factor: UInt16,
        to cell: UnsafeMutablePointer<UInt16>
    ) {
        let whole = Float(sums.w == 0 ? 1 : sums.w)
        let share = 1 / whole
        let (r, g, b) = (Float(sums.x) * share, Float(sums.y) * share, Float(sums.z) * share)
        let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let (p, q, s, t) = color.polynomial
        let base = p + luma * (q + luma * (s + luma * t))
        let opacity = (2 &* sums.w &+ count) / (2 &* count)
        let unit = Float(opacity)
        let scale = factor &* UInt16(truncatingIfNeeded: count)
        cell[0] = scale &* level(base + r * color.spread, unit)
        cell[1] = scale &* level(base + g * color.spread, unit)
        cell[2] = scale &* level(base + b * color.spread, unit)
        cell[3] = scale &* UInt16(truncatingIfNeeded: opacity)
    }

    /// `value`, clamped to 0…1, as a part of `unit`, rounded half up.
    @inline(__always)
    private static func level(_ value: Float, _ unit: Float) -> UInt16 {
        UInt16((value < 0 ? 0 : value > 1 ? 1 : value) * unit + 0.5)
    }
}
