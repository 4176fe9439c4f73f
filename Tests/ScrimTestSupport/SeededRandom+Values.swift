import Raster

extension SeededRandom {
    /// A number of `range`, uniformly.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
    }

    /// A byte that is 0 or 255 as often as it is anything else: fast paths hide at the ends.
    public mutating func biasedByte() -> UInt8 {
        let bits = next()
        return switch bits & 3 {
        case 0: 0
        case 1: 255
        default: UInt8(truncatingIfNeeded: bits >> 8)
        }
    }

    /// A valid premultiplied pixel with a biased alpha.
    public mutating func pixel() -> PremultipliedColor {
        let alpha = biasedByte()
        return PremultipliedColor(
            red: multiply255(biasedByte(), alpha),
            green: multiply255(biasedByte(), alpha),
            blue: multiply255(biasedByte(), alpha),
            alpha: alpha
        )
    }

    /// A bitmap of independent pixels.
    public mutating func bitmap(width: Int, height: Int) -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * width * height)
        for _ in 0..<(width * height) {
            let color = pixel()
            bytes += [color.red, color.green, color.blue, color.alpha]
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}
