import KernelInterface

// Exact area coverage by accumulation. A piece of an edge inside one pixel, of height dy and of mean distance m from
// the pixel's left side, covers dy·(1 − m) of that pixel and dy of every pixel to its right. Stored as first
// differences, that is dy·(1 − m) in the pixel's cell and dy·m in the next one; the running sum along the row is the
// signed, winding-weighted area. All amounts are integers in 1/65,536, so neither the order of the edges nor the
// grouping of the sum can change a result.

extension KernelSet {
    public static func coverageAccumulate(
        _ edges: UnsafePointer<CoverageEdge>,
        active: UnsafeMutablePointer<Int32>,
        count: Int,
        band: CoverageBand
    ) -> Int {
        let bottom = Double(band.top &+ band.rows)
        var kept = 0
        var index = 0
        while index < count {
            let number = active[index]
            let edge = edges + Int(number)
            accumulate(edge.pointee, band)
            if edge.pointee.y1 > bottom {
                active[kept] = number
                kept &+= 1
            }
            index &+= 1
        }
        return kept
    }

    public static func coverageAccumulate(_ edges: UnsafePointer<CoverageEdge>, count: Int, band: CoverageBand) {
        var index = 0
        while index < count {
            accumulate(edges[index], band)
            index &+= 1
        }
    }
}

@inline(__always)
private func accumulate(_ edge: CoverageEdge, _ band: CoverageBand) {
    let bandTop = Double(band.top)
    var y = max(edge.y0, bandTop)
    let bottom = min(edge.y1, bandTop + Double(band.rows))
    guard y < bottom else { return }
    let left = Double(band.left)
    let x0 = edge.x0 - left
    let x1 = edge.x1 - left
    let first = Int(y - bandTop)
    if edge.y0 >= bandTop, edge.y1 <= bandTop + Double(first &+ 1) {
        // Most chords of small curves lie in one row whole.
        accumulatePiece(
            x0,
            x1,
            Int32((edge.y1 - edge.y0) * 65536),
            edge.winding,
            Double(band.width),
            band.cells + first &* band.cellsPerRow,
            band.touched + first &* band.wordsPerRow
        )
        return
    }
    let low = min(x0, x1)
    let high = max(x0, x1)
    let slope = (x1 - x0) / (edge.y1 - edge.y0)
    var x = min(max(x0 + (y - edge.y0) * slope, low), high)
    var row = first
    while y < bottom {
        let nextY = min(bandTop + Double(row &+ 1), bottom)
        // The end of the edge is taken as it is, so that neighbouring edges meet in the same point.
        let nextX = nextY == edge.y1 ? x1 : min(max(x0 + (nextY - edge.y0) * slope, low), high)
        accumulatePiece(
            x,
            nextX,
            Int32((nextY - y) * 65536),
            edge.winding,
            Double(band.width),
            band.cells + row &* band.cellsPerRow,
            band.touched + row &* band.wordsPerRow
        )
        x = nextX
        y = nextY
        row &+= 1
    }
}

/// Adds the part of an edge inside one row, from `xa` to `xb` over `height` / 65,536 of a pixel.
///
/// Going left to right or right to left encloses the same area, so the ends may come in either order.
@inline(__always)
private func accumulatePiece(
    _ xa: Double,
    _ xb: Double,
    _ height: Int32,
    _ winding: Int32,
    _ width: Double,
    _ cells: UnsafeMutablePointer<Int32>,
    _ touched: UnsafeMutablePointer<UInt64>
) {
    var left = min(xa, xb)
    var right = max(xa, xb)
    var height = height
    if left < 0 {
        let outside = right <= 0 ? height : share(height, -left, right - left)
        cells[0] &+= winding &* outside
        touched[0] |= 1
        if right <= 0 { return }
        height &-= outside
        left = 0
    }
    if left >= width { return }
    if right > width {
        height = share(height, width - left, right - left)
        right = width
    }
    let first = Int(left)
    let last = Int(right)
    if first == last || right == Double(first &+ 1) {
        add(first, height, (left + right) * 0.5 - Double(first), winding, cells, touched)
    } else {
        accumulateCells(left, right, first, last, height, winding, cells, touched)
    }
}

/// The loop over the cells that a shallow piece crosses.
@inline(__always)
private func accumulateCells(
    _ left: Double,
    _ right: Double,
    _ first: Int,
    _ last: Int,
    _ height: Int32,
    _ winding: Int32,
    _ cells: UnsafeMutablePointer<Int32>,
    _ touched: UnsafeMutablePointer<UInt64>
) {
    let perPixel = Double(height) / (right - left)
    // `passed` is the height used up at the cell's right side; differences of it add up to `height` exactly.
    var passed: Int32 = 0
    var cell = first
    var start = left - Double(first)
    while cell < last {
        let next = min(Int32((Double(cell &+ 1) - left) * perPixel + 0.5), height)
        add(cell, next &- passed, (start + 1) * 0.5, winding, cells, touched)
        passed = next
        start = 0
        cell &+= 1
    }
    let end = right - Double(last)
    if end > 0 {
        add(last, height &- passed, end * 0.5, winding, cells, touched)
    } else if passed != height {
        add(last &- 1, height &- passed, 1, winding, cells, touched)
    }
}

@inline(__always)
private func share(_ height: Int32, _ part: Double, _ whole: Double) -> Int32 {
    min(Int32(Double(height) * (part / whole) + 0.5), height)
}

@inline(__always)
private func add(
    _ cell: Int,
    _ height: Int32,
    _ mean: Double,
    _ winding: Int32,
    _ cells: UnsafeMutablePointer<Int32>,
    _ touched: UnsafeMutablePointer<UInt64>
) {
    let next = Int32(Double(height) * mean + 0.5)
    let after = cell &+ 1
    cells[cell] &+= winding &* (height &- next)
    cells[after] &+= winding &* next
    let bit: UInt64 = 1 &<< UInt64((cell &>> 3) & 63)
    let bitAfter: UInt64 = 1 &<< UInt64((after &>> 3) & 63)
    if after & 511 != 0 {
        // Both at once: the next piece mostly waits for this word to be written.
        touched[cell &>> 9] |= bit | bitAfter
    } else {
        touched[cell &>> 9] |= bit
        touched[after &>> 9] |= bitAfter
    }
}
