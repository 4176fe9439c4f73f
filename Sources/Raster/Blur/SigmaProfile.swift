/// The standard deviation of a blur in pixels: one for all of its region, or for each row, or for each pixel.
///
/// A pixel's sigma says how its *output* is gathered: the pixel is the region convolved with the Gaussian of that sigma,
/// whatever the sigma of its neighbours. Zero leaves a pixel as it is.
public enum SigmaProfile: Equatable, Sendable {
    /// The same sigma for every row.
    case constant(Double)
    /// One sigma for each row of the region, from the top.
    case rows([Double])
    /// One sigma for each pixel.
    case mask(SigmaMask)

    /// Rows whose sigma runs linearly from the first row's centre to the last row's centre.
    ///
    /// A single row takes `start`.
    public static func linear(from start: Double, to end: Double, rows: Int) -> SigmaProfile {
        guard rows > 1 else { return .rows(rows == 1 ? [start] : []) }
        let last = Double(rows - 1)
        return .rows((0..<rows).map { (start * (last - Double($0)) + end * Double($0)) / last })
    }

    /// The sigma of each of `count` rows, or the reason why there is none; none for a mask.
    func values(rows count: Int) throws(BlurError) -> [Double] {
        switch self {
        case .constant(let sigma):
            guard sigma.isFinite, sigma >= 0 else { throw .invalidSigma(sigma, row: nil) }
            return [Double](repeating: sigma, count: count)
        case .rows(let sigmas):
            guard sigmas.count == count else { throw .wrongRowCount(given: sigmas.count, rows: count) }
            if let row = sigmas.firstIndex(where: { !($0.isFinite && $0 >= 0) }) {
                throw .invalidSigma(sigmas[row], row: row)
            }
            return sigmas
        case .mask:
            return []
        }
    }
}
