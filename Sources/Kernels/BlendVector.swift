import CVector

// Eight pixels in one vector, from and to memory of any alignment.

@inline(__always)
func loadPixels(_ pixels: UnsafePointer<UInt32>) -> SIMD32<UInt8> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD32<UInt8>.self)
}

@inline(__always)
func loadPixels(_ pixels: UnsafeMutablePointer<UInt32>) -> SIMD32<UInt8> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD32<UInt8>.self)
}

@inline(__always)
func storePixels(_ pixels: SIMD32<UInt8>, _ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: SIMD32<UInt8>.self)
}

@inline(__always)
func eightTimes(_ pixel: UInt32) -> SIMD32<UInt8> {
    unsafeBitCast(SIMD8<UInt32>(repeating: pixel), to: SIMD32<UInt8>.self)
}

/// The coverages of eight pixels.
@inline(__always)
func loadEight(_ coverage: UnsafePointer<UInt8>) -> SIMD8<UInt8> {
    UnsafeRawPointer(coverage).loadUnaligned(as: SIMD8<UInt8>.self)
}

@inline(__always)
func isZero(_ coverage: SIMD8<UInt8>) -> Bool {
    unsafeBitCast(coverage, to: UInt64.self) == 0
}
