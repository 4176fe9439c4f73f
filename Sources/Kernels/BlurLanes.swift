extension KernelSet {
    /// Sixteen lanes at any address.
    @inline(__always)
    static func loadWords(_ base: UnsafeRawPointer, _ offset: Int) -> SIMD16<UInt16> {
        base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt16>.self)
    }

    @inline(__always)
    static func storeWords(_ values: SIMD16<UInt16>, _ base: UnsafeMutableRawPointer, _ offset: Int) {
        base.storeBytes(of: values, toByteOffset: offset, as: SIMD16<UInt16>.self)
    }

    /// Eight pixels at any address.
    @inline(__always)
    static func loadBytes(_ row: UnsafePointer<UInt8>, _ offset: Int) -> SIMD32<UInt8> {
        UnsafeRawPointer(row).loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
    }
}
