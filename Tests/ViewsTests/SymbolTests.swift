import Raster
import ScrimTestSupport
import Testing

@testable import Views

@Suite struct SymbolTests {
    /// The 8-bit coverage of a symbol that is stretched to a square of 150 pixels, as in a 50-point frame at 3x.
    private func coverage(_ symbol: Symbol) -> [[Int]] {
        CoveragePicture.values(width: 150, height: 150) { canvas in
            canvas.fill(symbol.path(in: Rect(x: 0, y: 0, width: 150, height: 150)), with: .color(.black))
        }
    }

    /// The runs of a row, or of a column's values, that are covered by half or more; or by less.
    private func runs(_ values: [Int], covered: Bool = true) -> [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        for (index, value) in values.enumerated() where (value >= 128) == covered {
            if let last = result.last, last.upperBound == index - 1 {
                result[result.count - 1] = last.lowerBound...index
            } else {
                result.append(index...index)
            }
        }
        return result
    }

    private func column(_ x: Int, of rows: [[Int]]) -> [Int] { rows.map { $0[x] } }

    @Test(
        "The check is a hole in the disc, where the measured rows have it, to two pixels",
        arguments: [
            (46, [97...109]), (58, [89...103]), (70, [82...96]), (78, [40...53, 77...91]), (86, [43...59, 72...86]),
            (94, [50...65, 67...81]), (98, [53...78]), (106, [60...73]),
        ] as [(Int, [ClosedRange<Int>])]
    )
    func checkHole(row: Int, expected: [ClosedRange<Int>]) {
        let rows = coverage(.checkmarkCircleFill)
        // The first and the last uncovered run lie outside of the disc.
        let holes = runs(rows[row], covered: false).filter { $0.lowerBound > 30 && $0.upperBound < 120 }
        #expect(holes.count == expected.count)
        for (hole, measured) in zip(holes, expected) {
            #expect(abs(hole.lowerBound - measured.lowerBound) <= 2)
            #expect(abs(hole.upperBound - measured.upperBound) <= 2)
        }
    }

    @Test("The disc of the check fills 49.8 points of a 50-point frame")
    func discExtent() {
        let rows = coverage(.checkmarkCircleFill)
        let ink = rows[75].reduce(0, +)
        let hole = runs(rows[75], covered: false)
        #expect(hole.allSatisfy { $0.count < 25 })
        // The outermost pixels of the middle row are covered by 0.7: the disc ends 0.3 pixels before the frame.
        for value in [rows[75][0], rows[75][149], rows[0][75], rows[149][75]] {
            #expect(abs(Double(value) / 255 - 0.7) < 0.03)
        }
        #expect(ink < 150 * 255)
    }

    @Test("The triangle's ink is where it was measured, to a pixel")
    func triangleBounds() {
        let rows = coverage(.exclamationmarkTriangle)
        let columns = (0..<150).filter { column($0, of: rows).contains { $0 >= 40 } }
        #expect(columns.first == 0 && columns.last == 147)
        let inked = (0..<150).filter { rows[$0].contains { $0 >= 40 } }
        #expect(inked.first == 0 && inked.last == 148)
    }

    @Test("The triangle's base, bar and dot are where they were measured, to a pixel")
    func triangleParts() {
        let rows = coverage(.exclamationmarkTriangle)
        // Down the middle: the apex, the bar, the dot, the base.
        let middle = runs(column(73, of: rows))
        #expect(middle.count == 4)
        #expect(abs(middle[1].lowerBound - 41) <= 1 && abs(middle[1].upperBound - 96) <= 1)
        #expect(abs(middle[2].lowerBound - 106) <= 1 && abs(middle[2].upperBound - 121) <= 1)
        #expect(abs(middle[3].lowerBound - 136) <= 1 && abs(middle[3].upperBound - 148) <= 1)
        // Across the bar near its ends: 14 pixels narrowing to 12.
        let upper = runs(rows[50])[1]
        #expect(abs(upper.lowerBound - 67) <= 1 && abs(upper.upperBound - 80) <= 1)
        let lower = runs(rows[90])[1]
        #expect(abs(lower.lowerBound - 68) <= 1 && abs(lower.upperBound - 79) <= 1)
        let dot = runs(rows[113])[1]
        #expect(abs(dot.lowerBound - 66) <= 1 && abs(dot.upperBound - 80) <= 1)
    }

    @Test("The triangle's left side falls from (60, 6) to (1, 120), with the stroke measured across it")
    func triangleSide() throws {
        let rows = coverage(.exclamationmarkTriangle)
        let top = try #require(runs(rows[6]).first)
        let bottom = try #require(runs(rows[120]).first)
        #expect(abs(top.lowerBound - 60) <= 1)
        #expect(abs(bottom.lowerBound - 1) <= 1)
        // A stroke of about 12 pixels, level across a side that rises 1.93 pixels a pixel: 12 · √(1 + 0.517²) = 13.5.
        let across = try #require(runs(rows[80]).first)
        #expect(abs(Double(across.count) - 13) <= 1.5)
    }

    @Test("A frame that is not square stretches the symbol")
    func stretching() throws {
        let path = Symbol.circleFill.path(in: Rect(x: 10, y: 20, width: 100, height: 40))
        let bounds = try #require(path.controlBounds)
        #expect(abs(bounds.minX - 10.2) < 1e-9 && abs(bounds.width - 99.6) < 1e-9)
        #expect(abs(bounds.minY - 20.08) < 1e-9 && abs(bounds.height - 39.84) < 1e-9)
    }

    @Test("Every symbol's ink reaches the edges of its box, to the usual air")
    func boxes() {
        for (name, symbol) in Symbol.table {
            let margin = 30
            let rows = CoveragePicture.values(width: 260, height: 260) { canvas in
                let rect = Rect(x: Double(margin), y: Double(margin), width: 200, height: 200)
                canvas.fill(symbol.path(in: rect), with: .color(.black))
            }
            let inkRows = rows.indices.filter { rows[$0].contains { $0 > 20 } }
            let inkColumns = rows.indices.filter { x in rows.contains { $0[x] > 20 } }
            let edges = [inkRows.first, inkRows.last, inkColumns.first, inkColumns.last].map { $0 ?? -1 }
            for (edge, limit) in zip(edges, [margin, margin + 199, margin, margin + 199]) {
                #expect(abs(edge - limit) <= 5, "\(name): ink from \(edges)")
            }
        }
    }

    @Test("The ring of a circle is 0.083 em wide and its middle is clear")
    func ring() {
        // In a frame of 150 pixels an em is 150: the ring runs from 0.3 to 12.75.
        let middle = runs(coverage(.circle)[75])
        #expect(middle == [0...12, 137...149])
    }

    @Test("A cross is one outline: its middle is inked as a mark and clear as a hole")
    func cross() {
        #expect(coverage(.xmark)[75][75] == 255)
        #expect(coverage(.xmarkCircle)[75][75] == 255)
        #expect(coverage(.xmarkCircleFill)[75][75] == 0)
        #expect(coverage(.xmarkCircleFill)[75][40] == 255)
    }

    @Test("Names give their symbols, and a near name is suggested for an unknown one")
    func names() throws {
        #expect(try Symbol(named: "xmark") == .xmark)
        #expect(Symbol.names == Symbol.names.sorted())
        #expect(Set(Symbol.names).count == Symbol.names.count)
        let error = try #require(throws: SymbolError.self) { try Symbol(named: "checkmark.circl.fill") }
        #expect(error == .unknownName("checkmark.circl.fill", suggestion: "checkmark.circle.fill"))
        #expect("\(error)".contains("did you mean “checkmark.circle.fill”?"))
        let stranger = try #require(throws: SymbolError.self) { try Symbol(named: "zzzzzzzz") }
        #expect("\(stranger)".contains("use one of arrow.clockwise, "))
    }
}
