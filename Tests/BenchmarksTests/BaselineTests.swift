import StrictJSON
import Testing

@testable import Benchmarks

@Suite struct BaselineTests {
    private func baseline(_ rows: [Report.Row]) throws -> Baseline {
        try Baseline(parsing: Array(Figures.report(rows).json.prettyText.utf8))
    }

    @Test("Only a row past the limit is slower: at the limit, faster and new rows pass")
    func verdicts() throws {
        let before = try baseline([
            Figures.row("at", milliseconds: [4]), Figures.row("past", milliseconds: [4]),
            Figures.row("faster", milliseconds: [4]),
        ])
        let now = Figures.report([
            Figures.row("at", milliseconds: [5]), Figures.row("past", milliseconds: [5.01]),
            Figures.row("faster", milliseconds: [1]), Figures.row("new", milliseconds: [100]),
        ])
        let comparison = BaselineComparison(now, with: before, limit: 1.25)
        #expect(comparison.slower.map(\.name) == ["past"])
        #expect(!comparison.isEmpty)
        let lines = comparison.text.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasSuffix("SLOWER") }.count == 1)
        #expect(lines[4].hasPrefix("new ") && lines[4].hasSuffix("new"))
        #expect(lines.last == "3 compared, 1 slower than 1.25 times before")
    }

    @Test("Multiples of memcpy are compared, so a machine of half the speed changes nothing")
    func slowerMachine() throws {
        let before = try baseline([Figures.row("dim", milliseconds: [4], memcpy: 2)])
        let now = Figures.report([Figures.row("dim", milliseconds: [8], memcpy: 4)])
        #expect(BaselineComparison(now, with: before, limit: 1).slower.isEmpty)
    }

    @Test("A row is found by its device, its name and its threads")
    func keys() throws {
        let before = try baseline([Figures.row("dim", milliseconds: [1])])
        for other in [
            Figures.row("dim", threads: 2, milliseconds: [9]), Figures.row("fill", milliseconds: [9]),
            Figures.row("dim", device: "Tablet", milliseconds: [9]),
        ] {
            #expect(BaselineComparison(Figures.report([other]), with: before, limit: 1).isEmpty)
        }
    }

    @Test("A file of another form, or with a row twice, is an error with its place")
    func faults() throws {
        let row = Figures.row("dim", milliseconds: [1])
        #expect(throws: JSONError.self) { try baseline([row, row]) }
        #expect(throws: JSONError.missingKey(.root.key("schema"))) {
            try Baseline(parsing: Array("{\"rows\": []}".utf8))
        }
        let other = Array("{\"schema\": \"scrim-bench-2\", \"rows\": []}".utf8)
        #expect(throws: JSONError.self) { try Baseline(parsing: other) }
    }
}
