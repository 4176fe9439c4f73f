import CVector
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
        let rows = CellRows(band)
        let bottom = Double(band.top &+ band.rows)
        var kept = 0
        var index = 0
        while index < count {
            let end = index &+ 8 < count ? index &+ 8 : count
            func edge(_ number: Int) -> SIMD4<Double> {
                index &+ number < end ? ends(edges + Int(active[index &+ number])) : SIMD4(repeating: 0)
            }
            rows.add(rows.edges(edge(0), edge(1), edge(2), edge(3)), rows.edges(edge(4), edge(5), edge(6), edge(7)))
            while index < end {
                let number = active[index]
                let edge = edges + Int(number)
                if edge.pointee.y0 > bottom || edge.pointee.y1 > bottom {
                    active[kept] = number
                    kept &+= 1
                }
                index &+= 1
            }
        }
        return kept
    }

    public static func coverageAccumulate(_ edges: UnsafePointer<CoverageEdge>, count: Int, band: CoverageBand) {
        let rows = CellRows(band)
        var index = 0
        while index &+ 8 <= count {
            let edge = edges + index
            rows.add(
                rows.edges(ends(edge), ends(edge + 1), ends(edge + 2), ends(edge + 3)),
                rows.edges(ends(edge + 4), ends(edge + 5), ends(edge + 6), ends(edge + 7))
            )
            index &+= 8
        }
        guard index < count else { return }
        func rest(_ number: Int) -> SIMD4<Double> {
            index &+ number < count ? ends(edges + (index &+ number)) : SIMD4(repeating: 0)
        }
        rows.add(rows.edges(rest(0), rest(1), rest(2), rest(3)), rows.edges(rest(4), rest(5), rest(6), rest(7)))
    }
}

/// The ends of an edge.
@inline(__always)
private func ends(_ edge: UnsafePointer<CoverageEdge>) -> SIMD4<Double> {
    UnsafeRawPointer(edge).loadUnaligned(as: SIMD4<Double>.self)
}

/// Four edges on their way down through the rows of a band, in pixels from the band's corner.
private struct Edges {
    /// The upper ends, how far the edges go to the right in a row, and where they end.
    private let x0: SIMD4<Double>
    private let y0: SIMD4<Double>
    private let slope: SIMD4<Double>
    private let end: SIMD4<Double>
    /// −1 where the outline runs up, otherwise 0.
    let up: SIMD4<Int32>
    /// The next parts: where they begin, and their rows, which are 0 where there is none.
    private(set) var x: SIMD4<Double>
    private var y: SIMD4<Double>
    private var below: SIMD4<Int32>
    private(set) var row: SIMD4<Int32>

    /// Four edges from their ends, x before y.
    @inline(__always)
    init(
        _ a: SIMD4<Double>,
        _ b: SIMD4<Double>,
        _ c: SIMD4<Double>,
        _ d: SIMD4<Double>,
        left: Double,
        top: Double,
        rows: Double
    ) {
        let (fromX, fromY) = (cvector_column_0(a, b, c, d), cvector_column_1(a, b, c, d))
        let (toX, toY) = (cvector_column_2(a, b, c, d), cvector_column_3(a, b, c, d))
        let isUp = cvector_below(toY, fromY)
        let (upperX, upperY) = (cvector_choose(isUp, toX, fromX) - left, cvector_choose(isUp, toY, fromY) - top)
        let (lowerX, lowerY) = (cvector_choose(isUp, fromX, toX) - left, cvector_choose(isUp, fromY, toY) - top)
        let (zero, bottom) = (SIMD4<Double>(repeating: 0), SIMD4<Double>(repeating: rows))
        let begin = cvector_choose(cvector_below(upperY, zero), zero, upperY)
        let last = cvector_choose(cvector_below(lowerY, bottom), lowerY, bottom)
        // What is horizontal or outside has no part in any row.
        let isInside = cvector_below(begin, last)
        up = cvector_narrow_mask(isUp)
        slope = cvector_keep(isInside, (lowerX - upperX) / (lowerY - upperY))
        x0 = cvector_keep(isInside, upperX)
        y0 = cvector_keep(isInside, upperY)
        end = cvector_keep(isInside, last)
        y = cvector_keep(isInside, begin)
        x = x0 + (y - y0) * slope
        row = cvector_whole(y)
        below = row &+ 1
    }

    /// The lower ends of the next parts.
    @inline(__always)
    func part() -> Part {
        let bottom = cvector_doubles(below)
        let nextY = cvector_choose(cvector_below(end, bottom), end, bottom)
        let nextX = x0 + (nextY - y0) * slope
        return Part(
            x: nextX,
            y: nextY,
            heights: cvector_whole((nextY - y) * 65536),
            goesOn: cvector_below(nextY, end)
        )
    }

    @inline(__always)
    mutating func advance(after part: Part) {
        row = below & cvector_narrow_mask(part.goesOn)
        below = below &+ 1
        x = part.x
        y = part.y
    }
}

/// The parts of four edges in one row each.
private struct Part {
    let x: SIMD4<Double>
    let y: SIMD4<Double>
    /// In 1/65,536 of a pixel.
    let heights: SIMD4<Int32>
    let goesOn: SIMD4<Int>
}

/// Where four parts lie in their rows.
private struct Place {
    let first: SIMD4<Int32>
    /// The ends from the first cells' left sides.
    let start: SIMD4<Float>
    let end: SIMD4<Float>
    let heights: SIMD4<Int32>
    /// What is left out: parts that reach outside, or across more than three cells.
    let isOut: SIMD4<Int>

    @inline(__always)
    init(from: SIMD4<Double>, to part: Part, width: SIMD4<Double>) {
        let isBack = cvector_below(part.x, from)
        let (left, right) = (cvector_choose(isBack, part.x, from), cvector_choose(isBack, from, part.x))
        let zero = SIMD4<Double>(repeating: 0)
        let isInRow = cvector_below(left, width) & ~(cvector_below(left, zero) | cvector_below(width, right))
        let inside = cvector_keep(isInRow, left)
        first = cvector_whole(inside)
        let cell = cvector_doubles(first)
        isOut = ~isInRow | cvector_below(SIMD4<Double>(repeating: 3), right - cell)
        start = cvector_single(inside - cell)
        end = cvector_single(cvector_keep(~isOut, right - cell))
        heights = part.heights & ~cvector_narrow_mask(isOut)
    }
}

/// A band to which edges are added.
private struct CellRows {
    private let cells: UnsafeMutablePointer<Int32>
    private let touched: UnsafeMutablePointer<UInt8>
    private let cellsPerRow: Int32
    private let groupsPerRow: Int32
    private let left: Double
    private let top: Double
    private let width: Double
    private let rows: Double

    @inline(__always)
    init(_ band: CoverageBand) {
        cells = band.cells
        touched = UnsafeMutableRawPointer(band.touched).assumingMemoryBound(to: UInt8.self)
        cellsPerRow = Int32(truncatingIfNeeded: band.cellsPerRow)
        groupsPerRow = Int32(truncatingIfNeeded: 8 &* band.wordsPerRow)
        left = Double(band.left)
        top = Double(band.top)
        width = Double(band.width)
        rows = Double(band.rows)
    }

    @inline(__always)
    func edges(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) -> Edges {
        Edges(a, b, c, d, left: left, top: top, rows: rows)
    }

    /// Adds eight edges.
    @inline(__always)
    func add(_ some: Edges, _ others: Edges) {
        var (some, others) = (some, others)
        let width = SIMD4<Double>(repeating: width)
        while true {
            let (part, otherPart) = (some.part(), others.part())
            let place = Place(from: some.x, to: part, width: width)
            let otherPlace = Place(from: others.x, to: otherPart, width: width)
            let amounts = cvector_covered_cells(
                place.start,
                otherPlace.start,
                place.end,
                otherPlace.end,
                place.heights,
                otherPlace.heights,
                some.up,
                others.up
            )
            add((amounts.a, amounts.b, amounts.c, amounts.d), place, amounts.reach, some.row)
            add((amounts.e, amounts.f, amounts.g, amounts.h), otherPlace, amounts.other_reach, others.row)
            if cvector_any(place.isOut | otherPlace.isOut) {
                addLong(some, part, place)
                addLong(others, otherPart, otherPlace)
            }
            if !cvector_any(part.goesOn | otherPart.goesOn) { return }
            some.advance(after: part)
            others.advance(after: otherPart)
        }
    }

    @inline(__always)
    private func add(
        _ amounts: (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>),
        _ place: Place,
        _ reach: SIMD4<Int32>,
        _ row: SIMD4<Int32>
    ) {
        let cell = row &* cellsPerRow &+ place.first
        let group = row &* groupsPerRow
        let firstGroup = group &+ place.first &>> 3
        let lastGroup = group &+ (place.first &+ reach) &>> 3
        add(amounts.0, cell[0], firstGroup[0], lastGroup[0])
        add(amounts.1, cell[1], firstGroup[1], lastGroup[1])
        add(amounts.2, cell[2], firstGroup[2], lastGroup[2])
        add(amounts.3, cell[3], firstGroup[3], lastGroup[3])
    }

    /// Adds to four cells.
    @inline(__always)
    private func add(_ amounts: SIMD4<Int32>, _ cell: Int32, _ firstGroup: Int32, _ lastGroup: Int32) {
        let target = UnsafeMutableRawPointer(cells + Int(cell))
        let sums = target.loadUnaligned(as: SIMD4<Int32>.self) &+ amounts
        target.storeBytes(of: sums, as: SIMD4<Int32>.self)
        touched[Int(firstGroup)] = 1
        touched[Int(lastGroup)] = 1
    }

    /// Adds those of four parts that were left out.
    @inline(__always)
    private func addLong(_ edges: Edges, _ part: Part, _ place: Place) {
        var lane = 0
        while lane < 4 {
            if place.isOut[lane] != 0, part.heights[lane] != 0 {
                let row = Int(edges.row[lane])
                let target = RowOfCells(
                    cells: cells + row &* Int(cellsPerRow),
                    touched: touched + row &* Int(groupsPerRow),
                    winding: edges.up[lane] | 1
                )
                target.add(edges.x[lane], part.x[lane], part.heights[lane], width)
            }
            lane &+= 1
        }
    }
}

/// The cells of a row, to which an edge of one direction is added.
private struct RowOfCells {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let winding: Int32

    /// Adds the part of an edge between two places, of any length.
    @inline(never)
    func add(_ from: Double, _ to: Double, _ height: Int32, _ width: Double) {
        var left = from < to ? from : to
        var right = from < to ? to : from
        var height = height
        if left < 0 {
            let outside = right <= 0 ? height : share(height, -left, right - left)
            add(0, outside, 0)
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
        let start = Float(left - Double(first))
        let end = Float(right - Double(first))
        let perPixel = Float(height) / (end - start)
        // `passed` is the height used up at the cell's right side; differences of it add up to `height` exactly.
        var passed: Int32 = 0
        var cell = 0
        var begin = start
        while Float(cell &+ 1) < end {
            let next = Int32((Float(cell &+ 1) - start) * perPixel + 0.5)
            add(first &+ cell, next &- passed, (begin + 1) * 0.5)
            passed = next
            begin = 0
            cell &+= 1
        }
        add(first &+ cell, height &- passed, (begin + (end - Float(cell))) * 0.5)
    }

    @inline(__always)
    private func add(_ cell: Int, _ height: Int32, _ mean: Float) {
        let next = Int32(Float(height) * mean + 0.5)
        cells[cell] &+= winding &* (height &- next)
        cells[cell &+ 1] &+= winding &* next
        touched[cell &>> 3] = 1
        touched[(cell &+ 1) &>> 3] = 1
    }
}

@inline(__always)
private func share(_ height: Int32, _ part: Double, _ whole: Double) -> Int32 {
    let share = Int32(Double(height) * (part / whole) + 0.5)
    return share < height ? share : height
}
