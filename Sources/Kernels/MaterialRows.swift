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
        var i = 0
        while i &+ 8 <= cells {
            let (redBlue, greenAlpha) = cellSums(rows, 16 &* i)
            let (red, blue) = (cvector_low_numbers(redBlue), cvector_high_numbers(redBlue))
            let (green, alpha) = (cvector_low_numbers(greenAlpha), cvector_high_numbers(greenAlpha))
            // Straight colours: of premultiplied sums, the sum of alpha is the whole.
            let (r, g, b) = (cvector_parts(red, alpha), cvector_parts(green, alpha), cvector_parts(blue, alpha))
            let base = polynomial(color, cvector_luma(r, g, b))
            // Half up, like every rounding to 8 bits here.
            let opacity = (greenAlpha &>> 16 &+ SIMD8(repeating: 8)) &>> 4
            let unit = cvector_low_numbers(opacity)
            let spread = SIMD8(repeating: color.spread)
            let redLevel = cvector_material_level(cvector_scaled_sum(base, r, spread), unit)
            let greenLevel = cvector_material_level(cvector_scaled_sum(base, g, spread), unit)
            let blueLevel = cvector_material_level(cvector_scaled_sum(base, b, spread), unit)
            let (evens, odds) = (redLevel | blueLevel &<< 16, greenLevel | opacity &<< 16)
            storeWords(cvector_first_cells(evens, odds) &* scale, target, 8 &* i)
            storeWords(cvector_last_cells(evens, odds) &* scale, target, 8 &* i &+ 32)
            i &+= 8
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

    /// The sums of eight cells, two channels a word.
    @inline(__always)
    private static func cellSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> (redBlue: SIMD8<UInt32>, greenAlpha: SIMD8<UInt32>) {
        let (a, b) = (columnSums(rows, offset), columnSums(rows, offset &+ 32))
        let (c, d) = (columnSums(rows, offset &+ 64), columnSums(rows, offset &+ 96))
        return (addCells(a.even, b.even, c.even, d.even), addCells(a.odd, b.odd, c.odd, d.odd))
    }

    /// The sums of four pixels each, in the order of the cells 0 2 4 6 1 3 5 7.
    @inline(__always)
    private static func addCells(
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>
    ) -> SIMD8<UInt32> {
        cvector_add_pairs(cvector_add_word_pairs(a, b), cvector_add_word_pairs(c, d))
    }

    /// The sums of four rows of eight pixels.
    @inline(__always)
    private static func columnSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int
    ) -> (even: SIMD16<UInt16>, odd: SIMD16<UInt16>) {
        let (a, b) = (loadWords(rows[0], offset), loadWords(rows[1], offset))
        let (c, d) = (loadWords(rows[2], offset), loadWords(rows[3], offset))
        return (cvector_add_even_bytes(a, b, c, d), cvector_add_odd_bytes(a, b, c, d))
    }

    @inline(__always)
    private static func polynomial(_ color: MaterialColor, _ luma: SIMD8<Float>) -> SIMD8<Float> {
        let (a, b, c, d) = color.polynomial
        var sum = cvector_scaled_sum(SIMD8(repeating: c), luma, SIMD8(repeating: d))
        sum = cvector_scaled_sum(SIMD8(repeating: b), luma, sum)
        return cvector_scaled_sum(SIMD8(repeating: a), luma, sum)
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
        let (r, g, b) = (Float(sums.x) / whole, Float(sums.y) / whole, Float(sums.z) / whole)
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
