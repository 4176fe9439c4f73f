/// The colour treatment of a material, on averages of up to 4×4 pixels.
public struct MaterialColor: Sendable {
    /// Factor of each colour's distance from its luma, already times the share that the luminance curve leaves.
    let spread: Double
    /// Factor of the luma itself.
    let keep: Double
    /// Bézier ordinates of the luminance curve, already times its share, and with the brightness added.
    let curve: (Double, Double, Double, Double)

    /// The treatment with the luminance curve's share `amount`, its four ordinates, and what is added at the end.
    public init(saturation: Double, brightness: Double, amount: Double, curve: (Double, Double, Double, Double)) {
        spread = (1 - amount) * saturation
        keep = 1 - amount
        self.curve = (
            amount * curve.0 + brightness,
            amount * curve.1 + brightness,
            amount * curve.2 + brightness,
            amount * curve.3 + brightness
        )
    }

    /// Adds a row of 8-bit pixels to the sum of the rows of a row of cells.
    public static func addRow(_ row: UnsafePointer<UInt8>, to sum: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            sum[i] = sum[i] &+ UInt16(row[i])
            i &+= 1
        }
    }

    /// Averages cells of `pixels` pixels in `rows` rows, treats their colours, and writes them times `factor`.
    ///
    /// `sum` holds the sums of the rows, for pixel columns that the cells share out from the first: `first` columns to
    /// the first cell, four to each after it, what is left of `columns` to the last. A result is an 8-bit pixel; it is
    /// stored times the number of pixels averaged, times `factor`.
    public func treat(
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
            store(red: red, green: green, blue: blue, alpha: alpha, count: count, scale: count &* factor, to: cell)
            cell += 4
            end = Swift.min(end &+ 4, columns)
        }
    }

    @inline(__always)
    private func store(
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
