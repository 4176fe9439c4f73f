/// A blur's standard deviation at each pixel of its region.
///
/// The sigma at a pixel says how that pixel is *gathered*: it is the region convolved with the two-dimensional Gaussian
/// of that sigma, whatever sigma its neighbours have. Places and radii are in pixels from the region's top left corner,
/// and sigmas belong to pixels' centres, which lie at +0.5; sigmas are in pixels as well.
public enum SigmaMask: Equatable, Sendable {
    /// `maximum` times a picture's value, which is stretched over the region.
    ///
    /// A picture of the region's size is taken pixel by pixel; any other is interpolated between the centres of its
    /// pixels, linearly in both directions, and constant beyond the outermost centres.
    case image(MaskImage, maximum: Double)
    /// Linear from one sigma at `from` to another at `to`, in the direction of the line between; constant beyond.
    case twoPoint(from: Point, fromSigma: Double, to: Point, toSigma: Double)
    /// Zero up to `inner` from the centre, linear in the distance from there, and `maximum` from `outer` on.
    ///
    /// With `inner` greater than `outer` it is the other way round: the maximum inside, nothing outside. Equal radii
    /// make a step.
    case radial(center: Point, inner: Double, outer: Double, maximum: Double)

    /// Nothing at `from` and before it, `maximum` at `to` and after it, linear between.
    public static func linear(from: Point, to: Point, maximum: Double) -> SigmaMask {
        .twoPoint(from: from, fromSigma: 0, to: to, toSigma: maximum)
    }
}

extension SigmaMask {
    /// The largest coordinate and radius, in pixels: more than the largest bitmap's side.
    static let largestCoordinate = 1_000_000.0

    /// The largest sigma that the mask can give, or the reason why the mask is none.
    func validatedMaximum() throws(BlurError) -> Double {
        let sigmas: [Double]
        let numbers: [Double]
        switch self {
        case .image(_, let maximum):
            (sigmas, numbers) = ([maximum], [])
        case .twoPoint(let from, let fromSigma, let to, let toSigma):
            (sigmas, numbers) = ([fromSigma, toSigma], [from.x, from.y, to.x, to.y])
            guard from != to else { throw .invalidMask(.samePoints) }
        case .radial(let center, let inner, let outer, let maximum):
            (sigmas, numbers) = ([maximum], [center.x, center.y, inner, outer])
            guard !(inner < 0), !(outer < 0) else { throw .invalidMask(.negativeRadius(min(inner, outer))) }
        }
        for sigma in sigmas where !(sigma.isFinite && sigma >= 0) { throw .invalidSigma(sigma, row: nil) }
        for number in numbers where !(abs(number) <= Self.largestCoordinate) {
            throw .invalidMask(.coordinate(number))
        }
        return sigmas.reduce(0) { max($0, $1) }
    }
}
