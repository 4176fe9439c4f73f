import PortableMath
import Threads

/// The mean structural similarity of two pictures: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment",
/// 2004.
///
/// Windows are Gaussians of σ 1.5 over 11×11 pixels that lie within the picture; K1 is 0.01 and K2 0.03. The mean is
/// that of red, green and blue, and of alpha where a pixel is translucent, because the similarity of grays cannot see a
/// colour.
package enum StructuralSimilarity {
    /// The side of a window in pixels.
    package static let window = 11

    /// The mean over all windows and channels; 1 for equal pictures of at least a window a side.
    package static func mean(_ old: [UInt8], _ new: [UInt8], width: Int, height: Int) -> Double {
        precondition(width >= window && height >= window, "a picture holds a window")
        let isOpaque = [old, new].allSatisfy { bytes in
            bytes.withUnsafeBufferPointer { bytes in
                stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
            }
        }
        let channels = isOpaque ? 3 : 4
        let rows = height - window + 1
        // Bands overlap by a window less a row, so they are not too low.
        let bandRows = 64
        let bands = (rows + bandRows - 1) / bandRows
        let sums = [Double](unsafeUninitializedCapacity: rows * channels) { target, initialized in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    guard let old = old.baseAddress, let new = new.baseAddress, let target = target.baseAddress else {
                        return
                    }
                    let grids = (
                        PixelGrid(old, width: width, height: height), PixelGrid(new, width: width, height: height)
                    )
                    ThreadPool.current.forEach(bands * channels) { index, _ in
                        let (channel, band) = (index / bands, index % bands)
                        let range = (band * bandRows)..<min(rows, (band + 1) * bandRows)
                        SimilarityBand(grids.0, grids.1, channel: channel).add(range, to: target + channel * rows)
                    }
                    initialized = rows * channels
                }
            }
        }
        return sums.reduce(0, +) / Double(channels * rows * (width - window + 1))
    }

    /// The weights of a row of a window; their sum is 1.
    package static let weights: [Double] = {
        let raw = (0..<window).map { DeterministicMath.exp(-Double(($0 - 5) * ($0 - 5)) / (2 * 1.5 * 1.5)) }
        let sum = raw.reduce(0, +)
        return raw.map { $0 / sum }
    }()
}

/// Rows of windows of one channel of two pictures.
private struct SimilarityBand {
    private let old: PixelGrid
    private let new: PixelGrid
    private let channel: Int
    private let columns: Int
    /// The means along rows of both pictures, their squares and their product, for as many rows as a window has.
    private var ring: [Double]

    private static let maps = 5
    private static let window = StructuralSimilarity.window

    init(_ old: PixelGrid, _ new: PixelGrid, channel: Int) {
        (self.old, self.new, self.channel) = (old, new, channel)
        columns = old.width - Self.window + 1
        ring = [Double](repeating: 0, count: Self.window * Self.maps * columns)
    }

    /// Writes the sum of the similarities of each row of windows.
    consuming func add(_ rows: Range<Int>, to target: UnsafeMutablePointer<Double>) {
        let columns = columns
        var sums = [Double](repeating: 0, count: Self.maps * columns)
        var lines = [Double](repeating: 0, count: Self.maps * old.width)
        for y in rows.lowerBound..<(rows.upperBound + Self.window - 1) {
            addRow(y, &lines)
            let top = y - Self.window + 1
            guard top >= rows.lowerBound else { continue }
            sums.withUnsafeMutableBufferPointer { sums in
                ring.withUnsafeBufferPointer { ring in
                    sums.update(repeating: 0)
                    for tap in 0..<Self.window {
                        let weight = StructuralSimilarity.weights[tap]
                        let row = (top + tap) % Self.window * Self.maps * columns
                        for index in 0..<sums.count { sums[index] += weight * ring[row + index] }
                    }
                }
            }
            target[top] = Self.similarity(sums, columns)
        }
    }

    /// Puts the weighted means along a row of pixels into the ring.
    private mutating func addRow(_ y: Int, _ lines: inout [Double]) {
        let width = old.width
        let (a, b) = (old.bytes + 4 * y * width + channel, new.bytes + 4 * y * width + channel)
        let columns = columns
        lines.withUnsafeMutableBufferPointer { lines in
            for x in 0..<width {
                let (p, q) = (Double(a[4 * x]), Double(b[4 * x]))
                lines[x] = p
                lines[width + x] = q
                lines[2 * width + x] = p * p
                lines[3 * width + x] = q * q
                lines[4 * width + x] = p * q
            }
            ring.withUnsafeMutableBufferPointer { ring in
                let row = y % Self.window * Self.maps * columns
                for map in 0..<Self.maps {
                    let target = row + map * columns
                    for x in 0..<columns { ring[target + x] = 0 }
                    for tap in 0..<Self.window {
                        let weight = StructuralSimilarity.weights[tap]
                        let source = map * width + tap
                        for x in 0..<columns { ring[target + x] += weight * lines[source + x] }
                    }
                }
            }
        }
    }

    private static func similarity(_ sums: [Double], _ columns: Int) -> Double {
        let c1 = (0.01 * 255) * (0.01 * 255)
        let c2 = (0.03 * 255) * (0.03 * 255)
        var total = 0.0
        sums.withUnsafeBufferPointer { sums in
            for x in 0..<columns {
                let (mean, other) = (sums[x], sums[columns + x])
                let variance = sums[2 * columns + x] - mean * mean
                let otherVariance = sums[3 * columns + x] - other * other
                let covariance = sums[4 * columns + x] - mean * other
                let top = (2 * mean * other + c1) * (2 * covariance + c2)
                total += top / ((mean * mean + other * other + c1) * (variance + otherVariance + c2))
            }
        }
        return total
    }
}
