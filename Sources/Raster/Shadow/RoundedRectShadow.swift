import KernelInterface
import KernelSelection

/// The shadow of a rounded rectangle, by the strip integral.
///
/// A shape is blurred by blurring each of its thin horizontal strips along x, where that is a difference of two values
/// of the normal distribution, and adding up the strips along y. All strips between the corners are the same one, and
/// their sum is a difference of two such values again. The corners' curves are cut into pieces of at most 1.5 sigma,
/// of which three strips each, placed by Gauss's rule for the curve's parameter, give the sum to 0.1 of a step of 255:
/// there is no square root at the ends, as there would be along y. So a pixel is a sum of products, of a term that
/// depends on its column with a factor that depends on its row.
struct RoundedRectShadow {
    /// Pixels farther than this many sigmas from the shape round to 0, and as far inside of it to the whole.
    private static let reach = 3.5

    private let shape: RoundedRectShape
    private let sigma: Double
    private let strips: [Strip]

    /// A strip of both corners of a side: how far its end lies from the vertical sides, its place and its height.
    private struct Strip {
        var inset: Double
        var place: Double
        var height: Double
    }

    /// The shadow of a shape in pixels.
    ///
    /// `nil` below a sigma of four pixels: what the blur of a mask adds up are values at whole pixels, which differ
    /// from the integral by up to a variance of 1/6 where edges lie on the grid, and that is a third of a step of 255
    /// there. `nil`, too, for corners that are so large in sigmas that the blur of a mask costs less.
    init?(_ shape: RoundedRectShape, sigma: Double) {
        guard sigma >= 4, shape.rect.width > 0, shape.rect.height > 0 else { return nil }
        self.shape = shape
        // A pixel's coverage is the shape's share in it, a box of one pixel, which is as good as a variance of 1/12.
        self.sigma = (sigma * sigma + 1.0 / 12).squareRoot()
        let longest = 1e5
        let rect = shape.rect
        guard abs(rect.minX) < longest, abs(rect.maxX) < longest, abs(rect.minY) < longest, abs(rect.maxY) < longest,
            shape.extent.width + shape.extent.height < 256 * sigma
        else { return nil }
        strips = Self.strips(of: shape.corner, step: 1.5 * sigma)
    }

    /// The pixels that are not clear for certain.
    var bounds: PixelRect {
        let margin = Self.reach * sigma
        let left = Int((shape.rect.minX - margin).rounded(.down))
        let top = Int((shape.rect.minY - margin).rounded(.down))
        return PixelRect(
            x: left,
            y: top,
            width: Int((shape.rect.maxX + margin).rounded(.up)) - left,
            height: Int((shape.rect.maxY + margin).rounded(.up)) - top
        )
    }

    /// The columns, or rows, that hold the same as their neighbours; the first of them stands for all.
    ///
    /// They depend on the shape alone: any other column would stand for a sum that may round to the next step, and what
    /// is seen of a shadow through a clip would differ from the whole.
    private func inner(_ low: Double, _ high: Double, extent: Double) -> Range<Int> {
        let margin = extent + Self.reach * sigma
        let first = Int((low + margin).rounded(.up))
        let end = Int((high - margin).rounded(.down))
        return first..<(end - first >= 16 ? end : first)
    }

    /// Calls `body` for each row of `visible` with its coverage: that of single pixels left and right, and between them
    /// one for all.
    func forEachRow(of visible: PixelRect, _ body: (_ y: Int, Row) -> Void) {
        guard !visible.isEmpty else { return }
        let (width, height) = (shape.extent.width, shape.extent.height)
        let rect = shape.rect
        let middle = inner(rect.minX, rect.maxX, extent: width)
        let rows = inner(rect.minY, rect.maxY, extent: height)
        let columns = middle.clamped(to: visible.x..<visible.maxX)
        let left = visible.x..<columns.lowerBound
        let right = columns.upperBound..<visible.maxX
        let places = Array(left) + (columns.isEmpty ? [] : [middle.lowerBound]) + Array(right)
        let memory = ScratchMemory()
        let stride = (places.count + 7) & ~7
        let terms = terms(of: places, stride: stride, memory)
        let factors = memory.zeroed(Int16.self, count: 2 * pairs)
        let coverage = memory.allocate(UInt8.self, count: stride)
        var last: Int?
        for y in visible.y..<visible.maxY {
            let row = rows.contains(y) ? rows.lowerBound : y
            if row != last {
                last = row
                let used = setFactors(factors, row: row)
                kernels.shadowRow(
                    terms + 2 * stride * used.lowerBound,
                    stride: stride,
                    factors: factors + 2 * used.lowerBound,
                    pairs: used.count,
                    count: stride,
                    into: coverage
                )
            }
            let rest = coverage + left.count + (columns.isEmpty ? 0 : 1)
            body(
                y,
                Row(
                    left: UnsafeBufferPointer(start: coverage, count: left.count),
                    middle: columns,
                    value: columns.isEmpty ? 0 : coverage[left.count],
                    right: UnsafeBufferPointer(start: rest, count: right.count)
                )
            )
        }
    }

    struct Row {
        let left: UnsafeBufferPointer<UInt8>
        /// The columns after those on the left, all of the coverage `value`.
        let middle: Range<Int>
        let value: UInt8
        let right: UnsafeBufferPointer<UInt8>
    }
}

extension RoundedRectShadow {
    /// The strips of the corners, and one for all between them, in pairs.
    private var pairs: Int { (strips.count + 2) / 2 }

    /// For each column how much of each strip reaches it.
    private func terms(of places: [Int], stride: Int, _ memory: ScratchMemory) -> UnsafeMutablePointer<Int16> {
        let terms = memory.zeroed(Int16.self, count: 2 * pairs * stride)
        let perSigma = 1 / sigma
        let insets = strips.map(\.inset) + [0]
        let (minX, maxX) = (shape.rect.minX, shape.rect.maxX)
        let normal = NormalDistribution.standard
        for (index, inset) in insets.enumerated() {
            let target = terms + 2 * (index / 2) * stride + index % 2
            for (column, place) in places.enumerated() {
                let x = Double(place) + 0.5
                let share =
                    normal.sum(below: (x - minX - inset) * perSigma) - normal.sum(below: (x - maxX + inset) * perSigma)
                target[2 * column] = Self.fixed(share)
            }
        }
        return terms
    }

    /// For a row how much each strip adds to it, and the pairs that add anything.
    private func setFactors(_ factors: UnsafeMutablePointer<Int16>, row: Int) -> Range<Int> {
        let perSigma = 1 / sigma
        let normal = NormalDistribution.standard
        let top = Double(row) + 0.5 - shape.rect.minY
        let bottom = shape.rect.maxY - Double(row) - 0.5
        var first = pairs
        var end = 0
        func set(_ index: Int, _ share: Double) {
            let factor = Self.fixed(share)
            factors[index] = factor
            guard factor != 0 else { return }
            first = min(first, index / 2)
            end = index / 2 + 1
        }
        for (index, strip) in strips.enumerated() {
            let density =
                normal.density((top - strip.place) * perSigma) + normal.density((bottom - strip.place) * perSigma)
            set(index, density * strip.height * perSigma)
        }
        let extent = shape.extent.height
        let between =
            normal.sum(below: (top - extent) * perSigma) - normal.sum(below: (extent - bottom) * perSigma)
        set(strips.count, between)
        return min(first, end)..<end
    }

    /// A share from 0 to 1 in 1/32,767, rounded to nearest.
    private static func fixed(_ share: Double) -> Int16 { Int16(min(max(share, 0), 1) * 32767 + 0.5) }

    private static func strips(of corner: [Point], step: Double) -> [Strip] {
        guard corner.count == 10 else { return [] }
        // Gauss's three nodes and weights for an interval of length 1.
        let nodes = [(0.1127016653792583, 5.0 / 18), (0.5, 4.0 / 9), (0.8872983346207417, 5.0 / 18)]
        var strips: [Strip] = []
        for first in [0, 3, 6] {
            let (a, b, c, d) = (corner[first], corner[first + 1], corner[first + 2], corner[first + 3])
            let length = (b - a).length + (c - b).length + (d - c).length
            let pieces = max(1, Int((length / step).rounded(.up)))
            for piece in 0..<pieces {
                for (node, weight) in nodes {
                    let t = (Double(piece) + node) / Double(pieces)
                    let s = 1 - t
                    let place = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
                    let slope = (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
                    let height = slope.y * weight / Double(pieces)
                    strips.append(Strip(inset: place.x, place: place.y, height: height))
                }
            }
        }
        return strips
    }
}
