import Threads

/// Bands of rows that threads blur in place, and copies of the pixels beyond their ends as they were.
struct BandEdges {
    /// A run of rows copied.
    struct Copy {
        let first: Int
        let bytes: UnsafeMutablePointer<UInt8>
        let rowBytes: Int

        func row(_ y: Int) -> UnsafePointer<UInt8> {
            UnsafePointer(bytes + (y - first) * rowBytes)
        }
    }

    /// A band and what its direct rows need of its neighbours; `nil` where there is nothing.
    struct Band {
        let rows: Range<Int>
        let above: Copy?
        let below: Copy?
    }

    let bands: [Band]

    /// Cuts the region, and copies rows where the kernels of direct rows reach beyond their band.
    ///
    /// No kernel reaches further than `mostReach`.
    init(
        _ schedule: RowSchedule,
        mostReach: Int,
        pixels: UnsafePointer<UInt8>,
        stride: Int,
        memory: ScratchMemory
    ) {
        let region = schedule.region
        func copy(_ rows: Range<Int>) -> Copy? {
            guard !rows.isEmpty else { return nil }
            let rowBytes = 4 * region.width
            let bytes = memory.allocate(UInt8.self, count: rowBytes * rows.count)
            for (place, y) in rows.enumerated() {
                (bytes + place * rowBytes).update(from: pixels + (y - region.y) * stride, count: rowBytes)
            }
            return Copy(first: rows.lowerBound, bytes: bytes, rowBytes: rowBytes)
        }
        bands = (region.y..<region.maxY).bands.map { rows in
            let reach =
                mostReach == 0 ? 0 : rows.reduce(0) { max($0, schedule.directFilter($1 - region.y)?.reach ?? 0) }
            return Band(
                rows: rows,
                above: copy(max(rows.lowerBound - reach, region.y)..<rows.lowerBound),
                below: copy(rows.upperBound..<min(rows.upperBound + reach, region.maxY))
            )
        }
    }
}
