import KernelInterface

extension KernelSet {
    public static func blendCoverage(
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

    public static func blendCoverage(
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

    public static func blendAlpha(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>)
    {
        var index = 0
        while index < count {
            output[index] = UInt8(truncatingIfNeeded: pixels[index] &>> 24)
            index &+= 1
        }
    }
}
