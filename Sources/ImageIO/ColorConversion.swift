import CLittleCMS

/// Pixels turned into sRGB in place by Little CMS, relative colorimetric; alpha is left alone.
///
/// A source that moves no colour by more than one step of 8 bits is taken for sRGB itself, and its pixels stay as they
/// are: profiles of sRGB differ in their last digits from maker to maker.
///
/// Where Little CMS computes with tables and whole numbers (8-bit pixels of profiles made of a matrix and curves) it
/// may, since the result cannot depend on the processor's float unit; it is within 0.7 of a step of the true value.
/// Everywhere else its optimisations are off: they replace the profile by a coarse grid, up to 14 steps wrong for
/// Display P3.
enum ColorConversion {
    struct Failure: Error {
        let words: String
    }

    /// Converts straight RGBA pixels.
    ///
    /// `isGray` says that their red, green and blue are one gray.
    static func convert(_ pixels: DecodedPixels, isGray: Bool, from source: ColorSource) throws(Failure) {
        let session = LittleCMS()
        guard let input = try session.profile(of: source, isGray: isGray) else { return }
        switch cmsGetColorSpace(input) {
        case cmsSigGrayData where isGray:
            let curve = try session.grayCurve(from: input)
            if !isNearIdentity(curve) { pixels.mapGray(curve) }
        case cmsSigGrayData:
            throw Failure(words: "it is a profile for gray, and the picture has colours")
        case cmsSigRgbData:
            let transform = try session.transform(from: input, sixteen: pixels.sixteen)
            if !isNearIdentity(transform, sixteen: pixels.sixteen) { pixels.transform(transform) }
        default:
            throw Failure(words: "it is a profile for neither RGB nor gray")
        }
    }

    /// True when no 8-bit gray moves by more than one step.
    private static func isNearIdentity(_ curve: [UInt16]) -> Bool {
        (0...255).allSatisfy { abs(Int(roundTo8(curve[257 * $0])) - $0) <= 1 }
    }

    /// True when no gray, and no colour of a grid of 17×17×17, moves by more than one step.
    private static func isNearIdentity(_ transform: cmsHTRANSFORM, sixteen: Bool) -> Bool {
        var probes: [UInt8] = (0...255).flatMap { [$0, $0, $0, 255] }
        let levels = (0...16).map { UInt8($0 * 255 / 16) }
        for red in levels {
            for green in levels {
                for blue in levels { probes += [red, green, blue, 255] }
            }
        }
        var results = probes
        let count = cmsUInt32Number(probes.count / 4)
        if sixteen {
            var wide = probes.map { UInt16($0) * 257 }
            wide.withUnsafeMutableBytes { cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, count) }
            results = wide.map { roundTo8($0) }
        } else {
            results.withUnsafeMutableBytes { cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, count) }
        }
        return zip(probes, results).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

extension DecodedPixels {
    /// Runs a transform over the rows.
    fileprivate func transform(_ transform: cmsHTRANSFORM) {
        var y = 0
        while y < height {
            let row = base + y * bytesPerRow
            cmsDoTransform(transform, row, row, cmsUInt32Number(width))
            y += 1
        }
    }
}
