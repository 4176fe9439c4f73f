extension KernelSet {
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

    public static func halveValues(_ values: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            values[i] = (values[i] &+ 1) &>> 1
            i &+= 1
        }
    }

    public static func widen(_ row: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var i = 0
        while i < lanes {
            output[i] = UInt16(row[i]) &<< 7
            i &+= 1
        }
    }

    public static func startSum(
        _ row: UnsafePointer<UInt16>,
        weight: UInt16,
        bias: UInt16,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        var i = 0
        while i < lanes {
            sum[i] = multiplyHigh(row[i], weight) &+ bias
            i &+= 1
        }
    }

    @inline(never)
    public static func addPairs(
        _ above: UnsafePointer<UnsafePointer<UInt16>>,
        _ below: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let (a0, a1, a2, a3) = (above[0], above[1], above[2], above[3])
        let (b0, b1, b2, b3) = (below[0], below[1], below[2], below[3])
        let (w0, w1, w2, w3) = (weights[0], weights[1], weights[2], weights[3])
        var i = 0
        while i < lanes {
            let first = multiplyHigh(a0[i] &+ b0[i], w0) &+ multiplyHigh(a1[i] &+ b1[i], w1)
            let second = multiplyHigh(a2[i] &+ b2[i], w2) &+ multiplyHigh(a3[i] &+ b3[i], w3)
            sum[i] = sum[i] &+ first &+ second
            i &+= 1
        }
    }

    public static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        // Each product loses half a unit on average.
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        startSum(row, weight: weights[0], bias: bias, to: output, lanes: lanes)
        var distance = 1
        while distance <= radius {
            let (left, right) = (row - 4 &* distance, row + 4 &* distance)
            withUnsafePointer(to: (left, left - 4, left - 8, left - 12)) { left in
                withUnsafePointer(to: (right, right + 4, right + 8, right + 12)) { right in
                    addPairs(
                        UnsafeRawPointer(left).assumingMemoryBound(to: UnsafePointer<UInt16>.self),
                        UnsafeRawPointer(right).assumingMemoryBound(to: UnsafePointer<UInt16>.self),
                        weights: weights + distance,
                        to: output,
                        lanes: lanes
                    )
                }
            }
            distance &+= 4
        }
    }
}
