import KernelInterface
import KernelSelection

/// The pixels that one row of tiles gathers straight from the source, kept as they were before the blur.
struct MaskSource {
    private let region: PixelRect
    private let edges: EdgeMode
    /// The pixels kept; empty where every pixel comes from the pyramid.
    private let rows: Range<Int>
    private let columns: Range<Int>
    private let bytes: [UInt8]
    private let drawnRows: Range<Int>

    /// As far as the widest kernel below ``MaskNode/leastSigma`` reaches.
    static let reach = SmallKernels.radius

    init(
        row: Int,
        tiles: [MaskTile],
        below limit: Float,
        grid: MaskTiles,
        region: PixelRect,
        edges: EdgeMode,
        pixels: UnsafePointer<UInt8>,
        stride: Int
    ) {
        self.region = region
        self.edges = edges
        let direct = tiles.indices.filter { tiles[$0].hasDirectPixels(below: limit) }
        drawnRows = grid.pixelRows(row)
        guard let first = direct.first, let last = direct.last else {
            (rows, columns, bytes) = (0..<0, 0..<0, [])
            return
        }
        let drawn = grid.pixelColumns(grid.columns.lowerBound + first..<grid.columns.lowerBound + last + 1)
        let rows = (drawnRows.lowerBound - Self.reach..<drawnRows.upperBound + Self.reach)
            .clamped(to: region.y..<region.maxY)
        let columns = (drawn.lowerBound - Self.reach - 4..<drawn.upperBound + Self.reach + 4)
            .clamped(to: region.x..<region.maxX)
        self.rows = rows
        self.columns = columns
        bytes = [UInt8](unsafeUninitializedCapacity: 4 * rows.count * columns.count) { bytes, count in
            count = 4 * rows.count * columns.count
            guard var target = bytes.baseAddress else { return }
            for y in rows {
                let source = pixels + (y - region.y) * stride + 4 * (columns.lowerBound - region.x)
                target.update(from: source, count: 4 * columns.count)
                target += 4 * columns.count
            }
        }
    }

    /// The kept pixels in 8.7, with what lies beyond the region around them; `nil` where none were kept.
    func load(memory: ScratchArena) -> MaskSourceRows? {
        guard !bytes.isEmpty else { return nil }
        let reach = Self.reach
        let wide = columns.lowerBound - reach - 4..<columns.upperBound + reach + 8
        let tall = drawnRows.lowerBound - reach..<drawnRows.upperBound + reach
        let samples = memory.take(UInt16.self, count: 4 * wide.count * tall.count)
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, y) in tall.enumerated() {
                let target = samples + 4 * wide.count * index
                guard let held = edges.resolve(y, in: region.y..<region.maxY) else {
                    target.update(repeating: 0, count: 4 * wide.count)
                    continue
                }
                let inner = target + 4 * (columns.lowerBound - wide.lowerBound)
                let source = base + 4 * (held - rows.lowerBound) * columns.count
                kernels.widen(source, to: inner, lanes: 4 * columns.count)
                extend(target, wide.lowerBound..<columns.lowerBound, from: wide.lowerBound)
                extend(target, columns.upperBound..<wide.upperBound, from: wide.lowerBound)
            }
        }
        return MaskSourceRows(region: region, edges: edges, samples: samples, columns: wide, firstRow: tall.lowerBound)
    }

    /// Fills columns beyond those kept of a row that begins with column `first`.
    private func extend(_ row: UnsafeMutablePointer<UInt16>, _ beyond: Range<Int>, from first: Int) {
        for x in beyond {
            let sample = row + 4 * (x - first)
            // Beyond the kept columns of a wider region nothing is read.
            if let held = edges.resolve(x, in: region.x..<region.maxX), columns.contains(held) {
                sample.update(from: row + 4 * (held - first), count: 4)
            } else {
                sample.update(repeating: 0, count: 4)
            }
        }
    }
}

/// Source pixels in 8.7 around those that are gathered from them.
struct MaskSourceRows {
    let region: PixelRect
    let edges: EdgeMode
    let samples: UnsafeMutablePointer<UInt16>
    let columns: Range<Int>
    let firstRow: Int

    /// Draws the pixels of a row whose sigma is below `limit`.
    ///
    /// `sigmas` and `output` begin with the pixel `first`, a multiple of four; `weights` has room for `maskGather`'s.
    func draw(
        _ y: Int,
        columns drawn: Range<Int>,
        sigmas: UnsafePointer<Float>,
        below limit: Float,
        from first: Int,
        weights: UnsafeMutablePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        let stride = 4 * columns.count
        let start = drawn.lowerBound & ~3
        let source = samples + (y - firstRow) * stride + 4 * (start - columns.lowerBound)
        SmallKernels.shared.withTable { table in
            kernels.maskGather(
                source,
                stride: stride,
                sigmas: sigmas + (start - first),
                below: limit,
                table: table,
                weights: weights,
                to: output + 4 * (start - first),
                groups: (drawn.upperBound - start + 3) / 4
            )
        }
        guard edges == .normalize else { return }
        let reach = SmallKernels.radius
        let isInside = region.y + reach <= y && y + reach < region.maxY
        for x in drawn where !isInside || x < region.x + reach || x + reach >= region.maxX {
            if sigmas[x - first] < limit {
                let radius = SmallKernels.shared.fill(weights, sigma: sigmas[x - first])
                normalize(output + 4 * (x - first), x: x, y: y, weights: weights, radius: radius)
            }
        }
    }

    /// Divides a pixel by the part of its kernel that lies inside the region.
    private func normalize(
        _ pixel: UnsafeMutablePointer<UInt16>,
        x: Int,
        y: Int,
        weights: UnsafePointer<UInt16>,
        radius: Int
    ) {
        func inside(_ position: Int, _ range: Range<Int>) -> Double {
            var sum = 0
            for offset in -radius...radius where range.contains(position + offset) {
                sum += Int(weights[abs(offset)])
            }
            return Double(sum) / 65536
        }
        let part = inside(x, region.x..<region.maxX) * inside(y, region.y..<region.maxY)
        // In a region of a few pixels hardly anything is inside, and a sum in 8.7 has lost too much of it.
        guard part > 0.2 else {
            gather(pixel, x: x, y: y, weights: weights, radius: radius, part: part)
            return
        }
        for channel in 0..<4 {
            pixel[channel] = UInt16(clamping: Int(min(Double(pixel[channel]) / part + 0.5, 32_767)))
        }
    }

    /// Gathers one pixel in whole numbers, and divides it by the part of its kernel that lies inside.
    private func gather(
        _ pixel: UnsafeMutablePointer<UInt16>,
        x: Int,
        y: Int,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        part: Double
    ) {
        for channel in 0..<4 {
            var sum = 0
            for down in -radius...radius {
                let row = samples + 4 * ((y + down - firstRow) * columns.count + x - columns.lowerBound)
                var rowSum = 0
                for across in -radius...radius {
                    rowSum += Int(weights[abs(across)]) * Int(row[4 * across + channel])
                }
                sum += Int(weights[abs(down)]) * rowSum
            }
            pixel[channel] = UInt16(clamping: Int(min(Double(sum) / 4_294_967_296 / part + 0.5, 32_767)))
        }
    }
}
