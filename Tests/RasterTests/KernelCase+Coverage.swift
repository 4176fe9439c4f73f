import KernelInterface
import ScrimTestSupport
import Testing

extension KernelCase {
    static let coverage: [KernelCase] = [
        KernelCase("coverage of an outline, from its curves to its spans") { kernels, memory, random in
            let edges = outline(kernels, &random)
            memory.results += edges.flatMap { [$0.x0, $0.y0, $0.x1, $0.y1] }.map(\.bitPattern)
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
            let left = Int.random(in: -10...30, using: &random)
            var band = band(left: left, top: 0, width: width, rows: bandRows, memory, &random)
            let values = memory.take(UInt8.self, CoverageBand.bytesPerRow(width: width), &random)
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
                var naive = NaiveCoverage(left: left, top: band.top, width: width, rows: bandRows)
                for edge in edges { naive.add(edge) }
                for row in 0..<bandRows {
                    let found = kernels.coverageSweep(
                        band,
                        row: row,
                        evenOdd: isEvenOdd,
                        coverage: values,
                        spans: spans
                    )
                    var drawn = [UInt8](repeating: 0, count: width)
                    for span in (0..<found).map({ spans[$0] }) {
                        for x in Int(span.x)..<Int(span.x + span.count) {
                            drawn[x] = span.value == CoverageSpan.varying ? values[x] : UInt8(span.value)
                        }
                    }
                    #expect(drawn == naive.values(row: row, evenOdd: isEvenOdd))
                }
                #expect(isZero(band))
            }
        },
        KernelCase("coverage of an outline, drawn over pixels") { kernels, memory, random in
            let edges = outline(kernels, &random)
            let (width, rows) = (count(&random, from: 1), Int.random(in: 1...9, using: &random))
            let (left, top) = (Int.random(in: -10...30, using: &random), Int.random(in: -3...30, using: &random))
            let band = band(left: left, top: top, width: width, rows: rows, memory, &random)
            kernels.coverageAccumulate(edges, count: edges.count, band: band)
            let isEvenOdd = random.next() & 1 == 0
            let color = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF | UInt32(random.biasedByte()) << 24
            let stride = width + Int.random(in: 0...9, using: &random)
            let pixels = memory.take(UInt32.self, stride * rows, &random)
            var naive = NaiveCoverage(left: left, top: top, width: width, rows: rows)
            for edge in edges { naive.add(edge) }
            var expected = (0..<stride * rows).map { pixels[$0] }
            for row in 0..<rows {
                for (x, value) in naive.values(row: row, evenOdd: isEvenOdd).enumerated() {
                    let index = row * stride + x
                    expected[index] = NaiveBlend.over(color, times: value, expected[index])
                }
            }
            kernels.coverageBlend(band, evenOdd: isEvenOdd, color: color, into: pixels, stride: stride)
            #expect((0..<stride * rows).map { pixels[$0] } == expected)
            #expect(isZero(band))
        },
    ]

    /// A band whose memory is zero.
    private static func band(
        left: Int,
        top: Int,
        width: Int,
        rows: Int,
        _ memory: KernelMemory,
        _ random: inout SeededRandom
    ) -> CoverageBand {
        let band = CoverageBand(
            cells: memory.take(Int32.self, CoverageBand.cellsPerRow(width: width) * rows + 3, &random),
            touched: memory.take(UInt64.self, CoverageBand.wordsPerRow(width: width) * rows, &random),
            left: left,
            top: top,
            width: width,
            rows: rows
        )
        band.cells.update(repeating: 0, count: band.cellsPerRow * rows + 3)
        band.touched.update(repeating: 0, count: band.wordsPerRow * rows)
        return band
    }

    private static func isZero(_ band: CoverageBand) -> Bool {
        (0..<band.cellsPerRow * band.rows + 3).allSatisfy { band.cells[$0] == 0 }
            && (0..<band.wordsPerRow * band.rows).allSatisfy { band.touched[$0] == 0 }
    }

    /// The edges of a random closed outline of lines and curves.
    private static func outline(_ kernels: any KernelTable.Type, _ random: inout SeededRandom) -> [CoverageEdge] {
        let zero = CoverageEdge(x0: 0, y0: 0, x1: 0, y1: 0)
        var edges: [CoverageEdge] = []
        func point() -> (x: Double, y: Double) { (random.double(in: -20...90), random.double(in: -5...50)) }
        let start = point()
        var from = start
        let pieces = Int.random(in: 2...6, using: &random)
        for piece in 0..<pieces {
            let to = piece == pieces - 1 ? start : point()
            let (a, b) = (point(), point())
            let isLine = random.next() & 1 == 0
            let segments = isLine ? 1 : Int.random(in: 1...9, using: &random)
            var room = [CoverageEdge](repeating: zero, count: segments)
            if isLine {
                kernels.coverageLine(from.x, from.y, to.x, to.y, into: &room)
            } else if random.next() & 1 == 0 {
                kernels.coverageQuad(from.x, from.y, a.x, a.y, to.x, to.y, segments: segments, into: &room)
            } else {
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
            edges += room
            from = to
        }
        return edges
    }
}
