import KernelInterface

extension KernelSet {
    public static func materialAddRow(_ row: UnsafePointer<UInt8>, to sum: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            sum[i] = sum[i] &+ UInt16(row[i])
            i &+= 1
        }
    }

    public static func materialTreat(
        _ color: MaterialColor,
        _ sum: UnsafePointer<UInt16>,
        columns: Int,
        first: Int,
        rows: Int,
        factor: Int,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        var column = 0
        var end = Swift.min(first, columns)
        var cell = output
        while column < columns {
            let count = rows &* (end &- column)
            var (red, green, blue, alpha) = (0, 0, 0, 0)
            while column < end {
                red &+= Int(sum[4 &* column])
                green &+= Int(sum[4 &* column &+ 1])
                blue &+= Int(sum[4 &* column &+ 2])
                alpha &+= Int(sum[4 &* column &+ 3])
                column &+= 1
            }
            color.store(
                red: red,
                green: green,
                blue: blue,
                alpha: alpha,
                count: count,
                scale: count &* factor,
                to: cell
            )
            cell += 4
            end = Swift.min(end &+ 4, columns)
        }
    }
}

extension MaterialColor {
    @inline(__always)
    fileprivate func store(
        red: Int,
        green: Int,
        blue: Int,
        alpha: Int,
        count: Int,
        scale: Int,
        to cell: UnsafeMutablePointer<UInt16>
    ) {
        // Straight colours: of premultiplied sums, the sum of alpha is the whole.
        let whole = Swift.max(Double(alpha), 1)
        let (r, g, b) = (Double(red) / whole, Double(green) / whole, Double(blue) / whole)
        let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let rest = 1 - luma
        let base =
            keep * luma + rest * rest * rest * curve.0 + 3 * rest * rest * luma * curve.1
            + 3 * rest * luma * luma * curve.2 + luma * luma * luma * curve.3
        // Half up, like every rounding to 8 bits here.
        let opacity = (2 &* alpha &+ count) / (2 &* count)
        let unit = Double(opacity)
        cell[0] = UInt16(truncatingIfNeeded: scale &* Self.level(base + spread * (r - luma), unit))
        cell[1] = UInt16(truncatingIfNeeded: scale &* Self.level(base + spread * (g - luma), unit))
        cell[2] = UInt16(truncatingIfNeeded: scale &* Self.level(base + spread * (b - luma), unit))
        cell[3] = UInt16(truncatingIfNeeded: scale &* opacity)
    }

    /// `value`, clamped to 0…1, as a part of `unit`, rounded half up.
    @inline(__always)
    private static func level(_ value: Double, _ unit: Double) -> Int {
        Int((value < 0 ? 0 : value > 1 ? 1 : value) * unit + 0.5)
    }
}
