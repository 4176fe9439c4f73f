extension KernelSet {
    public static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt16
    ) {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let (d, e, f) = (rows[3], rows[4], rows[5])
        let half = ((1 as UInt16) &<< shift) &>> 1
        var i = 0
        while i < lanes {
            let outer = UInt16(a[i]) &+ UInt16(f[i])
            let inner = UInt16(b[i]) &+ UInt16(e[i]) &+ (UInt16(c[i]) &+ UInt16(d[i])) &* 2
            output[i] = (outer &+ inner &* 5 &+ half) &>> shift
            i &+= 1
        }
    }

    public static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt32
    ) {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let (d, e, f) = (rows[3], rows[4], rows[5])
        let half = ((1 as UInt32) &<< shift) &>> 1
        var i = 0
        while i < lanes {
            let outer = UInt32(a[i]) &+ UInt32(f[i])
            let inner = UInt32(b[i]) &+ UInt32(e[i]) &+ (UInt32(c[i]) &+ UInt32(d[i])) &* 2
            output[i] = UInt16(truncatingIfNeeded: (outer &+ inner &* 5 &+ half) &>> shift)
            i &+= 1
        }
    }

    public static func splitPixels(
        _ row: UnsafePointer<UInt16>,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        pairs: Int
    ) {
        let (row, even, odd) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(even), UnsafeMutableRawPointer(odd))
        var offset = 0
        while offset < 8 &* pairs {
            let left = row.loadUnaligned(fromByteOffset: 2 &* offset, as: UInt64.self)
            let right = row.loadUnaligned(fromByteOffset: 2 &* offset &+ 8, as: UInt64.self)
            even.storeBytes(of: left, toByteOffset: offset, as: UInt64.self)
            odd.storeBytes(of: right, toByteOffset: offset, as: UInt64.self)
            offset &+= 8
        }
    }

    public static func halveColumns(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    ) {
        var i = 0
        while i < lanes {
            let outer = even[i] &+ odd[i &+ 8]
            let inner = odd[i] &+ even[i &+ 8] &+ (even[i &+ 4] &+ odd[i &+ 4]) &* 2
            output[i] = (outer &+ inner &* 5) &<< gain
            i &+= 1
        }
    }

    public static func halveColumns(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt32
    ) {
        let half = ((1 as UInt32) &<< shift) &>> 1
        var i = 0
        while i < lanes {
            let outer = UInt32(even[i]) &+ UInt32(odd[i &+ 8])
            let inner =
                UInt32(odd[i]) &+ UInt32(even[i &+ 8]) &+ (UInt32(even[i &+ 4]) &+ UInt32(odd[i &+ 4])) &* 2
            output[i] = UInt16(truncatingIfNeeded: (outer &+ inner &* 5 &+ half) &>> shift)
            i &+= 1
        }
    }
}
