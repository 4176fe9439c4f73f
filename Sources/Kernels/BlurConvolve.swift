extension BlurKernels {
    /// Adds four weighted rows to `sum`; a shorter list is padded with rows of weight 0.
    public static func addRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
        let (wa, wb, wc, wd) = (weights[0], weights[1], weights[2], weights[3])
        var i = 0
        while i < lanes {
            let first = multiplyHigh(a[i], wa) &+ multiplyHigh(b[i], wb)
            let second = multiplyHigh(c[i], wc) &+ multiplyHigh(d[i], wd)
            sum[i] = sum[i] &+ first &+ second
            i &+= 1
        }
    }

    /// Halves 8.8 to 8.7, rounded.
    public static func halveValues(_ values: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            values[i] = (values[i] &+ 1) &>> 1
            i &+= 1
        }
    }

    /// Starts a vertical sum of 8-bit rows: the middle row in 8.7 times its weight, plus `bias`.
    public static func startRows(
        _ middle: UnsafePointer<UInt8>,
        weight: UInt16,
        bias: UInt16,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        var i = 0
        while i < lanes {
            sum[i] = multiplyHigh(UInt16(middle[i]) &<< 7, weight) &+ bias
            i &+= 1
        }
    }

    /// Adds two pairs of 8-bit rows to a vertical sum in 8.7, a pair's rows at the same distance and weight.
    public static func addRowPairs(
        _ above: UnsafePointer<UnsafePointer<UInt8>>,
        _ below: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let (a, b, c, d) = (above[0], below[0], above[1], below[1])
        let (near, far) = (weights[0], weights[1])
        var i = 0
        while i < lanes {
            let first = multiplyHigh((UInt16(a[i]) &+ UInt16(b[i])) &<< 7, near)
            let second = multiplyHigh((UInt16(c[i]) &+ UInt16(d[i])) &<< 7, far)
            sum[i] = sum[i] &+ first &+ second
            i &+= 1
        }
    }

    /// Convolves a row in 8.7 with a symmetric kernel of `radius` pixels on each side.
    ///
    /// `row` points at the pixel under the first output's centre and is readable `radius` pixels beyond both ends.
    /// `weights` holds the centre's, then those outwards, and zeros up to a multiple of four after the centre: the row
    /// is then readable as far as those reach.
    public static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let center = weights[0]
        // Each product loses half a unit on average.
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        var i = 0
        while i < lanes {
            output[i] = multiplyHigh(row[i], center) &+ bias
            i &+= 1
        }
        var distance = 1
        while distance <= radius {
            addPairs(row, distance: distance, weights: weights + distance, to: output, lanes: lanes)
            distance &+= 4
        }
    }

    /// Adds the pairs at four distances to a horizontal sum.
    @inline(never)
    private static func addPairs(
        _ row: UnsafePointer<UInt16>,
        distance: Int,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let (l0, r0) = (row - 4 &* distance, row + 4 &* distance)
        let (l1, r1) = (l0 - 4, r0 + 4)
        let (l2, r2) = (l0 - 8, r0 + 8)
        let (l3, r3) = (l0 - 12, r0 + 12)
        let (w0, w1, w2, w3) = (weights[0], weights[1], weights[2], weights[3])
        var i = 0
        while i < lanes {
            let first = multiplyHigh(l0[i] &+ r0[i], w0) &+ multiplyHigh(l1[i] &+ r1[i], w1)
            let second = multiplyHigh(l2[i] &+ r2[i], w2) &+ multiplyHigh(l3[i] &+ r3[i], w3)
            sum[i] = sum[i] &+ first &+ second
            i &+= 1
        }
    }
}
