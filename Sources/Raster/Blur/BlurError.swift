/// Why a blur or a material was refused; the bitmap is then unchanged.
public enum BlurError: Error, Equatable, Sendable {
    /// A sigma is NaN, infinite or negative; `row` counts from the region's top and is `nil` for a constant sigma.
    case invalidSigma(Double, row: Int?)
    /// A profile by row has another number of entries than the region has rows.
    case wrongRowCount(given: Int, rows: Int)
    /// The region reaches beyond the bitmap.
    case regionOutsideBitmap(PixelRect, width: Int, height: Int)
    /// A mask is not one that a sigma can be taken from.
    case invalidMask(MaskFault)
    /// A material's scale lies outside of the range that `MaterialRecipe.scales` gives.
    case invalidScale(Double)

    /// What is wrong with a mask.
    public enum MaskFault: Equatable, Sendable {
        /// A coordinate or radius is NaN, or further away than a million pixels.
        case coordinate(Double)
        /// The two points of a linear mask are one.
        case samePoints
        /// A radius is below 0.
        case negativeRadius(Double)
        /// A picture has no pixels, too many, or another number of values than pixels.
        case size(width: Int, height: Int, values: Int)
        /// A picture's pixel is not gray; the first one in reading order.
        case colored(x: Int, y: Int)
    }
}

extension BlurError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSigma(let sigma, let row):
            let place = row.map { " of row \($0)" } ?? ""
            return "the blur's sigma\(place) is \(sigma); give a finite number of pixels, 0 or greater"
        case .wrongRowCount(let given, let rows):
            return "the blur's profile has \(given) rows and its region \(rows); give one sigma for each row"
        case .regionOutsideBitmap(let region, let width, let height):
            return "the region at (\(region.x), \(region.y)) of \(region.width)×\(region.height) pixels reaches beyond "
                + "the bitmap of \(width)×\(height); intersect it with the bitmap's bounds first"
        case .invalidMask(let fault):
            return fault.description
        case .invalidScale(let scale):
            let allowed = MaterialRecipe.scales
            return "the material's scale is \(scale); give pixels per point, "
                + "from \(allowed.lowerBound) to \(allowed.upperBound)"
        }
    }
}

extension BlurError.MaskFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .coordinate(let number):
            return "the mask has a coordinate or radius of \(number); give pixels, at most a million away"
        case .samePoints:
            return "the mask's two points are the same; give two different ones"
        case .negativeRadius(let radius):
            return "the mask has a radius of \(radius); give 0 or more pixels"
        case .size(let width, let height, let values):
            return
                "the mask's picture has \(width)×\(height) pixels and \(values) values; give a value for each pixel, "
                + "and sides from 1 to \(MaskImage.largestSide) pixels"
        case .colored(let x, let y):
            return "the mask's picture has a colour at (\(x), \(y)); give a gray picture, black for no blur"
        }
    }
}
