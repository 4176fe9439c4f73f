/// Multiplies straight RGBA8 pixels by their alpha, c·a/255 rounded to nearest.
public func premultiply(
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

/// Divides premultiplied RGBA8 pixels by their alpha, 255·c/a rounded to nearest, halves up.
///
/// Alpha 0 gives clear black; a channel above alpha, which is no colour, gives 255.
public func unpremultiply(
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
