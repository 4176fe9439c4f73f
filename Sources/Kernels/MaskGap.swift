import CVector
import KernelInterface

extension MaskGap {
    /// The gaps after four cells of a row.
    @inline(__always)
    init(_ cells: UnsafeRawPointer) {
        self.init(
            KernelSet.loadWords(cells, -8),
            KernelSet.loadWords(cells, 0),
            KernelSet.loadWords(cells, 8),
            KernelSet.loadWords(cells, 16)
        )
    }

    /// The gap between rows b and c.
    @inline(__always)
    init(
        _ a: UnsafePointer<UInt16>,
        _ b: UnsafePointer<UInt16>,
        _ c: UnsafePointer<UInt16>,
        _ d: UnsafePointer<UInt16>,
        _ i: Int
    ) {
        self.init(
            KernelSet.loadWords(a + i, 0),
            KernelSet.loadWords(b + i, 0),
            KernelSet.loadWords(c + i, 0),
            KernelSet.loadWords(d + i, 0)
        )
    }

    @inline(__always)
    private init(_ a: SIMD16<UInt16>, _ b: SIMD16<UInt16>, _ c: SIMD16<UInt16>, _ d: SIMD16<UInt16>) {
        let middle = unsafeBitCast(cvector_average(b, c), to: SIMD16<Int16>.self)
        self.init(
            middle: middle,
            rest: unsafeBitCast(cvector_average(a, d), to: SIMD16<Int16>.self) &- middle,
            outer: unsafeBitCast(a &- d, to: SIMD16<Int16>.self),
            inner: unsafeBitCast(b &- c, to: SIMD16<Int16>.self)
        )
    }

    /// The values that three weights make, as far before the middle as after it.
    @inline(__always)
    func pair(_ weights: UnsafePointer<Int16>, bias: Int16) -> (SIMD16<Int16>, SIMD16<Int16>) {
        let bend = cvector_multiply_high_signed(rest, SIMD16(repeating: weights[0])) &+ SIMD16(repeating: bias)
        let outerChange = cvector_multiply_high_signed(outer, SIMD16(repeating: weights[1]))
        let change = outerChange &+ cvector_multiply_high_signed(inner, SIMD16(repeating: weights[2]))
        let mean = cvector_add_signed(middle, bend)
        return (cvector_add_signed(mean, change), cvector_subtract_signed(mean, change))
    }
}
