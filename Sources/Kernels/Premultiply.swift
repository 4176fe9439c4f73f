import KernelInterface

extension KernelSet {
    public static func premultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        var index = 0
        while index < 4 &* pixels {
            let alpha = UInt32(source[index &+ 3])
            var channel = 0
            while channel < 3 {
                let product = blendMultiply(UInt32(source[index &+ channel]), alpha)
                target[index &+ channel] = UInt8(truncatingIfNeeded: product)
                channel &+= 1
            }
            target[index &+ 3] = UInt8(truncatingIfNeeded: alpha)
            index &+= 4
        }
    }

    public static func unpremultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        var index = 0
        while index < 4 &* pixels {
            let alpha = UInt32(source[index &+ 3])
            var channel = 0
            while channel < 3 {
                let value = UInt32(source[index &+ channel])
                let quotient = alpha == 0 ? 0 : (510 &* value &+ alpha) / (2 &* alpha)
                target[index &+ channel] = UInt8(truncatingIfNeeded: min(quotient, 255))
                channel &+= 1
            }
            target[index &+ 3] = UInt8(truncatingIfNeeded: alpha)
            index &+= 4
        }
    }
}
