extension Bitmap {
    /// Blurs a region, which lies inside, by a mask.
    mutating func blur(_ mask: SigmaMask, edges: EdgeMode, in region: PixelRect) throws(BlurError) {
        let maximum = try mask.validatedMaximum()
        guard !region.isEmpty, maximum >= RowFilter.leastSigma else { return }
        let stride = 4 * width
        let offset = region.y * stride + 4 * region.x
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            MaskBlur(mask, maximum: maximum, edges: edges, region: region, pixels: base + offset, stride: stride)
                .run()
        }
    }
}
