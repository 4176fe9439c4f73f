/// Why a blur or a material was refused; the bitmap is then unchanged.
public enum BlurError: Error, Equatable, Sendable {
    /// A sigma is NaN, infinite or negative; `row` counts from the region's top and is `nil` for a constant sigma.
    case invalidSigma(Double, row: Int?)
    /// A profile by row has another number of entries than the region has rows.
    case wrongRowCount(given: Int, rows: Int)
    /// The region reaches beyond the bitmap.
    case regionOutsideBitmap(PixelRect, width: Int, height: Int)
    /// A material's scale lies outside of the range that `MaterialRecipe.scales` gives.
    case invalidScale(Double)
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
        case .invalidScale(let scale):
            let allowed = MaterialRecipe.scales
            return "the material's scale is \(scale); give pixels per point, "
                + "from \(allowed.lowerBound) to \(allowed.upperBound)"
        }
    }
}
