import KernelInterface

extension KernelSet {
    public static func coverageOrder(
        _ edges: UnsafePointer<CoverageEdge>,
        count: Int,
        top: Int,
        bandRows: Int,
        bandCount: Int,
        starts: UnsafeMutablePointer<Int32>,
        order: UnsafeMutablePointer<Int32>
    ) {
        var band = 0
        while band <= bandCount {
            starts[band] = 0
            band &+= 1
        }
        let firstRow = Double(top)
        let lastRow = Double(bandCount &* bandRows &- 1)
        let shift = bandRows.trailingZeroBitCount
        func bandOf(_ index: Int) -> Int {
            let top = min(edges[index].y0, edges[index].y1)
            return Int(min(max(top - firstRow, 0), lastRow)) &>> shift
        }

        var index = 0
        while index < count {
            starts[bandOf(index) &+ 1] &+= 1
            index &+= 1
        }
        band = 0
        while band < bandCount {
            starts[band &+ 1] &+= starts[band]
            band &+= 1
        }
        // Filling each band from its end downwards leaves the band's start in the entry that held its end.
        index = count &- 1
        while index >= 0 {
            let slot = bandOf(index) &+ 1
            starts[slot] &-= 1
            order[Int(starts[slot])] = Int32(truncatingIfNeeded: index)
            index &-= 1
        }
        band = 0
        while band < bandCount {
            starts[band] = starts[band &+ 1]
            band &+= 1
        }
        starts[bandCount] = Int32(truncatingIfNeeded: count)
    }
}
