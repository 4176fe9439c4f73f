import KernelSelection

/// The sigmas of a mask at the pixels of a region, and at the centres of cells of 2×2, 4×4 or 8×8 pixels.
///
/// Cells lie on multiples of their size in the bitmap and are numbered from its origin.
struct SigmaField {
    private let mask: SigmaMask
    private let region: PixelRect
    /// For a picture, where the columns of pixels and of each size of cells fall in it.
    private var places: [ImagePlaces] = []

    private struct ImagePlaces {
        var first: Int
        var columns: [Int32] = []
        var shares: [Float] = []

        func with(_ points: Range<Int>, _ body: (UnsafePointer<Int32>, UnsafePointer<Float>) -> Void) {
            columns.withUnsafeBufferPointer { columns in
                shares.withUnsafeBufferPointer { shares in
                    guard let columns = columns.baseAddress, let shares = shares.baseAddress else { return }
                    body(columns + (points.lowerBound - first), shares + (points.lowerBound - first))
                }
            }
        }
    }

    /// The field of a mask over a region, for points from `margin` before those of some pixel columns to as many after.
    init(mask: SigmaMask, region: PixelRect, pixels: Range<Int>, margin: Int) {
        self.mask = mask
        self.region = region
        guard case .image(let image, _) = mask else { return }
        places = (0...MaskTile.deepest).map { shift in
            let points = pixels.lowerBound >> shift - margin..<pixels.upperBound >> shift + margin
            var places = ImagePlaces(first: points.lowerBound)
            for point in points {
                let (index, share) = Self.place(center(point, shift) - Double(region.x), image.width, region.width)
                places.columns.append(Int32(truncatingIfNeeded: index))
                places.shares.append(share)
            }
            return places
        }
    }

    /// Where the centre of a point lies in the bitmap.
    private func center(_ point: Int, _ shift: Int) -> Double { (Double(point) + 0.5) * Double(1 << shift) }

    /// The last of `size` values whose centre is not after a position in `length` pixels, and the next one's share.
    private static func place(_ position: Double, _ size: Int, _ length: Int) -> (Int, Float) {
        let place = position * Double(size) / Double(length) - 0.5
        let limited = min(max(place, 0), Double(size - 1))
        let index = Int(limited)
        return (index, Float(limited - Double(index)))
    }

    /// True when the sigmas at cells tell all about the pixels between: nothing fits in there that no cell sees.
    ///
    /// A small disc does, and a picture that is not stretched to four times its size.
    var isSmoothBetweenCells: Bool {
        switch mask {
        case .image(let image, _): 4 * image.width <= region.width && 4 * image.height <= region.height
        case .twoPoint: true
        case .radial(_, let inner, let outer, _): max(inner, outer) >= 16
        }
    }

    /// Writes the sigmas of some columns of a row of pixels, or of cells of `1 << shift` of them.
    func fill(_ row: Int, shift: Int, columns: Range<Int>, to sigmas: UnsafeMutablePointer<Float>) {
        let y = center(row, shift) - Double(region.y)
        let first = center(columns.lowerBound, shift) - Double(region.x)
        let (step, count) = (Double(1 << shift), columns.count)
        switch mask {
        case .image(let image, let maximum):
            let (row, share) = Self.place(y, image.height, region.height)
            let unit = Float(maximum / 65_535)
            places[shift].with(columns) { columns, shares in
                image.values.withUnsafeBufferPointer { values in
                    guard let base = values.baseAddress else { return }
                    let upper = base + row * image.width
                    kernels.maskImage(
                        upper,
                        share > 0 ? upper + image.width : upper,
                        share: share,
                        unit: unit,
                        columns: columns,
                        shares: shares,
                        to: sigmas,
                        count: count
                    )
                }
            }
        case .twoPoint(let from, let fromSigma, let to, let toSigma):
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let square = dx * dx + dy * dy
            kernels.maskLinear(
                first: ((first - from.x) * dx + (y - from.y) * dy) / square,
                step: step * dx / square,
                base: fromSigma,
                change: toSigma - fromSigma,
                to: sigmas,
                count: count
            )
        case .radial(let center, let inner, let outer, let maximum):
            let across = (y - center.y) * (y - center.y)
            // Equal radii: everything from the radius on is far beyond one, everything before it far below nothing.
            kernels.maskRadial(
                first: first - center.x,
                step: step,
                across: across,
                inner: inner,
                scale: inner == outer ? 1e30 : 1 / (outer - inner),
                offset: inner == outer ? 1 : 0,
                maximum: maximum,
                to: sigmas,
                count: count
            )
        }
    }
}
