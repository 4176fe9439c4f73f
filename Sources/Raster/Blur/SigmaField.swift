import KernelSelection

/// The sigmas of a mask at the pixels of a region, and at the centres of cells of 4×4 pixels.
///
/// Cells lie on multiples of four of the bitmap and are numbered from its origin.
struct SigmaField {
    private let mask: SigmaMask
    private let region: PixelRect
    /// For a picture, where each pixel column, and each cell column from the first on, falls in it.
    private var pixelPlaces: ImagePlaces?
    private var cellPlaces: ImagePlaces?
    private let cells: Range<Int>

    private struct ImagePlaces {
        var columns: [Int32] = []
        var shares: [Float] = []
    }

    /// The field of a mask over a region, for cell columns in `cells`.
    init(mask: SigmaMask, region: PixelRect, cells: Range<Int>) {
        self.mask = mask
        self.region = region
        self.cells = cells
        guard case .image(let image, _) = mask else { return }
        pixelPlaces = Self.places((0..<region.width).map { Double($0) + 0.5 }, image.width, region.width)
        cellPlaces = Self.places(
            cells.map { Double(4 * $0 + 2 - region.x) },
            image.width,
            region.width
        )
    }

    private static func places(_ positions: [Double], _ size: Int, _ length: Int) -> ImagePlaces {
        var places = ImagePlaces()
        for position in positions {
            let (index, share) = place(position, size, length)
            places.columns.append(Int32(truncatingIfNeeded: index))
            places.shares.append(share)
        }
        return places
    }

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

    /// Writes the sigmas of the row of the bitmap with index `y`, for all columns of the region.
    func pixels(_ y: Int, to sigmas: UnsafeMutablePointer<Float>) {
        fill(
            Double(y - region.y) + 0.5,
            first: 0.5,
            step: 1,
            count: region.width,
            places: pixelPlaces,
            to: sigmas
        )
    }

    /// Writes the sigmas of a row of cells.
    func cells(_ row: Int, to sigmas: UnsafeMutablePointer<Float>) {
        fill(
            Double(4 * row + 2 - region.y),
            first: Double(4 * cells.lowerBound + 2 - region.x),
            step: 4,
            count: cells.count,
            places: cellPlaces,
            to: sigmas
        )
    }

    private func fill(
        _ y: Double,
        first: Double,
        step: Double,
        count: Int,
        places: ImagePlaces?,
        to sigmas: UnsafeMutablePointer<Float>
    ) {
        switch mask {
        case .image(let image, let maximum):
            guard let places else { return }
            let (row, share) = Self.place(y, image.height, region.height)
            image.values.withUnsafeBufferPointer { values in
                guard let base = values.baseAddress else { return }
                let upper = base + row * image.width
                kernels.maskImage(
                    upper,
                    share > 0 ? upper + image.width : upper,
                    share: share,
                    unit: Float(maximum / 65_535),
                    columns: places.columns,
                    shares: places.shares,
                    to: sigmas,
                    count: count
                )
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
