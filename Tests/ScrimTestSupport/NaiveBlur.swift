import Glibc
import Raster

/// The definition of the blur, in double precision and in the plainest way: what the fast one is held to.
public enum NaiveBlur {
    /// The region blurred, four values from 0 to 255 a pixel, not rounded.
    ///
    /// Row y is gathered with `sigmas[y]`: the source's columns are summed with that row's weights, then the sums.
    public static func blur(_ bitmap: Bitmap, sigmas: [Double], edges: EdgeMode) -> [Double] {
        let (width, height) = (bitmap.width, bitmap.height)
        let source = bitmap.bytes.map(Double.init)
        return blur(source, width: width, height: height, sigmas: sigmas, edges: edges)
    }

    /// The same on values that need not be whole.
    public static func blur(
        _ source: [Double],
        width: Int,
        height: Int,
        sigmas: [Double],
        edges: EdgeMode
    ) -> [Double] {
        var result = [Double](repeating: 0, count: 4 * width * height)
        var across: [[Double]] = []
        var acrossSigma = -1.0
        for y in 0..<height {
            let sigma = sigmas[y]
            if sigma != acrossSigma {
                across = (0..<width).map { weights(at: $0, count: width, sigma: sigma, edges: edges) }
                acrossSigma = sigma
            }
            let down = weights(at: y, count: height, sigma: sigma, edges: edges)
            var sums = [Double](repeating: 0, count: 4 * width)
            for row in 0..<height where down[row] != 0 {
                for lane in 0..<4 * width { sums[lane] += down[row] * source[row * 4 * width + lane] }
            }
            for x in 0..<width {
                let weights = across[x]
                var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
                for column in 0..<width where weights[column] != 0 {
                    red += weights[column] * sums[4 * column]
                    green += weights[column] * sums[4 * column + 1]
                    blue += weights[column] * sums[4 * column + 2]
                    alpha += weights[column] * sums[4 * column + 3]
                }
                let offset = 4 * (y * width + x)
                result[offset] = red
                result[offset + 1] = green
                result[offset + 2] = blue
                result[offset + 3] = alpha
            }
        }
        return result
    }

    /// The sigma of each pixel of a region by a mask's definition, in rows.
    public static func sigmas(_ mask: SigmaMask, width: Int, height: Int) -> [Double] {
        (0..<width * height).map { pixel in
            let (x, y) = (Double(pixel % width) + 0.5, Double(pixel / width) + 0.5)
            switch mask {
            case .image(let image, let maximum):
                func place(_ position: Double, _ count: Int, _ length: Int) -> Double {
                    min(max(position * Double(count) / Double(length) - 0.5, 0), Double(count - 1))
                }
                let (u, v) = (place(x, image.width, width), place(y, image.height, height))
                let (left, top) = (Int(u), Int(v))
                let (right, bottom) = (min(left + 1, image.width - 1), min(top + 1, image.height - 1))
                func value(_ column: Int, _ row: Int) -> Double { Double(image.values[row * image.width + column]) }
                let (s, t) = (u - Double(left), v - Double(top))
                let above = value(left, top) * (1 - s) + value(right, top) * s
                let below = value(left, bottom) * (1 - s) + value(right, bottom) * s
                return maximum * (above * (1 - t) + below * t) / 65_535
            case .twoPoint(let from, let fromSigma, let to, let toSigma):
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
                return fromSigma + (toSigma - fromSigma) * min(max(t, 0), 1)
            case .radial(let center, let inner, let outer, let maximum):
                let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot()
                if inner == outer { return distance < inner ? 0 : maximum }
                return maximum * min(max((distance - inner) / (outer - inner), 0), 1)
            }
        }
    }

    /// A bitmap blurred by a sigma for each pixel: each is summed up with its own weights, over the whole picture.
    public static func blur(_ bitmap: Bitmap, pixelSigmas: [Double], edges: EdgeMode) -> [Double] {
        let (width, height) = (bitmap.width, bitmap.height)
        let source = bitmap.bytes.map(Double.init)
        var result: [Double] = []
        result.reserveCapacity(source.count)
        for y in 0..<height {
            for x in 0..<width {
                let sigma = pixelSigmas[y * width + x]
                let across = weights(at: x, count: width, sigma: sigma, edges: edges)
                let down = weights(at: y, count: height, sigma: sigma, edges: edges)
                var sum = SIMD4<Double>.zero
                for row in 0..<height where down[row] != 0 {
                    var rowSum = SIMD4<Double>.zero
                    for column in 0..<width where across[column] != 0 {
                        let offset = 4 * (row * width + column)
                        let pixel = SIMD4(source[offset], source[offset + 1], source[offset + 2], source[offset + 3])
                        rowSum += across[column] * pixel
                    }
                    sum += down[row] * rowSum
                }
                for channel in 0..<4 { result.append(sum[channel]) }
            }
        }
        return result
    }

    /// The weight of each of `count` samples in the output at `position`.
    public static func weights(at position: Int, count: Int, sigma: Double, edges: EdgeMode) -> [Double] {
        var weights = [Double](repeating: 0, count: count)
        guard sigma > 0 else {
            weights[position] = 1
            return weights
        }
        let radius = Int((4 * sigma).rounded(.up)) + 1
        var sum = 0.0
        for offset in -radius...radius {
            let weight = exp(-Double(offset * offset) / (2 * sigma * sigma))
            let index = position + offset
            if (0..<count).contains(index) {
                weights[index] += weight
                sum += weight
            } else {
                switch edges {
                case .clamp:
                    weights[index < 0 ? 0 : count - 1] += weight
                    sum += weight
                case .mirror:
                    let period = ((index % (2 * count)) + 2 * count) % (2 * count)
                    weights[period < count ? period : 2 * count - 1 - period] += weight
                    sum += weight
                case .normalize:
                    break
                case .decal:
                    sum += weight
                }
            }
        }
        return weights.map { $0 / sum }
    }

    /// The largest difference between a bitmap's bytes and exact values, in 8-bit steps.
    public static func difference(_ bitmap: Bitmap, _ exact: [Double]) -> Double {
        var largest = 0.0
        for index in 0..<exact.count {
            largest = max(largest, abs(Double(bitmap.bytes[index]) - exact[index]))
        }
        return largest
    }

    /// The largest difference between two bitmaps' bytes, in 8-bit steps.
    public static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
        var largest = 0
        for index in 0..<first.bytes.count {
            largest = max(largest, abs(Int(first.bytes[index]) - Int(second.bytes[index])))
        }
        return largest
    }
}
