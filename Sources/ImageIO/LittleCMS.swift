import CLittleCMS

/// A context of Little CMS with what was made in it; all of it goes when the session does.
final class LittleCMS {
    private let words = Words()
    private let context: cmsContext?
    private var profiles: [cmsHPROFILE] = []
    private var transforms: [cmsHTRANSFORM] = []
    private var curves: [OpaquePointer] = []

    /// The last complaint of Little CMS.
    private final class Words {
        var last: String?
    }

    init() {
        context = cmsCreateContext(nil, Unmanaged.passUnretained(words).toOpaque())
        cmsSetLogErrorHandlerTHR(context) { context, _, text in
            guard let data = cmsGetContextUserData(context), let text else { return }
            Unmanaged<Words>.fromOpaque(data).takeUnretainedValue().last = String(cString: text)
        }
    }

    deinit {
        transforms.forEach { cmsDeleteTransform($0) }
        profiles.forEach { cmsCloseProfile($0) }
        curves.forEach { cmsFreeToneCurve($0) }
        cmsDeleteContext(context)
    }

    /// The profile of a source, or `nil` where the source is sRGB as it stands.
    func profile(of source: ColorSource, isGray: Bool) throws(ColorConversion.Failure) -> cmsHPROFILE? {
        switch source {
        case .sRGB: return nil
        case .profile(let embedded): return try open(embedded)
        case .measured(let gamma, _) where isGray:
            // The primaries have no say in a gray.
            return try keep(cmsCreateGrayProfileTHR(context, cmsD50_xyY(), try curve(gamma: gamma)))
        case .measured(let gamma, let chromaticities):
            var (white, primaries) = (chromaticities ?? .sRGB).littleCMS
            guard [white, primaries.Red, primaries.Green, primaries.Blue].allSatisfy({ $0.y > 0 }) else {
                throw ColorConversion.Failure(words: "chunk cHRM has a y of 0")
            }
            let curve = try curve(gamma: gamma)
            return try keep(cmsCreateRGBProfileTHR(context, &white, &primaries, [curve, curve, curve]))
        }
    }

    private func open(_ embedded: EmbeddedProfile) throws(ColorConversion.Failure) -> cmsHPROFILE {
        let profile = try keep(cmsOpenProfileFromMemTHR(context, embedded.bytes, cmsUInt32Number(embedded.bytes.count)))
        let devices = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
        guard devices.contains(cmsGetDeviceClass(profile)) else {
            throw ColorConversion.Failure(words: "it does not describe a device or a colour space")
        }
        return profile
    }

    /// The curve from encoded values to light.
    ///
    /// 1/2.2, in either rounding, is what the PNG specification has writers of sRGB put into gAMA, and no gAMA says
    /// nothing: both mean the curve of sRGB.
    private func curve(gamma: UInt32?) throws(ColorConversion.Failure) -> OpaquePointer {
        guard let gamma, !(45_454...45_455).contains(gamma) else {
            return try keep(
                cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
            )
        }
        guard (1_000...10_000_000).contains(gamma) else {
            throw ColorConversion.Failure(words: "chunk gAMA is \(gamma), not between 1000 and 10000000")
        }
        return try keep(cmsBuildGamma(context, 100_000 / Double(gamma)))
    }

    /// The sRGB grays of all 65,536 grays of a profile for gray.
    func grayCurve(from input: cmsHPROFILE) throws(ColorConversion.Failure) -> [UInt16] {
        let output = try keep(cmsCreateGrayProfileTHR(context, cmsD50_xyY(), try curve(gamma: nil)))
        let transform = try transform(from: input, to: output, format: lcms_format_gray16, flags: cmsFLAGS_NOOPTIMIZE)
        var grays = (0...65_535).map { UInt16($0) }
        grays.withUnsafeMutableBytes { cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, 65_536) }
        return grays
    }

    /// The transform of RGBA pixels from a profile to sRGB.
    func transform(from input: cmsHPROFILE, sixteen: Bool) throws(ColorConversion.Failure) -> cmsHTRANSFORM {
        let output = try keep(cmsCreate_sRGBProfileTHR(context))
        let tables = [cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigDToB0Tag, cmsSigDToB1Tag]
        let isMatrix = cmsIsMatrixShaper(input) != 0 && tables.allSatisfy { cmsIsTag(input, $0) == 0 }
        return try transform(
            from: input,
            to: output,
            format: sixteen ? lcms_format_rgba16 : lcms_format_rgba8,
            flags: isMatrix && !sixteen ? 0 : cmsFLAGS_NOOPTIMIZE
        )
    }

    private func transform(
        from input: cmsHPROFILE,
        to output: cmsHPROFILE,
        format: cmsUInt32Number,
        flags: Int32
    ) throws(ColorConversion.Failure) -> cmsHTRANSFORM {
        let intent = cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC)
        let flags = cmsUInt32Number(flags)
        guard let transform = cmsCreateTransformTHR(context, input, format, output, format, intent, flags) else {
            throw failure
        }
        transforms.append(transform)
        return transform
    }

    private func keep(_ profile: cmsHPROFILE?) throws(ColorConversion.Failure) -> cmsHPROFILE {
        guard let profile else { throw failure }
        profiles.append(profile)
        return profile
    }

    private func keep(
        _ curve: OpaquePointer?
    ) throws(ColorConversion.Failure) -> OpaquePointer {
        guard let curve else { throw failure }
        curves.append(curve)
        return curve
    }

    private var failure: ColorConversion.Failure {
        ColorConversion.Failure(words: words.last ?? "Little CMS refuses it")
    }
}

extension Chromaticities {
    /// The same as Little CMS takes them.
    fileprivate var littleCMS: (white: cmsCIExyY, primaries: cmsCIExyYTRIPLE) {
        func point(_ coordinates: Coordinates) -> cmsCIExyY {
            cmsCIExyY(x: Double(coordinates.x) / 100_000, y: Double(coordinates.y) / 100_000, Y: 1)
        }
        return (point(white), cmsCIExyYTRIPLE(Red: point(red), Green: point(green), Blue: point(blue)))
    }
}
