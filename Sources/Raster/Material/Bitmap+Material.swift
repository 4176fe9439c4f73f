import KernelInterface
import KernelSelection

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
        let filters = BlurPlan.filters(
            region: region,
            sigmas: [Double](repeating: material.blurRadius * scale, count: region.height),
            edges: .normalize,
            moments: .quarters
        )
        let plan = BlurPlan(region: region, filters: filters, edges: .normalize, moments: .quarters)
        let stride = 4 * width
        let offset = region.y * stride + 4 * region.x
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = base + offset
            let memory = ScratchMemory()
            let quarters = material.quarters(plan: plan, pixels: pixels, stride: stride, memory: memory)
            let pyramid = BlurPyramid(plan: plan, source: .samples(quarters), memory: memory)
            let levels = LevelRows(plan: plan, pyramid: pyramid, memory: memory)
            for (row, filter) in plan.filters.enumerated() {
                guard let filter else { continue }
                let output = pixels + row * stride
                levels.write(region.y + row, filter: filter, to: output)
                kernels.clampToAlpha(output, count: region.width)
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
        let lanes = 4 * region.width
        let sum = memory.allocate(UInt16.self, count: lanes)
        for cell in rows.cells {
            let first = max(4 * cell, region.y)
            let end = min(4 * cell + 4, region.maxY)
            sum.update(repeating: 0, count: lanes)
            for y in first..<end {
                kernels.materialAddRow(pixels + (y - region.y) * stride, to: sum, lanes: lanes)
            }
            kernels.materialTreat(
                color,
                sum,
                columns: region.width,
                first: 4 - region.x & 3,
                rows: end - first,
                // A whole cell of 16 pixels comes out in 8.8.
                factor: 16 << (rows.gain + columns.gain),
                to: level.samples + (cell - rows.cells.lowerBound) * level.lanes
            )
        }
        return level
    }
}
