import Raster

extension DisplayList {
    /// A value from 0 to 1 at each place of a blurred rectangle; places and radii are in points of the list.
    public enum BlurMask: Equatable, Sendable {
        /// A gray picture, stretched over the rectangle; `file` is where it was read from.
        case image(MaskImage, file: String?)
        /// From the value `start` at a point to `end` at another, constant beyond them.
        case linear(from: Point, to: Point, start: Double, end: Double)
        /// Nothing within the radius `inner`, all from `outer` on; the other way round where `inner` is the greater.
        case radial(center: Point, inner: Double, outer: Double)

        /// The mask over the part `region` of the rectangle's pixels `whole`, for a sigma in points and the transform
        /// from points to pixels.
        func sigmas(
            _ sigma: Double,
            region: PixelRect,
            of whole: PixelRect,
            transform: AffineTransform
        ) throws(BlurError) -> SigmaMask {
            func pixels(_ point: Point) -> Point {
                transform.apply(point) - Point(x: Double(region.x), y: Double(region.y))
            }
            let scale = transform.meanScale
            let maximum = sigma * scale
            switch self {
            case .image(let image, _):
                let part = region == whole ? image : try image.part(region, of: whole)
                return .image(part, maximum: maximum)
            case .linear(let from, let to, let start, let end):
                return .twoPoint(
                    from: pixels(from),
                    fromSigma: maximum * start,
                    to: pixels(to),
                    toSigma: maximum * end
                )
            case .radial(let center, let inner, let outer):
                return .radial(center: pixels(center), inner: inner * scale, outer: outer * scale, maximum: maximum)
            }
        }
    }
}

extension MaskImage {
    /// The mask stretched over some pixels, at a part of them.
    fileprivate func part(_ part: PixelRect, of whole: PixelRect) throws(BlurError) -> MaskImage {
        func place(_ index: Int, _ count: Int, _ length: Int) -> (Int, Double) {
            let place = (Double(index) + 0.5) * Double(count) / Double(length) - 0.5
            let limited = min(max(place, 0), Double(count - 1))
            return (Int(limited), limited - Double(Int(limited)))
        }
        var result: [UInt16] = []
        for y in part.y..<part.maxY {
            let (top, down) = place(y - whole.y, height, whole.height)
            let bottom = min(top + 1, height - 1)
            for x in part.x..<part.maxX {
                let (left, across) = place(x - whole.x, width, whole.width)
                let right = min(left + 1, width - 1)
                func row(_ y: Int) -> Double {
                    Double(values[y * width + left]) * (1 - across) + Double(values[y * width + right]) * across
                }
                result.append(UInt16(row(top) * (1 - down) + row(bottom) * down + 0.5))
            }
        }
        return try MaskImage(width: part.width, height: part.height, values: result)
    }
}
