import KernelInterface
import KernelSelection
import Threads

/// Rows of pixels, and rows of cells, that one thread makes at a time.
private let bandRows = 64
private let bandCells = 16

extension Bitmap {
    /// Turns a region, or the whole bitmap, into the material over what it holds now.
    ///
    /// In the order of the system's own recipes: the region is averaged to a quarter of its width and height, the
    /// colours are treated there and rounded to 8 bits, and that picture is blurred and scaled up. With a straight
    /// encoded colour C in 0…1, its Rec. 709 luma Y, and the curve B,
    ///
    ///     C' = clamp((1 − amount) · (Y + saturation · (C − Y)) + amount · B(Y) + brightness)
    ///
    /// Cells of 4×4 pixels lie on multiples of four of the bitmap, so that neighbouring regions agree on them; those
    /// that the region cuts average the pixels inside. The blur's sigma in pixels is the recipe's radius times `scale`,
    /// the averaging included. Its edges are normalised, each cell weighing as much as it has pixels inside. Over one
    /// colour the result is one colour.
    ///
    /// Where the region is not opaque, colours are treated as if it were and keep their blurred alpha: over nothing a
    /// material shows nothing. `scale` is pixels per point. On an error the bitmap is unchanged.
    public mutating func apply(
        _ material: MaterialRecipe,
        scale: Double,
        in region: PixelRect? = nil
    ) throws(BlurError) {
        let region = try validated(region)
        guard MaterialRecipe.scales.contains(scale) else { throw .invalidScale(scale) }
        guard !region.isEmpty else { return }
        let sigma = material.blurRadius * scale
        let planned = PlannedBlur.plan(
            PlannedBlur.Subject(region: region, sigmas: [sigma], edges: .normalize, source: .quarters(sigma))
        )
        let schedule = planned.schedule
        guard let plan = planned.plans[0] else { return }
        let stride = 4 * width
        let offset = region.y * stride + 4 * region.x
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = base + offset
            let memory = ScratchMemory()
            let quarters = material.quarters(plan: plan, pixels: pixels, stride: stride, memory: memory)
            let pyramid = BlurPyramid(plan: plan, source: .samples(quarters), memory: memory)
            // Each worker's buffers are made when they are first needed, by the worker itself.
            let workers = (0..<ThreadPool.current.threads).map { _ in
                ScheduledRows(schedule, pyramids: [(plan, pyramid)], memory: ScratchMemory())
            }
            let bands = (region.y..<region.maxY).bands
            ThreadPool.current.forEach(bands.count) { band, worker in
                var y = bands[band].lowerBound
                let end = bands[band].upperBound
                while y < end {
                    let output = pixels + (y - region.y) * stride
                    y = workers[worker].write(y, limit: end, to: output, stride: stride)
                }
            }
        }
    }
}

extension MaterialRecipe {
    /// The region averaged over cells of 4×4 pixels, with the colours treated, as the base of a blur's pyramid.
    fileprivate func quarters(
        plan: BlurPlan,
        pixels: UnsafePointer<UInt8>,
        stride: Int,
        memory: ScratchMemory
    ) -> BlurPyramid.Level {
        let (rows, columns) = plan.axes[0]
        let region = plan.region
        let level = BlurPyramid.Level(
            rows: rows,
            columns: columns,
            held: rows.stored,
            samples: memory.allocate(UInt16.self, count: 4 * rows.stored.count * columns.stored.count)
        )
        let color = MaterialColor(
            saturation: saturation,
            brightness: brightness,
            amount: luminanceAmount,
            curve: (luminanceValues[0], luminanceValues[1], luminanceValues[2], luminanceValues[3])
        )
        let quarters = Quarters(color: color, region: region, pixels: pixels, stride: stride, level: level)
        let bands = (rows.cells.count + bandCells - 1) / bandCells
        ThreadPool.current.forEach(bands) { band, _ in
            let first = rows.cells.lowerBound + band * bandCells
            for cell in first..<min(first + bandCells, rows.cells.upperBound) { quarters.fill(cell) }
        }
        return level
    }
}

/// The making of a material's cells from pixels.
private struct Quarters {
    let color: MaterialColor
    let region: PixelRect
    let pixels: UnsafePointer<UInt8>
    let stride: Int
    let level: BlurPyramid.Level

    /// A whole cell of 16 pixels comes out in 8.8.
    private var factor: UInt16 { UInt16(16 << (level.rows.gain + level.columns.gain)) }

    /// Fills a row of cells.
    func fill(_ row: Int) {
        let (top, end) = (max(4 * row, region.y), min(4 * row + 4, region.maxY))
        let pixels = pixels + (top - region.y) * stride
        let cells = level.columns.cells
        let firstWhole = (region.x + 3) >> 2
        let whole = firstWhole..<(end - top == 4 ? max(region.maxX >> 2, firstWhole) : firstWhole)
        let output = level.mutableRow(row)
        for column in [cells.lowerBound..<whole.lowerBound, whole.upperBound..<cells.upperBound].joined() {
            let (left, right) = (max(4 * column, region.x), min(4 * column + 4, region.maxX))
            kernels.materialCell(
                color,
                pixels + 4 * (left - region.x),
                stride: stride,
                columns: right - left,
                rows: end - top,
                factor: factor,
                to: output + 4 * (column - cells.lowerBound)
            )
        }
        guard !whole.isEmpty else { return }
        let start = pixels + 4 * (4 * whole.lowerBound - region.x)
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt8>.self, capacity: 4) { rows in
            guard let base = rows.baseAddress else { return }
            for index in 0..<4 { (base + index).initialize(to: start + index * stride) }
            kernels.materialCells(
                color,
                base,
                cells: whole.count,
                factor: factor,
                to: output + 4 * (whole.lowerBound - cells.lowerBound)
            )
        }
    }
}
