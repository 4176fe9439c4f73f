/// The product of two rows of coverage, rounded to nearest; the output may be one of the inputs.
public func blendCoverage(
    _ a: UnsafePointer<UInt8>,
    _ b: UnsafePointer<UInt8>,
    count: Int,
    into output: UnsafeMutablePointer<UInt8>
) {
    var index = 0
    while index < count {
        output[index] = UInt8(truncatingIfNeeded: blendMultiply(UInt32(a[index]), UInt32(b[index])))
        index &+= 1
    }
}

/// A row of coverage multiplied by one factor of 0…255, rounded to nearest.
public func blendCoverage(
    _ a: UnsafePointer<UInt8>,
    times factor: UInt8,
    count: Int,
    into output: UnsafeMutablePointer<UInt8>
) {
    let factor = UInt32(factor)
    var index = 0
    while index < count {
        output[index] = UInt8(truncatingIfNeeded: blendMultiply(UInt32(a[index]), factor))
        index &+= 1
    }
}

/// The alpha channel of a row of pixels.
public func blendAlpha(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>) {
    var index = 0
    while index < count {
        output[index] = UInt8(truncatingIfNeeded: pixels[index] &>> 24)
        index &+= 1
    }
}
