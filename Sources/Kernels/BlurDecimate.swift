/// Six neighbouring rows of `Sample`, weighted 1, 5, 10, 10, 5, 1 when a pyramid is halved.
public struct DecimatedRows<Sample> {
    let first: UnsafePointer<Sample>
    let second: UnsafePointer<Sample>
    let third: UnsafePointer<Sample>
    let fourth: UnsafePointer<Sample>
    let fifth: UnsafePointer<Sample>
    let sixth: UnsafePointer<Sample>

    /// The rows that `row` gives for −2…3.
    public init(_ row: (Int) -> UnsafePointer<Sample>) {
        first = row(-2)
        second = row(-1)
        third = row(0)
        fourth = row(1)
        fifth = row(2)
        sixth = row(3)
    }
}

extension BlurKernels {
    /// The vertical half of the first halving: a quarter of the sum of 32 weights, up to 2,040; `shift` is 2, or less to
    /// scale the result up.
    public static func halveRows(
        _ rows: DecimatedRows<UInt8>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt16
    ) {
        let (a, b, c) = (rows.first, rows.second, rows.third)
        let (d, e, f) = (rows.fourth, rows.fifth, rows.sixth)
        let half = ((1 as UInt16) &<< shift) &>> 1
        var i = 0
        while i < lanes {
            let outer = UInt16(a[i]) &+ UInt16(f[i])
            let inner = UInt16(b[i]) &+ UInt16(e[i]) &+ (UInt16(c[i]) &+ UInt16(d[i])) &* 2
            output[i] = (outer &+ inner &* 5 &+ half) &>> shift
            i &+= 1
        }
    }

    /// The vertical half of a deeper halving: 8.8 in, 8.8 out, rounded; `shift` is 5, or less to scale the result up.
    public static func halveRows(
        _ rows: DecimatedRows<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt32
    ) {
        let (a, b, c) = (rows.first, rows.second, rows.third)
        let (d, e, f) = (rows.fourth, rows.fifth, rows.sixth)
        let half = ((1 as UInt32) &<< shift) &>> 1
        var i = 0
        while i < lanes {
            let outer = UInt32(a[i]) &+ UInt32(f[i])
            let inner = UInt32(b[i]) &+ UInt32(e[i]) &+ (UInt32(c[i]) &+ UInt32(d[i])) &* 2
            output[i] = UInt16(truncatingIfNeeded: (outer &+ inner &* 5 &+ half) &>> shift)
            i &+= 1
        }
    }

    /// Parts a row of 16-bit pixels into its even and its odd ones, so that the next loop runs over lanes.
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

    /// The horizontal half of the first halving: 32 weights of at most 2,040 are 65,280, which is 255 in 8.8, exactly.
    ///
    /// `gain` scales the result up by that many bits.
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

    /// The horizontal half of a deeper halving: 8.8 in, 8.8 out, rounded; `shift` is 5, or less to scale the result up.
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
