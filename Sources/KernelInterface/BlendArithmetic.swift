// Pixels are 32-bit words in memory order red, green, blue, alpha: on the little-endian machines that this builds for,
// red is the lowest byte. Two channels share a 32-bit word with 16 bits each, so a pixel takes two multiplications.

/// The product a·b/255 of two bytes rounded to nearest, exact for all of them.
@inlinable
@inline(__always)
public func blendMultiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
}

/// Every channel of `pixel` multiplied by `factor` / 255, rounded to nearest.
@inlinable
@inline(__always)
public func blendScale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return divided(low) | (divided(high) &<< 8)
}

/// A pixel drawn over another, both premultiplied.
///
/// The destination is multiplied by (255 − source alpha) / 255 and rounded, then the source is added. Channels that
/// break the rule "colour ≤ alpha" stop at 255 instead of running into their neighbours.
@inlinable
@inline(__always)
public func blendOver(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let kept = blendScale(destination, 255 &- (source &>> 24))
    let low = (kept & 0x00FF_00FF) &+ (source & 0x00FF_00FF)
    let high = ((kept &>> 8) & 0x00FF_00FF) &+ ((source &>> 8) & 0x00FF_00FF)
    return limited(low) | (limited(high) &<< 8)
}

/// The pixel at `coverage` / 255 of the way from `old` to `new`, rounded to nearest.
@inlinable
@inline(__always)
public func blendMix(_ old: UInt32, _ new: UInt32, _ coverage: UInt32) -> UInt32 {
    // old·(255 − c) + new·c ≤ 255·255 fits the 16 bits of a channel, so one rounding is enough.
    let rest = 255 &- coverage
    let low = (old & 0x00FF_00FF) &* rest &+ (new & 0x00FF_00FF) &* coverage &+ 0x0080_0080
    let high = ((old &>> 8) & 0x00FF_00FF) &* rest &+ ((new &>> 8) & 0x00FF_00FF) &* coverage &+ 0x0080_0080
    return divided(low) | (divided(high) &<< 8)
}

/// Two products in 16 bits each, already increased by 128, divided by 255.
@inlinable
@inline(__always)
func divided(_ pair: UInt32) -> UInt32 {
    ((pair &+ ((pair &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
}

/// Two sums of bytes in 16 bits each, limited to 255.
@inlinable
@inline(__always)
func limited(_ pair: UInt32) -> UInt32 {
    (pair | ((pair &>> 8) & 0x0001_0001) &* 255) & 0x00FF_00FF
}
