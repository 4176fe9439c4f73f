import KernelInterface
import KernelSelection
import Threads

extension Bitmap {
    /// Blurs a region, or the whole bitmap, with a Gaussian of one standard deviation, or of one for each row or pixel.
    ///
    /// Every pixel is gathered with its own sigma: it becomes the weighted mean of the region's pixels around
    /// it, whatever sigma they have themselves. The result is within one 8-bit step of that sum for any picture, and
    /// does not depend on the cut: a pixel far enough from two regions' edges is the same in both. The region is the
    /// whole source, nothing outside of it is read; `edges` says what lies beyond.
    ///
    /// Sigma is in pixels, and is the filter's standard deviation, not a "radius". Values are blurred as they are
    /// stored: encoded, premultiplied. Opaque pixels stay opaque except with ``EdgeMode/decal``. Sigma 0 and any sigma
    /// under about 0.2 leave a pixel exactly as it was. On an error the bitmap is unchanged.
    public mutating func blur(
        _ profile: SigmaProfile,
        edges: EdgeMode,
        in region: PixelRect? = nil
    ) throws(BlurError) {
        let region = try validated(region)
        if case .mask(let mask) = profile {
            try blur(mask, edges: edges, in: region)
            return
        }
        let sigmas = try profile.values(rows: region.height)
        guard !region.isEmpty, sigmas.contains(where: { $0 > 0 }) else { return }
        let stride = 4 * width
        let offset = region.y * stride + 4 * region.x
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = base + offset
            BlurPass(
                region: region,
                sigmas: sigmas,
                edges: edges,
                source: UnsafePointer(pixels),
                pixels: pixels,
                stride: stride
            ).run()
        }
    }

    /// The region itself, or the whole bitmap for `nil`.
    func validated(_ region: PixelRect?) throws(BlurError) -> PixelRect {
        guard let region else { return bounds }
        // Differences, because the sums maxX and maxY of a hostile region may not be representable.
        guard region.x >= 0, region.y >= 0, region.width <= width - region.x, region.height <= height - region.y else {
            throw .regionOutsideBitmap(region, width: width, height: height)
        }
        return region
    }
}
