import CLittleCMS
import Glibc

/// ICC profiles made by Little CMS, and the colour formulas that their results are held against.
enum Profiles {
    /// Display P3: the primaries of SMPTE RP 431-2, white D65 and the curve of sRGB.
    static func displayP3() -> [UInt8] {
        var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1),
            Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
            Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1)
        )
        let curve = cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        defer { cmsFreeToneCurve(curve) }
        return saved(cmsCreateRGBProfile(&white, &primaries, [curve, curve, curve]))
    }

    /// Little CMS's TYPE_Lab_16, a macro that Swift does not import: three channels of two bytes in its space 10.
    private static let labFormat: cmsUInt32Number = 10 << 16 | 3 << 3 | 2

    /// Display P3 as a profile of tables (a grid of colours to Lab) instead of a matrix and curves.
    static func displayP3Tables() -> [UInt8] {
        let matrix = displayP3()
        let profile = cmsOpenProfileFromMem(matrix, cmsUInt32Number(matrix.count))
        let lab = cmsCreateLab4Profile(nil)
        let transform = cmsCreateTransform(
            profile,
            lcms_format_rgba16,
            lab,
            labFormat,
            cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
            0
        )
        defer {
            cmsDeleteTransform(transform)
            cmsCloseProfile(lab)
            cmsCloseProfile(profile)
        }
        let flags = cmsUInt32Number(cmsFLAGS_GUESSDEVICECLASS | cmsFLAGS_HIGHRESPRECALC)
        return saved(cmsTransform2DeviceLink(transform, 4.3, flags))
    }

    static func sRGB() -> [UInt8] { saved(cmsCreate_sRGBProfile()) }

    /// Neither a device nor a colour space of pixels.
    static func lab() -> [UInt8] { saved(cmsCreateLab4Profile(nil)) }

    static func gray(gamma: Double) -> [UInt8] {
        let curve = cmsBuildGamma(nil, gamma)
        defer { cmsFreeToneCurve(curve) }
        return saved(cmsCreateGrayProfile(cmsD50_xyY(), curve))
    }

    private static func saved(_ profile: cmsHPROFILE?) -> [UInt8] {
        defer { cmsCloseProfile(profile) }
        var count: cmsUInt32Number = 0
        cmsSaveProfileToMem(profile, nil, &count)
        var bytes = [UInt8](repeating: 0, count: Int(count))
        cmsSaveProfileToMem(profile, &bytes, &count)
        return bytes
    }
}

/// The curve of sRGB by its standard (IEC 61966-2-1), 0 to 1.
func encodedSRGB(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
}

/// The light of a value on the curve of sRGB, 0 to 1.
func decodedSRGB(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// Display P3 to sRGB, encoded values from 0 to 1.
///
/// The matrix is the product of P3's primaries to XYZ and XYZ to sRGB's, both with white D65.
func sRGB(fromDisplayP3 color: [Double]) -> [Double] {
    let light = color.map { decodedSRGB($0) }
    return [
        encodedSRGB(1.2249401763 * light[0] - 0.2249401763 * light[1]),
        encodedSRGB(-0.0420569547 * light[0] + 1.0420569547 * light[1]),
        encodedSRGB(-0.0196375546 * light[0] - 0.0786360456 * light[1] + 1.0982736001 * light[2]),
    ]
}
