import Glibc
import Raster

/// The definition of a material, in double precision and in the plainest way.
public enum NaiveMaterial {
    /// The recipe's formula on one straight colour, components from 0 to 1.
    public static func color(_ color: [Double], _ recipe: MaterialRecipe) -> [Double] {
        let luma = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
        let values = recipe.luminanceValues
        // De Casteljau's construction of the Bézier curve.
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * luma }
        let (ab, bc, cd) = (mix(values[0], values[1]), mix(values[1], values[2]), mix(values[2], values[3]))
        let curve = mix(mix(ab, bc), mix(bc, cd))
        let amount = recipe.luminanceAmount
        return color.map { component in
            let saturated = luma + recipe.saturation * (component - luma)
            return min(max((1 - amount) * saturated + amount * curve + recipe.brightness, 0), 1)
        }
    }

    /// The whole bitmap under the material, four values from 0 to 255 a pixel, not rounded.
    ///
    /// Cells of 4×4 pixels are averaged, treated, and rounded to 8 bits. A pixel is the mean of the cells weighted by a
    /// Gaussian of their centres' distances and by the number of their pixels. The average over four pixels has a
    /// variance of 1.25 of its own.
    public static func apply(_ recipe: MaterialRecipe, to bitmap: Bitmap, scale: Double) -> [Double] {
        let (width, height) = (bitmap.width, bitmap.height)
        let (across, down) = ((width + 3) / 4, (height + 3) / 4)
        var cells = [Double](repeating: 0, count: 4 * across * down)
        for row in 0..<down {
            for column in 0..<across {
                cells.replaceSubrange(
                    4 * (row * across + column)..<4 * (row * across + column) + 4,
                    with: cell(bitmap, column, row, recipe)
                )
            }
        }
        let sigma = (recipe.blurRadius * scale * recipe.blurRadius * scale - 1.25).squareRoot()
        let rowWeights = (0..<height).map { weights($0, cells: down, size: height, sigma: sigma) }
        let columnWeights = (0..<width).map { weights($0, cells: across, size: width, sigma: sigma) }
        var result = [Double](repeating: 0, count: 4 * width * height)
        for y in 0..<height {
            var sums = [Double](repeating: 0, count: 4 * across)
            for row in 0..<down {
                for lane in 0..<4 * across { sums[lane] += rowWeights[y][row] * cells[4 * row * across + lane] }
            }
            for x in 0..<width {
                for column in 0..<across {
                    for channel in 0..<4 {
                        result[4 * (y * width + x) + channel] +=
                            columnWeights[x][column] * sums[4 * column + channel]
                    }
                }
            }
        }
        return result
    }

    private static func cell(_ bitmap: Bitmap, _ column: Int, _ row: Int, _ recipe: MaterialRecipe) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        var count = 0.0
        for y in 4 * row..<min(4 * row + 4, bitmap.height) {
            for x in 4 * column..<min(4 * column + 4, bitmap.width) {
                let pixel = bitmap[x, y]
                for (channel, value) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
                    sums[channel] += Double(value)
                }
                count += 1
            }
        }
        guard sums[3] > 0 else { return [0, 0, 0, 0] }
        let alpha = (sums[3] / count + 0.5).rounded(.down)
        let treated = color(sums[0..<3].map { $0 / sums[3] }, recipe)
        return treated.map { ($0 * alpha + 0.5).rounded(.down) } + [alpha]
    }

    private static func weights(_ position: Int, cells: Int, size: Int, sigma: Double) -> [Double] {
        let weights = (0..<cells).map { cell in
            let distance = Double(4 * cell) + 1.5 - Double(position)
            return Double(min(4, size - 4 * cell)) * exp(-distance * distance / (2 * sigma * sigma))
        }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }
}
