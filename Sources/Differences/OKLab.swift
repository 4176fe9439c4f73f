/// A colour in OKLab, its lightness through the toe that makes it even for the eye: 0 is black and 1 is white.
///
/// Both are Björn Ottosson's: "A perceptual color space for image processing" and "Okhsv and Okhsl". Only +, −, ×, ÷
/// and the square root are used, so that a distance has the same bits on every machine.
package struct OKLab: Equatable, Sendable {
    package let lightness: Double
    package let a: Double
    package let b: Double

    /// The colour of three channels of linear light in sRGB's primaries.
    package init(red: Double, green: Double, blue: Double) {
        let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = toe(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// HyAB: the difference in lightness, plus the distance in the plane of a and b.
    @inline(__always)
    package func distance(to other: OKLab) -> Double {
        let (da, db) = (a - other.a, b - other.b)
        let dl = lightness - other.lightness
        return (dl < 0 ? -dl : dl) + (da * da + db * db).squareRoot()
    }
}

@inline(__always)
private func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    return 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot())
}

/// The cube root of a number that is not negative, by Halley's iteration from a guess that divides the exponent by
/// three.
@inline(__always)
package func cubeRoot(_ x: Double) -> Double {
    guard x > 1e-300 else { return 0 }
    var y = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7625_3119_D328)
    // The guess is within 4 % and each step cubes the error.
    for _ in 0..<3 {
        let cube = y * y * y
        y = y * ((cube + 2 * x) / (2 * cube + x))
    }
    return y
}
