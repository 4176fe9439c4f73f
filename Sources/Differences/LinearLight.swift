import PortableMath

/// sRGB's curve from encoded channels to linear light, for channels of 8 and of 16 bits.
package enum LinearLight {
    package static let eight: [Double] = (0...255).map { DeterministicMath.linearLight(Double($0) / 255) }
    package static let sixteen: [Double] = (0...65_535).map { DeterministicMath.linearLight(Double($0) / 65_535) }
}
