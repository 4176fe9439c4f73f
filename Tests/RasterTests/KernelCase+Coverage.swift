import KernelInterface
import ScrimTestSupport

extension KernelCase {
    static let coverage: [KernelCase] = [
        KernelCase("coverage of an outline, from its curves to its spans") { kernels, memory, random in
            let edges = outline(kernels, &random)
            memory.results += edges.flatMap {
                [$0.x0.bitPattern, $0.y0.bitPattern, $0.x1.bitPattern, $0.y1.bitPattern]
                    + [UInt64(bitPattern: Int64($0.winding))]
            }
            let (width, bandRows, bandCount) = (count(&random, from: 1), 16, 3)
            let order = memory.take(Int32.self, edges.count, &random)
            let active = memory.take(Int32.self, edges.count, &random)
            let starts = memory.take(Int32.self, bandCount + 1, &random)
            kernels.coverageOrder(
                edges,
                count: edges.count,
                top: 0,
                bandRows: bandRows,
                bandCount: bandCount,
                starts: starts,
                order: order
            )
            var band = CoverageBand(
                cells: memory.take(Int32.self, (width + 1) * bandRows, &random),
                touched: memory.take(UInt64.self, (width + 64) / 64 * bandRows, &random),
                left: Int.random(in: -10...30, using: &random),
                top: 0,
                width: width,
                rows: bandRows
            )
            band.cells.update(repeating: 0, count: band.cellsPerRow * bandRows)
            band.touched.update(repeating: 0, count: band.wordsPerRow * bandRows)
            let values = memory.take(UInt8.self, width, &random)
            let spans = memory.take(CoverageSpan.self, width + 1, &random)
            let isEvenOdd = random.next() & 1 == 0
            var held = 0
            for index in 0..<bandCount {
                for slot in starts[index]..<starts[index + 1] {
                    active[held] = order[Int(slot)]
                    held += 1
                }
                band.top = index * bandRows
                held = kernels.coverageAccumulate(edges, active: active, count: held, band: band)
                memory.results.append(UInt64(held))
                for row in 0..<bandRows {
                    let found = kernels.coverageSweep(
                        band,
                        row: row,
                        evenOdd: isEvenOdd,
                        coverage: values,
                        spans: spans
                    )
                    memory.results.append(UInt64(found))
                    memory.results += (0..<width).map { UInt64(values[$0]) }
                    memory.results += (0..<found).map { UInt64(bitPattern: Int64(spans[$0].value)) }
                }
            }
        }
    ]

    /// The edges of a random closed outline of lines and curves.
    private static func outline(_ kernels: any KernelTable.Type, _ random: inout SeededRandom) -> [CoverageEdge] {
        let zero = CoverageEdge(x0: 0, y0: 0, x1: 0, y1: 0, winding: 0)
        var edges: [CoverageEdge] = []
        func point() -> (x: Double, y: Double) { (random.double(in: -20...90), random.double(in: -5...50)) }
        let start = point()
        var from = start
        let pieces = Int.random(in: 2...6, using: &random)
        for piece in 0..<pieces {
            let to = piece == pieces - 1 ? start : point()
            let (a, b) = (point(), point())
            let segments = Int.random(in: 1...9, using: &random)
            var room = [CoverageEdge](repeating: zero, count: segments)
            let stored =
                switch random.next() % 3 {
                case 0: kernels.coverageLine(from.x, from.y, to.x, to.y, into: &room)
                case 1: kernels.coverageQuad(from.x, from.y, a.x, a.y, to.x, to.y, segments: segments, into: &room)
                default:
                    kernels.coverageCubic(
                        from.x,
                        from.y,
                        a.x,
                        a.y,
                        b.x,
                        b.y,
                        to.x,
                        to.y,
                        segments: segments,
                        into: &room
                    )
                }
            edges += room.prefix(stored)
            from = to
        }
        return edges
    }
}
