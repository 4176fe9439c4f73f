/// The CIE's ΔE of 1976 between two colours: their distance in L*a*b*, for white D65.
package enum LabDistance {
    /// How many of the pixels of two pictures are further apart than a limit, and the largest distance.
    ///
    /// Colours are taken as the channels are, without their alpha.
    package static func count(
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        height: Int,
        limit: Double
    ) -> (count: Int, largest: Double) {
        let rows = PixelGrid.rowSums(old, new, width: width, height: height) { old, new, y in
            var (count, largest) = (0, 0.0)
            for index in (y * width)..<((y + 1) * width) where old.word(index) != new.word(index) {
                let distance = distance(old.bytes + 4 * index, new.bytes + 4 * index)
                largest = max(largest, distance)
                if distance > limit { count += 1 }
            }
            return (count: count, largest: largest)
        }
        return (rows.reduce(0) { $0 + $1.count }, rows.map(\.largest).max() ?? 0)
    }

    /// The distance of two pixels of 8 bits a channel.
    package static func distance(_ old: UnsafePointer<UInt8>, _ new: UnsafePointer<UInt8>) -> Double {
        let (a, b) = (lab(old), lab(new))
        let change = a - b
        return (change.x * change.x + change.y * change.y + change.z * change.z).squareRoot()
    }

    private static func lab(_ pixel: UnsafePointer<UInt8>) -> SIMD3<Double> {
        let light = LinearLight.eight
        let (red, green, blue) = (light[Int(pixel[0])], light[Int(pixel[1])], light[Int(pixel[2])])
        let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func curve(_ t: Double) -> Double {
        t > 216.0 / 24_389 ? cubeRoot(t) : (24_389.0 / 27 * t + 16) / 116
    }
}
