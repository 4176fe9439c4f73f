import KernelInterface
import KernelSelection

extension MaskBlur {
    /// Draws pixels that cells carry.
    func drawCells(_ pictures: MaskPictures, memory: ScratchArena) {
        let plane = pictures.plane
        let (shift, size) = (plane.shift, 1 << plane.shift)
        let lanes = 4 * plane.columns.count << shift
        // Four rows of cells carry the pixels between the middle two; each is kept as wide as the pixels.
        // Pixels lie between the centres of cells, so that a row ends half a cell later than its cells.
        let kept = memory.take(UInt16.self, count: 4 * lanes + 4 * size)
        // Interpolation reads a cell before the first and two after the last.
        let cells = memory.take(UInt16.self, count: 4 * plane.columns.count + 64) + 16
        let unused = memory.take(UInt8.self, count: lanes)
        let mixed = memory.take(UnsafePointer<UInt16>.self, count: 4)
        let outputs = memory.take(UnsafeMutablePointer<UInt8>.self, count: size)
        for cell in plane.rows {
            pictures.prepare(cell)
            for run in plane.runs {
                pictures.blend(cell, run, to: cells)
                let first = 4 * ((run.points.lowerBound - plane.columns.lowerBound) << shift + size / 2)
                kernels.maskSpread(
                    cells,
                    weights: mixWeights[shift],
                    pairs: size / 2,
                    to: kept + cell & 3 * lanes + first,
                    groups: run.points.count / 4
                )
            }
            guard cell >= plane.rows.lowerBound + 3 else { continue }
            let firstRow = (cell - 1) << shift - size / 2
            for run in plane.runs {
                let columns = plane.pixelColumns(run.strips)
                let offset = 4 * (columns.lowerBound - plane.columns.lowerBound << shift)
                for number in 0..<4 { mixed[number] = UnsafePointer(kept + (cell + 1 + number) & 3 * lanes + offset) }
                for number in 0..<size {
                    let y = firstRow + number
                    outputs[number] =
                        plane.pixelRows.contains(y) ? output(y) + 4 * (columns.lowerBound - region.x) : unused
                }
                let isOpaque = kernels.maskMix(
                    mixed,
                    weights: mixWeights[shift],
                    pairs: size / 2,
                    to: outputs,
                    lanes: 4 * columns.count
                )
                if isOpaque { continue }
                for number in 0..<size where plane.pixelRows.contains(firstRow + number) {
                    clamp(firstRow + number, columns)
                }
            }
        }
    }
}
