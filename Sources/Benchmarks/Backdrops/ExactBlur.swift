import Glibc
import Raster
import Views

/// A blur of a display list by its definition, in double precision: any pixel of it, at a cost that a program can afford
/// for some.
///
/// A pixel of row y is the mean of all samples of the region, weighted by the Gaussian of that row's sigma about it.
/// Samples are pixels; for a material they are cells of 4×4 pixels, averaged, treated and rounded to 8 bits.
struct ExactBlur {
    private let region: PixelRect
    /// Four channels a sample.
    private let samples: [UInt8]
    private let columns: Axis
    private let rows: Axis
    /// The standard deviation between the samples for each row of pixels, in pixels.
    private let sigmas: [Double]

    /// The samples along one axis: `pitch` pixels each, the last one with what is left of `length` pixels.
    private struct Axis {
        let length: Int
        let pitch: Int

        var count: Int { (length + pitch - 1) / pitch }

        /// The samples that count at a pixel, with their weights, which add up to 1.
        func weights(at pixel: Int, sigma: Double) -> (first: Int, weights: [Double]) {
            guard sigma > 0 else { return (pixel / pitch, [1]) }
            let reach = Int(6 * sigma) + 1 + pitch
            let first = max(0, pixel - reach) / pitch
            let last = min(length - 1, pixel + reach) / pitch
            let weights = (first...last).map { sample in
                let distance = Double(pitch * sample) + Double(pitch - 1) / 2 - Double(pixel)
                let pixels = Double(min(pitch, length - pitch * sample))
                return pixels * exp(-distance * distance / (2 * sigma * sigma))
            }
            let sum = weights.reduce(0, +)
            return (first, weights.map { $0 / sum })
        }
    }

    /// The pixels of a region of a picture, blurred by a sigma for each row; what lies beyond the region does not count.
    init(_ picture: Bitmap, region: PixelRect, sigmas: [Double]) {
        self.region = region
        self.sigmas = sigmas
        columns = Axis(length: region.width, pitch: 1)
        rows = Axis(length: region.height, pitch: 1)
        var samples: [UInt8] = []
        samples.reserveCapacity(4 * region.width * region.height)
        for y in region.y..<region.maxY {
            let start = 4 * (y * picture.width + region.x)
            samples += picture.bytes[start..<start + 4 * region.width]
        }
        self.samples = samples
    }

    /// A material over a region of a picture that begins on a multiple of four pixels both ways.
    init(_ picture: Bitmap, region: PixelRect, material: MaterialRecipe, scale: Double) {
        self.region = region
        columns = Axis(length: region.width, pitch: 4)
        rows = Axis(length: region.height, pitch: 4)
        // The average over four pixels has a variance of its own.
        let sigma = material.blurRadius * scale
        sigmas = [Double](repeating: (sigma * sigma - 1.25).squareRoot(), count: region.height)
        var samples: [UInt8] = []
        for row in 0..<rows.count {
            for column in 0..<columns.count {
                let cell = PixelRect(x: region.x + 4 * column, y: region.y + 4 * row, width: 4, height: 4)
                samples += material.treated(picture.average(cell.intersection(region)))
            }
        }
        self.samples = samples
    }

    /// The largest difference of a drawn picture from this one in 8-bit steps, over samples of the region: some rows,
    /// the first and the last among them, and some pixels of each.
    func largestError(of drawn: Bitmap, rows sampledRows: Int = 24, pixelsPerRow: Int = 64) -> Double {
        guard !region.isEmpty else { return 0 }
        var largest = 0.0
        for (index, y) in Self.spread(sampledRows, over: region.height, shift: 0).enumerated() {
            let sums = columnSums(y)
            for x in Self.spread(pixelsPerRow, over: region.width, shift: index) {
                let exact = pixel(x, y, sums)
                let color = drawn[region.x + x, region.y + y]
                for (value, exact) in zip([color.red, color.green, color.blue, color.alpha], exact) {
                    largest = max(largest, abs(Double(value) - exact))
                }
            }
        }
        return largest
    }

    /// Indices below `length` at about equal distances, the ends among them; `shift` moves those between.
    static func spread(_ count: Int, over length: Int, shift: Int) -> [Int] {
        guard count < length, count > 1 else { return Array(0..<length) }
        return (0..<count).map { index in
            guard index > 0, index < count - 1 else { return index == 0 ? 0 : length - 1 }
            // The golden section's steps spread the shifts evenly.
            let fraction = (Double(shift) * 0.618034).truncatingRemainder(dividingBy: 1)
            return Int((Double(index) - 0.5 + fraction) * Double(length - 1) / Double(count - 1))
        }
    }

    /// The weighted sums of all columns about a row of pixels.
    private func columnSums(_ y: Int) -> [Double] {
        let (first, weights) = rows.weights(at: y, sigma: sigmas[y])
        let lanes = 4 * columns.count
        var sums = [Double](repeating: 0, count: lanes)
        samples.withUnsafeBufferPointer { samples in
            sums.withUnsafeMutableBufferPointer { sums in
                for (index, weight) in weights.enumerated() {
                    let start = (first + index) * lanes
                    for lane in 0..<lanes { sums[lane] += weight * Double(samples[start + lane]) }
                }
            }
        }
        return sums
    }

    /// The pixel in a row whose columns have been summed.
    private func pixel(_ x: Int, _ y: Int, _ sums: [Double]) -> [Double] {
        let (first, weights) = columns.weights(at: x, sigma: sigmas[y])
        var pixel = [0.0, 0, 0, 0]
        for (index, weight) in weights.enumerated() {
            for channel in 0..<4 { pixel[channel] += weight * sums[4 * (first + index) + channel] }
        }
        return pixel
    }
}

extension ExactBlur {
    /// A blur of a display list over a picture; `nil` for a blur by a mask, whose sigma is not one for a row.
    init?(_ blur: DisplayList.Blur, scale: Double, over picture: Bitmap) {
        let rect = blur.rect
        let region = PixelRect(
            x: Int((rect.minX * scale).rounded()),
            y: Int((rect.minY * scale).rounded()),
            width: Int((rect.width * scale).rounded()),
            height: Int((rect.height * scale).rounded())
        ).intersection(picture.bounds)
        switch blur.effect {
        case .gaussian(let ramp, _):
            let sigmas = (0..<region.height).map { row in
                ramp.sigma(at: (Double(row) + 0.5) / Double(region.height)) * scale
            }
            self.init(picture, region: region, sigmas: sigmas)
        case .masked:
            return nil
        case .material(let recipe):
            self.init(picture, region: region, material: recipe, scale: scale)
        }
    }
}

extension Bitmap {
    /// The mean of a rectangle, four values from 0 to 255.
    fileprivate func average(_ rect: PixelRect) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                for channel in 0..<4 { sums[channel] += Double(bytes[4 * (y * width + x) + channel]) }
            }
        }
        return sums.map { $0 / Double(rect.width * rect.height) }
    }
}

extension MaterialRecipe {
    /// A premultiplied colour, four values from 0 to 255, as the recipe's formula changes it, rounded to 8 bits.
    fileprivate func treated(_ color: [Double]) -> [UInt8] {
        let alpha = (color[3] + 0.5).rounded(.down)
        guard alpha > 0 else { return [0, 0, 0, 0] }
        let straight = color[0..<3].map { $0 / color[3] }
        let luma = 0.2126 * straight[0] + 0.7152 * straight[1] + 0.0722 * straight[2]
        let rest = 1 - luma
        let values = luminanceValues
        let curve =
            values[0] * rest * rest * rest + 3 * values[1] * rest * rest * luma + 3 * values[2] * rest * luma * luma
            + values[3] * luma * luma * luma
        return straight.map { component in
            let saturated = luma + saturation * (component - luma)
            let value = (1 - luminanceAmount) * saturated + luminanceAmount * curve + brightness
            return UInt8((min(max(value, 0), 1) * alpha + 0.5).rounded(.down))
        } + [UInt8(alpha)]
    }
}
